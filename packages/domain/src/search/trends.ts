/** What trends are of (search §6). */
export const TREND_CATEGORIES = ["discoveries", "hashtags", "dishes", "restaurants", "members"] as const;
export type TrendCategory = (typeof TREND_CATEGORIES)[number];

export const isTrendCategory = (word: string): word is TrendCategory =>
  TREND_CATEGORIES.some((category) => category === word);

const DAY_MS = 86_400_000;
/** How long a vote counts (search §7). */
export const VOTE_LASTS_MS = 7 * DAY_MS;
/** After so long it counts half. */
export const VOTE_HALVES_MS = 2 * DAY_MS;
/** search §7, search §9. */
export const TREND_RADIUS = 50_000;
/** How long a like counts for whom one may want to follow (search §9). */
export const FOLLOW_LASTS_MS = 30 * DAY_MS;

/** What a vote counts that is so old: 1 at first, and nothing once its time is over, or before it has come. */
export const voteWeight = (age_ms: number): number =>
  age_ms < 0 || age_ms >= VOTE_LASTS_MS ? 0 : 2 ** (-age_ms / VOTE_HALVES_MS);
