import { fold } from "../language/fold.ts";
import type { Diet } from "../menus/diets.ts";
import { ALLERGENS, type Allergen, type ItemType } from "../menus/menu.ts";
import type { MenuTag } from "../menus/menu-constants.ts";
import type { Minor } from "../money/minor.ts";
import type { OrderMode } from "../restaurants/order-mode.ts";
import { phrasesOf } from "../language/phrases-of.ts";
import { DIET_WORDS, MODE_WORDS, NEAR_WORDS, OPEN_WORDS } from "../search/filter-words.ts";
import { readMost, withoutAmounts } from "./amount.ts";
import { Sentence } from "./sentence.ts";
import {
  ALLERGEN_WORDS,
  CHEAP_WORDS,
  COLD_WORDS,
  LIGHT_WORDS,
  LIKED_WORDS,
  SOBER_WORDS,
  TAG_WORDS,
  TYPE_WORDS,
  WARM_WORDS,
} from "./wish-words.ts";

/** What somebody wishes to eat, as the rules understand a sentence in either language (search §12). */
export interface Wishes {
  /** What is looked for by name: the folded words that express no other wish. */
  words: string[];
  /** Allergens that the dish must not contain. */
  without: Allergen[];
  diets: Diet[];
  tags: MenuTag[];
  type: ItemType | null;
  /** The highest price, in minor units; null if any. */
  most: Minor | null;
  open: boolean;
  near: boolean;
  mode: OrderMode | null;
  served: "warm" | "cold" | null;
  light: boolean;
  cheap: boolean;
  /** Whether the dish must contain no alcohol. */
  sober: boolean;
}

export const NO_WISHES: Wishes = {
  words: [],
  without: [],
  diets: [],
  tags: [],
  type: null,
  most: null,
  open: false,
  near: false,
  mode: null,
  served: null,
  light: false,
  cheap: false,
  sober: false,
};

/** How much of a message is read, in code units. */
export const MOST_READ = 500;
/** The highest price that counts as "cheap" if no amount is given, in minor units. */
export const CHEAP = 1_500;

const table = <Key extends string>(lists: Partial<Record<Key, string>>): [Key, string[][]][] =>
  (Object.entries(lists) as [Key, string][]).map(([key, list]) => [key, phrasesOf(list)]);

const ALLERGEN_TABLE = table<Allergen>(ALLERGEN_WORDS);
const DIET_TABLE = table<Diet>(DIET_WORDS);
const TAG_TABLE = table<MenuTag>(TAG_WORDS);
const TYPE_TABLE = table<ItemType>(TYPE_WORDS);
const MODE_TABLE = table<OrderMode>(MODE_WORDS);
const [OPEN, NEAR, WARM, COLD] = [
  phrasesOf(OPEN_WORDS),
  phrasesOf(NEAR_WORDS),
  phrasesOf(WARM_WORDS),
  phrasesOf(COLD_WORDS),
];
const [LIGHT, CHEAPLY, LIKED, SOBER] = [
  phrasesOf(LIGHT_WORDS),
  phrasesOf(CHEAP_WORDS),
  phrasesOf(LIKED_WORDS),
  phrasesOf(SOBER_WORDS),
];

/** Words that imply alcohol and are also searched for as names. */
const ALCOHOL = new Set("beer beers biere bieres wine wines vin vins cocktail cocktails".split(" "));

/** Words that introduce what to avoid. The list that follows may continue over "and" and "or". */
const NOT = new Set([
  "no",
  "without",
  "sans",
  "not",
  "pas",
  "ni",
  "aucun",
  "aucune",
  "avoid",
  "eviter",
  "except",
  "sauf",
]);
const ALLERGIC = /\b(allergi\w*|intoleran\w*)\b/;
const GOES_ON = new Set([
  "and",
  "or",
  "et",
  "ou",
  "ni",
  "nor",
  "any",
  "de",
  "d",
  "des",
  "du",
  "la",
  "le",
  "les",
  "l",
  "a",
  "au",
  "aux",
  "to",
  "the",
  "with",
  "contain",
  "contains",
]);

/** The allergens that the longest phrase at this position names, and its length in words. */
function allergensAt(sentence: Sentence, at: number): { named: Allergen[]; length: number } {
  let length = 0;
  let named: Allergen[] = [];
  for (const [allergen, phrases] of ALLERGEN_TABLE) {
    const phrase = phrases.find((one) => sentence.stands(one, at));
    if (!phrase || phrase.length < length) continue;
    named = phrase.length > length ? [allergen] : [...named, allergen];
    ({ length } = phrase);
  }
  return { named, length };
}

