// @vitest-environment happy-dom
import { ORPCError } from "@orpc/client";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { SessionProvider } from "../../../session/session.ts";
import { openTokens } from "../../../session/token.ts";
import { showPages } from "../../../testing/show-pages.tsx";
import { VerifyEmailPage } from "./verify-email.page.tsx";

const tokens = (token: string | null) =>
  openTokens({ write: async () => {}, onChangeElsewhere: () => {}, read: async () => token });
const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(async () => {
  cleanup();
  overwriteGetLocale(before);
  await tokens(null);
});

function open(verifyEmail: (input: object) => Promise<unknown>) {
  const currentUser = vi.fn(async () => ({ id: 1, roles: [], admin: false }));
  const page = () => (
    <SessionProvider>
      <VerifyEmailPage />
    </SessionProvider>
  );
  const history = createMemoryHistory({ initialEntries: ["/email/verification/6f1c"] });
  const api = { accounts: { verifyEmail, currentUser } };
  const platform = { kind: "web", publicOnly: false };
  showPages({ "/email/verification/$guid": page }, history, api, { platform });
  return currentUser;
}

it("a link verifies once, and leads visitors to the sign-in (accounts §29)", async () => {
  const verifyEmail = vi.fn(async (_: object) => true);
  open(verifyEmail);
  await screen.findByRole("heading", { name: "Your email is verified" });
  expect(verifyEmail.mock.calls).toEqual([[{ guid: "6f1c" }]]);
  expect(screen.getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe("/login");
});

it("members are fetched again once the link is used: their new address waits no longer", async () => {
  await tokens("token");
  const used = Promise.withResolvers<true>();
  const currentUser = open(() => used.promise);
  await waitFor(() => expect(currentUser).toHaveBeenCalledTimes(1));
  used.resolve(true);
  await screen.findByRole("heading", { name: "Your email is verified" });
  await waitFor(() => expect(currentUser).toHaveBeenCalledTimes(2));
  expect((await screen.findByRole("link")).getAttribute("href")).toBe("/");
});

it("after a lost answer the link can be tried again, and is then said to be used perhaps", async () => {
  const gone = new ORPCError("link_invalid", { defined: true, status: 404 });
  const verifyEmail = vi.fn().mockRejectedValueOnce(new TypeError("Failed to fetch")).mockRejectedValueOnce(gone);
  open(verifyEmail);
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await screen.findByRole("link");
  expect(screen.getByRole("heading").textContent).toBe("Your email may already be verified");
  expect(verifyEmail).toHaveBeenCalledTimes(2);
});
