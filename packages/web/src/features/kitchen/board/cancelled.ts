import { CANCELLED_BY_DINER, type Order } from "@tablee/contract/orders/orders.schema";
import * as v from "valibot";
import { stored } from "../../../storage/stored.ts";

/** What a diner cancelled longer ago was thrown away, or never begun: nobody needs to hear of it. */
const RECENT_MS = 30 * 60_000;
/** More than can be cancelled in that time. */
const MOST_KEPT = 200;

/** The cancellations that somebody at this tablet has seen. */
export const seenCancellations = stored(
  "kitchen-cancelled",
  v.object({ ids: v.optional(v.array(v.pipe(v.number(), v.safeInteger())), []) }),
);

export const seeCancellation = (id: number): void =>
  seenCancellations.set({ ids: [...seenCancellations.get().ids, id].slice(-MOST_KEPT) });

/**
 * Orders that diners took back and that stay on the board until somebody has seen it (kitchen §12): somebody may be
 * cooking them. One that was never paid for was never there.
 */
export const unseenCancellations = (orders: readonly Order[], seen: readonly number[], now: Date): Order[] =>
  orders.filter(({ id, status, statuses }) => {
    const last = statuses.at(-1);
    if (status !== "refunded" || last?.reason !== CANCELLED_BY_DINER || seen.includes(id)) return false;
    return statuses.some((step) => step.status === "new") && now.getTime() - Date.parse(last.date) < RECENT_MS;
  });
