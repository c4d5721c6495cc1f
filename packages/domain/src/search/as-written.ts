import { fold } from "../language/fold.ts";
import { singular } from "./food-words.ts";
import { compareMatches, type MatchRank } from "./rank-match.ts";
import { slipsAllowed, slipsBetween } from "./slips.ts";

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;
/** How much of a pasted text is read, in code units. */
const MOST_READ = 1_000;
/** More words than this do not narrow a search further. */
const MOST_WORDS = 8;

const wordsOf = (text: string): string[] => text.normalize("NFC").toLowerCase().split(BETWEEN_WORDS).filter(Boolean);

/** The accents of a word in order. Accents that French spelling makes optional (brûlée, brulée) do not count. */
const accentsOf = (word: string): string =>
  Array.from(word)
    .filter((letter) => !"îû".includes(letter) && /\p{M}/u.test(letter.normalize("NFD")))
    .join("");

/** The typed words that contain accents, as they were typed. */
export const accentedWords = (text: string): string[] =>
  wordsOf(text.slice(0, MOST_READ))
    .slice(0, MOST_WORDS)
    .filter((word) => accentsOf(word) !== "");

/** The penalty for differing accents, in steps of the match score; it outweighs how much of a name was matched. */
const BEHIND = 3;
/** The penalty if a letter differs as well: "pâté" is hardly a typing error of "pâtes". */
const WRONG_BESIDES = 6;

/**
 * The penalty of names for a typed word that matches them only with different accents, exactly or with slips. A name's
 * word without accents has no penalty, because its author may have left them out.
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

/** Ranks matches again, best first: accents that differ from the typed ones count as a difference (search §4). */
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
