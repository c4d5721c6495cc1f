// @vitest-environment happy-dom
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { m } from "../../../paraglide/messages.js";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { showPages } from "../../../testing/show-pages.tsx";
import { PhoneVerificationDialog } from "./phone-verification-dialog.tsx";

const STORED = "+15145550177";
const OTHER = "+15145550178";
const sendPhoneVerificationCode = vi.fn();
const confirm = vi.fn();
const onSubmitAround = vi.fn();

const needed = () =>
  Object.assign(new Error("confirmation_needed"), {
    defined: true,
    code: "confirmation_needed",
    status: 403,
    data: { ways: ["password"] },
  });

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
  for (const mock of [sendPhoneVerificationCode, confirm, onSubmitAround]) mock.mockReset();
});

/** Types another number than the stored one, and asks for its code. */
async function sendToOther() {
  const api = {
    accounts: {
      sendPhoneVerificationCode,
      confirm,
      registrationTerms: async () => ({ countries: ["CA"] }),
      providers: async () => ({ providers: [] }),
    },
  };
  // The form of a comment is around it in React's tree.
  const page = () => (
    <ToastProvider regionLabel="Toasts" closeLabel="Close">
      <form onSubmit={onSubmitAround}>
        <PhoneVerificationDialog open onOpenChange={() => {}} phone={STORED} />
      </form>
    </ToastProvider>
  );
  const more = { platform: { codeOfMessage: async () => null }, host_facts: { outbox: false } };
  showPages({ "/": page }, createMemoryHistory(), api, more);
  const dialog = within(await screen.findByRole("dialog", { name: m.phone_title() }));
  fireEvent.change(dialog.getByLabelText(m.registration_phone()), { target: { value: OTHER } });
  fireEvent.click(dialog.getByRole("button", { name: m.phone_send() }));
  return within(await screen.findByRole("dialog", { name: m.ways_confirm_title() }));
}

it("another number than the stored one is confirmed with the password, then gets its code (accounts §32)", async () => {
  sendPhoneVerificationCode.mockRejectedValueOnce(needed()).mockResolvedValueOnce(true);
  confirm.mockResolvedValueOnce(true);
  const question = await sendToOther();
  fireEvent.change(question.getByLabelText(m.accounts_password()), { target: { value: "a password" } });
  fireEvent.click(question.getByRole("button", { name: m.ways_confirm_action() }));
  expect(await screen.findByLabelText(m.registration_code())).toBeTruthy();
  expect(sendPhoneVerificationCode.mock.calls).toEqual([[{ phone_number: OTHER }], [{ phone_number: OTHER }]]);
  // Neither form of the dialogs submits the one around them.
  expect(onSubmitAround).not.toHaveBeenCalled();
});

it("a confirmation that is given up leaves the number as typed, and is no failure", async () => {
  sendPhoneVerificationCode.mockRejectedValueOnce(needed());
  const question = await sendToOther();
  fireEvent.click(question.getByRole("button", { name: m.accounts_close() }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: m.ways_confirm_title() })).toBeNull());
  const dialog = within(screen.getByRole("dialog", { name: m.phone_title() }));
  await waitFor(() =>
    expect(dialog.getByRole("button", { name: m.phone_send() }).getAttribute("aria-busy")).not.toBe("true"),
  );
  expect(dialog.getByLabelText<HTMLInputElement>(m.registration_phone()).value).toBe(OTHER);
  expect(dialog.queryByText(m.phone_failed())).toBeNull();
  expect(sendPhoneVerificationCode).toHaveBeenCalledTimes(1);
});
