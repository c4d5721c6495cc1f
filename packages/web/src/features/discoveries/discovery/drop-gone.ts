import type { DiscoveryPage } from "@tablee/contract/discoveries/discoveries.schema";
import type { SearchAnswer } from "@tablee/contract/search/search.schema";
import type { Trend } from "@tablee/contract/search/trends.schema";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Orpc } from "../../../api/query-options.ts";

/** Removes a discovery from every cached list, because refetching a list would move it while somebody reads. */
export function dropGone(client: QueryClient, orpc: Orpc, gone: number): void {
  const without = <Row extends { id: number }>(rows: readonly Row[]): Row[] => rows.filter(({ id }) => id !== gone);
  for (const lists of [orpc.discoveries.list, orpc.members.recommendations]) {
    client.setQueriesData<InfiniteData<DiscoveryPage>>({ queryKey: lists.key({ type: "infinite" }) }, (list) => {
      if (!list) return list;
      const pages = list.pages.map((page) => ({ ...page, recommendations: without(page.recommendations) }));
      return { ...list, pages };
    });
  }
  client.setQueriesData<Trend>({ queryKey: orpc.search.trends.key({ type: "query" }) }, (trend) => {
    if (!trend) return trend;
    const items = trend.items.filter((item) => !("recommendation" in item) || item.recommendation.id !== gone);
    return { ...trend, items };
  });
  client.setQueriesData<SearchAnswer>(
    { queryKey: orpc.search.universal.key({ type: "query" }) },
    (found) => found && { ...found, recommendations: without(found.recommendations) },
  );
}
