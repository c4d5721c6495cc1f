import { COMMENT_KEY } from "@tablee/contract/comments/comments.schema";
import { api, asMember, asWriter } from "../http/implement.ts";
import { deleteComment } from "./delete-comment.ts";
import { commentContext, listComments, listResponses, previewComments } from "./list-comments.ts";
import { postComment } from "./post-comment.ts";
import { reportComment } from "./report-comment.ts";

/** Limits the rate of calls to that of a very talkative member; refused calls count too. */
const inMeasure = api.middleware(async ({ context, next, errors }) => {
  const retry_after = await context.limits.take("comments", String(context.viewer?.account_id));
  if (retry_after !== null) throw errors.too_many_requests({ data: { retry_after } });
  return next();
});

const keyOf = (headers: Readonly<Record<string, string | undefined>>): string | null => {
  const key = headers["idempotency-key"];
  return key !== undefined && COMMENT_KEY.test(key) ? key : null;
};

export const commentsRouter = {
  preview: api.comments.preview.handler(async ({ input, context, errors }) => {
    const found = await previewComments(context, context.viewer, input.id);
    if (!found) throw errors.bad_recommendation_id();
    return found;
  }),
  list: api.comments.list.handler(async ({ input, context, errors }) => {
    const page = { id: input.id, before: input.continuation ?? null };
    const found = await listComments(context, context.viewer, page);
    if (!found) throw errors.bad_recommendation_id();
    return found;
  }),
  responses: api.comments.responses.handler(async ({ input, context, errors }) => {
    const page = { id: input.id, after: input.continuation ?? null };
    const found = await listResponses(context, context.viewer, page);
    if (!found) throw errors.bad_comment_id();
    return found;
  }),
  context: api.comments.context.handler(
    async ({ input, context }) => (await commentContext(context, context.viewer, input.id)) ?? {},
  ),
  create: api.comments.create
    .use(asWriter)
    .use(inMeasure)
    .handler(async ({ input, context, errors }) => {
      const wish = { recommendation_id: input.id, text: input.text, parent_id: input.parent_id ?? null };
      const result = await postComment(context, context.viewer.account_id, { ...wish, key: keyOf(context.headers) });
      if ("comment" in result) return result.comment;
      if (result.refused !== "bad_words") throw errors[result.refused]();
      throw errors.bad_words({ data: { status: "bad_words", bad_words: result.bad_words } });
    }),
  remove: api.comments.remove
    .use(asMember)
    .use(inMeasure)
    .handler(async ({ input, context, errors }) => {
      const result = await deleteComment(context, context.viewer.account_id, input.id);
      if ("refused" in result) throw errors[result.refused]();
      return true as const;
    }),
  report: api.comments.report
    .use(asWriter)
    .use(inMeasure)
    .handler(async ({ input, context, errors }) => {
      const result = await reportComment(context, context.viewer.account_id, input.id);
      if ("refused" in result) throw errors[result.refused]();
      return result.reported;
    }),
};
