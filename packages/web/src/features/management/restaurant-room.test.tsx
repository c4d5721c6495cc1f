// @vitest-environment happy-dom
import { OWNERLESS } from "@tablee/domain/restaurants/ordering-status";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../paraglide/runtime.js";
import { SessionProvider } from "../../session/session.ts";
import { openTokens } from "../../session/token.ts";
import { EmptyPage, settle, showPages } from "../../testing/show-pages.tsx";
import { KitchenClosed } from "./restaurant-room.tsx";

const tokens = (token: string | null) =>
  openTokens({ write: async () => {}, onChangeElsewhere: () => {}, read: async () => token });
const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(async () => {
  cleanup();
  overwriteGetLocale(before);
  await tokens(null);
});

async function shown(status: string, role: string) {
  await tokens("token");
  const page = () => (
    <SessionProvider>
      <KitchenClosed restaurant_id={7} status={status} />
    </SessionProvider>
  );
  const api = { accounts: { currentUser: () => new Promise(() => {}) } };
  const history = createMemoryHistory({ initialEntries: ["/"] });
  const { client, orpc } = showPages({ "/": page, "/kitchen": EmptyPage }, history, api);
  await settle();
  const user = { id: 1, admin: false, roles: [{ restaurant_id: 7, role }] };
  client.setQueryData(orpc.accounts.currentUser.queryKey({ input: {} }), user as never);
  await settle();
}

const LEFT = "It was closed when its last owner left. An owner can open it in the kitchen.";
const opening = () => screen.queryByText("Open it in the kitchen");

it("a place's new owner is told that it is closed, and where to open it (management §47)", async () => {
  await shown(OWNERLESS, "owner");
  screen.getByText(LEFT);
  expect(opening()).not.toBeNull();
});

it("its manager is told too, and cannot open it", async () => {
  await shown(OWNERLESS, "manager");
  screen.getByText(LEFT);
  expect(opening()).toBeNull();
});

it("a place that was closed by hand is opened by its manager", async () => {
  await shown("closed", "manager");
  screen.getByText("It was closed by hand, whatever your hours say.");
  expect(opening()).not.toBeNull();
});

it.each(["open", "paused"])("nothing is said of one that is %s", async (status) => {
  await shown(status, "owner");
  expect(document.body.textContent).toBe("");
});
