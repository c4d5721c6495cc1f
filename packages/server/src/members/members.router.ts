import { api, asMember, asWriter } from "../http/implement.ts";
import { blockMember } from "./block-member.ts";
import { followMember } from "./follow-member.ts";
import { listDiscoveriesOf } from "./list-discoveries.ts";
import { listBlocked, listFollows } from "./list-members.ts";
import { profileView } from "./member-view.ts";
import { readProfile } from "./members.queries.ts";

const { members } = api;

export const membersRouter = {
  follow: members.follow.use(asWriter).handler(async ({ input, context, errors }) => {
    const retry_after = await context.limits.take("follows", String(context.viewer.account_id));
    if (retry_after !== null) throw errors.too_many_requests({ data: { retry_after } });
    const result = await followMember(context, context.viewer.account_id, input.account_id);
    if ("refused" in result) throw errors[result.refused]();
    return result.following;
  }),
  block: members.block.use(asMember).handler(async ({ input, context, errors }) => {
    const retry_after = await context.limits.take("blocks", String(context.viewer.account_id));
    if (retry_after !== null) throw errors.too_many_requests({ data: { retry_after } });
    const result = await blockMember(context, context.viewer.account_id, input.account_id);
    if ("refused" in result) throw errors[result.refused]();
    return result.blocked;
  }),
  blocked: members.blocked
    .use(asMember)
    .handler(({ input, context }) => listBlocked(context, context.viewer.account_id, input)),
  get: members.get.handler(async ({ input, context, errors }) => {
    const found = await readProfile(context.database.db, context.viewer?.account_id ?? null, input.id);
    if (!found) throw errors.not_found();
    return profileView(found);
  }),
  recommendations: members.recommendations.handler(async ({ input, context, errors }) => {
    const page = await listDiscoveriesOf(context, context.viewer, input);
    if (!page) throw errors.not_found();
    return page;
  }),
  followers: members.followers.handler(async ({ input, context, errors }) => {
    const page = await listFollows(context, context.viewer, { ...input, list: "followers" });
    if (!page) throw errors.not_found();
    return page;
  }),
  following: members.following.handler(async ({ input, context, errors }) => {
    const page = await listFollows(context, context.viewer, { ...input, list: "following" });
    if (!page) throw errors.not_found();
    return page;
  }),
};
