// @vitest-environment happy-dom
import { createMemoryHistory } from "@tanstack/react-router";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { offlineError } from "../../../api/call-error.ts";
import { failureLine } from "../../../api/failure-words.ts";
import { m } from "../../../paraglide/messages.js";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { showPages } from "../../../testing/show-pages.tsx";
import { DetailsTab } from "./details-tab.tsx";
import { ChangePasswordForm } from "./password-form.tsx";
import { ProfileTabForm } from "./profile-tab.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

const USER = { id: 7, first_name: "Lou", last_name: "Perdu" };

function show(page: () => ReactNode) {
  const accounts = { update: vi.fn(async () => USER), changePassword: vi.fn(async () => "token") };
  showPages({ "/account": page }, createMemoryHistory({ initialEntries: ["/account"] }), { accounts });
  return accounts;
}

it("a field of the account is checked half a second after the last key (wire §27)", async () => {
  show(() => <ProfileTabForm user={USER as never} />);
  await screen.findByLabelText("First name");
  type("First name", "R2D2");
  expect(screen.queryByText(/letter/)).toBeNull();
  await screen.findByText("First name invalid");
  type("First name", "René");
  expect(screen.queryByText("First name invalid")).toBeNull();
});

it("a form of the account that cannot be saved says so at once, at its field too (wire §22)", async () => {
  const { update } = show(() => <ProfileTabForm user={USER as never} />);
  await screen.findByLabelText("First name");
  type("First name", " ");
  press("Save");
  screen.getByText("First name invalid");
  screen.getByText("Invalid fields:");
  expect(update).not.toHaveBeenCalled();
  type("First name", "Zoé");
  press("Save");
  await waitFor(() => expect(update).toHaveBeenCalledWith({ first_name: "Zoé" }));
});

it("a name that only the server refuses contains a web address, and its field says so (accounts §2)", async () => {
  const { update } = show(() => <ProfileTabForm user={USER as never} />);
  await screen.findByLabelText("First name");
  const refusal = { defined: true, status: 422, code: "invalid_fields", data: { fields: ["first_name"] } };
  update.mockRejectedValueOnce(Object.assign(new Error(), refusal));
  type("First name", "Zoe.com");
  press("Save");
  await screen.findByText("A name cannot contain a web address.");
  expect(screen.queryByText("First name invalid")).toBeNull();
  type("First name", "R2D2");
  press("Save");
  screen.getByText("First name invalid");
});

it("a new password is checked half a second after the last key, and all of the form when it is sent", async () => {
  const { changePassword } = show(() => <ChangePasswordForm email="lou@tablee.test" />);
  await screen.findByLabelText("New password");
  const rule = "Your password must have at least 8 characters, a number and an uppercase letter";
  // All that it needs is said from the start, and ticked off (accounts §1).
  for (const need of [m.registration_need_lowercase(), m.registration_need_digit()]) screen.getByText(need);
  type("New password", "short");
  expect(screen.getAllByRole("img", { name: m.registration_need_met() })).toHaveLength(1);
  expect(screen.queryByText(rule)).toBeNull();
  expect(document.querySelector("[data-invalid]")).toBeNull();
  await waitFor(() => expect(document.querySelector("[data-invalid]")).not.toBeNull());
  press("Change password");
  screen.getByText("Invalid fields:");
  screen.getByText("Oops, passwords don't match");
  expect(changePassword).not.toHaveBeenCalled();
});

it("keeping the present address says why it failed, until it is tried again (accounts §40)", async () => {
  const email = "lou@tablee.example";
  const user = { ...USER, email, new_email: "new@tablee.example", phone_number: null };
  const lost = offlineError(null);
  const update = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(lost)
    .mockReturnValue(new Promise(() => {}));
  const api = { accounts: { update, credit: async () => ({ balance: 0, credits: [] }) } };
  showPages({ "/": () => <DetailsTab user={user as never} /> }, createMemoryHistory(), api);
  const keep = await screen.findByRole("button", { name: m.own_email_keep() });
  const [notice] = screen.getAllByRole("status").filter((one) => one.contains(keep));
  fireEvent.click(keep);
  await within(notice as HTMLElement).findByText(failureLine(lost));
  fireEvent.click(keep);
  await waitFor(() => expect(screen.queryByText(failureLine(lost))).toBeNull());
  expect(update.mock.calls).toEqual([[{ email }], [{ email }]]);
});

it("after the current address is kept, the heading of its section has the focus (accounts §31)", async () => {
  const user = { ...USER, email: "lou@tablee.test", phone_number: "", gender: null, phone_verified: false };
  let keep = () => {};
  show(() => {
    const [email, setEmail] = useState<string | null>("new@tablee.test");
    keep = () => setEmail(null);
    return <DetailsTab user={{ ...user, new_email: email } as never} />;
  });
  (await screen.findByRole("button", { name: "Keep the current one" })).focus();
  await act(async () => keep());
  expect(screen.queryByRole("button", { name: "Keep the current one" })).toBeNull();
  expect(document.activeElement?.tagName).toMatch(/^H[1-4]$/);
});
