// @vitest-environment happy-dom
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { OWNERLESS } from "@tablee/domain/restaurants/ordering-status";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getLocale, overwriteGetLocale } from "../../paraglide/runtime.js";
import { SessionProvider } from "../../session/session.ts";
import { openTokens } from "../../session/token.ts";
import { settle, showPages } from "../../testing/show-pages.tsx";
import { NoOrdersNotice } from "./kitchen-notices.tsx";

const tokens = (token: string | null) =>
  openTokens({ write: async () => {}, onChangeElsewhere: () => {}, read: async () => token });
const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(async () => {
  cleanup();
  overwriteGetLocale(before);
  await tokens(null);
});

async function shown(status: string, viewer: { role: string; admin?: boolean }) {
  await tokens("token");
  const setRestaurant = vi.fn(async (change: object) => ({ id: 7, ...change }));
  const page = () => (
    <ToastProvider regionLabel="Toasts" closeLabel="Close">
      <SessionProvider>
        <NoOrdersNotice restaurant={{ id: 7, status } as never} />
      </SessionProvider>
    </ToastProvider>
  );
  const api = { accounts: { currentUser: () => new Promise(() => {}) }, kitchen: { setRestaurant } };
  const { client, orpc } = showPages({ "/": page }, createMemoryHistory({ initialEntries: ["/"] }), api);
  await screen.findAllByRole("status");
  const user = { id: 1, admin: viewer.admin === true, roles: [{ restaurant_id: 7, role: viewer.role }] };
  client.setQueryData(orpc.accounts.currentUser.queryKey({ input: {} }), user as never);
  await settle();
  return setRestaurant;
}

const opening = () => screen.queryByRole("button", { name: "Open again" });
const LEFT = "Its last owner has left. It takes orders again once an owner opens it here.";

it.each([{ role: "kitchen" }, { role: "manager" }])(
  "a place that its last owner left says so to its staff, who cannot open it: %j (management §47)",
  async (viewer) => {
    await shown(OWNERLESS, viewer);
    screen.getByText(LEFT);
    expect(opening()).toBeNull();
  },
);

it.each([{ role: "owner" }, { role: "kitchen", admin: true }])("and is opened by %j", async (viewer) => {
  const setRestaurant = await shown(OWNERLESS, viewer);
  screen.getByText(LEFT);
  fireEvent.click(opening()!);
  await waitFor(() => expect(setRestaurant).toHaveBeenCalledWith({ id: 7, status: "open" }));
});

it("a paused place is opened by anybody on its staff (kitchen §7)", async () => {
  await shown("paused", { role: "kitchen" });
  screen.getByText("Nobody can order until you open again.");
  expect(opening()).not.toBeNull();
});
