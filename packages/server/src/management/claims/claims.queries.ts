import { CODE_TRIES } from "@tablee/domain/accounts/phone-code";
import type { ClaimRefusal } from "@tablee/domain/management/claim";
import { OWNERLESS, PREPARING } from "@tablee/domain/restaurants/ordering-status";
import { and, asc, desc, eq, gt, inArray, lt, lte, ne, not, or, sql } from "drizzle-orm";
import { accounts } from "../../accounts/stored/accounts.table.ts";
import { standing } from "../../accounts/stored/standing.queries.ts";
import type { Queryable } from "../../database/open-database.ts";
import { onlyRow } from "../../database/only-row.ts";
import { restaurants, restaurantStaff } from "../../restaurants/stored/restaurants.table.ts";
import { restaurantClaims as c } from "../stored/restaurant-claims.table.ts";

const nameOf = sql<string | null>`nullif(btrim(${accounts.first_name} || ' ' || ${accounts.last_name}), '')`;
/**
 * Whether the restaurant has an owner whose account is not deleted. The outer column is qualified, because this is used
 * in queries without a join too.
 */
const owned = sql<boolean>`exists (
  select 1 from ${restaurantStaff} own join ${accounts} owner on owner.id = own.account_id
  where own.restaurant_id = ${restaurants}.id and own.role = 'owner' and owner.deleted_at is null)`;
const place = {
  restaurant_id: restaurants.id,
  name: restaurants.name,
  address: restaurants.address,
  city: restaurants.city,
  website: restaurants.website,
  source: restaurants.source,
  owner_set: restaurants.owner_set,
  owned,
};
const claimColumns = {
  ...place,
  id: c.id,
  account_id: c.account_id,
  state: c.state,
  refusal: c.refusal,
  created_at: c.created_at,
  code_email: c.code_email,
  code_hash: c.code_hash,
  code_sent_at: c.code_sent_at,
  code_expires_at: c.code_expires_at,
};
/** More than anybody looks back at. */
const MOST_LISTED = 20;
const MOST_WAITING = 200;

const claims = (db: Queryable) =>
  db.select(claimColumns).from(c).innerJoin(restaurants, eq(restaurants.id, c.restaurant_id));
export type ClaimRow = Awaited<ReturnType<typeof readOwnClaims>>[number];

export const readOwnClaims = (db: Queryable, account_id: number) =>
  claims(db).where(eq(c.account_id, account_id)).orderBy(desc(c.id)).limit(MOST_LISTED);

/** A member's own claim; null if they have none with this id. */
export const readOwnClaim = async (db: Queryable, id: number, account_id: number): Promise<ClaimRow | null> =>
  (await claims(db).where(and(eq(c.id, id), eq(c.account_id, account_id))))[0] ?? null;

export const readClaim = async (db: Queryable, id: number): Promise<ClaimRow | null> =>
  (await claims(db).where(eq(c.id, id)))[0] ?? null;

export const readPlace = async (db: Queryable, restaurant_id: number) =>
  (await db.select(place).from(restaurants).where(eq(restaurants.id, restaurant_id)))[0] ?? null;

/**
 * Locks a claimant's account until the transaction ends, so that its deletion comes before or after; null if there is
 * none. Taken before the lock of the staff, as by a deletion.
 */
export const holdClaimant = async (tx: Queryable, account_id: number) => {
  const [row] = await tx
    .select({ deleted_at: accounts.deleted_at, suspended_until: accounts.suspended_until })
    .from(accounts)
    .where(eq(accounts.id, account_id))
    .for("no key update");
  return row ?? null;
};
export type Claimant = Awaited<ReturnType<typeof holdClaimant>>;

