import { menuOnWire, offersOnWire } from "@tablee/contract/menus/menu-amounts";
import type { Restaurant, RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { USUAL_TIPS } from "@tablee/domain/money/tip";
import { keepAnswer } from "../http/kept-answers.ts";
import type { MenuEntry } from "../menus/menu-cache.ts";
import { shownOffers } from "./stored/shown-offers.ts";
import { restaurantFields, shownHours } from "./stored/restaurant-fields.ts";
import type { RestaurantRow } from "./stored/restaurant.queries.ts";

/**
 * A restaurant in a list or at the head of its menu (restaurants §1). The distance is in kilometres, null if unknown.
 */
export const restaurantCard = (row: RestaurantRow, distance_km: number | null): RestaurantCard => ({
  id: row.id,
  ...restaurantFields(row),
  ...shownHours(row),
  distance_km,
  offers: offersOnWire(shownOffers(row.offers, [])).map(({ item_ids: _, ...offer }) => offer),
  tip_percents: row.tip_percents ?? [...USUAL_TIPS],
  welcome_url: row.welcome_url,
  has_menu: row.has_menu,
});

const views = new WeakMap<MenuEntry, Restaurant>();

/** A restaurant with its whole menu (restaurants §1): one object, and one JSON text, per revision. */
export function restaurantView(entry: MenuEntry): Restaurant {
  let view = views.get(entry);
  if (!view) {
    const menu = menuOnWire(entry.menu);
    view = keepAnswer({ ...restaurantCard(entry.row, null), items: menu.items.map((item) => item.id), menu });
    views.set(entry, view);
  }
  return view;
}
