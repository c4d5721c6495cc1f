import { and, eq, sql } from "drizzle-orm";
import { accounts } from "../accounts/stored/accounts.table.ts";
import { standing } from "../accounts/stored/standing.queries.ts";
import type { Db } from "../database/open-database.ts";
import { preparedFor } from "../database/prepared.ts";
import { menuItems } from "../menus/menus.table.ts";
import { restaurants } from "../restaurants/stored/restaurants.table.ts";
import { recommendations } from "./discoveries.table.ts";

/** The columns that decide whether the dish can be ordered. */
const ITEM = {
  id: menuItems.id,
  price: menuItems.price,
  modifier_size: menuItems.modifier_size,
  stock_status: menuItems.stock_status,
  hidden: menuItems.hidden,
  listed: menuItems.listed,
};

/** What a card shows of its restaurant. */
const PLACE = {
  id: restaurants.id,
  name: restaurants.name,
  logo_image_path: restaurants.logo_image_path,
  address: restaurants.address,
  city: restaurants.city,
  latitude: restaurants.latitude,
  longitude: restaurants.longitude,
  google_place_id: restaurants.google_place_id,
  timezone: restaurants.timezone,
  status: restaurants.status,
  planned_orders_enabled: restaurants.planned_orders_enabled,
  hours: restaurants.hours,
  closed_dates: restaurants.closed_dates,
  special_hours: restaurants.special_hours,
  has_menu: restaurants.has_menu,
  currency: restaurants.currency,
};

const selectCards = preparedFor((db) =>
  db
    .select({
      id: recommendations.id,
      guid: recommendations.guid,
      account_id: recommendations.account_id,
      name: recommendations.name,
      short_description: recommendations.short_description,
      description: recommendations.description,
      image_url: recommendations.image_url,
      status: recommendations.status,
      visibility: recommendations.visibility,
      revision: recommendations.revision,
      status_reason: recommendations.status_reason,
      status_reason_kind: recommendations.status_reason_kind,
      status_reason_language: recommendations.status_reason_language,
      appeal: recommendations.appeal,
      likes: recommendations.likes,
      comments: recommendations.comments,
      root_comments: recommendations.root_comments,
      item_id: recommendations.item_id,
      google_place_id: recommendations.google_place_id,
      google_place_name: recommendations.google_place_name,
      google_place_address: recommendations.google_place_address,
      city: recommendations.city,
      date_creation: recommendations.date_creation,
      author: {
        guid: accounts.guid,
        first_name: accounts.first_name,
        last_name: accounts.last_name,
        avatar_url: accounts.avatar_url,
        certification: accounts.certification,
      },
      restaurant: PLACE,
      item: ITEM,
    })
    .from(recommendations)
    .innerJoin(accounts, eq(accounts.id, recommendations.account_id))
    .leftJoin(restaurants, eq(restaurants.id, recommendations.restaurant_id))
    .leftJoin(menuItems, eq(menuItems.id, recommendations.item_id))
    // Accounts that wait to be erased are not shown anywhere (accounts §41).
    .where(and(sql`${recommendations.id} = any(${sql.placeholder("ids")}::int[])`, standing))
    .prepare("discovery_cards"),
);
/** A discovery with what its card shows of author, restaurant and item. */
export type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>["execute"]>>[number];

/** Discoveries by id, regardless of who may see them; missing ones are left out. */
export const readCards = async (db: Db, ids: readonly number[]): Promise<Map<number, CardRow>> => {
  if (ids.length === 0) return new Map();
  const rows = await selectCards(db).execute({ ids });
  return new Map(rows.map((row) => [row.id, row]));
};

/** The key by which the feed orders a discovery. */
export const readHotness = async (db: Db, id: number): Promise<number> => {
  const [row] = await db
    .select({ hotness: recommendations.hotness })
    .from(recommendations)
    .where(eq(recommendations.id, id));
  return row?.hotness ?? 0;
};
