import type { ChangeTopic } from "../database/changes.ts";

/** The changes that a discovery's card shows: its own, its likes, how many comments, and its restaurant's, of whose menu it says a price. */
export const topicsOfDiscovery = (row: { id: number; restaurant_id: number | null }): ChangeTopic[] => [
  `recommendation:${row.id}`,
  `likes:${row.id}`,
  `comments:${row.id}`,
  ...(row.restaurant_id === null ? [] : [`restaurant:${row.restaurant_id}` as const]),
];

/** Changes of so many that they are announced together: every card may show one of them. */
export const TOPICS_OF_MANY: readonly ChangeTopic[] = ["recommendations", "restaurants"];
