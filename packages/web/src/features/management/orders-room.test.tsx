// @vitest-environment happy-dom
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../paraglide/runtime.js";
import { SessionProvider } from "../../session/session.ts";
import { openTokens } from "../../session/token.ts";
import { EmptyPage, settle, showPages } from "../../testing/show-pages.tsx";
import { RestaurantRoom } from "./restaurant-room.tsx";

const tokens = (token: string | null) =>
  openTokens({ write: async () => {}, onChangeElsewhere: () => {}, read: async () => token });
const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(async () => {
  cleanup();
  overwriteGetLocale(before);
  await tokens(null);
});

async function shown(role: string, restaurant_id = 7) {
  await tokens("token");
  const page = () => (
    <SessionProvider>
      <RestaurantRoom room="orders">{() => <p>The orders</p>}</RestaurantRoom>
    </SessionProvider>
  );
  const never = () => new Promise(() => {});
  const api = { accounts: { currentUser: never }, settings: { get: never } };
  const history = createMemoryHistory({ initialEntries: ["/restaurant-admin/7/orders"] });
  const pages = { "/restaurant-admin/$restaurant_id/orders": page, "/kitchen": EmptyPage };
  const { client, orpc } = showPages(pages, history, api, { host_facts: { site: null } });
  await settle();
  const user = { id: 1, admin: false, roles: [{ restaurant_id, role }] };
  client.setQueryData(orpc.accounts.currentUser.queryKey({ input: {} }), user as never);
  await settle();
}

it("who only cooks sees the orders, and no other screen of the management (management §48)", async () => {
  await shown("kitchen");
  screen.getByText("The orders");
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Kitchen"]);
});

it("a manager has the other screens beside them", async () => {
  await shown("manager");
  const links = screen.getAllByRole("link").map((link) => link.textContent);
  expect(links).toEqual([expect.any(String), "Menu", "Orders", "Settings"]);
});

it("for staff of another restaurant they do not exist", async () => {
  await shown("owner", 8);
  screen.getByRole("heading", { level: 1 });
  expect(screen.queryByText("The orders")).toBeNull();
});
