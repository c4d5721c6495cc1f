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
import { visibleText } from "@tablee/domain/language/visible-text";
import { tellChange } from "../database/changes.ts";
import type { Queryable } from "../database/open-database.ts";
import { type Say, telling } from "../events/telling.ts";
import type { Services } from "../services.ts";
import { commentView } from "./comment-view.ts";
import { type CommentRow, readComment } from "./comments.queries.ts";
import { insertComment, lockToWrite, readAnswered, readFacts, type WritingFacts } from "./writing.queries.ts";

export interface CommentWish {
  recommendation_id: number;
  text: unknown;
  /** The comment being answered: a top-level comment or an answer. */
  parent_id: number | null;
  /** Idempotency key: a retry of the same request carries the same one. */
  key: string | null;
}
export type PostResult =
  | { comment: Comment }
  | { refused: Exclude<CommentRefusal, "bad_words"> | "idempotency_conflict" | "unauthorized" }
  | { refused: "bad_words"; bad_words: string };

const MINUTE_MS = 60_000;

/**
 * Writes a comment if nothing forbids it (comments §5); every check runs in the transaction that writes. A retry with
 * the same key returns the comment written the first time.
 */
export async function postComment(services: Services, account_id: number, wish: CommentWish): Promise<PostResult> {
  const { db } = services.database;
  // Checked before anything is locked.
  const text = judgeText(wish.text);
  const { result, written } = await telling(services, (say) =>
    db.transaction((tx) => write(services, { tx, say }, account_id, { ...wish, text })),
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

async function write(services: Services, { tx, say }: Telling, account_id: number, wish: Judged): Promise<Written> {
  const at = services.clock();
  const { text, recommendation_id, parent_id, key } = wish;
  const { member, is_there } = await lockToWrite(tx, { account_id, recommendation_id });
  // The account was deleted after the call had been let in: its session has ended with it.
  if (!member) return unwritten({ refused: "unauthorized" });
  const since = new Date(at.getTime() - SAME_TEXT_MINUTES * MINUTE_MS);
  const known = await readFacts(tx, { account_id, recommendation_id, parent_id, key, since });
  if (known.before) return unwritten(await answerAgain(tx, account_id, known.before, wish));
  const { parent, top = null } = parent_id === null ? {} : await readAnswered(tx, parent_id);
  const seen = is_there && isSeen(known, account_id) ? known : null;
  const answered = seen && metParent(seen, parent, { account_id, recommendation_id });
  const said = text.tidy ?? "";
  const spam = isSpam(known.lately, said, at);
  const refused = commentRefusal({
    ...factsOf(seen, account_id, { asked: parent_id !== null, answered, spam }),
    text: text.refusal,
    phone_verified: member.phone_verified,
  });
  if (refused === "bad_words") return unwritten({ refused, bad_words: text.bad_words.join(", ") });
  if (refused || !seen) return unwritten({ refused: refused ?? "bad_recommendation_id" });

  const below = answered && top;
  const row = { recommendation_id, account_id, parent_id: answered && (answered.parent_id ?? answered.id), text: said };
  const written = await insertComment(tx, { ...row, client_key: key }, at);
  const { phone_verified: _, ...writer } = member;
  const comment = commentView({ ...row, ...written, ...writer, ...NEW, ...placeOf(seen) }, account_id);
  await say(tx, "comment.posted", {
    comment,
    below: below && commentView({ ...below, response_count: below.response_count + 1 }, 0),
    recommendation_id,
    author_id: seen.author_id,
    visibility: seen.visibility,
    account_id,
    parent_id: answered?.id ?? null,
    parent_author_id: answered?.account_id ?? null,
    at,
  });
  return { result: { comment }, written: true };
}

/**
 * What holds for every comment when it is written. `blocked_by_author` is false because a blocked member cannot write
 * one.
 */
const NEW = { response_count: 0, gone: false, hidden: false, blocked_by_author: false } as const;
const placeOf = ({ author_id, role }: SeenFacts): Pick<CommentRow, "author_id" | "from_owner"> => ({
  author_id,
  from_owner: role === "owner",
});

/** The comment that was written earlier with the same key. */
async function answerAgain(
  tx: Queryable,
  account_id: number,
  before: NonNullable<WritingFacts["before"]>,
  wish: Judged,
): Promise<PostResult> {
  const same =
    before.recommendation_id === wish.recommendation_id &&
    (before.parent_id === null) === (wish.parent_id === null) &&
    (before.deleted || before.text === wish.text.tidy);
  const row = same && (await readComment(tx, { id: before.id, viewer: account_id }));
  // It was written and has since been deleted: there is nothing left to show.
  return row ? { comment: commentView(row, account_id) } : { refused: "idempotency_conflict" };
}

/** A text as it would be stored (null if it is not a text), and any objection to it alone. */
interface JudgedText {
  refusal: CommentFacts["text"];
  tidy: string | null;
  bad_words: string[];
}
type Judged = Omit<CommentWish, "text"> & { text: JudgedText };

/** Makes every check that needs only the text, in order. */
const judgeText = (text: unknown): JudgedText => {
  const refusal = textRefusal(text);
  const tidy = typeof text === "string" ? tidyComment(visibleText(text)) : null;
  if (refusal !== null || tidy === null) return { refusal, tidy, bad_words: [] };
  if (containsUrl(tidy)) return { refusal: "contains_url", tidy, bad_words: [] };
  const bad_words = badWordsOf(tidy);
  return { refusal: bad_words.length > 0 ? "bad_words" : null, tidy, bad_words };
};

/** The facts of a discovery that exists. */
type SeenFacts = WritingFacts & { [Key in "author_id" | "status" | "visibility"]: NonNullable<WritingFacts[Key]> };

/** Whether a member may comment on a discovery: it is approved and visible to them. */
const isSeen = (known: WritingFacts, account_id: number): known is SeenFacts => {
  const { author_id, status, visibility, hidden } = known;
  if (author_id === null || status === null || visibility === null || hidden) return false;
  return mayInteract({ status, visibility, own: author_id === account_id, friends: areFriends(known) });
};

/**
 * The comment being answered; null if it belongs to another discovery, is gone, or its writer is blocked by the member.
 */
const metParent = (
  { author_id, shuns }: SeenFacts,
  parent: CommentRow | undefined,
  { account_id, recommendation_id }: { account_id: number; recommendation_id: number },
): CommentRow | null => {
  const isMet = parent && parent.recommendation_id === recommendation_id && !parent.gone;
  return isMet && (author_id === account_id || !shuns) ? parent : null;
};

const NOTHING = { discovery: false, parent: null, blocked: false, follows: false, for_the_place: false, spam: false };

/** The facts that the rule needs; if the member cannot see the discovery, no other fact about it is given. */
const factsOf = (
  seen: SeenFacts | null,
  account_id: number,
  { asked, answered, spam }: { asked: boolean; answered: CommentRow | null; spam: boolean },
): Omit<CommentFacts, "text" | "phone_verified"> => {
  if (!seen) return NOTHING;
  const { author_id, blocked, follows, role } = seen;
  const answers = answered?.blocked_by_author ? "blocked" : "fine";
  return {
    discovery: true,
    parent: asked ? (answered ? answers : "missing") : null,
    blocked,
    follows: author_id === account_id || follows,
    // Someone whose role at the restaurant includes answering. An administrator may do everything but is not its staff.
    for_the_place: answered !== null && role !== null && checkRight({ admin: false, role }, "answers") === null,
    spam,
  };
};

const isSpam = (lately: WritingFacts["lately"], text: string, at: Date): boolean => {
  const minute = new Date(at.getTime() - MINUTE_MS).toISOString();
  return lately.some((one) => one.text === text) || lately.filter((one) => one.at > minute).length >= COMMENTS_A_MINUTE;
};
