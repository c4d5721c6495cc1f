import type { ChangeTopic } from "../database/changes.ts";

/**
 * The changes that affect a discovery's card: its own, its likes, its number of comments, and its restaurant's, whose
 * menu gives the price shown.
 */
export const topicsOfDiscovery = (row: { id: number; restaurant_id: number | null }): ChangeTopic[] => [
  `recommendation:${row.id}`,
  `likes:${row.id}`,
  `comments:${row.id}`,
  ...(row.restaurant_id === null ? [] : [`restaurant:${row.restaurant_id}` as const]),
];

/** Topics that announce changes to many things at once: any card may be affected. */
export const TOPICS_OF_MANY: readonly ChangeTopic[] = ["recommendations", "restaurants"];
