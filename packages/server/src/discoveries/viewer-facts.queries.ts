import type { Interaction } from "@tablee/domain/discoveries/discovery";
import { UNWANTED, type ViewerFacts } from "@tablee/domain/discoveries/viewer-facts";
import { type SQL, sql } from "drizzle-orm";
import { blocks, follows } from "../accounts/stored/accounts.table.ts";
import { onlyRow } from "../database/only-row.ts";
import type { Db, Queryable } from "../database/open-database.ts";
import { preparedFor } from "../database/prepared.ts";
import { reportedComments } from "./discovery-comments.queries.ts";
import { interactions } from "./discoveries.table.ts";
import { unmetComments } from "./unmet-comments.queries.ts";

const viewer = sql`${sql.placeholder("viewer")}::int`;

const doesFollow = (follower: SQL, followed: SQL): SQL<boolean> => sql<boolean>`coalesce((
  select true from ${follows} where ${follows.follower_id} = ${follower} and ${follows.followed_id} = ${followed}
), false)`;

const doesBlock = (blocker: SQL, blocked: SQL): SQL<boolean> => sql<boolean>`coalesce((
  select true from ${blocks} where ${blocks.blocker_id} = ${blocker} and ${blocks.blocked_id} = ${blocked}
), false)`;

/**
 * Columns that say how the member in the slot `viewer` relates to a row of discoveries. Each is an index lookup per
 * row, so a page costs the same however many reactions or followers a member has.
 */
export const factsOf = ({ id, account_id }: { id: SQL; account_id: SQL }) => ({
  done: sql<Interaction[]>`array(
    select ${interactions.type} from ${interactions}
    where ${interactions.account_id} = ${viewer} and ${interactions.recommendation_id} = ${id}
  )`.as("done"),
  follows: doesFollow(viewer, account_id).as("follows"),
  followed: doesFollow(account_id, viewer).as("followed"),
  blocks: doesBlock(viewer, account_id).as("blocks"),
  blocked: doesBlock(account_id, viewer).as("blocked"),
  unmet_comments: unmetComments(viewer, { id, account_id }).as("unmet_comments"),
  reported_comments: reportedComments(viewer, id).as("reported_comments"),
});

/**
 * Conditions that exclude, while a list is read, what the member in the slot `viewer` has turned away and whom they
 * blocked, so that a page is full even if they have turned away its newest rows. `isOffered` checks the remaining rows.
 */
export const isNotTurnedAway = (id: SQL): SQL => sql`coalesce((
  select false from ${interactions} pressed where pressed.account_id = ${viewer} and pressed.recommendation_id = ${id}
    and pressed.type in (${sql.raw(UNWANTED.map((type) => `'${type}'`).join(", "))}) limit 1
), true)`;
/** Whether the member in the slot `viewer` follows the author. */
export const isFollowed = (account_id: SQL): SQL<boolean> => doesFollow(viewer, account_id);
/** Whether the author and the member in the slot `viewer` follow each other. */
export const isByFriend = (account_id: SQL): SQL =>
  sql`(${isFollowed(account_id)} and ${doesFollow(account_id, viewer)})`;
export const isNotBlocked = (account_id: SQL): SQL => sql`not ${doesBlock(viewer, account_id)}`;

/** The follows and blocks between a member and an author; all false if they are the same. */
export const readAuthorFacts = async (tx: Queryable, member: number, author: number) => {
  const [one, other] = [sql`${member}::int`, sql`${author}::int`];
  const facts = {
    follows: doesFollow(one, other),
    followed: doesFollow(other, one),
    blocks: doesBlock(one, other),
    blocked: doesBlock(other, one),
  };
  return onlyRow(await tx.select(facts).from(sql`(values (1)) as once`));
};

const selectFacts = preparedFor((db) =>
  db
    .select({ id: sql<number>`d.id`.as("id"), ...factsOf({ id: sql`d.id`, account_id: sql`d.account_id` }) })
    .from(sql`unnest(${sql.placeholder("ids")}::int[], ${sql.placeholder("account_ids")}::int[]) as d(id, account_id)`)
    .prepare("viewer_facts"),
);

/** How a member relates to each of these discoveries, in one statement. */
export const readViewerFacts = async (
  db: Db,
  account_id: number,
  rows: readonly { id: number; account_id: number }[],
): Promise<Map<number, ViewerFacts>> => {
  if (rows.length === 0) return new Map();
  const ids = rows.map((row) => row.id);
  const account_ids = rows.map((row) => row.account_id);
  const found = await selectFacts(db).execute({ viewer: account_id, ids, account_ids });
  return new Map(found.map(({ id, ...facts }) => [id, facts]));
};
