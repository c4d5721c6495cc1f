import type { StaffRole } from "@tablee/domain/accounts/right";
import { eq, sql } from "drizzle-orm";
import { accounts, blocks, follows } from "../accounts/stored/accounts.table.ts";
import { changed } from "../database/changes.ts";
import type { Queryable } from "../database/open-database.ts";
import { onlyRow } from "../database/only-row.ts";
import { comments } from "../discoveries/comments.table.ts";
import { recommendations } from "../discoveries/discoveries.table.ts";
import { restaurantStaff } from "../restaurants/stored/restaurants.table.ts";
import { type CommentRow, instantOf, readComment } from "./comments.queries.ts";

// While a comment is being written, every other writer under the same discovery waits. So the facts are read in few
// statements, and each is a named prepared statement that a connection plans once.
const slot = sql.placeholder;

/**
 * Locks a member and then a discovery for this transaction: comments that one member writes on two devices, and
 * comments on one discovery, are written one at a time. `member` is null if there is no such member; `is_there` says
 * whether the discovery exists.
 */
export const lockToWrite = async (
  tx: Queryable,
  wish: { account_id: number; recommendation_id: number },
): Promise<{ member: Writer | null; is_there: boolean }> => {
  const [row] = await tx
    .select({
      phone_verified: sql<boolean>`w.phone_verified`,
      first_name: sql<string>`w.first_name`,
      avatar_url: sql<string | null>`w.avatar_url`,
      certification: sql<CommentRow["certification"]>`w.certification`,
      is_there: sql<boolean>`d.id is not null`,
    })
    .from(
      sql`(
        select id, phone_verified, first_name, avatar_url, certification from ${accounts}
        where id = ${slot("account_id")} and deleted_at is null for no key update
      ) w left join lateral (
        select id from ${recommendations} where id = ${slot("recommendation_id")} and w.id is not null for update
      ) d on true`,
    )
    .prepare("comment_lock")
    .execute(wish);
  if (!row) return { member: null, is_there: false };
  const { is_there, ...member } = row;
  return { member, is_there };
};
type Writer = { phone_verified: boolean } & Pick<CommentRow, "first_name" | "avatar_url" | "certification">;

/** A comment that was written earlier with a given key. */
interface WrittenBefore {
  id: number;
  recommendation_id: number;
  parent_id: number | null;
  deleted: boolean;
  text: string;
}

/**
 * Everything that decides whether a member may comment on a discovery, read once both are locked. `parent_id`: the
 * comment being answered; `since`: how far back the member's own comments matter.
 */
export const readFacts = async (
  tx: Queryable,
  wish: { account_id: number; recommendation_id: number; parent_id: number | null; key: string | null; since: Date },
) => {
  const [writer, author] = [sql`${slot("account_id")}::int`, sql`${recommendations.account_id}`];
  const doesFollow = (one: typeof writer, other: typeof writer) =>
    sql<boolean>`exists (select 1 from ${follows} where ${follows.follower_id} = ${one} and ${follows.followed_id} = ${other})`;
  const doesBlock = (one: typeof writer, other: typeof writer) =>
    sql<boolean>`exists (select 1 from ${blocks} where ${blocks.blocker_id} = ${one} and ${blocks.blocked_id} = ${other})`;
  const rows = await tx
    .select({
      author_id: recommendations.account_id,
      status: recommendations.status,
      visibility: recommendations.visibility,
      hidden: sql<boolean>`exists (select 1 from ${accounts} a where a.id = ${author} and a.deleted_at is not null)`,
      follows: doesFollow(writer, author),
      followed: doesFollow(author, writer),
      blocked: doesBlock(author, writer),
      /** Whether the member blocked the writer of the comment being answered. */
      shuns: doesBlock(writer, sql`(select c.account_id from ${comments} c where c.id = ${slot("parent_id")}::bigint)`),
      role: sql<StaffRole | null>`(select s.role from ${restaurantStaff} s
        where s.restaurant_id = ${recommendations.restaurant_id} and s.account_id = ${writer})`,
      before: sql<WrittenBefore | null>`(select jsonb_build_object('id', c.id, 'recommendation_id', c.recommendation_id,
          'parent_id', c.parent_id, 'deleted', c.deleted_at is not null, 'text', c.text)
        from ${comments} c where c.account_id = ${writer} and c.client_key = ${slot("key")}::text)`,
      lately: sql<{ text: string; at: string }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('text', c.text, 'at', ${instantOf(sql`c.date_creation`)})), '[]')
        from ${comments} c where c.account_id = ${writer} and c.date_creation >= ${slot("since")}::timestamptz)`,
    })
    .from(sql`(select 1) as one`)
    .leftJoin(recommendations, eq(recommendations.id, slot("recommendation_id")))
    .prepare("comment_facts")
    .execute({ ...wish, since: wish.since.toISOString() });
  return onlyRow(rows);
};
export type WritingFacts = Awaited<ReturnType<typeof readFacts>>;

/** The comment being answered, and its top-level comment (itself if it is one), both as a visitor sees them. */
export const readAnswered = async (tx: Queryable, parent_id: number) => {
  const found = await readComment(tx, { id: parent_id, viewer: 0 });
  const top_id = found?.parent_id ?? null;
  return { parent: found, top: top_id === null ? found : await readComment(tx, { id: top_id, viewer: 0 }) };
};

/**
 * Inserts a comment, updates the counts and announces the change on commit. It is dated now, or just after the
 * discovery's last comment if that is later. `parent_id`: a top-level comment.
 */
export const insertComment = async (
  tx: Queryable,
  row: {
    recommendation_id: number;
    account_id: number;
    parent_id: number | null;
    text: string;
    client_key: string | null;
  },
  at: Date,
): Promise<{ id: number; date_creation: string }> => {
  const written = tx.$with("written", { id: comments.id, moment: comments.date_creation }).as(sql`
    insert into ${comments} (recommendation_id, account_id, parent_id, text, client_key, date_creation)
    values (${slot("recommendation_id")}, ${slot("account_id")}, ${slot("parent_id")}::bigint, ${slot("text")},
      ${slot("client_key")}::text, greatest(${slot("at")}::timestamptz, (
        select max(c.date_creation) from ${comments} c where c.recommendation_id = ${slot("recommendation_id")}
      ) + interval '1 microsecond'))
    returning id, date_creation as moment`);
  const counted = tx.$with("counted", {}).as(sql`
    update ${recommendations} set comments = comments + 1,
      root_comments = root_comments + case when ${slot("parent_id")}::bigint is null then 1 else 0 end
    where id = ${slot("recommendation_id")}`);
  const answered = tx.$with("answered", {}).as(sql`
    update ${comments} set response_count = response_count + 1 where id = ${slot("parent_id")}::bigint`);
  const rows = await tx
    .with(written, counted, answered)
    .select({
      id: sql<number>`written.id`,
      date_creation: instantOf(sql`written.moment`),
      announced: changed(sql`${slot("topic")}`),
    })
    .from(written)
    .prepare("comment_write")
    .execute({ ...row, at: at.toISOString(), topic: `comments:${row.recommendation_id}` });
  return onlyRow(rows);
};
