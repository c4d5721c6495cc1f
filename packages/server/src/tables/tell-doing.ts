import type { DinerDoing } from "@tablee/domain/tables/table";
import type { Services } from "../services.ts";
import type { Seat } from "./join-table.ts";
import { readState } from "./table-state.ts";
import { writeDoing } from "./tell-doing.queries.ts";

/**
 * Shows the table what a diner is doing; an unchanged value is not announced again. Returns false if the diner has no
 * seat any more.
 */
export const tellDoing = async (services: Services, seat: Seat, doing: DinerDoing | null): Promise<boolean> => {
  const told = await writeDoing(services.database.db, seat, doing);
  if (told === "news") {
    const table = await readState(services, { id: seat.session_id });
    if (table) services.realtime.tableChanged("update", { user_id: seat.diner_id, op_id: null, table });
  }
  return told !== "gone";
};
