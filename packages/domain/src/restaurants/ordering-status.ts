import { hasHours, type OpeningFacts } from "./dated-hours.ts";
import { isTimezone } from "./local-time.ts";
import { isOpenAt } from "./opening-hours.ts";

/** The status of a restaurant that its owner has made and not opened yet (management §41): no list has it. */
export const PREPARING = "preparing";

/** Whether orders are taken, and for when (restaurants §7). */
export const ORDERING_STATUSES = ["closed", "open", "off-hours-planned-enabled", "off-hours"] as const;
export type OrderingStatus = (typeof ORDERING_STATUSES)[number];

/** What decides a restaurant's ordering status. */
export interface OrderingFacts extends OpeningFacts {
  status: string;
  planned_orders_enabled: boolean;
}

/**
 * A restaurant's ordering status at a moment (restaurants §7). One whose hours or timezone cannot be read is closed
 * (restaurants §6), planned orders or not; nor does one that names no hour take any, since there is none to plan for.
 */
export const orderingStatus = (facts: OrderingFacts, at: Date): OrderingStatus => {
  if (facts.status !== "open" || facts.hours === null || !isTimezone(facts.timezone)) return "closed";
  if (isOpenAt(facts, at)) return "open";
  return facts.planned_orders_enabled && hasHours(facts) ? "off-hours-planned-enabled" : "off-hours";
};

/** Whether an order can be placed, for now or for later; "Order Not Available" is shown where it cannot. */
export const isOrderable = (status: OrderingStatus): boolean =>
  status === "open" || status === "off-hours-planned-enabled";
