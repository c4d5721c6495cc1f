import { CERTIFICATIONS } from "@tablee/domain/accounts/certification";
import * as z from "zod";
import { Id, ImageUrl, Instant, LongId } from "../wire/values.schema.ts";

/** The properties that comments and their answers have in common (comments §9). */
const OneComment = z.object({
  id: LongId,
  /**
   * Empty if the comment was deleted. Also empty, for everybody but the two of them, if the discovery's author has
   * blocked the comment's author.
   */
  text: z.string(),
  /** null if the account was erased; the name is then empty. */
  account_id: Id.nullable(),
  first_name: z.string(),
  avatar_url: ImageUrl.nullable(),
  certification: z.enum(CERTIFICATIONS).nullable(),
  /** Has microseconds and is unique within a discovery, so that pages can continue from it. */
  date_creation: Instant,
  /** The top-level comment that it is shown below; null if it is top-level itself. */
  parent_id: LongId.nullable(),
  response_count: z.int(),
  deleted: z.boolean(),
  blocked_by_author: z.boolean(),
  /** Its author is an owner of the discovery's restaurant (comments §29). */
  from_owner: z.boolean(),
});

export const Comment = OneComment.extend({
  /** Filled only by calls that say so. */
  responses: z.array(OneComment.extend({ responses: z.array(z.never()) })),
});
export type Comment = z.infer<typeof Comment>;

/** The `date_creation` of the last loaded comment (comments §7). The database has no year 0. */
export const CommentContinuation = Instant.regex(/^(?!0000)/).nullish();

/** Identifies one attempt to write a comment, so that it can be repeated if the answer was lost (comments §21). */
export const COMMENT_KEY = /^[\w.-]{1,100}$/;
