import type { Point } from "@tablee/domain/restaurants/distance";
import type { TrendCategory } from "@tablee/domain/search/trends";
import type { Orpc } from "../../../api/query-options.ts";
import { hashtagLabel } from "./hashtag-words.ts";

const FRESH_MS = 30_000;
/** How often an open screen refetches, in ms: a vote must show within a minute (search §7). */
const AGAIN_MS = 45_000;

/**
 * `near` is the device's position; without it the server uses the fallback (places §1). The same call on the server and
 * in the browser.
 */
export const trendQuery = (orpc: Orpc, category: TrendCategory, worldwide: boolean, near: Point | null = null) => ({
  ...orpc.search.trends.queryOptions({
    input: {
      category,
      ...(worldwide ? { worldwide } : {}),
      ...(near ? { latitude: near.latitude, longitude: near.longitude } : {}),
    },
  }),
  staleTime: FRESH_MS,
});

/** The same, for a screen that stays open. */
export const liveTrendQuery = (...asked: Parameters<typeof trendQuery>) => ({
  ...trendQuery(...asked),
  refetchInterval: AGAIN_MS,
});

/** All discoveries with the hashtag, wherever they are. */
export const hashtagQuery = (orpc: Orpc, hashtag: string) => ({
  ...orpc.search.universal.queryOptions({ input: { query: hashtagLabel(hashtag), worldwide: true } }),
  staleTime: FRESH_MS,
});
