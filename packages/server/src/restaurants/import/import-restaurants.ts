import type { ImportReport } from "@tablee/contract/restaurants/import.contract";
import type { TableeRestaurant } from "@tablee/contract/restaurants/tablee-format.schema";
import type { Queryable } from "../../database/open-database.ts";
import type { Services } from "../../services.ts";

/** How many rows of each kind an import made, changed and found as they were. */
export type ImportCounts = Pick<ImportReport, "restaurants" | "items" | "combos" | "modifier_groups">;

/** Hears how far a job is, 0 to 1. */
export type OnProgress = (share: number) => void;

export interface RestaurantsToImport {
  /** Who named them: with each `ref` what an import finds its restaurant again by. */
  source: string;
  /** Read by the schema (`TableeRestaurant.parse`): every field present. */
  restaurants: readonly TableeRestaurant[];
}

/**
 * Writes restaurants with their menus, all or nothing, in `tx` where one is given and else in a transaction of its
 * own. What is stored already is changed only where it differs. Throws `ImportRefused` with every reference that
 * leads nowhere, before anything is written.
 */
export async function importRestaurants(
  services: Pick<Services, "database" | "clock">,
  { source, restaurants }: RestaurantsToImport,
  onProgress?: OnProgress,
  tx?: Queryable,
): Promise<ImportCounts> {
  throw new Error("Not written yet", { cause: { services, source, restaurants, onProgress, tx } });
}