/** Reads the allergens after a negation, continuing over "and" and "or". */
function takeAfterNot(sentence: Sentence, from: number, found: Set<Allergen>): void {
  for (let at = from; at < sentence.words.length;) {
    const { named, length } = allergensAt(sentence, at);
    if (length > 0) {
      for (const one of named) found.add(one);
      sentence.take(at, length);
      at += length;
      continue;
    }
    if (!GOES_ON.has(sentence.words[at] ?? "")) return;
    at += 1;
  }
}

function readAllergens(sentence: Sentence, text: string): Allergen[] {
  const found = new Set<Allergen>();
  sentence.words.forEach((word, at) => {
    if (NOT.has(word)) takeAfterNot(sentence, at + 1, found);
    // "nut free", "dairy free"
    if (word !== "free" || at === 0) return;
    const { named, length } = allergensAt(sentence, at - 1);
    if (length !== 1) return;
    for (const one of named) found.add(one);
    sentence.take(at - 1, 2);
  });
  if (ALLERGIC.test(text)) {
    for (let at = 0; at < sentence.words.length; at++) {
      const { named, length } = allergensAt(sentence, at);
      for (const one of named) found.add(one);
      sentence.take(at, length);
    }
  }
  return ALLERGENS.filter((one) => found.has(one));
}

const first = <Key extends string>(sentence: Sentence, lists: [Key, string[][]][]): Key | null => {
  const found = lists.filter(([, phrases]) => sentence.takes(phrases)).map(([key]) => key);
  return found[0] ?? null;
};
const all = <Key extends string>(sentence: Sentence, lists: [Key, string[][]][]): Key[] =>
  lists.filter(([, phrases]) => sentence.takes(phrases)).map(([key]) => key);

/** Replaces words that mean something else without their accents: folded, "thé" is an article and "pâtes" a dough. */
const withoutTwins = (message: string): string =>
  message.replaceAll(/(?<!\p{L})thés?(?!\p{L})/giu, "tea").replaceAll(/(?<!\p{L})pâtes(?!\p{L})/giu, "pasta");

/** Reads the wishes in a sentence. Any text gives a result, which may contain no wish. */
export function readWishes(message: string): Wishes {
  const text = fold(withoutTwins(message.slice(0, MOST_READ))).replaceAll(/[’‘`´]/g, "'");
  const sentence = new Sentence(withoutAmounts(text));
  // "No gluten" is a diet. It is taken first, and the remaining negations are read as allergens.
  const diets = all(sentence, DIET_TABLE);
  const without = readAllergens(sentence, text);
  const mode = first(sentence, MODE_TABLE);
  const [near, open] = [sentence.takes(NEAR), sentence.takes(OPEN)];
  const cheap = sentence.takes(CHEAPLY);
  const sober = sentence.takes(SOBER);
  const alcohol = !sober && sentence.words.some((word) => ALCOHOL.has(word));
  const tags = both(all(sentence, TAG_TABLE), alcohol ? ["alcohol" as const] : []);
  const type = first(sentence, TYPE_TABLE);
  const light = sentence.takes(LIGHT);
  sentence.takes(LIKED);
  const served = sentence.takes(WARM) ? "warm" : sentence.takes(COLD) ? "cold" : null;
  const words = sentence.left().filter((word) => !/^\d+$/.test(word) && !NOT.has(word) && word !== "free");
  return { words, without, diets, tags, type, most: readMost(text), open, near, mode, served, light, cheap, sober };
}

const either = <Value>(later: Value | null, before: Value | null): Value | null => later ?? before;
const both = <Value>(later: readonly Value[], before: readonly Value[]): Value[] => [...new Set([...before, ...later])];

/**
 * Combines the wishes of a conversation: everything to avoid accumulates; otherwise a later wish replaces an earlier
 * one.
 */
export const laterWishes = (before: Wishes, later: Wishes): Wishes => ({
  words: later.words.length > 0 ? later.words : before.words,
  without: both(later.without, before.without),
  diets: both(later.diets, before.diets),
  tags: later.words.length > 0 ? later.tags : both(later.tags, before.tags),
  type: either(later.type, later.words.length > 0 ? null : before.type),
  most: either(later.most, before.most),
  open: later.open || before.open,
  near: later.near || before.near,
  mode: either(later.mode, before.mode),
  served: either(later.served, later.words.length > 0 ? null : before.served),
  light: later.light || before.light,
  cheap: later.cheap || before.cheap,
  sober: later.sober || before.sober,
});
