import type { KitchenTable } from "@tablee/contract/tables/tables.schema";
import type { Queryable } from "../database/open-database.ts";
import type { Viewer } from "../http/context.ts";
import { type KitchenRefusal, refusedAtKitchen } from "../restaurants/stored/kitchen-access.ts";
import type { Services } from "../services.ts";
import { newTableSecret } from "./table-code.ts";
import { viewKitchenTable } from "./table-view.ts";
import { countTables, insertTable, readKitchenTable } from "./tables.queries.ts";

/** More than any room seats. */
const MAX_TABLES = 500;

/** Adds a table to a restaurant, with a code of its own. Names differ, whatever the case. */
export const createTable = (services: Services, viewer: Viewer, input: NewTable): Promise<AddedTable> =>
  services.database.db.transaction((tx) => addTable(tx, viewer, input, services.clock()));

interface NewTable {
  restaurant_id: number;
  name: string;
}
type AddedTable = { table: KitchenTable } | KitchenRefusal | { code: "name_taken" | "too_many_tables" };

/** The same in a transaction that is under way. */
export const addTable = async (
  tx: Queryable,
  viewer: Pick<Viewer, "account_id" | "admin">,
  { restaurant_id, name }: NewTable,
  at: Date,
): Promise<AddedTable> => {
  const refusal = await refusedAtKitchen(tx, viewer, restaurant_id);
  if (refusal) return refusal;
  if ((await countTables(tx, restaurant_id)) >= MAX_TABLES) return { code: "too_many_tables" };
  const id = await insertTable(tx, { restaurant_id, name, secret: newTableSecret(), rotated_at: at });
  const row = id === null ? null : await readKitchenTable(tx, id);
  return row ? { table: viewKitchenTable(row) } : { code: "name_taken" };
};
