import { eq, sql } from "drizzle-orm";
import { readRestaurantWithMenu } from "../menus/menu.queries.ts";
import { restaurants } from "../restaurants/restaurants.table.ts";
import type { Services } from "../services.ts";
const cache = new Map<number, NonNullable<Awaited<ReturnType<typeof readRestaurantWithMenu>>>>();
const prep = new WeakMap<object, any>();
export const menuOf = async (services: Services, id: number) => {
  const { db } = services.database;
  let p = prep.get(db);
  if (!p) prep.set(db, (p = db.select({ revision: restaurants.revision }).from(restaurants).where(eq(restaurants.id, sql.placeholder("id"))).prepare("revision")));
  const [row] = await p.execute({ id });
  const known = cache.get(id);
  if (known && row && known.row.revision === row.revision) return known;
  const read = await readRestaurantWithMenu(db, id);
  if (read) cache.set(id, read);
  return read;
};
