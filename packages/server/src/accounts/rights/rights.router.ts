import { api, asMember } from "../../http/implement.ts";
import { listAudit } from "./list-audit.ts";

export const rightsRouter = {
  audit: api.accounts.audit.use(asMember).handler(async ({ input, context, errors }) => {
    const result = await listAudit(context, context.viewer, input);
    if ("entries" in result) return result;
    throw errors[result.code]();
  }),
};
