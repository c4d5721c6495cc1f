// @vitest-environment happy-dom
import { createMemoryHistory } from "@tanstack/react-router";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { m } from "../../../paraglide/messages.js";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { UNTOLD_FACTS } from "../../../routes/host-facts.ts";
import { openTokens } from "../../../session/token.ts";
import { sendInVain } from "../../../testing/eight-seconds.ts";
import { showPages } from "../../../testing/show-pages.tsx";
import { RegistrationForm } from "./registration-form.tsx";

const before = getLocale;
beforeEach(async () => {
  overwriteGetLocale(() => "en");
  sessionStorage.clear();
  await openTokens({ read: async () => null, write: async () => {}, onChangeElsewhere: () => {} });
});
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

const refused = (code: string) => Object.assign(new Error(code), { defined: true, code, status: 422, data: undefined });

const LOST = Object.assign(refused("offline"), { status: 503 });
const CODE = "123456";

/** Fills in the form for Lou, who is invited or not. Returns the button that sends it. */
async function fillIn(login: () => Promise<unknown>, calls: object = {}, { invited = true, phone = false } = {}) {
  const sendVerification = vi.fn(async () => true);
  const accounts = {
    registrationTerms: async () => ({ phone, countries: ["CA"] }),
    isPasswordKnown: async () => false,
    createAccount: async () => true,
    login,
    sendVerification,
    ...calls,
  };
  const form = () => (
    <RegistrationForm
      invitedEmail={invited ? "lou@tablee.test" : null}
      invitation_id={invited ? "1" : null}
      mac_address={null}
      onRegistered={() => {}}
    />
  );
  const history = createMemoryHistory({ initialEntries: ["/register"] });
  const places = { position: () => new Promise(() => {}) };
  const { client, orpc } = showPages(
    { "/register": form },
    history,
    { accounts, places },
    {
      host_facts: { ...UNTOLD_FACTS, registration_phone: phone },
      platform: { user_agent: "", kind: "web", codeOfMessage: async () => CODE },
    },
  );
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText("First name");
  type("First name", "Lou");
  type("Last name", "Perdu");
  type("Password", "Marronnier42");
  type("Confirm password", "Marronnier42");
  if (!invited) type("Email", "lou@tablee.test");
  if (phone) {
    type("Phone number", "5145550199");
    fireEvent.click(screen.getByRole("checkbox", { name: m.registration_sms_accept() }));
  }
  fireEvent.click(document.querySelector("input[name=terms]")!);
  const button = screen.getByRole("button", { name: "Register" });
  await waitFor(() => expect(button).toHaveProperty("disabled", false));
  return { button, sendVerification, client, orpc };
}

/** Registers Lou, whose sign-in is then refused. */
async function register(refusal: string) {
  const { button, sendVerification } = await fillIn(() => Promise.reject(refused(refusal)));
  fireEvent.click(button);
  return { alert: await screen.findByRole("alert"), sendVerification };
}

it("a new member whose e-mail waits for its link is warned, and can have it sent again (accounts §7)", async () => {
  const { alert, sendVerification } = await register("activation_needed");
  expect(alert.textContent).toContain("Email verification needed");
  expect(alert.textContent).toContain("Check your email, you received a verification link");
  expect(alert.textContent).not.toContain("Please sign in");
  fireEvent.click(screen.getByRole("button", { name: "Send the link again" }));
  await waitFor(() => expect(sendVerification).toHaveBeenCalledWith({ email: "lou@tablee.test" }));
});

it("a new member whose sign-in fails otherwise is told that the account exists", async () => {
  const { alert } = await register("too_many_requests");
  expect(alert.textContent).toContain("Your account has been created. Please sign in.");
});

it("a registration says in words that it is still being sent (shell §43)", async () => {
  const { button } = await fillIn(() => new Promise(() => {}));
  await sendInVain(() => fireEvent.click(button));
  expect(screen.getByText(m.shell_still_sending())).toBeTruthy();
});

it("the address that an attempt without an answer may have taken does not prevent the next press (accounts §21)", async () => {
  let isFree = true;
  const createAccount = vi.fn(() => Promise.reject(LOST));
  const isEmailAvailable = vi.fn(async () => isFree);
  const { button, client, orpc } = await fillIn(
    async () => {},
    { createAccount, isEmailAvailable },
    { invited: false },
  );
  await waitFor(() => expect(isEmailAvailable).toHaveBeenCalledTimes(1));
  fireEvent.click(button);
  await screen.findByText(m.registration_unanswered());
  isFree = false;
  await act(async () => client.invalidateQueries({ queryKey: orpc.accounts.isEmailAvailable.key() }));
  expect(isEmailAvailable).toHaveBeenCalledTimes(2);
  expect(screen.queryByText(m.registration_email_taken())).toBeNull();
  expect(button).toHaveProperty("disabled", false);
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "other@tablee.test" } });
  await screen.findByText(m.registration_email_taken(), undefined, { timeout: 3_000 });
});

it("after the code, the dialog that says why no account was created gives the focus to the button", async () => {
  const calls = {
    sendSmsCode: async () => true,
    checkSmsCode: async () => true,
    createAccount: () => Promise.reject(LOST),
  };
  const { button } = await fillIn(async () => {}, calls, { phone: true });
  button.focus();
  fireEvent.click(button);
  const verify = await screen.findByRole("button", { name: m.registration_verify() });
  await waitFor(() => expect(verify).toHaveProperty("disabled", false));
  fireEvent.click(verify);
  const dialog = await screen.findByRole("dialog", { name: m.registration_error() });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await waitFor(() => expect(screen.queryByText(m.registration_verify_title())).toBeNull());
  expect(dialog.contains(document.activeElement)).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: m.registration_ok() }));
  await waitFor(() => expect(document.activeElement).toBe(button));
});
