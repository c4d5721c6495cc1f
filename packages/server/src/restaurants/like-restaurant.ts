import { MOST_FAVORITES } from "@tablee/domain/menus/favorites";
import type { Queryable } from "../database/open-database.ts";
import type { Context } from "../http/context.ts";
import type { LikeResult } from "../menus/like-item.ts";
import {
  countOtherFavoriteRestaurants,
  deleteFavoriteRestaurant,
  insertFavoriteRestaurant,
} from "./favorite-restaurants.queries.ts";
import { readRestaurant } from "./stored/restaurant.queries.ts";

/**
 * Likes a restaurant, or removes the like (members §15). The request states the wanted result, so repeating it changes
 * nothing.
 */
export async function likeRestaurant(
  services: Pick<Context, "clock" | "database" | "limits">,
  account_id: number,
  { restaurant_id, like }: { restaurant_id: number; like: boolean },
): Promise<LikeResult> {
  const retry_after = await services.limits.take("likes", String(account_id));
  if (retry_after !== null) return { refused: "too_many_requests", retry_after };
  return services.database.db.transaction((tx) =>
    setLike(tx, { account_id, restaurant_id, created_at: services.clock() }, like),
  );
}

async function setLike(
  tx: Queryable,
  row: { account_id: number; restaurant_id: number; created_at: Date },
  like: boolean,
): Promise<LikeResult> {
  if (!like) {
    await deleteFavoriteRestaurant(tx, row.account_id, row.restaurant_id);
    return { enabled: false };
  }
  if (!(await readRestaurant(tx, row.restaurant_id))) return { refused: "not_found" };
  if ((await countOtherFavoriteRestaurants(tx, row)) >= MOST_FAVORITES) return { refused: "too_many_favorites" };
  await insertFavoriteRestaurant(tx, row);
  return { enabled: true };
}
