import * as z from "zod";
import { Discovery } from "../discoveries/discoveries.schema.ts";
import { call, FORBIDDEN } from "../wire/errors.ts";
import { Id, LongId } from "../wire/values.schema.ts";
import { Comment, CommentContinuation } from "./comments.schema.ts";

const tags = ["comments"];
const NO_DISCOVERY = { status: 404, message: "There is no such discovery, or not for you" } as const;
const NO_COMMENT = { status: 404, message: "There is no such comment, or not for you" } as const;

export const commentsContract = {
  preview: call
    .route({ method: "GET", path: "/client/recommendation/comments/{id}", tags, summary: "The newest few comments" })
    .errors({ bad_recommendation_id: NO_DISCOVERY })
    .input(z.object({ id: Id }))
    .output(z.array(Comment)),
  list: call
    .route({
      method: "GET",
      path: "/client/comments/recommendation/{id}",
      tags,
      summary: "A discovery and a page of its comments, newest first",
    })
    .errors({ bad_recommendation_id: NO_DISCOVERY })
    .input(z.object({ id: Id, continuation: CommentContinuation }))
    .output(z.object({ recommendation: Discovery, comments: z.array(Comment) })),
  responses: call
    .route({
      method: "GET",
      path: "/client/comment/responses/{id}",
      tags,
      summary: "A page of the answers to a comment, oldest first",
    })
    .errors({ bad_comment_id: NO_COMMENT })
    .input(z.object({ id: LongId, continuation: CommentContinuation }))
    .output(z.array(Comment)),
  context: call
    .route({
      method: "GET",
      path: "/client/comment/context/{id}",
      tags,
      summary: "A comment with its answers and its discovery; of an answer, what it answers and itself alone below",
    })
    .input(z.object({ id: LongId }))
    .output(z.union([z.object({ comment: Comment, recommendation: Discovery }), z.strictObject({})])),
  create: call
    .route({
      method: "POST",
      path: "/client/comment/recommendation/create/{id}",
      tags,
      summary: "Write a comment, or an answer; the header Idempotency-Key makes it safe to repeat",
    })
    .errors({
      phone_validation_required: { status: 422, message: "The phone has to be verified first" },
      text_wrong_type: { status: 422, message: "The text is none" },
      text_empty: { status: 422, message: "Nothing can be seen of the text" },
      text_too_long: { status: 422, message: "The text has more than 500 code points" },
      illegal_char: { status: 422, message: "Control characters, turned direction or unassigned code points" },
      contains_url: { status: 422, message: "Something in the text would be made a link" },
      bad_words: {
        status: 422,
        message: "The text has bad words",
        data: z.object({ status: z.literal("bad_words"), bad_words: z.string() }),
      },
      bad_recommendation_id: NO_DISCOVERY,
      bad_parent_id: { status: 422, message: "No comment of this discovery, or a deleted one" },
      parent_blocked: { status: 422, message: "The discovery's author blocked whoever wrote what is answered" },
      user_blocked: { status: 422, message: "The discovery's author blocked you" },
      follow_required: { status: 422, message: "Only who follows the discovery's author writes comments" },
      anti_spam: { status: 422, message: "Too many comments, or the same again" },
      idempotency_conflict: { status: 409, message: "This key was used for another comment" },
    })
    .input(
      z.object({
        id: Id,
        text: z
          .unknown()
          .optional()
          .describe("At most 500 code points; what is no text, or missing, is `text_wrong_type`"),
        parent_id: LongId.nullish(),
      }),
    )
    .output(Comment),
  remove: call
    .route({ method: "DELETE", path: "/client/comment/recommendation/{id}", tags, summary: "Delete one's own comment" })
    .errors({ bad_comment_id: NO_COMMENT, forbidden: FORBIDDEN })
    .input(z.object({ id: LongId }))
    .output(z.literal(true)),
  report: call
    .route({
      method: "POST",
      path: "/client/comment/recommendation/report/{id}",
      tags,
      summary: "Toggle a report of somebody else's comment",
    })
    .errors({ bad_comment_id: NO_COMMENT, own_comment: { status: 422, message: "Not of your own comment" } })
    .input(z.object({ id: LongId }))
    .output(z.boolean().describe("true: it is reported now")),
};
