// @vitest-environment happy-dom
import { ORPCError } from "@orpc/client";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { showPages } from "../../../testing/show-pages.tsx";
import { SignInWays } from "./sign-in-ways.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

const WAYS = {
  password: true,
  providers: ["google"],
  offered: ["google"],
  passkeys: [],
  authenticator: false,
  recovery_codes_left: 0,
  second_step_due: false,
  second_step_expected: false,
};

/** The ways of a member who has a password and Google. */
function ways(calls: object, signInWays: () => Promise<unknown>) {
  const api = { accounts: { signInWays, currentUser: () => new Promise(() => {}), ...calls } };
  const page = () => (
    <ToastProvider closeLabel="Close" regionLabel="Messages" load={() => new Promise(() => {})}>
      <SignInWays />
    </ToastProvider>
  );
  showPages({ "/": page }, createMemoryHistory(), api, { platform: {} });
}

async function disconnecting(removeProvider: (input: object) => Promise<unknown>) {
  let providers = ["google"];
  const remove = vi.fn(async (input: object) => {
    const done = await removeProvider(input);
    providers = [];
    return done;
  });
  ways({ removeProvider: remove }, async () => ({ ...WAYS, providers }));
  fireEvent.click(await screen.findByRole("button", { name: "Disconnect: Google" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Disconnect Google?" });
  expect(remove).not.toHaveBeenCalled();
  within(dialog).getByText(/Your password will be the only way in/);
  fireEvent.click(within(dialog).getByRole("button", { name: "Disconnect" }));
  return remove;
}

it("a provider is disconnected after a question that says what is left (accounts §14)", async () => {
  const remove = await disconnecting(async () => true);
  await screen.findByRole("button", { name: "Connect: Google" });
  expect(remove.mock.calls).toEqual([[{ provider: "google" }]]);
});

it("one that cannot be disconnected stays, and it is said why", async () => {
  await disconnecting(() => Promise.reject(new ORPCError("last_way", { defined: true, status: 409 })));
  await screen.findByText("This is the only way into your account.");
  expect(screen.getByRole("button", { name: "Disconnect: Google" })).toBeTruthy();
});

it("ways that cannot be fetched are said to be so, and can be fetched again", async () => {
  const signInWays = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new TypeError("Failed to fetch"));
  ways({}, signInWays);
  const again = await screen.findByRole("button", { name: "Try again" });
  signInWays.mockResolvedValueOnce(WAYS);
  fireEvent.click(again);
  await waitFor(() => expect(screen.getByText("Connected")).toBeTruthy());
});
