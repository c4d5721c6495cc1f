import { api, asAdmin, asMember } from "../../http/implement.ts";
import { tooManyRequests } from "../../http/refusal.ts";
import { grantCredit, readCredit } from "./credit.ts";

export const creditRouter = {
  credit: api.accounts.credit.use(asMember).handler(({ context }) => readCredit(context, context.viewer)),
  grantCredit: api.accounts.grantCredit.use(asAdmin).handler(async ({ input, context, errors }) => {
    const retry_after = await context.limits.take("moderation", String(context.viewer.account_id));
    if (retry_after !== null) throw tooManyRequests(retry_after);
    const given = await grantCredit(context, context.viewer, input);
    if ("code" in given) throw errors[given.code]();
    return given;
  }),
};
