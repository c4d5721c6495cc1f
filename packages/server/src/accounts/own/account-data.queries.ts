import { desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { interactions, recommendations } from "../../discoveries/discoveries.table.ts";
import { favoriteItems } from "../../menus/favorite-items.table.ts";
import { notifications } from "../../notifications/notifications.table.ts";
import { orderLines, orders } from "../../orders/stored/orders.table.ts";
import { favoriteRestaurants } from "../../restaurants/stored/favorite-restaurants.table.ts";
import { accounts, follows, sessions } from "../stored/accounts.table.ts";
import { identities, passkeys, passwords } from "../stored/sign-in.table.ts";

const { password_hash: _hash, ...accountColumns } = getTableColumns(accounts);
const { idempotency_key: _key, request_hash: _request, ...orderColumns } = getTableColumns(orders);
const { hotness: _hotness, ...discoveryColumns } = getTableColumns(recommendations);

export const ownRow = async (db: Queryable, id: number) => {
  const [row] = await db.select(accountColumns).from(accounts).where(eq(accounts.id, id));
  return row ?? null;
};

/** How somebody comes in, without what they come in by. */
export const ownWays = async (db: Queryable, id: number) => [
  ...(await db
    .select({ way: sql<string>`'password'`, changed_at: passwords.changed_at })
    .from(passwords)
    .where(eq(passwords.account_id, id))),
  ...(await db
    .select({ way: identities.provider, subject: identities.subject, created_at: identities.created_at })
    .from(identities)
    .where(eq(identities.account_id, id))),
  ...(await db
    .select({ way: sql<string>`'passkey'`, name: passkeys.name, created_at: passkeys.created_at })
    .from(passkeys)
    .where(eq(passkeys.account_id, id))),
];

/** Each list newest first, one row more than `most` where there are more. */
export const ownLists = (db: Queryable, id: number, most: number) => {
  const limit = most + 1;
  return {
    sessions: () =>
      db
        .select({
          device: sessions.device,
          created_at: sessions.created_at,
          expires_at: sessions.expires_at,
          last_seen_at: sessions.last_seen_at,
        })
        .from(sessions)
        .where(eq(sessions.account_id, id))
        .orderBy(desc(sessions.id))
        .limit(limit),
    orders: () =>
      db
        .select({
          ...orderColumns,
          lines: sql<unknown>`(
            select coalesce(jsonb_agg(to_jsonb(l) - 'order_id' order by l.position), '[]')
            from ${orderLines} l where l.order_id = "orders"."id"
          )`,
        })
        .from(orders)
        .where(eq(orders.account_id, id))
        .orderBy(desc(orders.id))
        .limit(limit),
    discoveries: () =>
      db
        .select(discoveryColumns)
        .from(recommendations)
        .where(eq(recommendations.account_id, id))
        .orderBy(desc(recommendations.id))
        .limit(limit),
    reactions: () =>
      db
        .select()
        .from(interactions)
        .where(eq(interactions.account_id, id))
        .orderBy(desc(interactions.created_at))
        .limit(limit),
    follows: () =>
      db.select().from(follows).where(eq(follows.follower_id, id)).orderBy(desc(follows.created_at)).limit(limit),
    followers: () =>
      db.select().from(follows).where(eq(follows.followed_id, id)).orderBy(desc(follows.created_at)).limit(limit),
    favorite_items: () => db.select().from(favoriteItems).where(eq(favoriteItems.account_id, id)).limit(limit),
    favorite_restaurants: () =>
      db.select().from(favoriteRestaurants).where(eq(favoriteRestaurants.account_id, id)).limit(limit),
    notifications: () =>
      db
        .select()
        .from(notifications)
        .where(eq(notifications.account_id, id))
        .orderBy(desc(notifications.id))
        .limit(limit),
  };
};
