import type { FeedVariant } from "@tablee/domain/discoveries/discovery";
import type { Point } from "@tablee/domain/restaurants/distance";
import type { Orpc } from "../../../api/query-options.ts";

/** A list that somebody reads does not move under the eyes; it is asked again after this. */
const FEED_STALE_MS = 10 * 60_000;
/** What was read stays in memory, so that coming back finds the place again. */
const FEED_KEPT_MS = 30 * 60_000;

/**
 * The feed, page by page. The first page is the same call on the server and in the browser. `near` is the device's
 * position where the variant asks for one; without it the server takes the fallback (places §1).
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
