import { foldedWords } from "../language/folded-words.ts";
import { LONGEST_PHRASE, otherWordsFor, singular } from "./food-words.ts";
import { saysOnlyWhich } from "./read-list-filter.ts";
import { maySaySmall } from "./small-words.ts";
import { remainders } from "./slips.ts";

/** The maximum number of words, and of letters in a word; more do not narrow a search further. */
const MOST_WORDS = 8;
const MOST_LETTERS = 40;
/** How much of a pasted text is read, in code units. */
const MOST_READ = 1_000;
/** The minimum length of each half when a word is split in two. */
const SHORTEST_HALF = 3;

/** The value of alternatives to a part of the query, relative to the part itself, from 0 to 1. */
const SAME = 0.95;
const SERVED = 0.55;
const HALVES = 0.9;

/** One thing that is searched for: a word, or several with a single meaning ("ice cream"). */
export interface QueryPart {
  words: readonly string[];
  /** Whether the index contains these words. If not, a word is misspelt or incomplete. */
  known: boolean;
  /** Whether they mean food (food-words.ts). */
  isFood: boolean;
  /** Whether it may be a misspelt small word, so that entries without it are searched as well. */
  isSmall: boolean;
  others: readonly { words: readonly string[]; worth: number }[];
}

export interface Query {
  /** All words, folded, separated by spaces. */
  phrase: string;
  parts: readonly QueryPart[];
  /**
   * Only names can match, and only with everything that was typed: the text describes which restaurants are wanted
   * rather than food (search §15).
   */
  named: boolean;
}

/** Words that are ignored if the query contains others. */
const FILLERS = new Set(
  "a an and at au aux avec by chez d de des du en et for in l la le les n near of on or ou pour resto restaurant s sur the un une with".split(
    " ",
  ),
);

const wordsOf = (text: string): string[] =>
  foldedWords(text.slice(0, MOST_READ))
    .slice(0, MOST_WORDS)
    .map((word) => (word.length <= MOST_LETTERS ? word : Array.from(word).slice(0, MOST_LETTERS).join("")));

/** The normalised text of a query. Texts with the same phrase have the same results. */
export const queryPhrase = (text: string): string => wordsOf(text).join(" ");

/** Reads a typed text into parts; null if it contains no letter and no digit. */
export function readQuery(text: string): Query | null {
  const words = wordsOf(text);
  if (words.length === 0) return null;
  const phrase = words.join(" ");
  if (saysOnlyWhich(words)) return { phrase, parts: [asWhole(words)], named: true };
  const parts = partsOf(words);
  const telling = parts.filter((part) => part.words.length > 1 || !FILLERS.has(part.words[0] ?? ""));
  return { phrase, parts: telling.length > 0 ? telling : parts, named: false };
}

/** The whole text as one part, without fillers unless it has nothing else. */
function asWhole(words: readonly string[]): QueryPart {
  const telling = words.filter((word) => !FILLERS.has(word));
  return { words: telling.length > 0 ? telling : words, known: false, isFood: false, isSmall: false, others: [] };
}

/** The longest food phrases from the left, and single words between them. */
function partsOf(words: readonly string[]): QueryPart[] {
  const parts: QueryPart[] = [];
  for (let at = 0; at < words.length;) {
    const part = partAt(words, at);
    parts.push(part);
    at += part.words.length;
  }
  return parts;
}

function partAt(words: readonly string[], at: number): QueryPart {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length);
    const found = otherWordsFor(phrase);
    if (!found) continue;
    const worth = (list: typeof found.same, each: number) => list.map((other) => ({ words: other, worth: each }));
    return {
      words: phrase,
      known: false,
      isFood: true,
      isSmall: false,
      others: [...worth(found.same, SAME), ...worth(found.served, SERVED)],
    };
  }
  return { words: [words[at] ?? ""], known: false, isFood: false, isSmall: false, others: [] };
}

/** What to look up in the index of words for a query. */
export interface WordsAsked {
  /** Words that may exist exactly. */
  exact: string[];
  /** Prefixes. */
  beginnings: string[];
  /** Remainders to match for slips (slips.ts). */
  remainders: string[];
}

const halvesOf = (word: string): [string, string][] => {
  const letters = Array.from(word);
  const cuts = letters.keys().filter((at) => at >= SHORTEST_HALF && letters.length - at >= SHORTEST_HALF);
  return cuts.map((at): [string, string] => [letters.slice(0, at).join(""), letters.slice(at).join("")]).toArray();
};

/** Each single typed word with the next one: a word may have been split in two, or two may have been joined. */
const pairsOf = ({ parts }: Query): [string, string][] =>
  parts.flatMap(({ words: [one = ""] }, at): [string, string][] => {
    const next = parts[at + 1]?.words[0];
    return next === undefined ? [] : [[one, next]];
  });

export const spellings = (word: string): string[] => [word, singular(word), `${word}s`, `${word}x`];

export function wordsAsked(query: Query): WordsAsked {
  const typed = query.parts.flatMap((part) => part.words);
  const others = query.parts.flatMap((part) => part.others.flatMap((other) => other.words));
  const parted = query.parts.flatMap((part) => (part.words.length === 1 ? halvesOf(part.words[0] ?? "").flat() : []));
  const joined = pairsOf(query).map((pair) => pair.join(""));
  return {
    exact: [...new Set([...[...typed, ...others].flatMap(spellings), ...parted, ...joined])],
    beginnings: [...new Set(typed)],
    remainders: [...new Set(typed.flatMap((word) => [word, singular(word)]).flatMap(remainders))],
  };
}

/**
 * The query with what the index of words shows: a joined word may be two words ("burgerking"), and two words may be one
 * ("hot dog"). `known` contains those of the words looked up that exist.
 */
export function withKnownWords(query: Query, known: ReadonlySet<string>): Query {
  const isKnown = (word: string) => spellings(word).some((spelling) => known.has(spelling));
  const pairs = pairsOf(query).filter((pair) => known.has(pair.join("")));
  const parts = query.parts.map((part): QueryPart => {
    const [word = ""] = part.words;
    if (part.words.length > 1) return { ...part, known: true };
    const halves = known.has(word) ? [] : halvesOf(word).filter((both) => both.every((half) => known.has(half)));
    const joined = pairs.filter((pair) => pair.includes(word)).map((pair) => [pair.join("")]);
    const others = [...part.others, ...[...halves, ...joined].map((words) => ({ words, worth: HALVES }))];
    const isWord = isKnown(word);
    return { ...part, known: isWord, isSmall: !isWord && maySaySmall(word), others };
  });
  return { ...query, parts };
}
