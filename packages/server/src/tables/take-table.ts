import type { Queryable } from "../database/open-database.ts";
import { logFault } from "../http/call-log.ts";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { closeSitting, readSitting, type SittingRecord } from "./table-session.queries.ts";
import { stateOf } from "./table-state.ts";

/** Ends a sitting that is held, in the transaction that writes its order: there is never the one without the other. */
export const takeTable = async (
  tx: Queryable,
  session_id: number,
  order_id: number,
  at: Date,
): Promise<SittingRecord | null> => {
  await closeSitting(tx, session_id, { closed_by: "order", order_id }, at);
  return readSitting(tx, { id: session_id }, at);
};

/** Tells everybody at the table that its order was placed. The order is there whether or not they hear. */
export const announceTaken = async (
  services: Services,
  record: SittingRecord,
  { account_id }: Pick<Viewer, "account_id">,
): Promise<void> => {
  try {
    const table = await stateOf(services, record);
    const user = table.users.find((one) => one.account_id === account_id) ?? null;
    services.realtime.tableChanged("order_taken", { user, table });
  } catch (error) {
    logFault(services.log, error, `order_taken ${record.guid}`);
  }
};
