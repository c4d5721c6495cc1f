import type { KitchenTable } from "@tablee/contract/tables/tables.schema";
import type { Viewer } from "../http/context.ts";
import { type KitchenRefusal, refusedAtKitchen } from "../restaurants/stored/kitchen-access.ts";
import type { Services } from "../services.ts";
import { viewKitchenTable } from "./table-view.ts";
import { listKitchenTables } from "./tables.queries.ts";

/** A restaurant's tables with the codes to print, by name. */
export const listTables = async (
  services: Services,
  viewer: Viewer,
  restaurant_id: number,
): Promise<{ tables: KitchenTable[] } | KitchenRefusal> => {
  const { db } = services.database;
  const refusal = await refusedAtKitchen(db, viewer, restaurant_id);
  return refusal ?? { tables: (await listKitchenTables(db, restaurant_id)).map(viewKitchenTable) };
};
