import { wasSent } from "@tablee/domain/payments/payment";
import { isAbandoned } from "@tablee/domain/tables/table";
import type { Hear } from "../../events/hear.ts";
import { lockOrdered, reopenOrdered } from "../table-session.queries.ts";
import { announceState } from "../table-state.ts";
import { lockTable } from "../tables.queries.ts";

/**
 * Opens the basket of a table again, with its lines and diners, once its order is called off before the kitchen has seen
 * it (tables §14). The table's lock, which whoever sits down takes as well, decides between this and
 * another sitting. If the table has been used since, has another code or none, or if the party is long gone, the
 * sitting stays as it ended.
 */
export const reopenSitting: Hear<"order.moved"> = async (services, tx, { order }) => {
  if (order.status !== "refunded" || order.table === null || wasSent(order)) return null;
  const ended = await lockOrdered(tx, order.id, (table_id) => lockTable(tx, table_id));
  if (!ended) return null;
  const { id, table, closed_at, is_last } = ended;
  const is_same = table.closed_at === null && table.rotated_at <= closed_at;
  if (!is_last || !is_same || isAbandoned(closed_at, services.clock())) return null;
  await reopenOrdered(tx, id);
  return () => announceState(services, id);
};
