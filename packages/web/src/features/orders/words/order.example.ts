import type { Order } from "@tablee/contract/orders/orders.schema";
import type { OrderStatus } from "@tablee/domain/orders/order-status";

const MINUTE_MS = 60_000;
/** Friday, November 20, 2026, 12:00 in Montréal. */
export const NOON = new Date("2026-11-20T17:00:00Z");
export const minutesAfterNoon = (minutes: number): Date => new Date(NOON.getTime() + minutes * MINUTE_MS);

const text = (words: string) => ({ en: null, fr: null, default: words });

/** An order's status changes, one minute apart, from noon on. */
export const history = (...changes: (OrderStatus | Partial<Order["statuses"][number]>)[]): Order["statuses"] =>
  changes.map((change, index) => ({
    status: "new",
    date: minutesAfterNoon(index).toISOString(),
    delay: null,
    reason: null,
    ...(typeof change === "string" ? { status: change } : change),
  }));

/** An order for tests: placed at noon, promised for 12:20. */
export function exampleOrder(given: Partial<Order> = {}): Order {
  const statuses = given.statuses ?? history("new");
  return {
    id: 7,
    guid: "01a1f876-fd44-76d0-ae51-1aaefa00dc25",
    number: 1042,
    restaurant_id: 1,
    restaurant: {
      id: 1,
      name: text("Chez Margot"),
      address: "4375 rue Saint-Denis",
      phone_number: "+15145550101",
      logo_image_path: null,
      cover_image_path: null,
      timezone: "America/Toronto",
      latitude: 45.52,
      longitude: -73.58,
    },
    diner: { account_id: 3, first_name: "Inès", last_name: "Gagnon", avatar_url: null },
    status: statuses.at(-1)?.status ?? "new",
    statuses,
    mode: "take_out",
    date: "2026-11-20",
    time: "now",
    planned: false,
    items: [],
    corrections: [],
    subtotal: 10,
    tax: 1.5,
    tax_included: false,
    taxes: [],
    tax_rules: { included: false, rates: [] },
    tip: 0,
    discounts: [],
    delivery_fee: 0,
    total: 11.5,
    currency: "CAD",
    source: "tablee",
    table: null,
    delivery: null,
    min_time: minutesAfterNoon(20).toISOString(),
    max_time: minutesAfterNoon(50).toISOString(),
    arrived: null,
    revision: statuses.length,
    date_creation: NOON.toISOString(),
    ...given,
  };
}
