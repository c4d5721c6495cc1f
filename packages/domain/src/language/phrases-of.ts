import { foldedWords } from "./folded-words.ts";

/** Reads a comma-separated list of phrases. Each becomes its folded words; the longest come first. */
export const phrasesOf = (list: string): string[][] =>
  list
    .split(",")
    .map((phrase) => foldedWords(phrase))
    .filter((words) => words.length > 0)
    .toSorted((one, other) => other.length - one.length);
