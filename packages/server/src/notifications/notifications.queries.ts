import { MOST_UNREAD } from "@tablee/domain/notifications/notification";
import {
  and,
  count,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import { accounts, blocks, follows } from "../accounts/stored/accounts.table.ts";
import type { Db, Queryable } from "../database/open-database.ts";
import { preparedFor } from "../database/prepared.ts";
import { recommendations } from "../discoveries/discoveries.table.ts";
import { restaurants } from "../restaurants/stored/restaurants.table.ts";
import { notifications } from "./notifications.table.ts";

const sender = alias(accounts, "sender");
const author = alias(accounts, "author");

/** A notification as its member's list shows it, with current names and pictures. */
const shape = {
  id: notifications.id,
  account_id: notifications.account_id,
  type: notifications.type,
  read: notifications.read,
  date_creation: notifications.date_creation,
  json: notifications.json,
  shown: notifications.shown,
  recommendation_id: notifications.recommendation_id,
  recommendation_image_url: recommendations.image_url,
  restaurant_image_url: sql<string | null>`coalesce(${restaurants.logo_image_path}, ${restaurants.cover_image_path})`,
  sender_id: notifications.sender_id,
  sender_first_name: sender.first_name,
  sender_last_name: sender.last_name,
  sender_avatar_url: sender.avatar_url,
};

const selectWith = <Own extends Record<string, SQL>>(db: Queryable, own: Own) =>
  db
    .select({ ...shape, ...own })
    .from(notifications)
    .leftJoin(sender, eq(sender.id, notifications.sender_id))
    .leftJoin(recommendations, eq(recommendations.id, notifications.recommendation_id))
    .leftJoin(author, eq(author.id, recommendations.account_id))
    .leftJoin(restaurants, eq(restaurants.id, sql`(${notifications.json}->>'restaurant_id')::int`));
const select = (db: Queryable) => selectWith(db, {});
export type NotificationRow = Awaited<ReturnType<typeof select>>[number];

/**
 * Hides notifications from hidden members, between members of whom one has blocked the other, and about what the member
 * may no longer see.
 */
const stillTold = (db: Queryable) => {
  const member = notifications.account_id;
  const blocked = db
    .select({ one: sql`1` })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blocker_id, member), eq(blocks.blocked_id, notifications.sender_id)),
        and(eq(blocks.blocker_id, notifications.sender_id), eq(blocks.blocked_id, member)),
      ),
    );
  const follow = (follower: PgColumn, followed: PgColumn) =>
    sql`exists (select 1 from ${follows} where ${follows.follower_id} = ${follower} and ${follows.followed_id} = ${followed})`;
  const { account_id, status, visibility } = recommendations;
  const friends = sql`${visibility} = 'friends' and ${follow(member, account_id)} and ${follow(account_id, member)}`;
  return and(
    or(isNull(notifications.sender_id), and(isNull(sender.deleted_at), sql`not exists (${blocked})`)),
    or(
      isNull(notifications.recommendation_id),
      eq(account_id, member),
      sql`${author.deleted_at} is null and ${status} = 'approved' and (${visibility} = 'public' or (${friends}))`,
    ),
  );
};

/** Those of some ids that are not hidden by now, whether shown in the app or not. */
export const readNotifications = (db: Queryable, ids: readonly number[]): Promise<NotificationRow[]> =>
  select(db)
    .where(and(inArray(notifications.id, [...ids]), stillTold(db)))
    .orderBy(notifications.id);

/** All of a member's notifications that are not hidden by now, newest first, as they are stored. */
export const allTold = (db: Queryable, account_id: number, limit: number) =>
  db
    .select(getTableColumns(notifications))
    .from(notifications)
    .leftJoin(sender, eq(sender.id, notifications.sender_id))
    .leftJoin(recommendations, eq(recommendations.id, notifications.recommendation_id))
    .leftJoin(author, eq(author.id, recommendations.account_id))
    .where(and(eq(notifications.account_id, account_id), stillTold(db)))
    .orderBy(desc(notifications.id))
    .limit(limit);

