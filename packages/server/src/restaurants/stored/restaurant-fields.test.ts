import { isOrderable, orderingStatus } from "@tablee/domain/restaurants/ordering-status";
import { expect, it } from "vitest";
import { restaurantFacts } from "./order-facts.ts";
import { restaurantFields, shownHours } from "./restaurant-fields.ts";
import type { RestaurantRow } from "./restaurant.queries.ts";

const NOON = new Date("2026-12-24T17:00:00Z");
const WEEK = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
const rowWith = (hours: unknown) =>
  ({
    hours,
    status: "open",
    planned_orders_enabled: true,
    timezone: "America/Toronto",
    closed_dates: [],
    special_hours: [{ from: "2026-12-24", to: "2026-12-24", hours: [[9, 15]] }],
    delivery_fee: 0,
    min_order_amount: 0,
  }) as unknown as RestaurantRow;

it.each([
  ["hours that cannot be parsed, on a date with special hours (restaurants §6)", "soon", false],
  ["no weekly hours, on a date with special hours", WEEK, true],
])("the server and the screens say the same of %s", (_what, hours, orderable) => {
  const row = rowWith(hours);
  expect(isOrderable(orderingStatus({ ...restaurantFields(row), ...shownHours(row) }, NOON))).toBe(orderable);
  expect(isOrderable(orderingStatus(restaurantFacts(row), NOON))).toBe(orderable);
});
