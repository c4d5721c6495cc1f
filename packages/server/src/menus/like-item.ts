import { MOST_FAVORITES } from "@tablee/domain/menus/favorites";
import type { Queryable } from "../database/open-database.ts";
import type { Context } from "../http/context.ts";
import { countOtherFavoriteItems, deleteFavoriteItem, insertFavoriteItem, isListed } from "./favorite-items.queries.ts";

export type LikeResult =
  | { enabled: boolean }
  | { refused: "not_found" }
  | { refused: "too_many_favorites" }
  | { refused: "too_many_requests"; retry_after: number };

/**
 * Likes an item, or removes the like (members §15). The request states the wanted result and is not a toggle, so
 * repeating it changes nothing. Only an item on a menu can be liked; the like of an item that has left it can still be
 * removed.
 */
export async function likeItem(
  services: Pick<Context, "clock" | "database" | "limits">,
  account_id: number,
  { item_id, like }: { item_id: number; like: boolean },
): Promise<LikeResult> {
  const retry_after = await services.limits.take("likes", String(account_id));
  if (retry_after !== null) return { refused: "too_many_requests", retry_after };
  return services.database.db.transaction((tx) =>
    setLike(tx, { account_id, item_id, created_at: services.clock() }, like),
  );
}

async function setLike(
  tx: Queryable,
  row: { account_id: number; item_id: number; created_at: Date },
  like: boolean,
): Promise<LikeResult> {
  if (!like) {
    await deleteFavoriteItem(tx, row.account_id, row.item_id);
    return { enabled: false };
  }
  if (!(await isListed(tx, row.item_id))) return { refused: "not_found" };
  if ((await countOtherFavoriteItems(tx, row)) >= MOST_FAVORITES) return { refused: "too_many_favorites" };
  await insertFavoriteItem(tx, row);
  return { enabled: true };
}
