import { api, asAdmin } from "../http/implement.ts";
import { askAssistant } from "./ask-assistant.ts";

export const assistantRouter = {
  ask: api.assistant.ask.use(asAdmin).handler(async ({ input, context, errors }) => {
    const retry_after = await context.limits.take("assistant", String(context.viewer.account_id));
    if (retry_after !== null) throw errors.too_many_requests({ data: { retry_after } });
    return askAssistant(context, input);
  }),
};
