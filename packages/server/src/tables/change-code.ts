import type { KitchenTable } from "@tablee/contract/tables/tables.schema";
import { codeVerdict, type SeenTable } from "@tablee/domain/tables/seen-table";
import { writeAudit } from "../accounts/stored/audit.queries.ts";
import { notifyChange } from "../database/changes.ts";
import type { Viewer } from "../http/context.ts";
import { refusedPart, type RightRefusal } from "../restaurants/stored/rights.ts";
import type { Services } from "../services.ts";
import { codeOfTable, newTableSecret } from "./table-code.ts";
import { closeSitting, lockSitting } from "./table-session.queries.ts";
import { announceState } from "./table-state.ts";
import { viewKitchenTable } from "./table-view.ts";
import { lockTable, openSessionOf, readKitchenTable, writeTable } from "./tables.queries.ts";

/**
 * Gives a table a new code (`rotate`), or takes it out of service until it gets one (`close`). In both cases codes that
 * were printed or photographed earlier stop working, and the sitting that they opened ends.
 */
export const changeCode = async (
  services: Services,
  viewer: Viewer,
  { id, code: seen }: { id: number; code?: string | null | undefined },
  how: "rotate" | "close",
): Promise<{ table: KitchenTable } | RightRefusal | SeenTable> => {
  const at = services.clock();
  const change = how === "close" ? { closed_at: at } : { secret: newTableSecret(), rotated_at: at, closed_at: null };
  const result = await services.database.db.transaction(async (tx) => {
    const table = await lockTable(tx, id);
    if (!table) return { code: "not_found" as const };
    const refusal = await refusedPart(tx, viewer, table.restaurant_id, "tables");
    if (refusal) return refusal;
    const now = table.closed_at === null ? codeOfTable(table) : null;
    const verdict = codeVerdict(now, { seen, how });
    if (verdict !== null) {
      if (verdict.code === "edit_conflict") return verdict;
      const same = await readKitchenTable(tx, id);
      return same ? { table: viewKitchenTable(same), ended: null } : { code: "not_found" as const };
    }
    await writeTable(tx, id, change);
    // The code itself is a secret, so the audit records only that it changed.
    await writeAudit(tx, {
      account_id: viewer.account_id,
      restaurant_id: table.restaurant_id,
      action: how === "close" ? "table.close" : "table.code",
      subject: `table ${id}`,
      date: at,
    });
    // Drops visitors' pages rendered for the old code from the caches.
    await notifyChange(tx, `tables:${table.restaurant_id}`);
    const open = await openSessionOf(tx, id);
    const ended = open && (await lockSitting(tx, open.id))?.open ? open.id : null;
    if (ended !== null) await closeSitting(tx, ended, { closed_by: "rotated" }, at);
    const row = await readKitchenTable(tx, id);
    return row ? { table: viewKitchenTable(row), ended } : { code: "not_found" as const };
  });
  if (!("table" in result)) return result;
  if (result.ended !== null) await announceState(services, result.ended);
  return { table: result.table };
};
