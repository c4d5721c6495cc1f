import type { Wishes } from "@tablee/domain/assistant/read-wishes";
import type { Allergen, ItemType } from "@tablee/domain/menus/menu";
import type { Minor } from "@tablee/domain/money/minor";
import type { Point } from "@tablee/domain/restaurants/distance";
import { sql } from "drizzle-orm";
import type { Db } from "../database/open-database.ts";
import { readShownPrices } from "../menus/shown-prices.queries.ts";
import { menuItems as i } from "../menus/menus.table.ts";
import { restaurants as r } from "../restaurants/stored/restaurants.table.ts";
import { rowsOf, strings } from "../search/search.queries.ts";
import { searchEntries as e } from "../search/search.table.ts";

/** Half the height, in degrees of latitude, of the area in which somebody orders: about twenty kilometres. */
const AROUND = 0.18;
/** The most dishes matched against the wishes; the nearest come first. */
const MOST = 2_000;

export interface DishRow {
  id: number;
  restaurant_id: number;
  names: string[];
  words: string[];
  cuisines: string[];
  type: ItemType;
  tags: string[];
  allergens: Allergen[];
  /** The lowest one with its required choices (menus §34). */
  price: Minor;
  calories: number | null;
  popularity: number;
  latitude: number | null;
  longitude: number | null;
}

/** In-stock dishes with a price around a point that meet every wish the database can check. */
export async function readDishesAround(
  db: Db,
  { latitude, longitude }: Point,
  { without, most, type }: Wishes,
): Promise<DishRow[]> {
  const wide = AROUND / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  const { rows } = await rowsOf<DishRow & { modifier_size: number }>(
    db,
    sql`
    select ${e.ref} as id, ${i.restaurant_id} as restaurant_id, ${e.names} as names, ${e.words} as words,
      ${r.cuisines} as cuisines, ${i.type} as type, ${i.tags} as tags, ${i.allergens} as allergens,
      ${i.price}::int as price, ${i.modifier_size} as modifier_size, ${i.calories} as calories, ${e.popularity} as popularity,
      ${e.latitude} as latitude, ${e.longitude} as longitude
    from ${e} join ${i} on ${i.id} = ${e.ref} join ${r} on ${r.id} = ${i.restaurant_id}
    where ${e.kind} = 'item' and ${i.listed} and not ${i.hidden} and ${i.stock_status} = 'available' and ${i.price} is not null
      and not ${i.allergens} && ${strings(without)}
      and (${most}::int is null or ${i.price} <= ${most}::int)
      and (${type}::text is null or ${i.type} = ${type}::text)
      and (${e.latitude} is null or ${e.latitude} between ${latitude - AROUND}::float8 and ${latitude + AROUND}::float8
        and ${e.longitude} between ${longitude - wide}::float8 and ${longitude + wide}::float8)
    order by power(${e.latitude} - ${latitude}::float8, 2) + power(${e.longitude} - ${longitude}::float8, 2) nulls last,
      ${e.ref}
    limit ${MOST}::int`,
  );
  const prices = await readShownPrices(db, rows);
  return rows.flatMap(({ modifier_size: _, ...row }) => {
    const price = prices.get(row.id)?.price ?? row.price;
    return most !== null && price > most ? [] : [{ ...row, price }];
  });
}
