import type { FeedVariant } from "@tablee/domain/discoveries/discovery";
import type { Point } from "@tablee/domain/restaurants/distance";
import { LONG_LIST } from "../../../api/long-list.ts";
import type { Orpc } from "../../../api/query-options.ts";

/**
 * The query of the feed, page by page. The first page is the same call on the server and in the browser. `near` is the
 * device's position if the variant asks for one; without it the server uses the fallback (places §1).
 */
export const feedQuery = (orpc: Orpc, variant: FeedVariant, near: Point | null = null) =>
  orpc.discoveries.list.infiniteOptions({
    input: (continuation: string | undefined) => ({
      variant,
      ...(near ? { latitude: near.latitude, longitude: near.longitude } : {}),
      ...(continuation ? { continuation } : {}),
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.continuation ?? undefined,
    ...LONG_LIST,
  });

export const discoveryQuery = (orpc: Orpc, id: number) =>
  orpc.discoveries.get.queryOptions({ input: { id }, staleTime: 60_000 });
