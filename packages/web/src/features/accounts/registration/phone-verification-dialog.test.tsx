// @vitest-environment happy-dom
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { QueryObserver } from "@tanstack/react-query";
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

const verifyPhoneNumber = vi.fn();
const currentUser = vi.fn();
const onVerified = vi.fn();

const refusal = (code: string, data = {}) => Object.assign(new Error(code), { defined: true, code, status: 403, data });
const needed = () => refusal("confirmation_needed", { ways: ["password"] });
const mocks = [sendPhoneVerificationCode, verifyPhoneNumber, currentUser, confirm, onVerified, onSubmitAround];

/** Ends what keeps the member in use, as the shell does in the app. */
const unwatch: (() => void)[] = [];

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  for (const end of unwatch.splice(0)) end();
  overwriteGetLocale(before);
  for (const mock of mocks) mock.mockReset();
});

/** Types another number than the stored one, and asks for its code. */
async function askForCode() {
  const api = {
    accounts: {
      sendPhoneVerificationCode,
      verifyPhoneNumber,
      currentUser,
      confirm,
      registrationTerms: async () => ({ countries: ["CA"] }),
      providers: async () => ({ providers: [] }),
    },
  };
  // The form of a comment is around it in React's tree.
  const page = () => (
    <ToastProvider regionLabel="Toasts" closeLabel="Close">
      <form onSubmit={onSubmitAround}>
        <PhoneVerificationDialog open onOpenChange={() => {}} phone={STORED} onVerified={onVerified} />
      </form>
    </ToastProvider>
  );
  const more = { platform: { codeOfMessage: async () => null }, host_facts: { outbox: false } };
  const shown = showPages({ "/": page }, createMemoryHistory(), api, more);
  const dialog = within(await screen.findByRole("dialog", { name: m.phone_title() }));
  fireEvent.change(dialog.getByLabelText(m.registration_phone()), { target: { value: OTHER } });
  fireEvent.click(dialog.getByRole("button", { name: m.phone_send() }));
  return shown;
}

async function sendToOther() {
  await askForCode();
  return within(await screen.findByRole("dialog", { name: m.ways_confirm_title() }));
}

/** Types the code that the other number was sent, by a member whom the app knows, as yet unverified. */
async function takeCode() {
  sendPhoneVerificationCode.mockResolvedValueOnce(true);
  const { client, orpc } = await askForCode();
  const { queryKey } = orpc.accounts.currentUser.queryOptions({ input: {} });
  client.setQueryData(queryKey, { id: 1, phone_number: STORED, phone_verified: false } as never);
  const watched = new QueryObserver(client, { queryKey, queryFn: () => currentUser(), staleTime: Infinity });
  unwatch.push(watched.subscribe(() => {}));
  fireEvent.change(await screen.findByLabelText(m.registration_code()), { target: { value: "123456" } });
  fireEvent.click(await screen.findByRole("button", { name: m.registration_verify() }));
  await waitFor(() => expect(verifyPhoneNumber).toHaveBeenCalledTimes(1));
  return { client, queryKey };
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

it("what follows a verified number finds it verified at once, and asks for nothing again (accounts §28)", async () => {
  verifyPhoneNumber.mockResolvedValueOnce(true);
  currentUser.mockReturnValue(new Promise(() => {}));
  const { client, queryKey } = await takeCode();
  await waitFor(() => expect(onVerified).toHaveBeenCalledTimes(1));
  expect(client.getQueryData(queryKey)).toMatchObject({ phone_number: OTHER, phone_verified: true });
});

it.each([
  { phone_verified: true, verified: 1 },
  { phone_verified: false, verified: 0 },
])("a code that is used up, because its answer was lost, has verified the number: $phone_verified", async (row) => {
  verifyPhoneNumber.mockRejectedValueOnce(refusal("phone_verification_code_expired"));
  currentUser.mockResolvedValue({ id: 1, phone_number: OTHER, phone_verified: row.phone_verified });
  await takeCode();
  await waitFor(() => expect(currentUser).toHaveBeenCalled());
  await waitFor(() => expect(onVerified).toHaveBeenCalledTimes(row.verified));
  if (row.verified === 0) expect(await screen.findByText(m.registration_sms_expired())).toBeTruthy();
});
