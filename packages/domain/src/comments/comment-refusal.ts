import type { TextRefusal } from "./comment-text.ts";

/** What a comment needs to be known of it before it stands; all but the text is read in the transaction that writes it. */
export interface CommentFacts {
  phone_verified: boolean;
  /** What speaks against the text, `contains_url` and bad words included. */
  text: TextRefusal | "contains_url" | "bad_words" | null;
  /** Whether there is such a discovery, and the member sees it. */
  discovery: boolean;
  /** What is answered: `null` where nothing is, `blocked` where its author is, by the discovery's. */
  parent: "fine" | "missing" | "blocked" | null;
  /** The discovery's author blocked the member. */
  blocked: boolean;
  /** The member follows the discovery's author, or is the author. */
  follows: boolean;
  /** An owner of the discovery's restaurant answers what is said there (comments §29). */
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

/** The first thing that keeps a member from writing a comment, in the order of comments §5. */
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

/** From so many comments of a member within a minute on the next one is spam (comments §17). */
export const COMMENTS_A_MINUTE = 5;
/** For so long a member does not say the same thing twice, in minutes. */
export const SAME_TEXT_MINUTES = 10;
