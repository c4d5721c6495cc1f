import type { StaffRole } from "@tablee/domain/accounts/right";
import { and, arrayContains, asc, eq, gt, inArray, lte, ne, sql } from "drizzle-orm";
import { accounts } from "../../accounts/stored/accounts.table.ts";
import { standing } from "../../accounts/stored/standing.queries.ts";
import { onlyRow } from "../../database/only-row.ts";
import type { Queryable } from "../../database/open-database.ts";
import { restaurants, restaurantStaff } from "../../restaurants/stored/restaurants.table.ts";
import { restaurantClaims as claims } from "../stored/restaurant-claims.table.ts";
import { staffInvitations as i } from "../stored/staff-invitations.table.ts";

const nameOf = sql<string | null>`nullif(btrim(${accounts.first_name} || ' ' || ${accounts.last_name}), '')`;

const staffOf = (restaurant_id: number) => and(eq(restaurantStaff.restaurant_id, restaurant_id), standing);

/** A restaurant's staff, by id; without e-mails, which their members alone see (accounts §37). */
export const readStaff = (db: Queryable, restaurant_id: number) =>
  db
    .select({ account_id: accounts.id, name: nameOf, role: restaurantStaff.role })
    .from(restaurantStaff)
    .innerJoin(accounts, eq(accounts.id, restaurantStaff.account_id))
    .where(staffOf(restaurant_id))
    .orderBy(asc(accounts.id));

/** Whether somebody whose account has this e-mail, in lower case, works there. */
export const isStaffsEmail = async (tx: Queryable, restaurant_id: number, email: string): Promise<boolean> => {
  const rows = tx
    .select({ id: accounts.id })
    .from(restaurantStaff)
    .innerJoin(accounts, eq(accounts.id, restaurantStaff.account_id));
  return (await rows.where(and(staffOf(restaurant_id), eq(sql`lower(${accounts.email})`, email)))).length > 0;
};

/** How many owners have an account that is not deleted. */
export const countOwners = async (tx: Queryable, restaurant_id: number): Promise<number> =>
  (await readStaff(tx, restaurant_id)).filter(({ role }) => role === "owner").length;

/** Whether the inviter still has the right to invite, in this restaurant or as an administrator. */
const stillMay = sql`exists (
  select 1 from ${accounts} inviter
  where inviter.id = ${i.invited_by} and (inviter.admin or exists (
    select 1 from ${restaurantStaff} own
    where own.account_id = inviter.id and own.restaurant_id = ${i.restaurant_id} and own.role = 'owner')))`;

export const readInvitations = (db: Queryable, restaurant_id: number) =>
  db
    .select({ id: i.id, email: i.email, role: i.role, invited_by: nameOf, expires_at: i.expires_at })
    .from(i)
    .leftJoin(accounts, eq(accounts.id, i.invited_by))
    .where(and(eq(i.restaurant_id, restaurant_id), stillMay))
    .orderBy(asc(i.id));

/** What decides whether a place's owner may invite by mail. */
export const readInviting = async (db: Queryable, restaurant_id: number) => {
  const claimed = sql<boolean>`exists (
    select 1 from ${claims} where ${claims.restaurant_id} = ${restaurants}.id and ${claims.state} = 'approved')`;
  const rows = db.select({ status: restaurants.status, claimed }).from(restaurants);
  return (await rows.where(eq(restaurants.id, restaurant_id)))[0] ?? null;
};

/** How many invitations can still be accepted, besides the one to `but`, which another one to it would replace. */
export const countInvitations = async (
  tx: Queryable,
  { restaurant_id, but, now }: { restaurant_id: number; but: string; now: Date },
): Promise<number> =>
  tx.$count(i, and(eq(i.restaurant_id, restaurant_id), ne(i.email, but), gt(i.expires_at, now), stillMay));

/** Writes an invitation, or replaces the one to the same e-mail, whose links become invalid. */
export const putInvitation = async (
  tx: Queryable,
  row: Omit<typeof i.$inferInsert, "id" | "keys">,
): Promise<number> => {
  const set = { ...row, keys: [] };
  const written = tx
    .insert(i)
    .values(set)
    .onConflictDoUpdate({ target: [i.restaurant_id, i.email], set });
  return onlyRow(await written.returning({ id: i.id })).id;
};

/** The recipient of an invitation; null if it no longer exists or has expired. */
export const readInvited = async (db: Queryable, id: number, now: Date) => {
  const [row] = await db
    .select({ email: i.email, language: i.language, role: i.role, restaurant: restaurants.name })
    .from(i)
    .innerJoin(restaurants, eq(restaurants.id, i.restaurant_id))
    .where(and(eq(i.id, id), gt(i.expires_at, now), stillMay));
  return row ?? null;
};

/**
 * Makes a key valid before its mail is sent: a mail that arrives although the connection broke then has a valid link.
 */
export const beginKey = async (db: Queryable, id: number, key_hash: string): Promise<void> => {
  await db
    .update(i)
    .set({ keys: sql`array_append(${i.keys}, ${key_hash})` })
    .where(eq(i.id, id));
};

/** The mail with this key is out: earlier keys become invalid. */
export const keyIsOut = async (db: Queryable, key_hash: string): Promise<void> => {
  await db
    .update(i)
    .set({ keys: [key_hash] })
    .where(arrayContains(i.keys, [key_hash]));
};

const isGood = (key_hash: string, now: Date) => and(arrayContains(i.keys, [key_hash]), gt(i.expires_at, now), stillMay);

export const readByKey = async (db: Queryable, key_hash: string, now: Date) => {
  const [row] = await db
    .select({ restaurant_id: i.restaurant_id, name: restaurants.name, role: i.role })
    .from(i)
    .innerJoin(restaurants, eq(restaurants.id, i.restaurant_id))
    .where(isGood(key_hash, now));
  return row ?? null;
};

/** Uses an invitation up: of two concurrent calls one gets it. */
export const takeByKey = async (tx: Queryable, key_hash: string, now: Date) => {
  const [row] = await tx
    .delete(i)
    .where(isGood(key_hash, now))
    .returning({ restaurant_id: i.restaurant_id, role: i.role });
  return row ?? null;
};

export const readInvitation = async (
  db: Queryable,
  id: number,
): Promise<{ restaurant_id: number; role: StaffRole } | null> => {
  const [row] = await db.select({ restaurant_id: i.restaurant_id, role: i.role }).from(i).where(eq(i.id, id));
  return row ?? null;
};

export const deleteInvitation = async (tx: Queryable, id: number): Promise<boolean> =>
  (await tx.delete(i).where(eq(i.id, id)).returning({ id: i.id })).length > 0;

/** Deletes the open invitations that somebody has sent. */
export const endInvitationsOf = async (
  tx: Queryable,
  { restaurant_id, account_id }: { restaurant_id: number; account_id: number },
): Promise<void> => {
  await tx.delete(i).where(and(eq(i.restaurant_id, restaurant_id), eq(i.invited_by, account_id)));
};

/** Deletes invitations that expired without being accepted; returns how many. */
export const deleteOld = async (db: Queryable, now: Date, most: number): Promise<number> => {
  const old = db.select({ id: i.id }).from(i).where(lte(i.expires_at, now)).limit(most);
  return (await db.delete(i).where(inArray(i.id, old)).returning({ id: i.id })).length;
};
