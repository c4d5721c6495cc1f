import { and, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { accounts, blocks, followCounts, follows } from "../accounts/stored/accounts.table.ts";
import { notStanding, standing } from "../accounts/stored/standing.queries.ts";
import type { Db } from "../database/open-database.ts";
import { preparedFor } from "../database/prepared.ts";
import { recommendations as r } from "../discoveries/discoveries.table.ts";

/** null for a visitor, for whom every condition below is false. */
const viewer = sql`${sql.placeholder("viewer")}::int`;

const doesFollow = (follower: SQL, followed: SQL): SQL<boolean> => sql<boolean>`exists (
  select from ${follows} where ${follows.follower_id} = ${follower} and ${follows.followed_id} = ${followed})`;
const doesBlock = (blocker: SQL, blocked: SQL): SQL<boolean> => sql<boolean>`exists (
  select from ${blocks} where ${blocks.blocker_id} = ${blocker} and ${blocks.blocked_id} = ${blocked})`;

const member = sql`${accounts.id}`;

/**
 * The number of the member's approved discoveries that the viewer may see (discoveries §5); 0 if the viewer blocked
 * them.
 */
const discoveries = sql<number>`(
  select count(*)::int from ${r}
  where ${r.account_id} = ${member} and ${r.status} = 'approved' and not ${doesBlock(viewer, member)}
  and ${r.visibility} = any (case
    when ${member} = ${viewer} then '{public,friends,private}'
    when ${doesFollow(viewer, member)} and ${doesFollow(member, viewer)} then '{public,friends}'
    else '{public}' end::text[])
)`;

const { id, guid, first_name, last_name, avatar_url, certification } = getTableColumns(accounts);
const card = {
  id,
  guid,
  first_name,
  last_name,
  avatar_url,
  certification,
  recommendation_count: discoveries.as("recommendation_count"),
};

/** Members hidden from the viewer: those whose accounts wait to be erased, and those whom the viewer blocked. */
const away = sql`(${notStanding} union select b.blocked_id from ${blocks} b where b.blocker_id = ${viewer}) as away`;

/** The stored count without the members hidden from this viewer, so that it equals the length of the list. */
const countOf = (count: PgColumn, met: SQL): SQL<number> => sql<number>`(
  coalesce((select ${count} from ${followCounts} where ${followCounts.account_id} = ${member}), 0)
  - (select count(*) from ${away} join ${follows} on ${met})
)::int`;

const selectProfile = preparedFor((db) =>
  db
    .select({
      ...card,
      follower_count: countOf(
        followCounts.followers,
        sql`${follows.follower_id} = away.id and ${follows.followed_id} = ${member}`,
      ).as("follower_count"),
      following_count: countOf(
        followCounts.following,
        sql`${follows.followed_id} = away.id and ${follows.follower_id} = ${member}`,
      ).as("following_count"),
      is_following: doesFollow(viewer, member).as("is_following"),
      is_followed: doesFollow(member, viewer).as("is_followed"),
      blocked_by: doesBlock(member, viewer).as("blocked_by"),
      is_blocked: doesBlock(viewer, member).as("is_blocked"),
    })
    .from(accounts)
    .where(
      and(
        sql`(${accounts.id} = ${sql.placeholder("id")}::int or ${accounts.guid} = ${sql.placeholder("guid")}::uuid)`,
        standing,
      ),
    )
    .prepare("member_profile"),
);
export type ProfileRow = Awaited<ReturnType<ReturnType<typeof selectProfile>["execute"]>>[number];

const MAX_ID = 2_147_483_647;

/** A member by id or guid, either of them possibly as text, as a viewer sees them; null if there is none. */
export const readProfile = async (
  db: Db,
  viewer_id: number | null,
  whose: number | string,
): Promise<ProfileRow | null> => {
  const by_guid = String(whose).includes("-") ? String(whose) : null;
  const by_id = by_guid === null ? Number(whose) : null;
  if (by_id !== null && by_id > MAX_ID) return null;
  const [row] = await selectProfile(db).execute({ viewer: viewer_id, id: by_id, guid: by_guid });
  return row ?? null;
};

/** The end of a page of members: when its last entry was added, in milliseconds, and that member's id. */
export interface MemberPosition {
  key: number;
  id: number;
}
export interface MemberReading {
  viewer: number | null;
  of: number;
  after: MemberPosition;
  limit: number;
}

/** Later than every stored moment: pages descend from here. */
export const FROM_NEWEST: MemberPosition = { key: 8.2e15, id: MAX_ID };

/**
 * A list of members: the name of its statement, the column of the members shown, and the column of the list's owner.
 */
interface Listed {
  name: string;
  table: typeof follows | typeof blocks;
  shown: SQL;
  of: SQL;
  more?: SQL;
}

/** Newest first by keyset, without hidden accounts. */
const listOf = ({ name, table, shown, of, more }: Listed) =>
  preparedFor((db) => {
    const { created_at } = table;
    const key = sql`(timestamptz 'epoch' + ${sql.placeholder("key")}::double precision * interval '1 millisecond')`;
    const after = sql`(${created_at}, ${shown}) < (${key}, ${sql.placeholder("id")}::int)`;
    return db
      .select({ ...card, key: sql<number>`(extract(epoch from ${created_at}) * 1000)::double precision`.as("key") })
      .from(table)
      .innerJoin(accounts, eq(accounts.id, shown))
      .where(and(eq(of, sql`${sql.placeholder("of")}::int`), standing, after, more))
      .orderBy(desc(created_at), desc(shown))
      .limit(sql.placeholder("limit"))
      .prepare(name);
  });

const follower = sql`${follows.follower_id}`;
const followed = sql`${follows.followed_id}`;
const blocker = sql`${blocks.blocker_id}`;
const blocked = sql`${blocks.blocked_id}`;
const unblocked = sql`not ${doesBlock(viewer, member)}`;

const LISTS = {
  followers: listOf({ name: "member_followers", table: follows, shown: follower, of: followed, more: unblocked }),
  following: listOf({ name: "member_following", table: follows, shown: followed, of: follower, more: unblocked }),
  /** The members whom a member has blocked. */
  blocked: listOf({ name: "member_blocked", table: blocks, shown: blocked, of: blocker }),
};
export type MemberList = keyof typeof LISTS;
export type ListedMember = Awaited<ReturnType<ReturnType<typeof LISTS.followers>["execute"]>>[number];

export const readMembers = async (db: Db, list: MemberList, reading: MemberReading): Promise<ListedMember[]> => {
  const { viewer: viewer_id, of, after, limit } = reading;
  return LISTS[list](db).execute({ viewer: viewer_id, of, limit, key: after.key, id: after.id });
};

const selectMemberCards = preparedFor((db) =>
  db
    .select(card)
    .from(accounts)
    .where(and(sql`${accounts.id} = any(${sql.placeholder("ids")}::int[])`, standing, unblocked))
    .prepare("member_cards"),
);

/** Members by id, unordered, without those hidden from the viewer (null: a visitor). */
export const readMemberCards = async (db: Db, viewer_id: number | null, ids: readonly number[]) =>
  ids.length === 0 ? [] : selectMemberCards(db).execute({ viewer: viewer_id, ids });
