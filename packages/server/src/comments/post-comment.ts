import type { Comment } from "@tablee/contract/comments/comments.schema";
import { checkRight } from "@tablee/domain/accounts/right";
import { badWordsOf } from "@tablee/domain/comments/bad-words";
import {
  COMMENTS_A_MINUTE,
  type CommentFacts,
  type CommentRefusal,
  commentRefusal,
  SAME_TEXT_MINUTES,
} from "@tablee/domain/comments/comment-refusal";
import { textRefusal, tidyComment } from "@tablee/domain/comments/comment-text";
import { containsUrl } from "@tablee/domain/comments/contains-url";
import { mayInteract } from "@tablee/domain/discoveries/discovery-visibility";
import { areFriends } from "@tablee/domain/discoveries/viewer-facts";
import { notifyChange, tellChange } from "../database/changes.ts";
import type { Queryable } from "../database/open-database.ts";
import { type Say, telling } from "../events/telling.ts";
import { readRole } from "../restaurants/stored/staff.queries.ts";
import type { Services } from "../services.ts";
import { commentView } from "./comment-view.ts";
import {
  type CommentedDiscovery,
  type CommentRow,
  findByKey,
  insertComment,
  lockCommentable,
  lockWriter,
  readComments,
  readLately,
  readStanding,
} from "./comments.queries.ts";

export interface CommentWish {
  recommendation_id: number;
  text: unknown;
  /** What is answered: a first comment or an answer. */
  parent_id: number | null;
  /** The same wish, sent again, has the same. */
  key: string | null;
}
export type PostResult =
  | { comment: Comment }
  | { refused: Exclude<CommentRefusal, "bad_words"> | "idempotency_conflict" }
  | { refused: "bad_words"; bad_words: string };

const MINUTE_MS = 60_000;

/**
 * Writes a comment where nothing keeps the member from it (comments §5), everything asked in the transaction that
 * writes it. Sent again with the key of before it answers what was written then.
 */
export async function postComment(services: Services, account_id: number, wish: CommentWish): Promise<PostResult> {
  const { db } = services.database;
  const { result, written } = await telling(services, (say) =>
    db.transaction((tx) => write(services, { tx, say }, account_id, wish)),
  );
  if (written) tellChange(db, `comments:${wish.recommendation_id}`);
  return result;
}

interface Telling {
  tx: Queryable;
  say: Say;
}
type Written = { result: PostResult; written: boolean };
const unwritten = (result: PostResult): Written => ({ result, written: false });

async function write(
  services: Services,
  { tx, say }: Telling,
  account_id: number,
  wish: CommentWish,
): Promise<Written> {
  const at = services.clock();
  const member = await lockWriter(tx, account_id);
  const again = wish.key === null ? null : await sentBefore(tx, account_id, wish);
  if (again) return unwritten(again);
  const text = judgeText(wish.text);
  const discovery = await lockCommentable(tx, wish.recommendation_id);
  const { facts, parent } = await gatherFacts(tx, account_id, wish, { discovery, text: text.tidy, at });
  const refused = commentRefusal({ ...facts, text: text.refusal, phone_verified: member?.phone_verified ?? false });
  if (refused === "bad_words") return unwritten({ refused, bad_words: text.bad_words.join(", ") });
  if (refused || !discovery) return unwritten({ refused: refused ?? "bad_recommendation_id" });

  const below = parent && (parent.parent_id ?? parent.id);
  const row = { recommendation_id: discovery.id, account_id, parent_id: below, text: text.tidy, client_key: wish.key };
  const id = await insertComment(tx, row, at);
  await notifyChange(tx, `comments:${discovery.id}`);
  const shown = (await readComments(tx, [id], account_id)).get(id);
  if (!shown) throw new Error("A comment that was written is not there");
  await say(tx, "comment.posted", {
    comment_id: id,
    recommendation_id: discovery.id,
    author_id: discovery.account_id,
    account_id,
    parent_id: parent?.id ?? null,
    parent_author_id: parent?.account_id ?? null,
    at,
  });
  return { result: { comment: commentView(shown, account_id) }, written: true };
}

