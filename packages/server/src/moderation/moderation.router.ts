import type { Context, Viewer } from "../http/context.ts";
import { api, asModerator } from "../http/implement.ts";
import { tooManyRequests } from "../http/refusal.ts";
import { decide } from "./decide.ts";
import { getCase, readCase } from "./get-case.ts";
import { judgeComment } from "./judge-comment.ts";
import { listReported } from "./list-reported.ts";
import { listWaiting } from "./list-waiting.ts";
import { certify, getStanding, listMembers, suspend } from "./standing.ts";

const countDecision = async ({ limits, viewer }: Context & { viewer: Viewer }): Promise<void> => {
  const retry_after = await limits.take("moderation", String(viewer.account_id));
  if (retry_after !== null) throw tooManyRequests(retry_after);
};

export const moderationRouter = {
  list: api.moderation.list
    .use(asModerator)
    .handler(({ input, context }) => listWaiting(context, context.viewer, input)),
  get: api.moderation.get.use(asModerator).handler(async ({ input, context, errors }) => {
    const found = await getCase(context, context.viewer, input.id);
    if (!found) throw errors.not_found();
    return found;
  }),
  decide: api.moderation.decide.use(asModerator).handler(async ({ input, context, errors }) => {
    await countDecision(context);
    const { id, status, reason = null, kind = null, revision = null } = input;
    const { language } = context;
    const refused = await decide(context, context.viewer, { id, status, kind, reason, language, revision });
    if (refused) throw errors[refused.code]();
    const found = await readCase(context, context.viewer, id);
    if (!found) throw errors.not_found();
    return found;
  }),
  comments: api.moderation.comments
    .use(asModerator)
    .handler(({ input, context }) => listReported(context, context.viewer, input)),
  judge: api.moderation.judge.use(asModerator).handler(async ({ input, context, errors }) => {
    await countDecision(context);
    const { id, judgement, reason = null } = input;
    const refused = await judgeComment(context, context.viewer, { id, judgement, reason });
    if (refused) throw errors[refused.code]();
    return true as const;
  }),
  members: api.moderation.members.use(asModerator).handler(async ({ input, context }) => ({
    accounts: await listMembers(context, context.viewer, input),
  })),
  member: api.moderation.member.use(asModerator).handler(async ({ input, context, errors }) => {
    const found = await getStanding(context, context.viewer, input.id);
    if (!found) throw errors.not_found();
    return found;
  }),
  certify: api.moderation.certify.use(asModerator).handler(async ({ input, context, errors }) => {
    await countDecision(context);
    const refused = await certify(context, context.viewer, input);
    if (refused) throw refused.code === "forbidden" ? errors.forbidden() : errors.not_found();
    const found = await getStanding(context, context.viewer, input.id);
    if (!found) throw errors.not_found();
    return found;
  }),
  suspend: api.moderation.suspend.use(asModerator).handler(async ({ input, context, errors }) => {
    await countDecision(context);
    const until = input.until === null ? null : new Date(input.until);
    const refused = await suspend(context, context.viewer, { id: input.id, until, reason: input.reason ?? null });
    if (refused) throw errors[refused.code]();
    const found = await getStanding(context, context.viewer, input.id);
    if (!found) throw errors.not_found();
    return found;
  }),
};
