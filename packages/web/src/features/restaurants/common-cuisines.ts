import { hasCuisineWord } from "./cuisine-words.ts";

/** The number of cuisines to filter by: the row scrolls, but nobody reads forty. */
const MOST = 14;

/**
 * Returns the most frequent cuisines among restaurants, most frequent first, then by name; only those that have a
 * label.
 */
export function commonCuisines(restaurants: readonly { cuisines: readonly string[] }[]): string[] {
  const counts = new Map<string, number>();
  for (const cuisine of restaurants.flatMap(({ cuisines }) => cuisines)) {
    if (hasCuisineWord(cuisine)) counts.set(cuisine, (counts.get(cuisine) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, MOST)
    .map(([cuisine]) => cuisine);
}
