import { desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { comments } from "../../discoveries/comments.table.ts";
import { interactions, recommendations } from "../../discoveries/discoveries.table.ts";
import { restaurantClaims } from "../../management/stored/restaurant-claims.table.ts";
import { favoriteItems } from "../../menus/favorite-items.table.ts";
import { pushDevices } from "../../notifications/push/push-devices.table.ts";
import { notifications } from "../../notifications/notifications.table.ts";
import { orderPayments, orderRefunds } from "../../orders/stored/order-payments.table.ts";
import { orderLines, orders } from "../../orders/stored/orders.table.ts";
import { favoriteRestaurants } from "../../restaurants/stored/favorite-restaurants.table.ts";
import { listCredits } from "../credit/credits.queries.ts";
import { accounts, blocks, follows, sessions } from "../stored/accounts.table.ts";
import { identities, knownDevices, passkeys, passwords } from "../stored/sign-in.table.ts";

/** The device that an account was registered from is shown to nobody (accounts §17). */
const { password_hash: _hash, mac_address: _mac, ...accountColumns } = getTableColumns(accounts);
const { idempotency_key: _key, request_hash: _request, ...orderColumns } = getTableColumns(orders);
const { client_key: _client_key, ...commentColumns } = getTableColumns(comments);
const { code_hash: _code, ...claimColumns } = getTableColumns(restaurantClaims);
const { hotness: _hotness, ...discoveryColumns } = getTableColumns(recommendations);

export const ownRow = async (db: Queryable, id: number) => {
  const [row] = await db.select(accountColumns).from(accounts).where(eq(accounts.id, id));
  return row ?? null;
};

/** A member's ways to sign in, without the secrets. */
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

const ownOrders = (db: Queryable, id: number, limit: number) =>
  db
    .select({
      ...orderColumns,
      lines: sql<unknown>`(
            select coalesce(jsonb_agg(to_jsonb(l) - 'order_id' order by l.position), '[]')
            from ${orderLines} l where l.order_id = "orders"."id"
          )`,
      payment: sql<unknown>`(
            select to_jsonb(p) - 'order_id' from ${orderPayments} p where p.order_id = "orders"."id"
          )`,
      refunds: sql<unknown>`(
            select coalesce(jsonb_agg(to_jsonb(r) - 'order_id' order by r.id), '[]')
            from ${orderRefunds} r where r.order_id = "orders"."id"
          )`,
    })
    .from(orders)
    .where(eq(orders.account_id, id))
    .orderBy(desc(orders.id))
    .limit(limit);

/** Where the member is or was signed in. */
const ownDevices = (db: Queryable, id: number, limit: number) => ({
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
  known_devices: () =>
    db
      .select({ known_since: knownDevices.known_since, last_signed_in_at: knownDevices.last_signed_in_at })
      .from(knownDevices)
      .where(eq(knownDevices.account_id, id))
      .orderBy(desc(knownDevices.last_signed_in_at))
      .limit(limit),
});
const ownComments = (db: Queryable, id: number, limit: number) =>
  db.select(commentColumns).from(comments).where(eq(comments.account_id, id)).orderBy(desc(comments.id)).limit(limit);

/** The places that the member claimed as their own. */
const ownClaims = (db: Queryable, id: number, limit: number) =>
  db
    .select(claimColumns)
    .from(restaurantClaims)
    .where(eq(restaurantClaims.account_id, id))
    .orderBy(desc(restaurantClaims.id))
    .limit(limit);

/** Each list is newest first, and has one row more than `most` if it was cut off. */
export const ownLists = (db: Queryable, id: number, most: number) => {
  const limit = most + 1;
  return {
    ...ownDevices(db, id, limit),
    orders: () => ownOrders(db, id, limit),
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
    comments: () => ownComments(db, id, limit),
    follows: () =>
      db.select().from(follows).where(eq(follows.follower_id, id)).orderBy(desc(follows.created_at)).limit(limit),
    followers: () =>
      db.select().from(follows).where(eq(follows.followed_id, id)).orderBy(desc(follows.created_at)).limit(limit),
    blocks: () =>
      db.select().from(blocks).where(eq(blocks.blocker_id, id)).orderBy(desc(blocks.created_at)).limit(limit),
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
    push_devices: () =>
      db
        .select({ kind: pushDevices.kind, device_id: pushDevices.device_id, created_at: pushDevices.created_at })
        .from(pushDevices)
        .where(eq(pushDevices.account_id, id))
        .limit(limit),
    claims: () => ownClaims(db, id, limit),
    credits: () => listCredits(db, id, limit),
  };
};
