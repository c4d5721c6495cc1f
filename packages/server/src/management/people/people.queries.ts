import type { StaffRole } from "@tablee/domain/accounts/right";
import { and, arrayContains, asc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { accounts } from "../../accounts/stored/accounts.table.ts";
import { standing } from "../../accounts/stored/standing.queries.ts";
import { onlyRow } from "../../database/only-row.ts";
import type { Queryable } from "../../database/open-database.ts";
import { restaurants, restaurantStaff } from "../../restaurants/stored/restaurants.table.ts";
import { staffInvitations as i } from "./staff-invitations.table.ts";

const nameOf = sql<string | null>`nullif(btrim(${accounts.first_name} || ' ' || ${accounts.last_name}), '')`;

/** Who works in a restaurant, by id. */
export const readStaff = (db: Queryable, restaurant_id: number) =>
  db
    .select({ account_id: accounts.id, name: nameOf, email: accounts.email, role: restaurantStaff.role })
    .from(restaurantStaff)
    .innerJoin(accounts, eq(accounts.id, restaurantStaff.account_id))
    .where(and(eq(restaurantStaff.restaurant_id, restaurant_id), standing))
    .orderBy(asc(accounts.id));

/** Holds the staff of a restaurant until the transaction ends: of two who change it, one comes after the other. */
export const holdStaff = async (tx: Queryable, restaurant_id: number): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`staff of ${restaurant_id}`}, 0))`);
};

/** How many own it that can still come in. */
export const countOwners = async (tx: Queryable, restaurant_id: number): Promise<number> =>
  (await readStaff(tx, restaurant_id)).filter(({ role }) => role === "owner").length;

/** Whether whoever invited may still do so: by their own right, in this restaurant or everywhere. */
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

/** How many somebody may still come with. */
export const countInvitations = async (tx: Queryable, restaurant_id: number, now: Date): Promise<number> =>
  tx.$count(i, and(eq(i.restaurant_id, restaurant_id), gt(i.expires_at, now), stillMay));

/** Writes an invitation, or renews the one of the same e-mail, whose links end. */
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

/** Whom an invitation goes to; null where it is no more, or too old. */
export const readInvited = async (db: Queryable, id: number, now: Date) => {
  const [row] = await db
    .select({ email: i.email, language: i.language, role: i.role, restaurant: restaurants.name })
    .from(i)
    .innerJoin(restaurants, eq(restaurants.id, i.restaurant_id))
    .where(and(eq(i.id, id), gt(i.expires_at, now), stillMay));
  return row ?? null;
};

/** Makes a key good before its mail is handed on: one that arrives although the line breaks opens something. */
export const beginKey = async (db: Queryable, id: number, key_hash: string): Promise<void> => {
  await db
    .update(i)
    .set({ keys: sql`array_append(${i.keys}, ${key_hash})` })
    .where(eq(i.id, id));
};

/** The mail with this key is out: those from before are void. */
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

/** Uses an invitation up: of two who come with it one gets it. */
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

/** Ends what somebody has sent and nobody has taken. */
export const endInvitationsOf = async (
  tx: Queryable,
  { restaurant_id, account_id }: { restaurant_id: number; account_id: number },
): Promise<void> => {
  await tx.delete(i).where(and(eq(i.restaurant_id, restaurant_id), eq(i.invited_by, account_id)));
};

/** Deletes invitations that nobody took in time; answers how many. */
export const deleteOld = async (db: Queryable, now: Date, most: number): Promise<number> => {
  const old = db.select({ id: i.id }).from(i).where(lte(i.expires_at, now)).limit(most);
  return (await db.delete(i).where(inArray(i.id, old)).returning({ id: i.id })).length;
};
