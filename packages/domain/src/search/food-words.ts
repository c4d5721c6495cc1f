import { CUISINE_LINES } from "./cuisine-lines.ts";
import { DISH_LINES } from "./dish-lines.ts";
import { TAG_LINES } from "./tag-lines.ts";

/**
 * Food in both languages. Each line is one meaning, folded, with its synonyms separated by commas. A search for one of
 * them finds texts with another, including OpenStreetMap's names of cuisines (search §4). After `>` come related
 * dishes, which are found as well but ranked lower.
 */
const LINES = [CUISINE_LINES, DISH_LINES, TAG_LINES].flatMap((lines) => lines.trim().split("\n"));

/** Synonyms of a phrase, and related dishes; each is a list of folded words. */
export interface OtherWords {
  same: readonly (readonly string[])[];
  served: readonly (readonly string[])[];
}

const phrases = (list: string): string[][] =>
  list
    .split(",")
    .map((phrase) => phrase.trim().split(" "))
    .filter((words) => words[0] !== "");

/** Keys are the words in the singular, separated by spaces. */
const dictionary = new Map<string, { same: string[][]; served: string[][] }>();

/** Words that look like a plural but are not: folded, "pâtes" (pasta) is not the plural of "pâte" (dough) or "pâté". */
const NO_PLURALS = new Set(["pates"]);

/** A word in the form in which it is looked up: both languages form most plurals with one final letter. */
export const singular = (word: string): string =>
  word.length > 3 && (word.endsWith("s") || word.endsWith("x")) && !NO_PLURALS.has(word) ? word.slice(0, -1) : word;

const keyOf = (words: readonly string[]): string => words.map(singular).join(" ");

function enter(key: string, same: readonly string[][], served: readonly string[][]): void {
  const entry = dictionary.get(key) ?? { same: [], served: [] };
  entry.same.push(...same);
  entry.served.push(...served);
  dictionary.set(key, entry);
}

for (const line of LINES) {
  const [same = "", goesWith = ""] = line.split(">");
  const meaning = phrases(same);
  const served = phrases(goesWith);
  for (const phrase of meaning) {
    const others = meaning.filter((other) => other !== phrase);
    enter(keyOf(phrase), others, served);
    // As in hashtags: "#icecream".
    if (phrase.length > 1) enter(singular(phrase.join("")), meaning, served);
  }
}

/** The number of words of the longest phrase in the dictionary. */
export const LONGEST_PHRASE = Math.max(...[...dictionary.keys()].map((key) => key.split(" ").length));

/** Synonyms and related dishes of these folded words; null if they are not food. */
export const otherWordsFor = (words: readonly string[]): OtherWords | null => dictionary.get(keyOf(words)) ?? null;
