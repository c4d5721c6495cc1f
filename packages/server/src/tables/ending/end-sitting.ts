import { logFault } from "../../http/call-log.ts";
import type { Hear } from "../../events/hear.ts";
import type { Services } from "../../services.ts";
import { closeSitting, readSitting, type SittingRecord } from "../table-session.queries.ts";
import { noteMembers } from "./ended-sittings.queries.ts";
import { stateOf } from "../table-state.ts";

/**
 * Ends the sitting whose basket was ordered, in the transaction that places the order and holds the sitting's lock, so
 * neither happens without the other. Afterwards everybody at the table is notified.
 */
export const endSitting: Hear<"order.placed"> = async (services, tx, { order, at, table_session_id }) => {
  if (table_session_id === null) return null;
  await closeSitting(tx, table_session_id, { closed_by: "order", order_id: order.id }, at);
  await noteMembers(tx, [table_session_id]);
  const record = await readSitting(tx, { id: table_session_id });
  return record && (() => announceTaken(services, record, order.diner.account_id));
};

/** Notifies the table that its order was placed. The order exists whether or not this succeeds. */
const announceTaken = async (services: Services, record: SittingRecord, account_id: number): Promise<void> => {
  try {
    const table = await stateOf(services, record);
    const diner = record.diners.find((one) => one.account_id === account_id);
    const user = table.users.find(({ id }) => id === diner?.id) ?? null;
    services.realtime.tableChanged("order_taken", { user, table });
  } catch (error) {
    logFault(services.log, error, `order_taken at sitting ${record.id}`);
  }
};
