import { CERTIFICATIONS } from "@tablee/domain/accounts/certification";
import * as z from "zod";
import { Id, ImageUrl, Instant, LongId } from "../wire/values.schema.ts";

/** What one comment and an answer below it have alike (comments §9). */
const OneComment = z.object({
  id: LongId,
  /** Empty where it was deleted, and where the discovery's author blocked its author, to everybody but those two. */
  text: z.string(),
  /** null: the account was erased; the name is then empty. */
  account_id: Id.nullable(),
  first_name: z.string(),
  avatar_url: ImageUrl.nullable(),
  certification: z.enum(CERTIFICATIONS).nullable(),
  /** To the microsecond, and no two of a discovery alike: pages go on from it. */
  date_creation: Instant,
  /** The first comment that it stands below; null: it is one. */
  parent_id: LongId.nullable(),
  response_count: z.int(),
  deleted: z.boolean(),
  blocked_by_author: z.boolean(),
  /** Whoever says it owns the discovery's restaurant (comments §29). */
  from_owner: z.boolean(),
});

export const Comment = OneComment.extend({
  /** Filled where a call says so. */
  responses: z.array(OneComment.extend({ responses: z.array(z.never()) })),
});
export type Comment = z.infer<typeof Comment>;

/** The `date_creation` of the last comment that was loaded (comments §7); there is no year 0 where comments are kept. */
export const CommentContinuation = Instant.regex(/^(?!0000)/).nullish();

/** Names one wish to write a comment, so that a lost answer can be asked for again (comments §21). */
export const COMMENT_KEY = /^[\w.-]{1,100}$/;
