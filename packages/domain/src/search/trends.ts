/** What trends are made of (search §6). */
export const TREND_CATEGORIES = ["discoveries", "hashtags", "dishes", "restaurants", "members"] as const;
export type TrendCategory = (typeof TREND_CATEGORIES)[number];

export const isTrendCategory = (word: string): word is TrendCategory =>
  TREND_CATEGORIES.some((category) => category === word);

const DAY_MS = 86_400_000;
/** How long a vote counts (search §7). */
export const VOTE_LASTS_MS = 7 * DAY_MS;
/** The half-life of a vote. */
export const VOTE_HALVES_MS = 2 * DAY_MS;
/** The radius of local trends in metres (search §7, search §9). */
export const TREND_RADIUS = 50_000;
/** How long a like counts for suggestions of whom to follow (search §9). */
export const FOLLOW_LASTS_MS = 30 * DAY_MS;

/** The weight of a vote by its age: 1 when new, 0 after its lifetime or if its time is in the future. */
export const voteWeight = (age_ms: number): number =>
  age_ms < 0 || age_ms >= VOTE_LASTS_MS ? 0 : 2 ** (-age_ms / VOTE_HALVES_MS);
