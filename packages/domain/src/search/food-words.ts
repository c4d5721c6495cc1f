import { CUISINE_LINES } from "./cuisine-lines.ts";
import { DISH_LINES } from "./dish-lines.ts";
import { TAG_LINES } from "./tag-lines.ts";

/**
 * What is eaten, in both languages: every line says one thing, folded, what means the same parted by commas. A member
 * who types one of them finds what is written with another, a cuisine's name of OpenStreetMap among them (search §4).
 * After `>`: what is served where that is looked for, found as well but after it.
 */
const LINES = [CUISINE_LINES, DISH_LINES, TAG_LINES].flatMap((lines) => lines.trim().split("\n"));

/** Other words for something, and what goes with it; each is a list of folded words. */
export interface OtherWords {
  same: readonly (readonly string[])[];
  served: readonly (readonly string[])[];
}

const phrases = (list: string): string[][] =>
  list
    .split(",")
    .map((phrase) => phrase.trim().split(" "))
    .filter((words) => words[0] !== "");

/** By the singular of its words, parted by blanks. */
const dictionary = new Map<string, { same: string[][]; served: string[][] }>();

/** Words that are no plurals, though they look like one of another: pasta is not made of pâté, nor of dough. */
const NO_PLURALS = new Set(["pates"]);

/** A word as it is looked up: both languages make most plurals by one letter at the end. */
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
    // As a hashtag is written: "#icecream".
    if (phrase.length > 1) enter(singular(phrase.join("")), meaning, served);
  }
}

/** The longest phrase that the dictionary knows. */
export const LONGEST_PHRASE = Math.max(...[...dictionary.keys()].map((key) => key.split(" ").length));

/** What else is written for these folded words; null where they say nothing to eat. */
export const otherWordsFor = (words: readonly string[]): OtherWords | null => dictionary.get(keyOf(words)) ?? null;
