import type { TextRefusal } from "./comment-text.ts";

/**
 * What must be known before a comment is accepted. Everything but the text is read in the transaction that writes the
 * comment.
 */
export interface CommentFacts {
  phone_verified: boolean;
  /** Why the text is refused, including `contains_url` and `bad_words`. */
  text: TextRefusal | "contains_url" | "bad_words" | null;
  /** Whether the discovery exists and the member may see it. */
  discovery: boolean;
  /**
   * The comment that is replied to: `null` if there is none, `blocked` if the discovery's author has blocked its
   * author.
   */
  parent: "fine" | "missing" | "blocked" | null;
  /** The discovery's author blocked the member. */
  blocked: boolean;
  /** The member follows the discovery's author, or is the author. */
  follows: boolean;
  /** Whether the member is an owner of the discovery's restaurant, who may reply to comments there (comments §29). */
  for_the_place: boolean;
  spam: boolean;
}

export type CommentRefusal =
  | NonNullable<CommentFacts["text"]>
  | "phone_validation_required"
  | "bad_recommendation_id"
  | "bad_parent_id"
  | "parent_blocked"
  | "user_blocked"
  | "follow_required"
  | "anti_spam";

/** The first reason why a member may not write a comment, in the order of comments §5. */
export const commentRefusal = (facts: CommentFacts): CommentRefusal | null => {
  if (!facts.phone_verified) return "phone_validation_required";
  if (facts.text !== null) return facts.text;
  if (!facts.discovery) return "bad_recommendation_id";
  if (facts.parent === "missing") return "bad_parent_id";
  if (facts.parent === "blocked") return "parent_blocked";
  if (facts.blocked) return "user_blocked";
  if (!facts.follows && !facts.for_the_place) return "follow_required";
  return facts.spam ? "anti_spam" : null;
};

/** A member with this many comments in the last minute is refused the next one as spam (comments §17). */
export const COMMENTS_A_MINUTE = 5;
/** How long a member may not post the same text again, in minutes. */
export const SAME_TEXT_MINUTES = 10;
