import { foldedWords } from "../language/folded-words.ts";
import { LONGEST_PHRASE, otherWordsFor, singular } from "./food-words.ts";
import { saysOnlyWhich } from "./read-list-filter.ts";
import { maySaySmall } from "./small-words.ts";
import { remainders } from "./slips.ts";

/** Words beyond this number narrow nothing down any more, and letters beyond that no word. */
const MOST_WORDS = 8;
const MOST_LETTERS = 40;
/** What is read of something pasted, code units. */
const MOST_READ = 1_000;
/** Halves shorter than this are no words of their own. */
const SHORTEST_HALF = 3;

/** What something else that is written for a part is worth beside the part itself, from 0 to 1. */
const SAME = 0.95;
const SERVED = 0.55;
const HALVES = 0.9;

/** One thing that is looked for: a word, or several that say one thing ("ice cream"). */
export interface QueryPart {
  words: readonly string[];
  /** Whether these are words that something is found by; not, where one was misspelt or is unfinished. */
  known: boolean;
  /** Whether they are words for something to eat (food-words.ts). */
  isFood: boolean;
  /** Whether it is perhaps a misspelt word that says nothing by itself: what lacks it is looked for as well. */
  isSmall: boolean;
  others: readonly { words: readonly string[]; worth: number }[];
}

export interface Query {
  /** All words, folded, parted by blanks. */
  phrase: string;
  parts: readonly QueryPart[];
  /** Only names answer it, with all that was typed: it says which restaurants rather than what one eats (search §15). */
  named: boolean;
}

/** Words that say nothing by themselves, where something else is said. */
const FILLERS = new Set(
  "a an and at au aux avec by chez d de des du en et for in l la le les n near of on or ou pour resto restaurant s sur the un une with".split(
    " ",
  ),
);

const wordsOf = (text: string): string[] =>
  foldedWords(text.slice(0, MOST_READ))
    .slice(0, MOST_WORDS)
    .map((word) => (word.length <= MOST_LETTERS ? word : Array.from(word).slice(0, MOST_LETTERS).join("")));

/** What of a typed text is looked for: texts that have it in common find the same. */
export const queryPhrase = (text: string): string => wordsOf(text).join(" ");

/** Takes a typed text apart; null where it holds no letter and no digit. */
export function readQuery(text: string): Query | null {
  const words = wordsOf(text);
  if (words.length === 0) return null;
  const phrase = words.join(" ");
  if (saysOnlyWhich(words)) return { phrase, parts: [asWhole(words)], named: true };
  const parts = partsOf(words);
  const telling = parts.filter((part) => part.words.length > 1 || !FILLERS.has(part.words[0] ?? ""));
  return { phrase, parts: telling.length > 0 ? telling : parts, named: false };
}

/** All of it as one thing; what says nothing by itself need not be there, where something else is said. */
function asWhole(words: readonly string[]): QueryPart {
  const telling = words.filter((word) => !FILLERS.has(word));
  return { words: telling.length > 0 ? telling : words, known: false, isFood: false, isSmall: false, others: [] };
}

/** The longest phrases that mean something to eat, from the left, and single words between them. */
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

/** What the index of words is asked about a query. */
export interface WordsAsked {
  /** Whether there are these. */
  exact: string[];
  /** What begins so. */
  beginnings: string[];
  /** What has one of these in common (slips.ts). */
  remainders: string[];
}

const halvesOf = (word: string): [string, string][] => {
  const letters = Array.from(word);
  const cuts = letters.keys().filter((at) => at >= SHORTEST_HALF && letters.length - at >= SHORTEST_HALF);
  return cuts.map((at): [string, string] => [letters.slice(0, at).join(""), letters.slice(at).join("")]).toArray();
};

/** Typed words that stand alone, each with the one behind it: one may have been parted, or two run together. */
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
 * The query with what the index of words has taught about it: run together words may be two ("burgerking"), parted ones
 * one ("hot dog"). `known`: those of the asked words that there are.
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
