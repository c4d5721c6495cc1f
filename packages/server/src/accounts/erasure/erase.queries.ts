import { and, asc, eq, inArray, isNotNull, isNull, lte, notInArray, or, sql } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { comments } from "../../discoveries/comments.table.ts";
import { interactions, recommendations } from "../../discoveries/discoveries.table.ts";
import { closedReports } from "../../discoveries/discovery-history.table.ts";
import { recommendationCreations } from "../../discoveries/publishing/creations.table.ts";
import { favoriteItems } from "../../menus/favorite-items.table.ts";
import { restaurantClaims } from "../../management/stored/restaurant-claims.table.ts";
import { notifications } from "../../notifications/notifications.table.ts";
import { orderIntents } from "../../orders/stored/orders.table.ts";
import { progress } from "../../progress/progress.table.ts";
import { favoriteRestaurants } from "../../restaurants/stored/favorite-restaurants.table.ts";
import { restaurantStaff } from "../../restaurants/stored/restaurants.table.ts";
import { credits } from "../credit/credits.table.ts";
import { accounts, blocks, followCounts, follows, sessions } from "../stored/accounts.table.ts";
import { blankReasons, noteWriters } from "../stored/audit.queries.ts";
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

/** What a credit was for, once its member is erased: the column may not be empty. */
const NO_REASON = "-";

const isDue = (asked_by: Date) =>
  and(isNotNull(accounts.deleted_at), isNull(accounts.erased_at), lte(accounts.deleted_at, asked_by));

/** Accounts whose deletion was requested by then and that are not yet erased, without `but`. */
export const accountsToErase = async (
  db: Queryable,
  asked_by: Date,
  limit: number,
  but: readonly number[],
): Promise<number[]> => {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isDue(asked_by), but.length === 0 ? undefined : notInArray(accounts.id, [...but])))
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

/**
 * Takes the reasons out of the audit entries about an account, and about what it wrote: what was done, and when, stays.
 * Those about others' comments, which are deleted with its discoveries, stay until their writers are erased.
 */
export const eraseReasons = async (tx: Queryable, account_id: number): Promise<void> => {
  await blankReasons(
    tx,
    account_id,
    sql`
      select ${`account ${account_id}`}
      union all select 'recommendation ' || r.id from ${recommendations} r where r.account_id = ${account_id}
      union all select 'comment ' || c.id from ${comments} c where c.account_id = ${account_id}`,
  );
  await noteWriters(
    tx,
    sql`
      select 'comment ' || c.id as subject, c.account_id as about
      from ${comments} c join ${recommendations} r on r.id = c.recommendation_id
      where r.account_id = ${account_id} and c.account_id <> ${account_id}`,
  );
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
  for (const table of [recommendationCreations, closedReports, progress]) {
    await tx.delete(table).where(eq(table.account_id, account_id));
  }
  await tx.update(credits).set({ reason: NO_REASON }).where(eq(credits.account_id, account_id));
  await tx.update(orderIntents).set({ account_id: null }).where(eq(orderIntents.account_id, account_id));
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
      terms_revision: null,
      privacy_revision: null,
      sms_consent: null,
      address: null,
      address_complement: null,
      city: null,
      state: null,
      postal_code: null,
      country: null,
      // Ends nothing early: a suspension is looked up by the account, which nobody can sign in to any more.
      suspended_until: null,
      suspension_reason: null,
      erased_at,
    })
    .where(eq(accounts.id, id));
};
