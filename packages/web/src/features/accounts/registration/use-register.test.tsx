// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { Api } from "../../../api/create-api.ts";
import { createOrpc } from "../../../api/query-options.ts";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { openTokens } from "../../../session/token.ts";
import type { RegistrationFormState } from "./use-registration-form.ts";
import { useRegister } from "./use-register.ts";

const failed = (code: string, status: number) =>
  Object.assign(new Error(code), { defined: true, code, status, data: undefined });

const form = {
  fields: { first_name: "Lou", last_name: "Perdu", password: "Marronnier42" },
  email: "lou@example.org",
  phone: "",
  withPhone: false,
  isPasswordKnown: async () => false,
  noteUnanswered: () => {},
} as unknown as RegistrationFormState;

afterEach(async () => {
  cleanup();
  await openTokens({ read: async () => null, write: async () => {}, onChangeElsewhere: () => {} });
});

/** A registration that is sent once for each of these outcomes; null: the account is created. */
async function registering(login: () => Promise<unknown>, ...outcomes: (Error | null)[]) {
  await openTokens({ read: async () => null, write: async () => {}, onChangeElsewhere: () => {} });
  const [onCreated, onRegistered] = [vi.fn(), vi.fn()];
  const times = outcomes.length;
  const createAccount = vi.fn(async () => {
    const failure = outcomes.shift();
    if (failure) throw failure;
  });
  const api = { accounts: { createAccount, login: vi.fn(login) } };
  const app = {
    api,
    orpc: createOrpc(api as unknown as Api),
    platform: { user_agent: "", kind: "web" },
  } as unknown as AppContext;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>
      <ContextOfApp value={app}>{children}</ContextOfApp>
    </QueryClientProvider>
  );
  const of = { invitation_id: null, mac_address: null, onCreated, onRegistered };
  const { result } = renderHook(() => useRegister(form, of), { wrapper });
  for (let n = 0; n < times; n++) {
    act(() => result.current.submit(() => {}));
    await waitFor(() => expect(createAccount).toHaveBeenCalledTimes(n + 1));
    await waitFor(() => expect(result.current.busy).toBe(false));
  }
  return { result, onCreated, onRegistered, login: api.accounts.login };
}

it("signs in to the account that an attempt without an answer has created (accounts §21)", async () => {
  const user = { id: 7, admin: false, kitchens: [] };
  const { result, onCreated, onRegistered } = await registering(
    async () => ({ token: "new", user }),
    failed("offline", 503),
    failed("phone_verification_code_expired", 422),
  );
  expect(onRegistered).toHaveBeenCalledWith(user);
  expect(onCreated).toHaveBeenCalledTimes(1);
  expect(result.current.creationError).toBeNull();
});

it("shows the refusal if the account is somebody else's, and tries no sign-in after a plain refusal", async () => {
  const wrong = () => Promise.reject(failed("login_invalid", 422));
  const lost = await registering(wrong, failed("offline", 503), failed("error_already_exists", 409));
  expect(lost.result.current.creationError).toMatchObject({ code: "error_already_exists" });
  expect(lost.result.current.signInError).toBeNull();
  const refused = await registering(wrong, failed("error_already_exists", 409));
  expect(refused.login).not.toHaveBeenCalled();
  expect([lost.onCreated, refused.onCreated].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it("tells once that the account is created, even if its sign-in fails (accounts §17)", async () => {
  const failing = await registering(() => Promise.reject(failed("busy", 503)), null);
  expect(failing.onCreated).toHaveBeenCalledTimes(1);
  expect(failing.onRegistered).not.toHaveBeenCalled();
  const user = { id: 7, admin: false, kitchens: [] };
  const whole = await registering(async () => ({ token: "new", user }), null);
  expect(whole.onRegistered).toHaveBeenCalledWith(user);
  expect(whole.onCreated).toHaveBeenCalledTimes(1);
});
