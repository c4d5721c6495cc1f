import { foldedWords } from "../language/folded-words.ts";
import { phrasesOf } from "../language/phrases-of.ts";
import type { Diet } from "../menus/diets.ts";
import { type Cuisine, CUISINES } from "../menus/menu-constants.ts";
import type { OrderMode } from "../restaurants/order-mode.ts";
import { DIET_WORDS, MODE_WORDS, NEAR_WORDS, OPEN_WORDS } from "./filter-words.ts";
import { otherWordsFor } from "./food-words.ts";
import { slipsBetween } from "./slips.ts";

/** The restaurants that a typed text describes, as filters of the list of restaurants (search §15). */
export interface ListFilter {
  open: boolean;
  mode: OrderMode | null;
  diet: Diet | null;
  cuisine: Cuisine | null;
}

/** Filters have far fewer words; a longer text means something else. */
const MOST_WORDS = 10;
const MOST_READ = 200;
/** A final word with at least this many letters may be incomplete: "deli" is not read as the start of "delivery". */
const UNFINISHED_FROM = 5;
/** A word with at least this many letters may contain one slip: "liver" is not read as "livrer". */
const SLIP_FROM = 7;

/** Words around a filter that add nothing: "restaurants that deliver", "food near me", "qui livrent en ce moment". */
const AROUND = new Set(
  (
    "a an any are around at bouffe by d dans de des do du eat en est et find food for i in is l la le les ma manger me " +
    "meal my n nourriture of on ou par place places pour pres que qui quoi repas resto restos restaurant restaurants s " +
    "some something somewhere sont spot spots the that to un une which who with"
  ).split(" "),
);

const listed = <Key extends string>(lists: Record<Key, string>): [Key, string[][]][] =>
  (Object.entries(lists) as [Key, string][]).map(([key, list]) => [key, phrasesOf(list)]);

const MODES = listed<OrderMode>(MODE_WORDS);
const DIETS = listed<Diet>(DIET_WORDS);
const [OPEN, NEAR] = [phrasesOf(OPEN_WORDS), phrasesOf(NEAR_WORDS)];
const CUISINE_WORDS = new Map<string, Cuisine>(CUISINES.map((cuisine) => [foldedWords(cuisine).join(" "), cuisine]));

/** Whether the word at a position of the text matches a word of a phrase. */
type Says = (word: string, of: { at: number; on: number }) => boolean;

/** Removes the first phrase of a list that occurs; returns the remaining words, or null if none occurs. */
function taken(words: readonly string[], phrases: readonly string[][], says: Says): string[] | null {
  for (const phrase of phrases) {
    for (let at = 0; at + phrase.length <= words.length; at++) {
      if (!phrase.every((word, on) => says(word, { at: at + on, on }))) continue;
      return [...words.slice(0, at), ...words.slice(at + phrase.length)];
    }
  }
  return null;
}

/** Matches words exactly. */
const exactly =
  (words: readonly string[]): Says =>
  (word, { at }) =>
    words[at] === word;

/** Matches words exactly, with one slip, or, for the last word of the text, as a prefix. */
const nearly =
  (words: readonly string[], isEnd: boolean): Says =>
  (word, { at, on }) => {
    const typed = words[at] ?? "";
    if (typed === word) return true;
    if (isEnd && at === words.length - 1 && (on > 0 || typed.length >= UNFINISHED_FROM) && word.startsWith(typed))
      return true;
    return Math.min(typed.length, word.length) >= SLIP_FROM && slipsBetween(typed, word, 1) <= 1;
  };

interface Read extends Omit<ListFilter, "cuisine"> {
  near: boolean;
  /** The words that mean something else. */
  rest: readonly string[];
}

/** Reads which restaurants a text describes, and which words remain. */
function readWords(all: readonly string[], how: "exactly" | "nearly"): Read {
  let words = all;
  const takes = (phrases: readonly string[][]): boolean => {
    // The last word may be incomplete only if it is still the last word of the whole text.
    const isEnd = words.at(-1) === all.at(-1);
    const left = taken(words, phrases, how === "exactly" ? exactly(words) : nearly(words, isEnd));
    if (left) words = left;
    return left !== null;
  };
  const first = <Key>(lists: readonly [Key, string[][]][]): Key | null =>
    lists.find(([, phrases]) => takes(phrases))?.[0] ?? null;
  const diet = first(DIETS);
  const mode = first(MODES);
  const [open, near] = [takes(OPEN), takes(NEAR)];
  return { open, mode, diet, near, rest: words.filter((word) => !AROUND.has(word)) };
}

/** The cuisine that these words name in either language, if they name nothing else. */
function cuisineOf(words: readonly string[]): Cuisine | null {
  const ways = [words, ...(otherWordsFor(words)?.same ?? [])];
  return ways.map((way) => CUISINE_WORDS.get(way.join(" "))).find((cuisine) => cuisine !== undefined) ?? null;
}

/**
 * Reads a text that only describes which restaurants are wanted: a mode, open now, a diet or nearby, with at most a
 * cuisine ("sushi livraison"). null if it also names something else, so that no list is offered.
 */
export function readListFilter(text: string): ListFilter | null {
  const words = foldedWords(text.slice(0, MOST_READ));
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const { open, mode, diet, near, rest } = readWords(words, "nearly");
  if (!open && !near && mode === null && diet === null) return null;
  const cuisine = rest.length === 0 ? null : cuisineOf(rest);
  return rest.length > 0 && cuisine === null ? null : { open, mode, diet, cuisine };
}

/**
 * Whether folded words exactly and only describe how, when or where one orders. Entries that contain such a word
 * somewhere in their text were hardly meant ("open now" is not a dish).
 */
export function saysOnlyWhich(words: readonly string[]): boolean {
  if (words.length > MOST_WORDS) return false;
  const { open, mode, diet, near, rest } = readWords(words, "exactly");
  return rest.length === 0 && diet === null && (open || near || mode !== null);
}
