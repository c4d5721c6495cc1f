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
    const invited = await inviteStaff(context, context.viewer, input);
    if (invited === true) return true;
    const { code } = invited;
    throw code === "too_many_requests" ? errors[code]({ data: { retry_after: invited.retry_after } }) : errors[code]();
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
