import type { Order } from "@tablee/contract/orders/orders.schema";
import { CANCELLED_BY_DINER } from "@tablee/domain/orders/order-status";
import * as v from "valibot";
import { stored } from "../../../storage/stored.ts";

/** A cancellation older than this needs no notice: the food was thrown away, or never begun. */
const RECENT_MS = 30 * 60_000;
/** More cancellations than can happen in that time. */
const MOST_KEPT = 200;

/** The cancellations that somebody at this tablet has seen. */
export const seenCancellations = stored(
  "kitchen-cancelled",
  v.object({ ids: v.optional(v.array(v.pipe(v.number(), v.safeInteger())), []) }),
);

export const seeCancellation = (id: number): void =>
  seenCancellations.set({ ids: [...seenCancellations.get().ids, id].slice(-MOST_KEPT) });

/**
 * Orders that diners cancelled and that stay on the board until somebody has seen them (kitchen §12): they may be
 * cooking already. An order that was never paid was never on the board.
 */
export const unseenCancellations = (orders: readonly Order[], seen: readonly number[], now: Date): Order[] =>
  orders.filter(({ id, status, statuses }) => {
    const last = statuses.at(-1);
    if (status !== "refunded" || last?.reason !== CANCELLED_BY_DINER || seen.includes(id)) return false;
    return statuses.some((step) => step.status === "new") && now.getTime() - Date.parse(last.date) < RECENT_MS;
  });
