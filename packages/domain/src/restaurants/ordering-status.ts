import { hasHours, type OpeningFacts } from "./dated-hours.ts";
import { isTimezone } from "./local-time.ts";
import { isOpenAt } from "./opening-hours.ts";

/** The status of a restaurant that its owner has created but not opened yet (management §41). No list includes it. */
export const PREPARING = "preparing";

/** The status of a restaurant whose last owner left after it was opened (management §47). It takes no orders. */
export const OWNERLESS = "ownerless";

/** Whether orders are accepted, and for when (restaurants §7). */
export const ORDERING_STATUSES = ["closed", "open", "off-hours-planned-enabled", "off-hours"] as const;
export type OrderingStatus = (typeof ORDERING_STATUSES)[number];

/** The facts that decide a restaurant's ordering status. */
export interface OrderingFacts extends OpeningFacts {
  status: string;
  planned_orders_enabled: boolean;
}

/**
 * The ordering status of a restaurant at a moment (restaurants §7). If its hours or timezone cannot be read, it is
 * closed (restaurants §6), even for planned orders. A restaurant without any hours accepts no planned orders either.
 */
export const orderingStatus = (facts: OrderingFacts, at: Date): OrderingStatus => {
  if (facts.status !== "open" || facts.hours === null || !isTimezone(facts.timezone)) return "closed";
  if (isOpenAt(facts, at)) return "open";
  return facts.planned_orders_enabled && hasHours(facts) ? "off-hours-planned-enabled" : "off-hours";
};

/** Whether an order can be placed, for now or for later; otherwise "Order Not Available" is shown. */
export const isOrderable = (status: OrderingStatus): boolean =>
  status === "open" || status === "off-hours-planned-enabled";
