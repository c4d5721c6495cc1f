import type { Interaction } from "@tablee/domain/discoveries/discovery";
import { UNWANTED, type ViewerFacts } from "@tablee/domain/discoveries/viewer-facts";
import { type SQL, sql } from "drizzle-orm";
import { blocks, follows } from "../accounts/stored/accounts.table.ts";
import { onlyRow } from "../database/only-row.ts";
import type { Db, Queryable } from "../database/open-database.ts";
import { preparedFor } from "../database/prepared.ts";
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
 * What the member in the slot `viewer` has to do with a row of discoveries: columns beside it. Each is looked up in an
 * index for the row, so that a page costs the same however much a member has pressed and whoever follows them.
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
});

/**
 * Conditions that leave out, while a list is read, what the member in the slot `viewer` turned away and whom they
 * blocked, so that a page is full though its newest rows are all known. `isOffered` is asked for what is left.
 */
export const isNotTurnedAway = (id: SQL): SQL => sql`coalesce((
  select false from ${interactions} pressed where pressed.account_id = ${viewer} and pressed.recommendation_id = ${id}
    and pressed.type in (${sql.raw(UNWANTED.map((type) => `'${type}'`).join(", "))}) limit 1
), true)`;
export const isNotBlocked = (account_id: SQL): SQL => sql`not ${doesBlock(viewer, account_id)}`;

/** What stands between a member and an author; nothing between oneself and oneself. */
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

/** What a member has to do with each of these discoveries: one statement. */
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
