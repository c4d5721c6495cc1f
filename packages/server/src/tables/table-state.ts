import type { TableState } from "@tablee/contract/tables/tables.schema";
import { menuOf } from "../menus/menu-cache.ts";
import type { Services } from "../services.ts";
import { readSitting, type SittingRecord } from "./table-session.queries.ts";
import { viewTable } from "./table-view.ts";

/** A sitting that was read, as it is answered and announced. Throws where its restaurant has gone. */
export const stateOf = async (services: Services, record: SittingRecord): Promise<TableState> => {
  const entry = await menuOf(services, record.restaurant_id);
  if (!entry) throw new Error(`The restaurant ${record.restaurant_id} of a table has gone`);
  return viewTable(record, entry);
};

/** How a sitting stands now; null where it is none, or long over. */
export const readState = async (
  services: Services,
  by: { id: number } | { guid: string },
): Promise<TableState | null> => {
  const record = await readSitting(services.database.db, by, services.clock());
  return record && stateOf(services, record);
};

/** Tells a table how it stands, where something other than a diner has changed that. */
export const announceState = async (services: Services, session_id: number): Promise<void> => {
  const table = await readState(services, { id: session_id });
  if (table) services.realtime.tableChanged("update", { user_id: null, op_id: null, table });
};
