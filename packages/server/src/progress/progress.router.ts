import { api } from "../http/implement.ts";
import { getProgress } from "./get-progress.ts";

export const progressRouter = {
  get: api.progress.get.handler(async ({ input, context, errors }) => {
    const found = await getProgress(context, context.viewer?.account_id ?? null, input.id);
    if (!found) throw errors.not_found();
    return found;
  }),
};
