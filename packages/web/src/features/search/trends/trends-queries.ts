import type { Point } from "@tablee/domain/restaurants/distance";
import type { TrendCategory } from "@tablee/domain/search/trends";
import type { Orpc } from "../../../api/query-options.ts";
import { hashtagLabel } from "./hashtag-words.ts";

const FRESH_MS = 30_000;
/** search §7: a vote shows within a minute, on a screen that stands open as well. */
const AGAIN_MS = 45_000;

/** `near`: the device's position; without it the server takes the fallback (places §1). The same call on both sides. */
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

/** The same on a screen that stands open. */
export const liveTrendQuery = (...asked: Parameters<typeof trendQuery>) => ({
  ...trendQuery(...asked),
  refetchInterval: AGAIN_MS,
});

/** Whatever has the hashtag, wherever it is. */
export const hashtagQuery = (orpc: Orpc, hashtag: string) => ({
  ...orpc.search.universal.queryOptions({ input: { query: hashtagLabel(hashtag), worldwide: true } }),
  staleTime: FRESH_MS,
});
