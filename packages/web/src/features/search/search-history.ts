import * as v from "valibot";
import { stored } from "../../storage/stored.ts";

/** search §2. */
const MOST = 5;

/** What this device has searched for, newest first. */
export const searchHistory = stored("searches", v.object({ queries: v.optional(v.array(v.string()), []) }));

/** Something that was looked for comes first, once however it was written. */
export function rememberSearch(query: string): void {
  const words = query.trim();
  if (words === "") return;
  const others = searchHistory.get().queries.filter((one) => one.toLowerCase() !== words.toLowerCase());
  searchHistory.set({ queries: [words, ...others].slice(0, MOST) });
}
