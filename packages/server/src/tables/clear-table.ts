import type { KitchenTable } from "@tablee/contract/tables/tables.schema";
import { type SeenTable, sittingVerdict } from "@tablee/domain/tables/seen-table";
import { writeAudit } from "../accounts/stored/audit.queries.ts";
import type { Viewer } from "../http/context.ts";
import { refusedPart, type RightRefusal } from "../restaurants/stored/rights.ts";
import type { Services } from "../services.ts";
import { closeSitting, lockSitting } from "./table-session.queries.ts";
import { announceState } from "./table-state.ts";
import { viewKitchenTable } from "./table-view.ts";
import { lockTable, openSessionOf, readKitchenTable } from "./tables.queries.ts";

/**
 * Ends the sitting at a table, if there is one, because a party has left without ordering. The code stays valid. If
 * another party sits there than the `sitting` that staff saw, nothing is ended.
 */
export const clearTable = async (
  services: Services,
  viewer: Viewer,
  { id, sitting }: { id: number; sitting?: string | null | undefined },
): Promise<{ table: KitchenTable } | RightRefusal | SeenTable> => {
  const result = await services.database.db.transaction(async (tx) => {
    const table = await lockTable(tx, id);
    if (!table) return { code: "not_found" as const };
    const refusal = await refusedPart(tx, viewer, table.restaurant_id, "tables");
    if (refusal) return refusal;
    const open = await openSessionOf(tx, id);
    const verdict = sittingVerdict(open?.guid ?? null, sitting);
    if (verdict) return verdict;
    const ended = open && (await lockSitting(tx, open.id))?.open ? open.id : null;
    if (ended !== null) {
      const date = services.clock();
      await closeSitting(tx, ended, { closed_by: "cleared" }, date);
      const of = { account_id: viewer.account_id, restaurant_id: table.restaurant_id, date };
      await writeAudit(tx, { ...of, action: "table.clear", subject: `table ${id}`, before: { sitting: ended } });
    }
    const row = await readKitchenTable(tx, id);
    return row ? { table: viewKitchenTable(row), ended } : { code: "not_found" as const };
  });
  if (!("table" in result)) return result;
  if (result.ended !== null) await announceState(services, result.ended);
  return { table: result.table };
};
