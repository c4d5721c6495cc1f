import { api, asMember } from "../../http/implement.ts";
import { changeStaff, inviteStaff, joinStaff, listPeople, lookAtInvitation, withdrawStaff } from "./people.ts";

const { people } = api;

export const peopleRouter = {
  list: people.list.use(asMember).handler(async ({ input, context, errors }) => {
    const listed = await listPeople(context, context.viewer, input.restaurant_id);
    if ("code" in listed) throw errors[listed.code]();
    return listed;
  }),
  invite: people.invite.use(asMember).handler(async ({ input, context, errors }) => {
    const retry_after = await context.limits.take("invitations", String(context.viewer.account_id));
    if (retry_after !== null) throw errors.too_many_requests({ data: { retry_after } });
    const invited = await inviteStaff(context, context.viewer, input);
    if (invited !== true) throw errors[invited.code]();
    return true;
  }),
  withdraw: people.withdraw.use(asMember).handler(async ({ input, context, errors }) => {
    if (!(await withdrawStaff(context, context.viewer, input.id))) throw errors.not_found();
    return true;
  }),
  change: people.change.use(asMember).handler(async ({ input, context, errors }) => {
    const changed = await changeStaff(context, context.viewer, input);
    if (changed !== true) throw errors[changed.code]();
    return true;
  }),
  look: people.look.use(asMember).handler(async ({ input, context, errors }) => {
    const offered = await lookAtInvitation(context, input.key);
    if (!offered) throw errors.not_found();
    return offered;
  }),
  join: people.join.use(asMember).handler(async ({ input, context, errors }) => {
    const joined = await joinStaff(context, context.viewer, input.key);
    if (!joined) throw errors.not_found();
    return joined;
  }),
};
