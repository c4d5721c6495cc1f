// @vitest-environment happy-dom
import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { createMemoryHistory } from "@tanstack/react-router";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { m } from "../../../paraglide/messages.js";
import { settle, showPages } from "../../../testing/show-pages.tsx";
import type { BasketLine } from "../basket/basket-schema.ts";
import { basketStore, hasJustGivenWay } from "../basket/basket-store.ts";
import { OrderSettingsProvider } from "./basket-settings-provider.tsx";
import { BasketSettingsRows } from "./basket-settings-rows.tsx";

afterEach(() => {
  cleanup();
  basketStore.reset();
});

const WEEK = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const restaurant = {
  id: 1,
  status: "open",
  hours: Object.fromEntries(WEEK.map((day) => [day, [[0, 24]]])),
  timezone: "America/Toronto",
  currency: "CAD",
  planned_orders_enabled: true,
  min_order_delay: 0,
  min_order_amount: 0,
  delivery_fee: 0,
  take_out_offered: true,
  delivery_offered: true,
} as unknown as RestaurantCard;
const LINES = [{ type: "item", item_id: 1, id: "a", quantity: 1, modifiers: [] }] as unknown as BasketLine[];
const WITH_ADDRESS = { address: "5241, rue Fabre", latitude: 45.5, longitude: -73.6 };

/** The settings of a basket with delivery chosen; the answer is the way to what the restaurant's manager changes. */
async function show({ delivery_offered, address = true }: { delivery_offered: boolean; address?: boolean }) {
  const { delivery } = basketStore.get();
  basketStore.set({ mode: "delivery", delivery: { ...delivery, ...(address ? WITH_ADDRESS : {}) } });
  let change = (_: boolean): void => undefined;
  const Page = () => {
    const [offered, setOffered] = useState(delivery_offered);
    change = setOffered;
    return (
      <ToastProvider regionLabel="Toasts" closeLabel="Close">
        <OrderSettingsProvider
          restaurant={{ ...restaurant, delivery_offered: offered }}
          menu={{ items: [], sections: [] }}
          lines={LINES}
        >
          <BasketSettingsRows quote={null} />
        </OrderSettingsProvider>
      </ToastProvider>
    );
  };
  const history = createMemoryHistory({ initialEntries: ["/"] });
  showPages({ "/": Page }, history, { restaurants: { availability: async () => ({ full_slots: [] }) } });
  await screen.findByRole("region", { name: m.basket_settings() });
  await settle();
  return (offered: boolean) => act(() => change(offered));
}

const notice = () => screen.queryByText(m.settings_lost_mode_now({ mode: m.order_mode_take_out() }));

it("delivery that stops being offered becomes take out with a message, and not right under a press (orders §10)", async () => {
  const offer = await show({ delivery_offered: true });
  expect(notice()).toBeNull();
  // Another test may have replaced a choice a moment ago.
  await vi.waitFor(() => expect(hasJustGivenWay()).toBe(false), { timeout: 3_000 });
  offer(false);
  expect(notice()).not.toBeNull();
  expect(hasJustGivenWay()).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: m.settings_lost_fine() }));
  expect([notice(), basketStore.get().mode]).toEqual([null, "take_out"]);
});

it("delivery that only has no address yet is not lost", async () => {
  await show({ delivery_offered: true, address: false });
  expect(notice()).toBeNull();
});

it("the settings do not ask for an address where nothing is delivered (restaurants §17)", async () => {
  await show({ delivery_offered: false });
  expect(notice()).not.toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /Today/iu }));
  const dialog = await screen.findByRole("dialog", { name: m.basket_settings() }, { timeout: 10_000 });
  const chosen = [...dialog.querySelectorAll('[role="radio"][aria-checked="true"]')];
  expect(chosen.map((radio) => radio.closest("label")?.textContent)).toEqual([m.order_mode_take_out()]);
  expect(screen.queryByRole("heading", { name: m.basket_settings_where() })).toBeNull();
});
