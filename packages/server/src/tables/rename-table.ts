import type { KitchenTable } from "@tablee/contract/tables/tables.schema";
import { type FieldConflict, overSeen } from "@tablee/domain/management/over-seen";
import { writeAudit } from "../accounts/stored/audit.queries.ts";
import { isUniqueViolation } from "../database/unique-violation.ts";
import type { Viewer } from "../http/context.ts";
import { refusedPart, type RightRefusal } from "../restaurants/stored/rights.ts";
import type { Services } from "../services.ts";
import { viewKitchenTable } from "./table-view.ts";
import { isNameTaken, lockTable, readKitchenTable, writeName } from "./tables.queries.ts";

type Renamed =
  | { table: KitchenTable }
  | RightRefusal
  | { code: "name_taken" }
  | { code: "edit_conflict"; conflicts: FieldConflict[] };

/**
 * Renames a table, only over the name that was seen. Its code stays valid, and a sitting in progress sees the name with
 * its next change.
 */
export const renameTable = (
  services: Services,
  viewer: Viewer,
  { id, name, seen }: { id: number; name: string; seen?: string | undefined },
): Promise<Renamed> =>
  services.database.db
    .transaction(async (tx): Promise<Renamed> => {
      const table = await lockTable(tx, id);
      if (!table) return { code: "not_found" };
      const refusal = await refusedPart(tx, viewer, table.restaurant_id, "tables");
      if (refusal) return refusal;
      const laid = overSeen({ name: table.name }, { seen: { name: seen ?? table.name }, values: { name } });
      if ("code" in laid) return laid;
      if (await isNameTaken(tx, table, name)) return { code: "name_taken" };
      await writeName(tx, id, name);
      await writeAudit(tx, {
        account_id: viewer.account_id,
        restaurant_id: table.restaurant_id,
        action: "table.rename",
        subject: `table ${id}`,
        before: { name: table.name },
        after: { name },
        date: services.clock(),
      });
      const row = await readKitchenTable(tx, id);
      return row ? { table: viewKitchenTable(row) } : { code: "not_found" };
    })
    .catch((error: unknown): Renamed => {
      // Another table has taken the name in the meantime.
      if (isUniqueViolation(error, "restaurant_tables_name")) return { code: "name_taken" };
      throw error;
    });