/** The unread notifications of some members. */
const unread = (db: Queryable, whose: SQL) =>
  db
    .select({ account_id: notifications.account_id })
    .from(notifications)
    .leftJoin(sender, eq(sender.id, notifications.sender_id))
    .leftJoin(recommendations, eq(recommendations.id, notifications.recommendation_id))
    .leftJoin(author, eq(author.id, recommendations.account_id))
    .where(and(whose, eq(notifications.read, false), eq(notifications.shown, true), stillTold(db)));

const member = sql.placeholder("account_id");

/**
 * One member's unread notifications, up to the highest number that is ever displayed, so that a popular member's are
 * not all counted with each like. It walks an index and looks up for each row what may hide it: with joins PostgreSQL
 * scanned all discoveries, and planned that again with every like and comment.
 */
const someUnread = (db: Queryable) => {
  const { account_id, sender_id, recommendation_id } = notifications;
  const blocks_ = (blocker: PgColumn, blocked: PgColumn) =>
    sql`(select true from ${blocks} where ${blocks.blocker_id} = ${blocker} and ${blocks.blocked_id} = ${blocked})`;
  const follows_ = (follower: PgColumn, followed: PgColumn) =>
    sql`exists (select 1 from ${follows} where ${follows.follower_id} = ${follower} and ${follows.followed_id} = ${followed})`;
  const isThere = sql`(select s.deleted_at is null from ${accounts} s where s.id = ${sender_id})`;
  const { account_id: author_id, status, visibility } = recommendations;
  const friends = sql`${visibility} = 'friends' and ${follows_(account_id, author_id)} and ${follows_(author_id, account_id)}`;
  const isSeen = sql`(select ${author_id} = ${account_id} or (
      ${status} = 'approved' and (${visibility} = 'public' or (${friends}))
      and (select a.deleted_at from ${accounts} a where a.id = ${author_id}) is null
    ) from ${recommendations} where ${recommendations.id} = ${recommendation_id})`;
  return db
    .select({ account_id })
    .from(notifications)
    .where(
      sql`${account_id} = ${member} and not ${notifications.read} and ${notifications.shown}
        and (${sender_id} is null or (
          ${isThere} and ${blocks_(account_id, sender_id)} is null and ${blocks_(sender_id, account_id)} is null))
        and (${recommendation_id} is null or ${isSeen})`,
    )
    .limit(sql.raw(String(MOST_UNREAD)) as never)
    .as("some");
};

const selectUnread = preparedFor((db) => db.select({ n: count() }).from(someUnread(db)).prepare("unread_of_member"));

export const countUnread = async (db: Db, account_id: number): Promise<number> => {
  const [row] = await selectUnread(db).execute({ account_id });
  return row?.n ?? 0;
};

const selectTold = preparedFor((db) =>
  selectWith(db, { unread: sql<number>`(${db.select({ n: count() }).from(someUnread(db))})` })
    .where(and(eq(notifications.id, sql.placeholder("id")), stillTold(db)))
    .prepare("told_member"),
);

/** A notification that was just created, with the member's number of unread ones; null if it is hidden. */
export const readTold = async (db: Db, told: { id: number; account_id: number }) => {
  const [row] = await selectTold(db).execute(told);
  return row ?? null;
};

/**
 * The same count for many members; those without any are missing. In one query without a limit per member: with one,
 * the database would run a thousand passes over everybody's notifications.
 */
export const countAllUnread = async (db: Queryable, account_ids: readonly number[]): Promise<Map<number, number>> => {
  const some = unread(db, inArray(notifications.account_id, [...account_ids])).as("some");
  const rows = await db.select({ id: some.account_id, n: count() }).from(some).groupBy(some.account_id);
  return new Map(rows.map(({ id, n }) => [id, Math.min(n, MOST_UNREAD)]));
};

