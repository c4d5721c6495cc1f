import english from "naughty-words/en.json" with { type: "json" };
import french from "naughty-words/fr.json" with { type: "json" };
import quebecois from "naughty-words/fr-CA-u-sd-caqc.json" with { type: "json" };
import { skeletonOf } from "../language/letter-skeleton.ts";
import { ACCENTED_BUT_FINE, ALSO_BAD, FINE_PHRASES, FINE_WORDS } from "./fine-words.ts";

/** How much of a long word is examined, in characters. No curse is longer, and folding costs time per letter. */
const MAX_WORD = 40;

/** Symbols that people write for a letter to get past the word list. */
const SWAPS = new Map(
  Object.entries({
    "0": "o",
    "3": "e",
    "4": "a",
    "5": "s",
    "7": "t",
    "8": "b",
    "9": "g",
    "@": "a",
    $: "s",
    "€": "e",
    "+": "t",
  }),
);
/** These can stand for an i or an l. */
const I_OR_L = /[1!|¡]/g;

/** White letters on black circles and squares, which NFKD does not decompose: "🅕🅤🅝", "🅵🆄🅽". */
const ON_DARK = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu;
const asLetter = (sign: string): string => String.fromCharCode(97 + (((sign.codePointAt(0) ?? 0) - 0x1f150) % 32));

const fold = (text: string): string =>
  skeletonOf(text.replace(ON_DARK, asLetter))
    // Invisible characters are not part of a word, although some of them count as letters.
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae");
const wordsOf = (phrase: string): string[] =>
  fold(phrase)
    .split(/[^\p{L}\p{N}&]+/u)
    .filter(Boolean);

const fine = new Set(FINE_WORDS.map(fold));
const finePhrases = FINE_PHRASES.map(wordsOf);
const accented = new Set(ACCENTED_BUT_FINE.map((word) => word.normalize("NFC")));

const listed = [...english, ...french, ...quebecois, ...ALSO_BAD]
  .map(wordsOf)
  .filter((words) => words.length > 0 && !(fine.has(words.join(" ")) || fine.has(words.join(""))));
const badWords = new Set(listed.filter((words) => words.length === 1).flat());
const badPhrases = Map.groupBy(
  listed.filter((words) => words.length > 1),
  (words) => words[0],
);

interface Word {
  /** As it was written. */
  written: string;
  /** The words that it may stand for. */
  readings: readonly string[];
}

/** Reads a letter repeated three times or more as one letter and as two, since phrases are compared exactly. */
const collapse = (word: string): string[] =>
  /(.)\1\1/u.test(word) ? [word.replace(/(.)\1{2,}/gu, "$1"), word.replace(/(.)\1{2,}/gu, "$1$1")] : [word];

const readingsOf = (written: string): string[] => {
  const folded = fold(written);
  const letters = folded.replace(/[^\p{L}]/gu, "").length;
  // A number with a unit is not a disguised word: "455 g" is no insult.
  if (letters < 2 || !/[^\p{L}]/u.test(folded)) return collapse(folded);
  const swapped = Array.from(folded, (sign) => SWAPS.get(sign) ?? sign).join("");
  const read = ["i", "l"].map((letter) => swapped.replace(I_OR_L, letter));
  // Without a leading @, for usernames.
  return [...new Set([folded, folded.replace(/^@/, ""), ...read])].flatMap(collapse);
};

/** Whether letters of the word are masked: "m*rde". */
const isMasked = (word: string): boolean => /^\p{L}+[*#]+\p{L}+$/u.test(word);
const unmask = (masked: string): string | undefined => {
  const pattern = new RegExp(`^${masked.replace(/[*#]/g, "\\p{L}")}$`, "u");
  return badWords.values().find((word) => word.length > 3 && pattern.test(word));
};

/** How often each letter of a word is repeated in a row: "hello" is [1, 1, 2, 1]. */
const runsOf = (word: string): number[] => Array.from(word.matchAll(/(.)\1*/gu), ([run]) => run.length);
const squeeze = (word: string): string => word.replace(/(.)\1+/gu, "$1");
const squeezed = Map.groupBy(badWords, squeeze);

/**
 * Whether a word is a bad word with letters drawn out: "fuuck". A word with fewer letters than the bad word is a
 * different word.
 */
const isDrawnOut = (word: string): boolean => {
  const runs = runsOf(word);
  return (squeezed.get(squeeze(word)) ?? []).some((bad) => runsOf(bad).every((run, at) => (runs[at] ?? 0) >= run));
};

const isBad = (word: string): boolean => {
  if (fine.has(word)) return false;
  if (isDrawnOut(word)) return true;
  const one = /[sx]$/.test(word) && word.length > 3 ? word.replace(/[sx]+$/, "") : word;
  return !fine.has(one) && isDrawnOut(one);
};

/** Matches "f u c k" and "f.u.c.k": words whose letters stand alone, on one line or on several. */
const LONE_LETTERS = /(?<![\p{L}\p{N}])\p{L}(?:[\s.·_-]{1,2}\p{L}){2,}(?![\p{L}\p{N}])/gu;
/**
 * Matches "en-cu-lé" and "fu_ck": words broken into pieces. A piece is at most three letters, shorter than most words
 * in a real compound.
 */
const BITS = /(?<![\p{L}\p{N}])\p{L}{1,3}(?:[-_·]\p{L}{1,3})+(?![\p{L}\p{N}])/gu;

const split = (text: string): Word[] =>
  Array.from(text.matchAll(/[\p{L}\p{M}\p{N}\p{Cf}\u{24b6}-\u{24e9}\u{1f110}-\u{1f189}@$€+!¡|*#&]+/gu), ([found]) => {
    const written = found.replace(/^[!|*#+&]+|[!|*#+&]+$/gu, "").slice(0, MAX_WORD);
    return { written, readings: written ? readingsOf(written) : [] };
  }).filter(({ written }) => written !== "");

/** The positions of words in phrases that are harmless as a whole: "coq au vin", "chili con carne", "cul de poule". */
const finePlaces = (words: readonly Word[]): Set<number> => {
  const places = new Set<number>();
  words.forEach((_, at) => {
    for (const phrase of finePhrases) {
      if (phrase.every((part, n) => words[at + n]?.readings.includes(part)))
        phrase.forEach((__, n) => places.add(at + n));
    }
  });
  return places;
};

const badAt = (words: readonly Word[], at: number): string | null => {
  const word = words[at];
  if (!word || accented.has(word.written.normalize("NFC").toLowerCase())) return null;
  for (const reading of word.readings) {
    const phrase = (badPhrases.get(reading) ?? []).find((parts) =>
      parts.every((part, n) => words[at + n]?.readings.includes(part)),
    );
    if (phrase)
      return words
        .slice(at, at + phrase.length)
        .map(({ written }) => written)
        .join(" ");
    if (isBad(reading) || (isMasked(reading) && unmask(reading))) return word.written;
  }
  return null;
};

/**
 * The bad words of a text as they were written, each once (comments §14). Matches whole words, in English and in
 * French.
 */
export const badWordsOf = (text: string): string[] => {
  const words = split(text);
  const skipped = finePlaces(words);
  const found = words.flatMap((_, at) => (skipped.has(at) ? [] : (badAt(words, at) ?? [])));
  const spelled = [LONE_LETTERS, BITS]
    .flatMap((broken) => Array.from(text.matchAll(broken), ([letters]) => letters))
    .filter((letters) => isBad(fold(letters.replace(/[^\p{L}\p{M}]/gu, ""))));
  return [...new Set([...found, ...spelled])];
};