/** Locks one member's claims until the transaction ends, so that two concurrent claims are both counted. */
export const holdClaims = async (tx: Queryable, account_id: number): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`claims of ${account_id}`}, 0))`);
};

/** The places of a member's open claims. */
export const readOpen = async (tx: Queryable, account_id: number): Promise<number[]> => {
  const rows = await tx
    .select({ restaurant_id: c.restaurant_id })
    .from(c)
    .where(and(eq(c.account_id, account_id), eq(c.state, "open")));
  return rows.map(({ restaurant_id }) => restaurant_id);
};

export const isPhoneVerified = async (tx: Queryable, account_id: number): Promise<boolean> =>
  (await tx.$count(accounts, and(eq(accounts.id, account_id), accounts.phone_verified))) > 0;

export const insertClaim = async (
  tx: Queryable,
  row: Pick<typeof c.$inferInsert, "restaurant_id" | "account_id" | "note" | "created_at">,
): Promise<number> => onlyRow(await tx.insert(c).values(row).returning({ id: c.id })).id;

/** Withdraws an open claim; false if the member has no such claim. */
export const deleteOpen = async (db: Queryable, id: number, account_id: number): Promise<boolean> =>
  (
    await db
      .delete(c)
      .where(and(eq(c.id, id), eq(c.account_id, account_id), eq(c.state, "open")))
      .returning({ id: c.id })
  ).length > 0;

/** Records that a new code is being sent; returns its number. */
export const beginCode = async (
  tx: Queryable,
  id: number,
  code: { code_email: string; code_sent_at: Date; code_expires_at: Date },
): Promise<number> => {
  const set = { ...code, code_hash: null, code_tries: 0, code_number: sql`${c.code_number} + 1` };
  return onlyRow(await tx.update(c).set(set).where(eq(c.id, id)).returning({ number: c.code_number })).number;
};

/**
 * Stores the hash of a code that is about to be mailed, and returns the address; null if it should no longer be sent.
 */
export const writeCode = async (db: Queryable, id: number, code: { number: number; hash: string; now: Date }) => {
  const [row] = await db
    .update(c)
    .set({ code_hash: code.hash })
    .where(and(eq(c.id, id), eq(c.state, "open"), eq(c.code_number, code.number), gt(c.code_expires_at, code.now)))
    .returning({ email: c.code_email });
  return row?.email ?? null;
};

/** Counts a try before the code is checked; null if no code can be used now. */
export const countTry = async (db: Queryable, id: number, account_id: number, now: Date) => {
  const [row] = await db
    .update(c)
    .set({ code_tries: sql`${c.code_tries} + 1` })
    .where(
      and(
        eq(c.id, id),
        eq(c.account_id, account_id),
        eq(c.state, "open"),
        lt(c.code_tries, CODE_TRIES),
        gt(c.code_expires_at, now),
      ),
    )
    .returning({ code_hash: c.code_hash });
  return row ?? null;
};

/** Takes back a try for which the code was not checked. */
export const giveTryBack = async (db: Queryable, id: number): Promise<void> => {
  await db
    .update(c)
    .set({ code_tries: sql`greatest(${c.code_tries} - 1, 0)` })
    .where(eq(c.id, id));
};

const NO_CODE = { code_email: null, code_hash: null, code_sent_at: null, code_expires_at: null };

/** Decides an open claim for good; false if it is no longer open. */
export const decideOpen = async (
  tx: Queryable,
  id: number,
  { refusal, decided_at }: { refusal: ClaimRefusal | null; decided_at: Date },
): Promise<boolean> =>
  (
    await tx
      .update(c)
      .set({ state: refusal === null ? "approved" : "refused", refusal, decided_at, ...NO_CODE })
      .where(and(eq(c.id, id), eq(c.state, "open")))
      .returning({ id: c.id })
  ).length > 0;

/** Refuses all other open claims of a place; returns their ids. */
export const refuseOthers = async (tx: Queryable, restaurant_id: number, id: number, decided_at: Date) => {
  const rows = await tx
    .update(c)
    .set({ state: "refused", refusal: "somebody_else", decided_at, ...NO_CODE })
    .where(and(eq(c.restaurant_id, restaurant_id), eq(c.state, "open"), ne(c.id, id)))
    .returning({ id: c.id });
  return rows.map((row) => row.id);
};

/** Claims that wait for an administrator, oldest first, without those of accounts that wait to be erased. */
export const readWaiting = (db: Queryable) =>
  db
    .select({
      ...place,
      id: c.id,
      note: c.note,
      created_at: c.created_at,
      place_phone: restaurants.phone_number,
      others: sql<number>`(select count(*)::int from ${c} other
        where other.restaurant_id = ${restaurants.id} and other.state = 'open' and other.id <> ${c.id})`,
      account_id: c.account_id,
      member_name: nameOf,
      email: accounts.email,
      email_verified: sql<boolean>`${accounts.email_verified_at} is not null`,
      member_phone: accounts.phone_number,
    })
    .from(c)
    .innerJoin(restaurants, eq(restaurants.id, c.restaurant_id))
    .innerJoin(accounts, eq(accounts.id, c.account_id))
    .where(and(eq(c.state, "open"), standing))
    .orderBy(asc(c.id))
    .limit(MOST_WAITING);

/** Whether somebody besides its owners works there, and could open it if that were not refused. */
const staffed = sql`exists (
  select 1 from ${restaurantStaff} own join ${accounts} cook on cook.id = own.account_id
  where own.restaurant_id = ${restaurants}.id and cook.deleted_at is null)`;

/**
 * Places without an owner, the last changed first: those that were closed because the last one left, and those that were
 * never opened and where people still work.
 */
export const readLeft = (db: Queryable) =>
  db
    .select({
      restaurant_id: restaurants.id,
      name: restaurants.name,
      address: restaurants.address,
      city: restaurants.city,
    })
    .from(restaurants)
    .where(and(or(eq(restaurants.status, OWNERLESS), and(eq(restaurants.status, PREPARING), staffed)), not(owned)))
    .orderBy(desc(restaurants.updated_at), desc(restaurants.id))
    .limit(MOST_WAITING);

/** What a decision's mail needs; null if the member's account is deleted. */
export const readDecided = async (db: Queryable, id: number) => {
  const [row] = await db
    .select({
      restaurant_id: c.restaurant_id,
      restaurant: restaurants.name,
      state: c.state,
      refusal: c.refusal,
      email: accounts.email,
      language: accounts.language,
    })
    .from(c)
    .innerJoin(restaurants, eq(restaurants.id, c.restaurant_id))
    .innerJoin(accounts, eq(accounts.id, c.account_id))
    .where(and(eq(c.id, id), standing));
  return row ?? null;
};

/** What a code's mail needs. */
export const readNamed = async (db: Queryable, id: number) => {
  const [row] = await db
    .select({ restaurant: restaurants.name, member: nameOf, language: accounts.language })
    .from(c)
    .innerJoin(restaurants, eq(restaurants.id, c.restaurant_id))
    .innerJoin(accounts, eq(accounts.id, c.account_id))
    .where(eq(c.id, id));
  return row ?? null;
};

/** Deletes claims that were decided, or have waited, for too long; returns how many. */
export const deleteOld = async (
  db: Queryable,
  before: { decided: Date; made: Date },
  most: number,
): Promise<number> => {
  const old = db
    .select({ id: c.id })
    .from(c)
    .where(or(lte(c.decided_at, before.decided), and(eq(c.state, "open"), lte(c.created_at, before.made))))
    .limit(most);
  return (await db.delete(c).where(inArray(c.id, old)).returning({ id: c.id })).length;
};
