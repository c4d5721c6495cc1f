import { and, count, eq, inArray, sql } from "drizzle-orm";
import type { Text } from "@tablee/domain/language/text";
import { v7 as uuid } from "uuid";
import { accounts, follows, sessions } from "../accounts/stored/accounts.table.ts";
import { passwords } from "../accounts/stored/sign-in.table.ts";
import { comments } from "../discoveries/comments.table.ts";
import { interactions, recommendations } from "../discoveries/discoveries.table.ts";
import { menuItems } from "../menus/menus.table.ts";
import { restaurants, restaurantStaff } from "../restaurants/stored/restaurants.table.ts";
import type { DemoDiscovery, DemoMember } from "./demo.ts";
import type { Queryable } from "./open-database.ts";

/** Any number that no other advisory lock of the product uses. */
const SEED_LOCK = 7_402_553;

export const lockSeeding = async (tx: Queryable): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
};

/** Whether there are neither accounts nor restaurants yet. */
export const isEmpty = async (tx: Queryable): Promise<boolean> => {
  const [account] = await tx.select({ id: accounts.id }).from(accounts).limit(1);
  const [restaurant] = await tx.select({ id: restaurants.id }).from(restaurants).limit(1);
  return !account && !restaurant;
};

/** Returns e-mails by the hash of their account's password. */
export const readPasswordHashes = async (db: Queryable, emails: readonly string[]): Promise<Map<string, string[]>> => {
  const rows = await db
    .select({ email: accounts.email, hash: passwords.hash })
    .from(accounts)
    .innerJoin(passwords, eq(passwords.account_id, accounts.id))
    .where(inArray(accounts.email, [...emails]));
  const owners = Map.groupBy(rows, (row) => row.hash);
  return new Map([...owners].map(([hash, those]) => [hash, those.map((row) => row.email ?? "")]));
};

/** Changes an account's password and ends its sessions. */
export const changePassword = async (tx: Queryable, email: string, hash: string): Promise<void> => {
  const account = tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
  await tx
    .update(passwords)
    .set({ hash, changed_at: sql`now()` })
    .where(inArray(passwords.account_id, account));
  await tx.delete(sessions).where(inArray(sessions.account_id, account));
};

/** Returns the ids of restaurants by ref, and of their items by "restaurant item". */
export const readDemoRefs = async (tx: Queryable, source: string) => {
  const places = await tx
    .select({ id: restaurants.id, ref: restaurants.ref })
    .from(restaurants)
    .where(eq(restaurants.source, source));
  const items = await tx
    .select({ id: menuItems.id, ref: menuItems.ref, restaurant: restaurants.ref })
    .from(menuItems)
    .innerJoin(restaurants, eq(restaurants.id, menuItems.restaurant_id))
    .where(eq(restaurants.source, source));
  return {
    restaurants: new Map(places.map((row) => [row.ref, row.id])),
    items: new Map(items.map((row) => [`${row.restaurant} ${row.ref}`, row.id])),
  };
};

const text = ([en, fr]: readonly [string, string]): Text => ({ en, fr, default: null });

/** Returns ids by ref. */
export const insertDemoMembers = async (
  tx: Queryable,
  members: readonly DemoMember[],
  own: (member: DemoMember) => { password_hash: string; date_creation: Date },
): Promise<Map<string, number>> => {
  if (members.length === 0) return new Map();
  const owned = new Map(members.map((member) => [member.email, own(member)]));
  const rows = await tx
    .insert(accounts)
    .values(
      members.map((member) => ({
        guid: uuid(),
        email: member.email,
        // They can sign in even if e-mails must be verified, because nobody reads their mail.
        email_verified_at: sql`now()`,
        first_name: member.first_name,
        last_name: member.last_name,
        phone_number: member.phone_number,
        phone_verified: member.phone_verified,
        avatar_url: member.avatar_url,
        language: member.language,
        certification: member.certification,
        target_calories: member.target_calories,
        admin: member.admin,
        address: member.address,
        city: member.city,
        state: member.state,
        postal_code: member.postal_code,
        country: member.country,
        date_creation: owned.get(member.email)?.date_creation,
      })),
    )
    .returning({ id: accounts.id, email: accounts.email });
  const hashOf = (email: string | null) => owned.get(email ?? "")?.password_hash ?? "";
  await tx.insert(passwords).values(rows.map(({ id, email }) => ({ account_id: id, hash: hashOf(email) })));
  const refs = new Map(members.map((member) => [member.email, member.ref]));
  return new Map(rows.map((row) => [refs.get(row.email ?? "") ?? "", row.id]));
};