/** The condition for a member's list. `newest_id`: excludes notifications that came later. */
const listed = (db: Queryable, account_id: number, newest_id: number | null) =>
  and(
    eq(notifications.account_id, account_id),
    eq(notifications.shown, true),
    newest_id === null ? undefined : lte(notifications.id, newest_id),
    stillTold(db),
  );

/** Newest first. */
export const listNotifications = (
  db: Queryable,
  account_id: number,
  { newest_id, offset, limit }: { newest_id: number | null; offset: number; limit: number },
): Promise<NotificationRow[]> =>
  select(db)
    .where(listed(db, account_id, newest_id))
    .orderBy(desc(notifications.id))
    .offset(offset)
    .limit(limit);

/** A day in the reader's time zone. */
interface ShownDay {
  begin: Date;
  end: Date;
}

/**
 * How many people followed a member, or liked each of some discoveries of the member, on each of some days; days are
 * numbered in order from 1. The days may be months apart, so each is a range of its own and nothing between them is
 * read.
 */
export const countPeople = (
  db: Queryable,
  account_id: number,
  of: { recommendation_ids: readonly number[]; days: readonly ShownDay[]; newest_id: number | null },
) => {
  const { type, recommendation_id, sender_id, date_creation } = notifications;
  const begins = `{${of.days.map(({ begin }) => begin.toISOString()).join(",")}}`;
  const day = sql<number>`width_bucket(${date_creation}, ${begins}::timestamptz[])`;
  return db
    .select({ type, recommendation_id, day, people: countDistinct(sender_id) })
    .from(notifications)
    .leftJoin(sender, eq(sender.id, sender_id))
    .leftJoin(recommendations, eq(recommendations.id, recommendation_id))
    .leftJoin(author, eq(author.id, recommendations.account_id))
    .where(
      and(
        listed(db, account_id, of.newest_id),
        or(...of.days.map(({ begin, end }) => and(gte(date_creation, begin), lt(date_creation, end)))),
        // Must match the condition of the index notifications_joined.
        sql`${type} in ('like', 'follow')`,
        or(eq(type, "follow"), inArray(recommendation_id, [...of.recommendation_ids])),
      ),
    )
    .groupBy(type, recommendation_id, sql`3`);
};

/**
 * Marks a member's unread notifications as read, those with the given ids and all up to an id; returns whether there
 * were any.
 */
export const markRead = async (
  db: Queryable,
  account_id: number,
  { ids, up_to }: { ids: readonly number[]; up_to: number | null },
): Promise<boolean> => {
  const which = or(
    ids.length > 0 ? inArray(notifications.id, [...ids]) : undefined,
    up_to === null ? undefined : lte(notifications.id, up_to),
  );
  const rows = await db
    .update(notifications)
    .set({ read: true })
    .where(and(eq(notifications.account_id, account_id), eq(notifications.read, false), which))
    .returning({ id: notifications.id });
  return rows.length > 0;
};

/** How members are reached, and in which language; an account without an e-mail has been erased. */
export const readReaches = async (db: Queryable, account_ids: readonly number[]) => {
  const rows = await db
    .select({
      account_id: accounts.id,
      email: accounts.email,
      language: accounts.language,
      settings: accounts.notification_settings,
    })
    .from(accounts)
    .where(and(inArray(accounts.id, [...account_ids]), isNull(accounts.deleted_at)));
  return new Map(rows.flatMap((row) => (row.email ? [[row.account_id, { ...row, email: row.email }] as const] : [])));
};
export type Reach = NonNullable<Awaited<ReturnType<typeof readReach>>>;

/** The same for one member; null if there is no such member. */
export const readReach = async (db: Queryable, account_id: number) =>
  (await readReaches(db, [account_id])).get(account_id) ?? null;

/** Deletes at most `most` notifications from before a moment; returns how many. */
export const deleteOldNotifications = async (db: Queryable, before: Date, most: number): Promise<number> => {
  const old = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(lte(notifications.date_creation, before))
    .orderBy(notifications.date_creation)
    .limit(most);
  const gone = await db.delete(notifications).where(inArray(notifications.id, old)).returning({ id: notifications.id });
  return gone.length;
};
