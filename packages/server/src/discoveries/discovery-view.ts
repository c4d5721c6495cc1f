import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import type { ViewerFacts } from "@tablee/domain/discoveries/viewer-facts";
import type { Text } from "@tablee/domain/language/text";
import { itemState } from "@tablee/domain/menus/item-availability";
import { toDecimal } from "@tablee/domain/money/minor";
import type { ShownPrice } from "@tablee/domain/orders/starting-price";
import type { CardRow } from "./discovery.queries.ts";

/**
 * A discovery in its wire format (discoveries §1): the same for every viewer who may see it. `shown` is the price of its
 * item.
 */
export function discoveryView(row: CardRow, shown: ShownPrice | undefined): Discovery {
  const { author, restaurant, item } = row;
  const orderable = item !== null && item.listed && itemState(item) === "available";
  return {
    id: row.id,
    guid: row.guid,
    name: row.name,
    short_description: row.short_description,
    description: row.description,
    image_url: row.image_url,
    status: row.status,
    visibility: row.visibility,
    revision: row.revision,
    ...(row.status === "approved" ? {} : standingOf(row)),
    likes: row.likes,
    comments: row.comments,
    root_comments: row.root_comments,
    reported_comments: [],
    current_user_blocked: false,
    date_creation: row.date_creation.toISOString(),
    account_id: row.account_id,
    account_guid: author.guid,
    first_name: author.first_name,
    last_name: author.last_name,
    avatar_url: author.avatar_url,
    certification: author.certification,
    google_place_id: row.google_place_id ?? restaurant?.google_place_id ?? null,
    google_place_name: row.google_place_name ?? (restaurant && nameOf(restaurant.name)),
    google_place_address: row.google_place_address ?? restaurant?.address ?? null,
    city: row.city ?? restaurant?.city ?? null,
    restaurant_id: restaurant?.id ?? null,
    item_id: row.item_id,
    restaurant: restaurant && {
      id: restaurant.id,
      name: restaurant.name,
      logo_image_path: restaurant.logo_image_path,
      city: restaurant.city,
      latitude: restaurant.latitude,
      longitude: restaurant.longitude,
      timezone: restaurant.timezone,
      status: restaurant.status,
      planned_orders_enabled: restaurant.planned_orders_enabled,
      hours: restaurant.hours,
      closed_dates: restaurant.closed_dates,
      special_hours: restaurant.special_hours,
      has_menu: restaurant.has_menu,
    },
    item_price: orderable && shown && shown.price !== null ? toDecimal(shown.price) : null,
    item_price_from: orderable && shown?.from === true,
    currency: restaurant?.currency ?? null,
  };
}

/** Adapts a cached card to its viewer; the differences come from the viewer's facts (null: a visitor). */
export function cardFor(card: Discovery, facts: ViewerFacts | null): Discovery {
  const { blocked = false, unmet_comments: [all, first] = [0, 0] as const, reported_comments = [] } = facts ?? {};
  if (!blocked && all === 0 && reported_comments.length === 0) return card;
  return {
    ...card,
    reported_comments: [...reported_comments],
    current_user_blocked: blocked,
    // The cached card may be a moment older than the facts.
    comments: Math.max(0, card.comments - all),
    root_comments: Math.max(0, card.root_comments - first),
  };
}

/** What only author and moderators read, of a discovery that is not approved. */
const standingOf = ({ status_reason, status_reason_kind, status_reason_language, appeal }: CardRow) => ({
  status_reason,
  status_reason_kind,
  status_reason_language,
  appeal,
});

/** A restaurant's name if there is room for one language: the common name, or else the one that exists. */
const nameOf = (name: Text): string | null => name.default ?? name.en ?? name.fr;
