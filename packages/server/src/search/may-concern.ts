import { closeness } from "@tablee/domain/search/rank-match";
import type { FoundChange } from "../database/changes.ts";
import type { FoundForAll } from "./find-entries.ts";

/** So many new words at once are compared with no query any more: they concern all. */
const MOST_LEARNED = 50;

/**
 * Whether something else could be found now that this was changed: what has a word of each part of the query, or was so
 * found, or a new word that stands for one that was typed. Rather too often than too seldom.
 */
export function mayConcern({ asked }: FoundForAll, { kind, words }: FoundChange): boolean {
  // Nothing was asked for, and nothing will be found.
  if (!asked) return false;
  if (words === null || (kind === "learned" && words.length > MOST_LEARNED)) return true;
  const { parts, needs } = asked.entries;
  if (kind === "learned") {
    const isNear = (word: string) => parts.some(({ typed: [first = ""] }) => closeness(first, word) > 0);
    return words.some((word) => asked.exact.includes(word) || isNear(word));
  }
  const changed = new Set(words);
  const isHeld = ({ words: own }: (typeof parts)[number]) => own.some((word) => changed.has(word));
  return needs === "all" ? parts.every(isHeld) : parts.some(isHeld);
}
