import type { KitchenTable } from "@tablee/contract/tables/tables.schema";
import { writeAudit } from "../accounts/stored/audit.queries.ts";
import type { Queryable } from "../database/open-database.ts";
import type { Viewer } from "../http/context.ts";
import { refusedIn, type RightRefusal } from "../restaurants/stored/rights.ts";
import type { Services } from "../services.ts";
import { newTableSecret } from "./table-code.ts";
import { viewKitchenTable } from "./table-view.ts";
import { countTables, insertTable, readKitchenTable } from "./tables.queries.ts";

/** More than any restaurant has. */
const MAX_TABLES = 500;

/** Adds a table to a restaurant, with a code of its own. Names must be unique, regardless of case. */
export const createTable = (services: Services, viewer: Viewer, input: NewTable): Promise<AddedTable> =>
  services.database.db.transaction(async (tx) => {
    const date = services.clock();
    const added = await addTable(tx, viewer, input, date);
    if (!("table" in added)) return added;
    const { id, name } = added.table;
    const of = {
      account_id: viewer.account_id,
      restaurant_id: input.restaurant_id,
      subject: `table ${id}` as const,
      date,
    };
    await writeAudit(tx, { ...of, action: "table.add", after: { name } });
    return added;
  });

interface NewTable {
  restaurant_id: number;
  name: string;
}
type AddedTable = { table: KitchenTable } | RightRefusal | { code: "name_taken" | "too_many_tables" };

/** The same within the caller's transaction. */
export const addTable = async (
  tx: Queryable,
  viewer: Pick<Viewer, "account_id" | "admin">,
  { restaurant_id, name }: NewTable,
  at: Date,
): Promise<AddedTable> => {
  const refusal = await refusedIn(tx, viewer, restaurant_id, "tables");
  if (refusal) return refusal;
  if ((await countTables(tx, restaurant_id)) >= MAX_TABLES) return { code: "too_many_tables" };
  const id = await insertTable(tx, { restaurant_id, name, secret: newTableSecret(), rotated_at: at });
  const row = id === null ? null : await readKitchenTable(tx, id);
  return row ? { table: viewKitchenTable(row) } : { code: "name_taken" };
};