export const insertDemoStaff = async (tx: Queryable, rows: (typeof restaurantStaff.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(restaurantStaff).values(rows);
};

export const insertDemoFollows = async (tx: Queryable, rows: (typeof follows.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(follows).values(rows);
};

/** Returns ids by ref. */
export const insertDemoDiscoveries = async (
  tx: Queryable,
  discoveries: readonly DemoDiscovery[],
  own: (
    discovery: DemoDiscovery,
  ) => Pick<typeof recommendations.$inferInsert, "account_id" | "restaurant_id" | "item_id" | "date_creation">,
): Promise<Map<string, number>> => {
  if (discoveries.length === 0) return new Map();
  const named = discoveries.map((discovery) => ({ guid: uuid(), discovery }));
  const rows = await tx
    .insert(recommendations)
    .values(
      named.map(({ guid, discovery }) => ({
        guid,
        name: text(discovery.name),
        short_description: text(discovery.short_description),
        description: text(discovery.description),
        image_url: discovery.image_url,
        visibility: discovery.visibility,
        status: discovery.status,
        status_reason_kind: discovery.status === "rejected" ? ("not_the_dish" as const) : null,
        ...own(discovery),
      })),
    )
    .returning({ id: recommendations.id, guid: recommendations.guid });
  const refs = new Map(named.map(({ guid, discovery }) => [guid, discovery.ref]));
  return new Map(rows.map((row) => [refs.get(row.guid) ?? "", row.id]));
};

/** Writes a report, and puts the reported discovery into the moderators' queue. */
export const insertDemoReport = async (
  tx: Queryable,
  report: Pick<typeof interactions.$inferInsert, "account_id" | "recommendation_id"> & { created_at: Date },
): Promise<void> => {
  await tx.insert(interactions).values({ ...report, type: "report" });
  await tx
    .update(recommendations)
    .set({ waiting_since: report.created_at })
    .where(eq(recommendations.id, report.recommendation_id));
};

/** Writes likes and updates their counters. */
export const insertDemoLikes = async (
  tx: Queryable,
  likes: readonly Pick<typeof interactions.$inferInsert, "account_id" | "recommendation_id" | "created_at">[],
): Promise<void> => {
  // A statement can have at most 65,535 parameters.
  for (let start = 0; start < likes.length; start += 5_000) {
    const rows = likes.slice(start, start + 5_000).map((like) => ({ ...like, type: "like" as const }));
    await tx.insert(interactions).values(rows);
  }
  const counted = tx
    .select({ likes: count() })
    .from(interactions)
    .where(and(eq(interactions.recommendation_id, recommendations.id), eq(interactions.type, "like")));
  await tx.update(recommendations).set({ likes: sql`${counted}` });
};

/** Reserves ids for comments, because an answer refers to a comment written by the same statement. */
export const nextCommentIds = async (tx: Queryable, many: number): Promise<number[]> => {
  const next = sql<number>`nextval(pg_get_serial_sequence('comments', 'id'))::int`.as("id");
  const rows = await tx.select({ id: next }).from(sql`generate_series(1, ${many}::int)`);
  return rows.map((row) => row.id);
};

/** Writes comments and updates their counters. */
export const insertDemoComments = async (
  tx: Queryable,
  rows: readonly (typeof comments.$inferInsert)[],
): Promise<void> => {
  if (rows.length === 0) return;
  await tx.insert(comments).values([...rows]);
  const counted = tx
    .select({
      id: comments.recommendation_id,
      comments: count().as("counted"),
      root_comments: sql<number>`count(*) filter (where ${comments.parent_id} is null)`.as("counted_first"),
    })
    .from(comments)
    .groupBy(comments.recommendation_id)
    .as("counted");
  await tx
    .update(recommendations)
    .set({ comments: sql`${counted.comments}`, root_comments: sql`${counted.root_comments}` })
    .from(counted)
    .where(eq(recommendations.id, counted.id));
};
