import { api, asMember } from "../http/implement.ts";
import { allowParent, disallowParent } from "./manage-frame-parents.ts";
import { listSites, removeDomain, saveDomain } from "./manage-domains.ts";

const { sites } = api;

export const sitesRouter = {
  list: sites.list.use(asMember).handler(({ context }) => listSites(context, context.viewer)),
  save: sites.save.use(asMember).handler(async ({ input, context, errors }) => {
    const saved = await saveDomain(context, context.viewer, input);
    if ("host" in saved) return saved;
    if ("data" in saved) throw errors[saved.code]({ data: saved.data });
    throw errors[saved.code]();
  }),
  remove: sites.remove.use(asMember).handler(async ({ input, context, errors }) => {
    if (!(await removeDomain(context, context.viewer, input.id))) throw errors.not_found();
    return { id: input.id };
  }),
  allowParent: sites.allowParent.use(asMember).handler(async ({ input, context, errors }) => {
    const allowed = await allowParent(context, context.viewer, input);
    if ("origin" in allowed) return allowed;
    throw errors[allowed.code]();
  }),
  disallowParent: sites.disallowParent.use(asMember).handler(async ({ input, context, errors }) => {
    if (!(await disallowParent(context, context.viewer, input.id))) throw errors.not_found();
    return { id: input.id };
  }),
};
