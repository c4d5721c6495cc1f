import { LISTED_STATES, type ListedState, MOST_ORDER_SEARCH } from "@tablee/domain/kitchen/order-search";
import { ORDER_MODES, type OrderMode } from "@tablee/domain/restaurants/order-mode";
import { readDay } from "../../../routes/read-day.ts";

/** The filters of the list of orders (management §48). */
export interface OrdersSearch {
  from?: string | undefined;
  to?: string | undefined;
  mode?: OrderMode | undefined;
  state?: ListedState | undefined;
  /** A number, or a diner's name. */
  q?: string | undefined;
}

/** The router reads a text that looks like a number as one. */
const readText = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number"
    ? String(value).trim().slice(0, MOST_ORDER_SEARCH) || undefined
    : undefined;

/** The filters that an address has; whatever is none of them, or not valid, is left out. */
export const readOrdersSearch = ({ from, to, mode, state, q }: Record<string, unknown>): OrdersSearch => ({
  from: readDay(from),
  to: readDay(to),
  mode: ORDER_MODES.find((one) => one === mode),
  state: LISTED_STATES.find((one) => one === state),
  q: readText(q),
});
