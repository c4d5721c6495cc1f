import type { Order } from "@tablee/contract/orders/orders.schema";
import type { Hear } from "../../events/hear.ts";
import { bumpOrdered } from "../table-session.queries.ts";
import { announceState } from "../table-state.ts";

/**
 * Shows everybody at a table what became of its order: the kitchen has corrected it, it no longer waits for its payment,
 * or it was called off (tables §13). A basket that opened again has no order any more, and reopenSitting has shown it
 * already.
 */
export const showOrdered: Hear<"order.corrected" | "order.moved"> = async (services, tx, said) => {
  const { order } = said;
  if (order.table === null || ("delay" in said && !changesTable(order))) return null;
  const session_id = await bumpOrdered(tx, order.id);
  return session_id === null ? null : () => announceState(services, session_id);
};

/** Whether the move that was just made is one that the table sees: out of `unpaid`, or to the end without a meal. */
const changesTable = ({ status, statuses }: Order): boolean =>
  status === "refunded" || statuses.at(-2)?.status === "unpaid";
