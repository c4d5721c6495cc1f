import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { readCapacities } from "../restaurants/stored/capacities.queries.ts";
import { listKitchens as readKitchens } from "./kitchen.queries.ts";
import type { KitchenRecord } from "./kitchen-view.ts";

/** Lists the restaurants that a member staffs, by id; restaurants that are not open yet come last. */
export const listKitchens = async ({ database }: Services, viewer: Viewer): Promise<KitchenRecord[]> => {
  const rows = await readKitchens(database.db, viewer.account_id);
  if (rows.length === 0) return [];
  const capacities = await readCapacities(
    database.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ row, capacities: capacities.get(row.id) ?? [] }));
};
