// @vitest-environment happy-dom
import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { PREPARING } from "@tablee/domain/restaurants/ordering-status";
import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { startLanguage } from "../../language/language.ts";
import { type AppContext, ContextOfApp } from "../../routes/app-context.ts";
import { showPages } from "../../testing/show-pages.tsx";
import { RestaurantDialog } from "./restaurant-dialog.tsx";
import { OrderNotices } from "./restaurant-facts.tsx";

afterEach(() => {
  cleanup();
  startLanguage("en");
});

const always = { monday: [[0, 24]], tuesday: [[0, 24]], wednesday: [[0, 24]], thursday: [[0, 24]], friday: [[0, 24]] };
const placeWith = (min_order_delay: number) =>
  ({
    status: "open",
    timezone: "America/Toronto",
    hours: { ...always, saturday: [[0, 24]], sunday: [[0, 24]] },
    special_hours: [],
    closed_dates: [],
    min_order_delay,
  }) as unknown as RestaurantCard;

it.each([
  ["en", 24, "Please order at least 24h in advance"],
  ["en", 5.5, "Please order at least 5.5h in advance"],
  ["fr", 5.5, "Veuillez commander au moins 5,5\u00a0h à l’avance"],
] as const)("in %s, a delay of %s hours is said as %j (language §15)", (language, hours, words) => {
  startLanguage(language);
  render(
    <ContextOfApp value={{ rendered_at: new Date() } as AppContext}>
      <OrderNotices restaurant={placeWith(hours)} />
    </ContextOfApp>,
  );
  expect(screen.getByText(words, { normalizer: (text) => text })).toBeTruthy();
});

const card = {
  id: 7,
  name: { en: "Zoé" },
  description: { en: "" },
  menu_description: { en: "" },
  cuisines: [],
  offers: [],
  hours: { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
  special_hours: [],
  closed_dates: [],
  timezone: "America/Toronto",
  address: "1 rue A",
  city: "Laval",
  latitude: null,
  longitude: null,
  distance_km: null,
  phone_number: null,
  website: null,
  cover_image_path: null,
  logo_image_path: null,
  has_menu: false,
  min_order_delay: 0,
  modes: {},
};

it.each([
  ["open", 1],
  [PREPARING, 0],
])("the card of a place that is %s offers %d ways to share it (management §41)", async (status, count) => {
  startLanguage("en");
  const page = () => (
    <ToastProvider regionLabel="Toasts" closeLabel="Close">
      <RestaurantDialog restaurant={{ ...card, status } as never} open onClose={() => {}} onClosed={() => {}} />
    </ToastProvider>
  );
  const more = { queryClient: new QueryClient(), rendered_at: new Date() };
  showPages({ "/": page }, createMemoryHistory({ initialEntries: ["/"] }), {}, more);
  await screen.findByRole("dialog", { name: "Zoé" });
  expect(screen.queryAllByRole("button", { name: "Share" })).toHaveLength(count);
});
