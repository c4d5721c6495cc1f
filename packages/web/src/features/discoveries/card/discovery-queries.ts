import type { FeedVariant } from "@tablee/domain/discoveries/discovery";
import type { Point } from "@tablee/domain/restaurants/distance";
import type { Orpc } from "../../../api/query-options.ts";

/** How long a list stays fresh, in ms: it must not move while somebody reads it, and is refetched only after this. */
const FEED_STALE_MS = 10 * 60_000;
/** How long a list stays in memory, in ms, so that coming back finds the same position. */
const FEED_KEPT_MS = 30 * 60_000;

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
    staleTime: FEED_STALE_MS,
    gcTime: FEED_KEPT_MS,
    refetchOnWindowFocus: false,
  });

export const discoveryQuery = (orpc: Orpc, id: number) =>
  orpc.discoveries.get.queryOptions({ input: { id }, staleTime: 60_000 });
