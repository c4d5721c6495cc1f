import type { NotificationType } from "@tablee/domain/notifications/notification";
import { isTold } from "@tablee/domain/notifications/notification-settings";
import { and, asc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { accounts, blocks, follows } from "../accounts/stored/accounts.table.ts";
import type { Queryable } from "../database/open-database.ts";
import { recommendations } from "../discoveries/discoveries.table.ts";
import { notifications } from "./notifications.table.ts";

/** Something that members are notified of. */
export interface Telling {
  type: NotificationType;
  /** null: nobody in particular, such as a moderator. */
  sender_id: number | null;
  recommendation_id: number | null;
  json: (typeof notifications.$inferInsert)["json"];
  /**
   * Identifies what is reported only once, such as `like 12 7`, however often it happens (notifications §3). null: each
   * time.
   */
  once: string | null;
  at: Date;
}

const receiver = alias(accounts, "receiver");
const sender = alias(accounts, "teller");

const slot = sql.placeholder;

/** The values for the statement. */
const valuesOf = ({ type, sender_id, recommendation_id, json, once, at }: Telling) => ({
  type,
  /** Whether it is shown to members who have chosen nothing. */
  is_shown: isTold({}, type, "app"),
  sender_id,
  recommendation_id,
  json: JSON.stringify(json),
  once,
  at: at.toISOString(),
});
type Values = Record<keyof ReturnType<typeof valuesOf>, unknown>;

/** Inserts it for those of the given members who may be notified; returns the new rows. */
const insertTelling = (tx: Queryable, told: Values, by_somebody: boolean, receivers: SQL | undefined) => {
  const shown = sql<boolean>`coalesce((${receiver.notification_settings} -> ${told.type}::text ->> 'app')::boolean, ${told.is_shown}::boolean)`;
  const met = tx
    .select({ one: sql`1` })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blocker_id, receiver.id), eq(blocks.blocked_id, sender.id)),
        and(eq(blocks.blocker_id, sender.id), eq(blocks.blocked_id, receiver.id)),
      ),
    );
  const bySomebody = and(isNull(sender.deleted_at), ne(sender.id, receiver.id), sql`not exists (${met})`);
  return tx
    .insert(notifications)
    .select((from) =>
      from
        .select({
          id: sql`nextval('notifications_id_seq')`.as("id"),
          account_id: receiver.id,
          type: sql`${told.type}::text`.as("type"),
          read: sql`not ${shown}`.as("read"),
          sender_id: sql`${told.sender_id}::int`.as("sender_id"),
          recommendation_id: sql`${told.recommendation_id}::int`.as("recommendation_id"),
          json: sql`${told.json}::jsonb`.as("json"),
          date_creation: sql`${told.at}::timestamptz`.as("date_creation"),
          once: sql`${told.once}::text`.as("once"),
          shown: shown.as("shown"),
        })
        .from(receiver)
        .leftJoin(sender, sql`${sender.id} = ${told.sender_id}::int`)
        .where(and(isNull(receiver.deleted_at), by_somebody ? bySomebody : undefined, receivers)),
    )
    .onConflictDoNothing({
      target: [notifications.account_id, notifications.once],
      where: sql`${notifications.once} is not null`,
    })
    .returning({ id: notifications.id, account_id: notifications.account_id, shown: notifications.shown });
};

/**
 * Notifies one member; null if they were already notified, or may not be. It is a named prepared statement, so each
 * connection plans it once: likes and comments wait for it.
 */
export const insertFor = async (tx: Queryable, account_id: number, told: Telling): Promise<Told | null> => {
  const slots = {
    type: slot("type"),
    is_shown: slot("is_shown"),
    sender_id: slot("sender_id"),
    recommendation_id: slot("recommendation_id"),
    json: slot("json"),
    once: slot("once"),
    at: slot("at"),
  };
  const name = told.sender_id === null ? "tell_member" : "tell_member_of";
  const [row] = await insertTelling(tx, slots, told.sender_id !== null, eq(receiver.id, slot("account_id")))
    .prepare(name)
    .execute({ account_id, ...valuesOf(told) });
  return row ?? null;
};

/**
 * The next followers, by id, who want to be notified of what a member publishes; for a discovery for friends, those
 * whom its author follows back.
 */
export const followersAfter = async (
  db: Queryable,
  { followed_id, friends, after, limit }: { followed_id: number; friends: boolean; after: number; limit: number },
): Promise<number[]> => {
  const back = db.select({ id: follows.followed_id }).from(follows).where(eq(follows.follower_id, followed_id));
  const rows = await db
    .select({ id: follows.follower_id })
    .from(follows)
    .where(
      and(
        eq(follows.followed_id, followed_id),
        gt(follows.follower_id, after),
        eq(follows.notified, true),
        friends ? inArray(follows.follower_id, back) : undefined,
      ),
    )
    .orderBy(asc(follows.follower_id))
    .limit(limit);
  return rows.map((row) => row.id);
};

/** A notification that was just created; `shown`: in the app too. */
export interface Told {
  id: number;
  account_id: number;
  shown: boolean;
}

/** Notifies many members with one statement; returns the new rows. */
export const insertForAll = (tx: Queryable, account_ids: readonly number[], told: Telling): Promise<Told[]> =>
  insertTelling(
    tx,
    valuesOf(told),
    told.sender_id !== null,
    sql`${receiver.id} = any(${`{${account_ids.join(",")}}`}::int[])`,
  );

/** A discovery's author and who may see it; null if it does not exist. */
export const readPublished = async (db: Queryable, id: number) => {
  const [row] = await db
    .select({
      author_id: recommendations.account_id,
      status: recommendations.status,
      visibility: recommendations.visibility,
    })
    .from(recommendations)
    .where(eq(recommendations.id, id));
  return row ?? null;
};

/**
 * Renumbers a demo's notifications in the order in which things happened, as if they had been created then: orders are
 * placed last, some of them days ago, and lists go by number.
 */
export async function orderNotifications(tx: Queryable): Promise<void> {
  // Negative in between, where no number is taken.
  await tx.execute(sql`
    update notifications set id = -sorted.id from (
      select told.id as old, kept.id from
        (select id, row_number() over (order by date_creation, id) as place from notifications) told
        join (select id, row_number() over (order by id) as place from notifications) kept using (place)
    ) sorted where notifications.id = sorted.old`);
  await tx.execute(sql`update notifications set id = -id`);
}
