import { fold } from "../language/fold.ts";
import { singular } from "./food-words.ts";
import { compareMatches, type MatchRank } from "./rank-match.ts";
import { slipsAllowed, slipsBetween } from "./slips.ts";

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;
/** What is read of something pasted, code units. */
const MOST_READ = 1_000;
/** Words beyond this number narrow nothing down any more. */
const MOST_WORDS = 8;

const wordsOf = (text: string): string[] => text.normalize("NFC").toLowerCase().split(BETWEEN_WORDS).filter(Boolean);

/** The accents of a word in their order; those that the French may leave out (brûlée, brulée) are none. */
const accentsOf = (word: string): string =>
  Array.from(word)
    .filter((letter) => !"îû".includes(letter) && /\p{M}/u.test(letter.normalize("NFD")))
    .join("");

/** Those of the typed words that were typed with accents, as they were typed. */
export const accentedWords = (text: string): string[] =>
  wordsOf(text.slice(0, MOST_READ))
    .slice(0, MOST_WORDS)
    .filter((word) => accentsOf(word) !== "");

/** Whether one is found by the other: without their accents they are the same, or each other's slip. */
function isFoundBy(typed: string, word: string): boolean {
  const [one, other] = [singular(fold(typed)), singular(fold(word))];
  const most = slipsAllowed(one);
  return one === other || slipsBetween(one, other, most) <= most;
}

/** Whether names have what a typed word finds with other accents alone. What bears none is written by somebody who leaves them out. */
function isOtherwise(typed: string, words: readonly string[]): boolean {
  const found = words.filter((word) => isFoundBy(typed, word));
  const own = accentsOf(typed);
  return found.length > 0 && found.every((word) => !["", own].includes(accentsOf(word)));
}

/** How far other accents put something behind, in the steps of a rank: further than how much of a name was meant. */
const BEHIND = 3;

/** What was found, the best first: other accents than those that were typed are a difference as well (search §4). */
export function rankedAsWritten<Found extends { rank: MatchRank }>(
  typed: readonly string[],
  found: readonly Found[],
  namesOf: (one: Found) => readonly string[],
): readonly Found[] {
  if (typed.length === 0) return found;
  return found
    .map((one) => {
      const words = namesOf(one).flatMap(wordsOf);
      const otherwise = typed.filter((word) => isOtherwise(word, words)).length;
      const score = one.rank.score - Math.ceil((BEHIND * otherwise) / typed.length);
      return { one, rank: { ...one.rank, score } };
    })
    .toSorted((a, b) => compareMatches(a.rank, b.rank))
    .map(({ one }) => one);
}
