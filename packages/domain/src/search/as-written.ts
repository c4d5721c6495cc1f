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

/** How far other accents put something behind, in the steps of a rank: further than how much of a name was meant. */
const BEHIND = 3;
/** The same where a letter is wrong besides: "pâté" is hardly a slip of "pâtes". */
const WRONG_BESIDES = 6;

/**
 * How far names are from a typed word that finds something in them with other accents alone, as the same word or as a
 * slip. What bears none is written by somebody who leaves them out.
 */
function behindFor(typed: string, words: readonly string[]): number {
  const one = singular(fold(typed));
  const most = slipsAllowed(one);
  const own = accentsOf(typed);
  let least: number | null = null;
  for (const word of words) {
    const slips = slipsBetween(one, singular(fold(word)), most);
    if (slips > most) continue;
    const behind = ["", own].includes(accentsOf(word)) ? 0 : slips === 0 ? BEHIND : WRONG_BESIDES;
    least = Math.min(least ?? behind, behind);
  }
  return least ?? 0;
}

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
      const behind = typed.reduce((sum, word) => sum + behindFor(word, words), 0);
      const score = one.rank.score - Math.ceil(behind / typed.length);
      return { one, rank: { ...one.rank, score } };
    })
    .toSorted((a, b) => compareMatches(a.rank, b.rank))
    .map(({ one }) => one);
}
