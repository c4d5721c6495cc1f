import type { KitchenTable } from "@tablee/contract/tables/tables.schema";
import type { Viewer } from "../http/context.ts";
import { type KitchenRefusal, refusedAtKitchen } from "../kitchen/kitchen-access.ts";
import type { Services } from "../services.ts";
import { newTableSecret } from "./table-code.ts";
import { viewKitchenTable } from "./table-view.ts";
import { countTables, insertTable, readKitchenTable } from "./tables.queries.ts";

/** More than any room seats. */
const MAX_TABLES = 500;

/** Adds a table to a restaurant, with a code of its own. Names differ, whatever the case. */
export const createTable = (
  services: Services,
  viewer: Viewer,
  { restaurant_id, name }: { restaurant_id: number; name: string },
): Promise<{ table: KitchenTable } | KitchenRefusal | { code: "name_taken" | "too_many_tables" }> =>
  services.database.db.transaction(async (tx) => {
    const refusal = await refusedAtKitchen(tx, viewer, restaurant_id);
    if (refusal) return refusal;
    if ((await countTables(tx, restaurant_id)) >= MAX_TABLES) return { code: "too_many_tables" };
    const table = { restaurant_id, name, secret: newTableSecret(), rotated_at: services.clock() };
    const id = await insertTable(tx, table);
    const row = id === null ? null : await readKitchenTable(tx, id);
    return row ? { table: viewKitchenTable(row) } : { code: "name_taken" };
  });
