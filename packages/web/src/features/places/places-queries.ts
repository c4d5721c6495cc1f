import { LONG_LIST } from "../../api/long-list.ts";
import type { Orpc } from "../../api/query-options.ts";

export const zoneQuery = (orpc: Orpc, zone: string) => orpc.places.zone.queryOptions({ input: { zone } });

export const groupQuery = (orpc: Orpc, alias: string) => orpc.restaurants.group.queryOptions({ input: { alias } });

/** Everything that is recommended in a neighbourhood, page by page, in the order of its page. */
export const zoneDiscoveriesQuery = (orpc: Orpc, zone: string) =>
  orpc.discoveries.list.infiniteOptions({
    input: (continuation: string | undefined) => ({
      variant: "popular" as const,
      zone,
      limit: 24,
      ...(continuation ? { continuation } : {}),
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.continuation ?? undefined,
    ...LONG_LIST,
  });
