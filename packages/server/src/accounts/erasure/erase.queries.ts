import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { interactions, recommendations } from "../../discoveries/discoveries.table.ts";
import { favoriteItems } from "../../menus/favorite-items.table.ts";
import { restaurantClaims } from "../../management/stored/restaurant-claims.table.ts";
import { notifications } from "../../notifications/notifications.table.ts";
import { orderIntents, orderLines, orders } from "../../orders/stored/orders.table.ts";
import { favoriteRestaurants } from "../../restaurants/stored/favorite-restaurants.table.ts";
import { restaurantStaff } from "../../restaurants/stored/restaurants.table.ts";
import { tableDiners } from "../../tables/tables.table.ts";
import { webhookEvents } from "../../webhooks/webhooks.table.ts";
import { accounts, blocks, followCounts, follows, sessions } from "../stored/accounts.table.ts";
import { accountLinks, invitations, phoneCodes } from "../stored/proofs.table.ts";
import {
  authenticators,
  identities,
  knownDevices,
  passkeys,
  passwords,
  recoveryCodes,
  signInAttempts,
} from "../stored/sign-in.table.ts";

const isDue = (asked_by: Date) =>
  and(isNotNull(accounts.deleted_at), isNull(accounts.erased_at), lte(accounts.deleted_at, asked_by));

/** Accounts whose deletion was requested by then and that are not yet erased. */
export const accountsToErase = async (db: Queryable, asked_by: Date, limit: number): Promise<number[]> => {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(isDue(asked_by))
    .orderBy(asc(accounts.deleted_at))
    .limit(limit);
  return rows.map((row) => row.id);
};

/** Locks such an account for this transaction; false if it no longer is one. */
export const lockToErase = async (tx: Queryable, id: number, asked_by: Date): Promise<boolean> => {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, id), isDue(asked_by)))
    .for("no key update");
  return rows.length > 0;
};

/**
 * Deletes a member's interactions and reduces the like counts. Discoveries are locked in the order of their ids, as
 * everywhere that locks several.
 */
export const eraseReactions = async (tx: Queryable, account_id: number): Promise<number[]> => {
  const own = eq(interactions.account_id, account_id);
  const liked = tx
    .select({ id: interactions.recommendation_id })
    .from(interactions)
    .where(and(own, eq(interactions.type, "like")));
  const taken = await tx
    .select({ id: recommendations.id })
    .from(recommendations)
    .where(inArray(recommendations.id, liked))
    .orderBy(asc(recommendations.id))
    .for("update");
  const gone = await tx
    .delete(interactions)
    .where(own)
    .returning({ id: interactions.recommendation_id, type: interactions.type });
  const ids = gone.filter(({ type }) => type === "like").map(({ id }) => id);
  const counted = ids.filter((id) => taken.some((one) => one.id === id));
  if (counted.length > 0) {
    await tx
      .update(recommendations)
      .set({ likes: sql`${recommendations.likes} - 1` })
      .where(inArray(recommendations.id, counted));
  }
  return counted;
};

/** Deletes what a member made and collected, and the notifications that others got about them. */
export const eraseTraces = async (tx: Queryable, account_id: number): Promise<void> => {
  await tx.delete(recommendations).where(eq(recommendations.account_id, account_id));
  await tx.delete(follows).where(or(eq(follows.follower_id, account_id), eq(follows.followed_id, account_id)));
  await tx.delete(followCounts).where(eq(followCounts.account_id, account_id));
  await tx.delete(blocks).where(or(eq(blocks.blocker_id, account_id), eq(blocks.blocked_id, account_id)));
  await tx.delete(favoriteItems).where(eq(favoriteItems.account_id, account_id));
  await tx.delete(favoriteRestaurants).where(eq(favoriteRestaurants.account_id, account_id));
  await tx
    .delete(notifications)
    .where(or(eq(notifications.account_id, account_id), eq(notifications.sender_id, account_id)));
  await tx.delete(restaurantStaff).where(eq(restaurantStaff.account_id, account_id));
  await tx.delete(restaurantClaims).where(eq(restaurantClaims.account_id, account_id));
  await tx.update(orderIntents).set({ account_id: null }).where(eq(orderIntents.account_id, account_id));
};

/** Orders stay with their restaurant: what was eaten and paid, without anybody's name, phone number or address. */
export const eraseFromOrders = async (tx: Queryable, account_id: number): Promise<void> => {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.account_id, account_id));
  await tx
    .update(orders)
    .set({
      delivery: sql`case when ${orders.delivery} is null then null else '{"address": ""}'::jsonb end`,
      spot: sql`case when ${orders.spot} is null then null else '' end`,
    })
    .where(eq(orders.account_id, account_id));
  await tx.delete(webhookEvents).where(inArray(webhookEvents.order_id, own));
  await tx.update(orderLines).set({ notes: "" }).where(inArray(orderLines.order_id, own));
  const seats = tx
    .select({ id: sql<string>`${tableDiners.id}::text` })
    .from(tableDiners)
    .where(eq(tableDiners.account_id, account_id));
  await tx
    .update(orderLines)
    .set({ diner: sql`jsonb_set(${orderLines.diner}, '{name}', '""')` })
    .where(and(isNotNull(orderLines.diner), inArray(sql`${orderLines.diner} ->> 'id'`, seats)));
  await tx.delete(tableDiners).where(eq(tableDiners.account_id, account_id));
};

/** The addresses of the pictures in a member's rows. */
export const picturesOf = async (tx: Queryable, account_id: number): Promise<string[]> => {
  const avatar = await tx.select({ url: accounts.avatar_url }).from(accounts).where(eq(accounts.id, account_id));
  const own = await tx
    .select({ url: recommendations.image_url })
    .from(recommendations)
    .where(eq(recommendations.account_id, account_id));
  return [...avatar, ...own].flatMap(({ url }) => url ?? []);
};

/** Deletes every way to sign in and every proof of identity. */
export const eraseWays = async (tx: Queryable, account_id: number): Promise<void> => {
  const tables = [
    sessions,
    passwords,
    identities,
    passkeys,
    authenticators,
    knownDevices,
    recoveryCodes,
    signInAttempts,
    accountLinks,
    phoneCodes,
    invitations,
  ] as const;
  for (const table of tables) await tx.delete(table).where(eq(table.account_id, account_id));
};

/** Keeps the row without personal data, because orders refer to its id. */
export const blankAccount = async (tx: Queryable, id: number, erased_at: Date): Promise<void> => {
  await tx
    .update(accounts)
    .set({
      email: null,
      email_verified_at: null,
      password_hash: null,
      first_name: "",
      last_name: "",
      phone_number: null,
      phone_verified: false,
      avatar_url: null,
      avatar_config: null,
      language: null,
      certification: null,
      target_calories: null,
      gender: null,
      admin: false,
      moderator: false,
      notification_settings: {},
      mac_address: null,
      address: null,
      address_complement: null,
      city: null,
      state: null,
      postal_code: null,
      country: null,
      erased_at,
    })
    .where(eq(accounts.id, id));
};