async function sentBefore(tx: Queryable, account_id: number, wish: CommentWish): Promise<PostResult | null> {
  const before = wish.key === null ? null : await findByKey(tx, account_id, wish.key);
  if (!before) return null;
  const said = typeof wish.text === "string" ? tidyComment(wish.text) : null;
  const same =
    before.recommendation_id === wish.recommendation_id &&
    (before.parent_id === null) === (wish.parent_id === null) &&
    (before.deleted_at !== null || before.text === said);
  const row = (await readComments(tx, [before.id], account_id)).get(before.id);
  if (!same) return { refused: "idempotency_conflict" };
  // Written, and deleted since: nothing is left to show.
  return row ? { comment: commentView(row, account_id) } : { refused: "idempotency_conflict" };
}

/** Everything that its words alone can be refused for, in order. */
const judgeText = (text: unknown): { refusal: CommentFacts["text"]; tidy: string; bad_words: string[] } => {
  const refusal = textRefusal(text);
  if (refusal !== null || typeof text !== "string") return { refusal, tidy: "", bad_words: [] };
  const tidy = tidyComment(text);
  if (containsUrl(tidy)) return { refusal: "contains_url", tidy, bad_words: [] };
  const bad_words = badWordsOf(tidy);
  return { refusal: bad_words.length > 0 ? "bad_words" : null, tidy, bad_words };
};

interface Asked {
  discovery: CommentedDiscovery | null;
  text: string;
  at: Date;
}

/** All that the database knows of it. Where there is no such discovery the rest is not asked. */
async function gatherFacts(
  tx: Queryable,
  account_id: number,
  { parent_id }: CommentWish,
  { discovery, text, at }: Asked,
): Promise<{ facts: Omit<CommentFacts, "text" | "phone_verified">; parent: CommentRow | null }> {
  const none = { discovery: false, parent: null, blocked: false, follows: false, for_the_place: false, spam: false };
  if (!discovery || discovery.hidden) return { facts: none, parent: null };
  const own = discovery.account_id === account_id;
  const standing = await readStanding(tx, account_id, discovery.account_id);
  const { status, visibility } = discovery;
  if (!mayInteract({ status, visibility, own, friends: areFriends(standing) })) return { facts: none, parent: null };
  const found = parent_id === null ? null : ((await readComments(tx, [parent_id], account_id)).get(parent_id) ?? null);
  const parent = found && found.recommendation_id === discovery.id && !found.gone ? found : null;
  const answers = parent?.blocked_by_author ? "blocked" : "fine";
  return {
    facts: {
      discovery: true,
      parent: parent_id === null ? null : parent ? answers : "missing",
      blocked: standing.blocked,
      follows: own || standing.follows,
      for_the_place: parent !== null && (await owns(tx, discovery.restaurant_id, account_id)),
      spam: await isSpam(tx, account_id, text, at),
    },
    parent,
  };
}

/** Whether somebody answers for the place; an administrator, who may all, is none of its own. */
async function owns(tx: Queryable, restaurant_id: number | null, account_id: number): Promise<boolean> {
  if (restaurant_id === null) return false;
  const found = await readRole(tx, restaurant_id, account_id);
  return found !== null && checkRight({ admin: false, role: found.role }, "answers") === null;
}

async function isSpam(tx: Queryable, account_id: number, text: string, at: Date): Promise<boolean> {
  const lately = await readLately(tx, account_id, new Date(at.getTime() - SAME_TEXT_MINUTES * MINUTE_MS));
  const minute = new Date(at.getTime() - MINUTE_MS).toISOString();
  return lately.some((one) => one.text === text) || lately.filter((one) => one.at > minute).length >= COMMENTS_A_MINUTE;
}
