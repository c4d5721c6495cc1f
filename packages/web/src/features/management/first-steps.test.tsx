// @vitest-environment happy-dom
import type { EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { SettingsPage } from "@tablee/contract/management/settings.contract";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { OWNERLESS, PREPARING } from "@tablee/domain/restaurants/ordering-status";
import { ORPCError } from "@orpc/client";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../paraglide/runtime.js";
import { SessionProvider } from "../../session/session.ts";
import { EmptyPage, settle, showPages } from "../../testing/show-pages.tsx";
import { FirstSteps } from "./first-steps.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

const name = { en: "Glacier Zoé", fr: "Glacier Zoé", default: null };
const PAGE = {
  restaurant_id: 7,
  status: PREPARING,
  name,
  confirmed: true,
  cover_image_path: null,
  settings: {
    address: "12 rue des Lilas",
    position: { latitude: 45.55, longitude: -73.7 },
    hours: { monday: [[9, 17]] },
    take_out: "offered",
  },
} as unknown as SettingsPage;
const MENU = { items: [{ name, price: 500, listed: true }] } as unknown as EditedMenu;

it("says why a place whose owner has left cannot be opened (management §47)", async () => {
  const refused = new ORPCError(OWNERLESS, { defined: true, status: 409 });
  const page = () => (
    <ToastProvider regionLabel="Toasts" closeLabel="Close">
      <SessionProvider>
        <FirstSteps page={PAGE} menu={MENU} />
      </SessionProvider>
    </ToastProvider>
  );
  const pages = {
    "/": page,
    "/restaurant-admin/$restaurant_id/menu": EmptyPage,
    "/restaurant-admin/$restaurant_id/settings": EmptyPage,
  };
  const api = {
    accounts: { currentUser: () => new Promise(() => {}) },
    opening: { open: () => Promise.reject(refused) },
  };
  showPages(pages, createMemoryHistory({ initialEntries: ["/"] }), api);
  await settle();
  fireEvent.click(screen.getByRole("button", { name: "Open the restaurant" }));
  await settle();
  expect(screen.getByRole("alert").textContent).toBe(
    "This restaurant cannot open: its owner has left. Once it has an owner again, you can open it.",
  );
});
