import { limitKey } from "../http/caller-address.ts";
import type { Context } from "../http/context.ts";
import { api } from "../http/implement.ts";
import { readSearchTrends, readTrends } from "./trends/read-trends.ts";
import { universalSearch } from "./universal-search.ts";

const limitTrends = ({ viewer, limits, address }: Context): Promise<number | null> =>
  limits.take("trends", viewer ? String(viewer.account_id) : limitKey(address));

export const searchRouter = {
  trends: api.search.trends.handler(async ({ input, context, errors }) => {
    const retry_after = await limitTrends(context);
    if (retry_after !== null) throw errors.too_many_requests({ data: { retry_after } });
    const trend = await readTrends(context, context.viewer, input);
    if (!trend) throw errors.not_found();
    return trend;
  }),
  searchTrends: api.search.searchTrends.handler(async ({ input, context, errors }) => {
    const retry_after = await limitTrends(context);
    if (retry_after !== null) throw errors.too_many_requests({ data: { retry_after } });
    return readSearchTrends(context, context.viewer, input);
  }),
  universal: api.search.universal.handler(async ({ input, context, errors }) => {
    const { viewer, limits, address } = context;
    const caller = viewer ? String(viewer.account_id) : limitKey(address);
    const retry_after =
      (await limits.take(viewer ? "member_searches" : "searches", caller)) ??
      (await limits.take("search_bursts", caller));
    if (retry_after !== null) throw errors.too_many_requests({ data: { retry_after } });
    return universalSearch(context, viewer, input);
  }),
};
