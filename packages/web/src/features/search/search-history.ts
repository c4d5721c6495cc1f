import * as v from "valibot";
import { stored } from "../../storage/stored.ts";

/** The number of searches remembered (search §2). */
const MOST = 5;

/** The searches on this device, newest first. */
export const searchHistory = stored("searches", v.object({ queries: v.optional(v.array(v.string()), []) }));

/** Puts a search first in the list; it occurs once, however it was written. */
export function rememberSearch(query: string): void {
  const words = query.trim();
  if (words === "") return;
  const others = searchHistory.get().queries.filter((one) => one.toLowerCase() !== words.toLowerCase());
  searchHistory.set({ queries: [words, ...others].slice(0, MOST) });
}
