import { closeness } from "@tablee/domain/search/rank-match";
import type { FoundChange } from "../database/changes.ts";
import type { FoundForAll } from "./find-entries.ts";

/** Above this number of new words they are not compared with queries any more, and affect all of them. */
const MOST_LEARNED = 50;

/**
 * Whether a change could alter the result of a query: the changed entry has a word of each part of the query, or was
 * matched by fewer, or a new word could stand for a typed one. It errs on the side of true.
 */
export function mayConcern({ asked }: FoundForAll, { kind, words }: FoundChange): boolean {
  // The text has no words, so nothing is ever found.
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
