import { foldedWords } from "../language/folded-words.ts";
import { phrasesOf } from "../language/phrases-of.ts";
import type { Diet } from "../menus/diets.ts";
import { type Cuisine, CUISINES } from "../menus/menu-constants.ts";
import type { OrderMode } from "../restaurants/order-mode.ts";
import { DIET_WORDS, MODE_WORDS, NEAR_WORDS, OPEN_WORDS } from "./filter-words.ts";
import { otherWordsFor } from "./food-words.ts";
import { slipsBetween } from "./slips.ts";

/** Which restaurants a typed text means, as the list of them can be narrowed (search §15). */
export interface ListFilter {
  open: boolean;
  mode: OrderMode | null;
  diet: Diet | null;
  cuisine: Cuisine | null;
}

/** Far more than a filter has words; a longer text says something else. */
const MOST_WORDS = 10;
const MOST_READ = 200;
/** From so many letters on a word may be unfinished by itself: "deli" is no beginning of "delivery". */
const UNFINISHED_FROM = 5;
/** From so many on it may hold one slip: "liver" is none of "livrer". */
const SLIP_FROM = 7;

/** Words around a filter that narrow nothing: "restaurants that deliver", "food near me", "qui livrent en ce moment". */
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

/** Whether the word at a place of the text is one of a phrase. */
type Says = (word: string, of: { at: number; on: number }) => boolean;

/** Takes the phrases of one list out of the words; what is left, or null where none of them stands there. */
function taken(words: readonly string[], phrases: readonly string[][], says: Says): string[] | null {
  for (const phrase of phrases) {
    for (let at = 0; at + phrase.length <= words.length; at++) {
      if (!phrase.every((word, on) => says(word, { at: at + on, on }))) continue;
      return [...words.slice(0, at), ...words.slice(at + phrase.length)];
    }
  }
  return null;
}

/** As it is written. */
const exactly =
  (words: readonly string[]): Says =>
  (word, { at }) =>
    words[at] === word;

/** As it is written, with one slip, or, the last word of all, as far as it was typed. */
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
  /** What says something else. */
  rest: readonly string[];
}

/** What of a text says which restaurants are meant, and what else it says. */
function readWords(all: readonly string[], how: "exactly" | "nearly"): Read {
  let words = all;
  const takes = (phrases: readonly string[][]): boolean => {
    // Only while the end of the text was not taken is its last word the one that somebody is typing.
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

/** The cuisine that these words say in either language, and nothing else. */
function cuisineOf(words: readonly string[]): Cuisine | null {
  const ways = [words, ...(otherWordsFor(words)?.same ?? [])];
  return ways.map((way) => CUISINE_WORDS.get(way.join(" "))).find((cuisine) => cuisine !== undefined) ?? null;
}

/**
 * Which restaurants a text means that says nothing else: how one orders, that they are open, for which diet or near, with
 * a cuisine at most ("sushi livraison"). null: it names what is looked for, and no list is meant.
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
 * Whether folded words say, as they are written, only where and how one orders: what holds one of them somewhere in its
 * text was hardly meant ("open now" is no dish).
 */
export function saysOnlyWhich(words: readonly string[]): boolean {
  if (words.length > MOST_WORDS) return false;
  const { open, mode, diet, near, rest } = readWords(words, "exactly");
  return rest.length === 0 && diet === null && (open || near || mode !== null);
}
