import { api, asWriter } from "../http/implement.ts";
import { getRecommendation } from "./get-recommendation.ts";
import { interact } from "./interact.ts";
import { listRecommendations } from "./list-recommendations.ts";
import { listAllAt, listRecommendedAt } from "./recommended-at.ts";

export const discoveriesRouter = {
  list: api.discoveries.list.handler(({ input, context }) => listRecommendations(context, context.viewer, input)),
  get: api.discoveries.get.handler(async ({ input, context, errors }) => {
    const found = await getRecommendation(context, context.viewer, input.id);
    if (!found) throw errors.not_found();
    return found;
  }),
  at: api.discoveries.at.handler(async ({ input, context }) => ({
    recommendations: await listRecommendedAt(context.database.db, context.viewer, input),
  })),
  allAt: api.discoveries.allAt.handler(({ input, context }) => listAllAt(context.database.db, context.viewer, input)),
  interact: api.discoveries.interact.use(asWriter).handler(async ({ input, context, errors }) => {
    const retry_after = await context.limits.take("likes", String(context.viewer.account_id));
    if (retry_after !== null) throw errors.too_many_requests({ data: { retry_after } });
    const result = await interact(context, context.viewer.account_id, input);
    if ("refused" in result) throw errors[result.refused]();
    return result;
  }),
};
