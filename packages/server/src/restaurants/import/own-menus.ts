import type { TableeMenu, TableeRestaurant } from "@tablee/contract/restaurants/tablee-format.schema";
import type { Queryable } from "../../database/open-database.ts";
import { readOwnMenus } from "../../management/stored/own-menus.queries.ts";

/** A menu in a file for a restaurant whose people have published their own. */
export interface BroughtMenu {
  restaurant_id: number;
  ref: string;
  menu: TableeMenu;
}

interface Parted {
  /** To be written; for restaurants whose people have published a menu, without the menu. */
  restaurants: TableeRestaurant[];
  brought: BroughtMenu[];
}

/**
 * Separates the menus of restaurants whose people have published one from the rest of an import: the published menu
 * stays until they have looked at the difference (management §45).
 */
export async function partOwnMenus(
  db: Queryable,
  source: string,
  restaurants: readonly TableeRestaurant[],
): Promise<Parted> {
  const own = new Map<TableeRestaurant, number>();
  for (const [from, theirs] of Map.groupBy(restaurants, (restaurant) => restaurant.source ?? source)) {
    const rows = await readOwnMenus(
      db,
      from,
      theirs.filter(({ menu }) => menu !== null).map(({ ref }) => ref),
    );
    const ids = new Map(rows.map(({ id, ref }) => [ref, id]));
    for (const one of theirs) {
      const id = ids.get(one.ref);
      if (id !== undefined) own.set(one, id);
    }
  }
  return {
    restaurants: restaurants.map((one) => (own.has(one) ? { ...one, menu: null } : one)),
    brought: [...own].flatMap(([{ ref, menu }, restaurant_id]) => (menu ? [{ restaurant_id, ref, menu }] : [])),
  };
}
