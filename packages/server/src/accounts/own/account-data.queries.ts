import { and, desc, eq, getTableColumns, ne, or, sql } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { commentReports, comments } from "../../discoveries/comments.table.ts";
import { interactions, recommendations } from "../../discoveries/discoveries.table.ts";
import { restaurantClaims } from "../../management/stored/restaurant-claims.table.ts";
import { staffInvitations } from "../../management/stored/staff-invitations.table.ts";
import { favoriteItems } from "../../menus/favorite-items.table.ts";
import { pushDevices } from "../../notifications/push/push-devices.table.ts";
import { allTold } from "../../notifications/notifications.queries.ts";
import { orderCorrections } from "../../orders/stored/order-corrections.table.ts";
import { orderPayments, orderRefunds } from "../../orders/stored/order-payments.table.ts";
import { offerUses, orderIntents, orderLines, orders, orderStatuses } from "../../orders/stored/orders.table.ts";
import { favoriteRestaurants } from "../../restaurants/stored/favorite-restaurants.table.ts";
import { restaurantStaff } from "../../restaurants/stored/restaurants.table.ts";
import { listCredits } from "../credit/credits.queries.ts";
import { accounts, blocks, follows, sessions } from "../stored/accounts.table.ts";
import { auditLog } from "../stored/audit.table.ts";
import { invitations } from "../stored/proofs.table.ts";
import { standing } from "../stored/standing.queries.ts";
import { identities, knownDevices, passkeys, passwords } from "../stored/sign-in.table.ts";

/** The device that an account was registered from is shown to nobody (accounts §17). */
const { password_hash: _hash, mac_address: _mac, ...accountColumns } = getTableColumns(accounts);
const { idempotency_key: _key, request_hash: _request, ...orderColumns } = getTableColumns(orders);
const { client_key: _client_key, ...commentColumns } = getTableColumns(comments);
const { code_hash: _code, ...claimColumns } = getTableColumns(restaurantClaims);
const { account_id: _own, ...intentColumns } = getTableColumns(orderIntents);
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
            select coalesce(jsonb_agg(to_jsonb(l) - '{order_id,account_id}'::text[] order by l.position), '[]')
            from ${orderLines} l where l.order_id = "orders"."id"
          )`,
      statuses: sql<unknown>`(
            select coalesce(jsonb_agg(to_jsonb(s) - '{order_id,account_id}'::text[] order by s.position), '[]')
            from ${orderStatuses} s where s.order_id = "orders"."id"
          )`,
      corrections: sql<unknown>`(
            select coalesce(jsonb_agg(to_jsonb(c) - '{order_id,account_id}'::text[] order by c.id), '[]')
            from ${orderCorrections} c where c.order_id = "orders"."id"
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

/** What the member ordered at a shared table, in another member's order; of that order nothing else. */
const ownTableLines = (db: Queryable, id: number, limit: number) =>
  db
    .select({
      name: orderLines.name,
      quantity: orderLines.quantity,
      notes: orderLines.notes,
      date: orders.date_creation,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.order_id))
    .where(and(eq(orderLines.account_id, id), ne(orders.account_id, id)))
    .orderBy(desc(orderLines.order_id), orderLines.position)
    .limit(limit);

/** The invitations to work in a restaurant that the member sent. */
const ownStaffInvitations = (db: Queryable, id: number, limit: number) => {
  const { restaurant_id, email, role, language, created_at, expires_at } = staffInvitations;
  return db
    .select({ restaurant_id, email, role, language, created_at, expires_at })
    .from(staffInvitations)
    .where(eq(staffInvitations.invited_by, id))
    .orderBy(desc(staffInvitations.id))
    .limit(limit);
};

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

/**
 * What the member did with rights, without the values, which are mostly about others; and what was done to the member,
 * or to what has been deleted since.
 */
const ownRights = (db: Queryable, id: number, limit: number) => {
  const { account_id, restaurant_id, action, subject, about, before, after, date } = auditLog;
  return {
    roles: () =>
      db
        .select({ restaurant_id: restaurantStaff.restaurant_id, role: restaurantStaff.role })
        .from(restaurantStaff)
        .where(eq(restaurantStaff.account_id, id))
        .limit(limit),
    rights_used: () =>
      db
        .select({ action, subject, restaurant_id, date })
        .from(auditLog)
        .where(eq(account_id, id))
        .orderBy(desc(auditLog.id))
        .limit(limit),
    rights_used_on_account: () =>
      db
        .select({ action, restaurant_id, before, after, date })
        .from(auditLog)
        .where(or(eq(subject, `account ${id}`), eq(about, id)))
        .orderBy(desc(auditLog.id))
        .limit(limit),
    invitations: () =>
      db
        .select({
          email: invitations.email,
          certification: invitations.certification,
          language: invitations.language,
          created_at: invitations.created_at,
        })
        .from(invitations)
        .where(eq(invitations.account_id, id))
        .limit(limit),
  };
};

/** What the member put into baskets, and the limited offers that their orders used. */
const ownBaskets = (db: Queryable, id: number, limit: number) => ({
  basket_intents: () =>
    db
      .select(intentColumns)
      .from(orderIntents)
      .where(eq(orderIntents.account_id, id))
      .orderBy(desc(orderIntents.id))
      .limit(limit),
  offer_uses: () =>
    db
      .select({ order_id: offerUses.order_id, restaurant_id: offerUses.restaurant_id, ref: offerUses.ref })
      .from(offerUses)
      .where(eq(offerUses.account_id, id))
      .orderBy(desc(offerUses.order_id))
      .limit(limit),
});

/** The comments that the member reported. */
const ownReports = (db: Queryable, id: number, limit: number) =>
  db
    .select({ comment_id: commentReports.comment_id, created_at: commentReports.created_at })
    .from(commentReports)
    .where(eq(commentReports.account_id, id))
    .orderBy(desc(commentReports.created_at))
    .limit(limit);

/** Who follows the member, as far as others see them, without what only the follower chose. */
const ownFollowers = (db: Queryable, id: number, limit: number) =>
  db
    .select({ follower_id: follows.follower_id, created_at: follows.created_at })
    .from(follows)
    .innerJoin(accounts, eq(accounts.id, follows.follower_id))
    .where(and(eq(follows.followed_id, id), standing))
    .orderBy(desc(follows.created_at))
    .limit(limit);

/** Each list is newest first, and has one row more than `most` if it was cut off. */
export const ownLists = (db: Queryable, id: number, most: number) => {
  const limit = most + 1;
  return {
    ...ownDevices(db, id, limit),
    ...ownRights(db, id, limit),
    ...ownBaskets(db, id, limit),
    orders: () => ownOrders(db, id, limit),
    table_lines: () => ownTableLines(db, id, limit),
    staff_invitations: () => ownStaffInvitations(db, id, limit),
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
    comment_reports: () => ownReports(db, id, limit),
    follows: () =>
      db.select().from(follows).where(eq(follows.follower_id, id)).orderBy(desc(follows.created_at)).limit(limit),
    followers: () => ownFollowers(db, id, limit),
    blocks: () =>
      db.select().from(blocks).where(eq(blocks.blocker_id, id)).orderBy(desc(blocks.created_at)).limit(limit),
    favorite_items: () => db.select().from(favoriteItems).where(eq(favoriteItems.account_id, id)).limit(limit),
    favorite_restaurants: () =>
      db.select().from(favoriteRestaurants).where(eq(favoriteRestaurants.account_id, id)).limit(limit),
    notifications: () => allTold(db, id, limit),
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
