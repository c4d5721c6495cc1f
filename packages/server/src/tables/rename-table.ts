import type { KitchenTable } from "@tablee/contract/tables/tables.schema";
import type { Viewer } from "../http/context.ts";
import { type KitchenRefusal, refusedAtKitchen } from "../restaurants/stored/kitchen-access.ts";
import type { Services } from "../services.ts";
import { viewKitchenTable } from "./table-view.ts";
import { isNameTaken, lockTable, readKitchenTable, writeName } from "./tables.queries.ts";

/** Calls a table by another name; its code stays good, and a sitting that is under way sees it with its next change. */
export const renameTable = (
  services: Services,
  viewer: Viewer,
  { id, name }: { id: number; name: string },
): Promise<{ table: KitchenTable } | KitchenRefusal | { code: "name_taken" }> =>
  services.database.db.transaction(async (tx) => {
    const table = await lockTable(tx, id);
    if (!table) return { code: "not_found" };
    const refusal = await refusedAtKitchen(tx, viewer, table.restaurant_id);
    if (refusal) return refusal;
    if (await isNameTaken(tx, table, name)) return { code: "name_taken" };
    await writeName(tx, id, name);
    const row = await readKitchenTable(tx, id);
    return row ? { table: viewKitchenTable(row) } : { code: "not_found" };
  });
