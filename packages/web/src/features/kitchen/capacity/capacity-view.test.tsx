// @vitest-environment happy-dom
import { ORPCError } from "@orpc/client";
import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { settle, showPages } from "../../../testing/show-pages.tsx";
import { CapacityView } from "./capacity-view.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

const RESTAURANT = { id: 7, timezone: "America/Toronto" } as RestaurantCard;
const ORDERS = { kind: "orders", mode: null, per_slot: 8 };

/** The capacity of a kitchen that takes eight orders each half hour; and what is sent to change it. */
async function opened(setRestaurant: (change: never) => Promise<unknown>) {
  const slots = async () => ({ capacity: [ORDERS], max_open_orders: 3, slots: [] });
  const View = () => {
    const { queryClient } = useAppContext();
    return (
      <QueryClientProvider client={queryClient}>
        <ToastProvider closeLabel="Close" regionLabel="Messages" load={() => new Promise(() => {})}>
          <CapacityView restaurant={RESTAURANT} />
        </ToastProvider>
      </QueryClientProvider>
    );
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  showPages({ "/": View }, createMemoryHistory(), { kitchen: { slots, setRestaurant } }, { queryClient });
  await screen.findByRole("textbox", { name: "Orders, All ways together" });
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("limits are saved over those that were seen; an empty field is no limit (kitchen §7)", async () => {
  const setRestaurant = vi.fn(async ({ capacity }: { capacity: object[] }) => ({ ...RESTAURANT, capacity }));
  await opened(setRestaurant);
  type("Orders, All ways together", "");
  type("Dishes, Delivery", "12");
  press("Save limits");
  const saved = [{ kind: "dishes", mode: "delivery", per_slot: 12 }];
  await waitFor(() =>
    expect(setRestaurant.mock.calls).toEqual([[{ id: 7, capacity: saved, seen: { capacity: [ORDERS] } }]]),
  );
  await settle();
  expect([field("Dishes, Delivery").value, field("Orders, All ways together").value]).toEqual(["12", ""]);
});

it("a limit that is no number is told, and not sent", async () => {
  const setRestaurant = vi.fn();
  await opened(setRestaurant);
  type("Orders, All ways together", "0");
  expect(field("Orders, All ways together").getAttribute("aria-invalid")).toBe("true");
  screen.getByText("A whole number from 1 to 10,000, or nothing");
  press("Save limits");
  expect(setRestaurant).not.toHaveBeenCalled();
});

it("what somebody else has set meanwhile is told beside the form, and replaced by a second press", async () => {
  const data = { conflicts: [{ field: "max_open_orders", theirs: 5, mine: 4 }] };
  const setRestaurant = vi.fn<(change: object) => Promise<unknown>>(async () => ({
    ...RESTAURANT,
    max_open_orders: 4,
  }));
  setRestaurant.mockRejectedValueOnce(new ORPCError("edit_conflict", { defined: true, status: 409, data }));
  await opened(setRestaurant);
  type("At most", "4");
  press("Save the number");
  await screen.findByText(/5/, { selector: "[role=alert]" });
  expect(field("At most").value).toBe("4");
  press("Save the number");
  await waitFor(() => expect(setRestaurant).toHaveBeenCalledTimes(2));
  expect(setRestaurant.mock.calls[1]).toEqual([{ id: 7, max_open_orders: 4, seen: { max_open_orders: 5 } }]);
});

it.each([
  { name: "Orders, All ways together", save: "Save limits", value: "9" },
  { name: "At most", save: "Save the number", value: "4" },
])("a lost connection keeps what was typed, and is told beside it until it is changed: $save", async (form) => {
  const { name, save, value } = form;
  const setRestaurant = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  await opened(setRestaurant);
  const told = () => screen.queryAllByRole("alert").filter(({ textContent }) => textContent !== "");
  type(name, value);
  press(save);
  await waitFor(() => expect(told().map(({ textContent }) => textContent)).toEqual(["Not saved. Try again."]));
  expect(field(name).closest("form")?.contains(told()[0]!)).toBe(true);
  expect(field(name).value).toBe(value);
  type(name, "7");
  await waitFor(() => expect(told()).toEqual([]));
});
