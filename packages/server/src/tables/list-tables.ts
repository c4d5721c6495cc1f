import type { KitchenTable } from "@tablee/contract/tables/tables.schema";
import type { Viewer } from "../http/context.ts";
import { refusedIn, type RightRefusal } from "../restaurants/stored/rights.ts";
import type { Services } from "../services.ts";
import { viewKitchenTable } from "./table-view.ts";
import { listKitchenTables } from "./tables.queries.ts";

/** Lists a restaurant's tables by name, with the codes to print. */
export const listTables = async (
  services: Services,
  viewer: Viewer,
  restaurant_id: number,
): Promise<{ tables: KitchenTable[] } | RightRefusal> => {
  const { db } = services.database;
  const refusal = await refusedIn(db, viewer, restaurant_id, "tables");
  return refusal ?? { tables: (await listKitchenTables(db, restaurant_id)).map(viewKitchenTable) };
};
