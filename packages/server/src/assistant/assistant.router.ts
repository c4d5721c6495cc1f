import { api, asAdmin } from "../http/implement.ts";
import { askAssistant, streamAnswer } from "./ask-assistant.ts";

/** For calls to the assistant: administrators only, with a limit per minute (search §12). */
const asAsker = asAdmin.concat(async ({ context, next, errors }) => {
  const retry_after = await context.limits.take("assistant", String(context.viewer.account_id));
  if (retry_after !== null) throw errors.too_many_requests({ data: { retry_after } });
  return next();
});

/** Stands in for the signal of a call whose client cannot report a disconnect. */
const NEVER = new AbortController().signal;

export const assistantRouter = {
  ask: api.assistant.ask
    .use(asAsker)
    .handler(({ input, context, signal = NEVER }) => askAssistant(context, input, signal)),
  stream: api.assistant.stream
    .use(asAsker)
    .handler(async ({ input, context, signal = NEVER }) => streamAnswer(context, input, signal)),
};
