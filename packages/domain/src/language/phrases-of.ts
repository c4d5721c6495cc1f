import { foldedWords } from "./folded-words.ts";

/** A list of phrases that commas part, each in its folded words, the longest first. */
export const phrasesOf = (list: string): string[][] =>
  list
    .split(",")
    .map((phrase) => foldedWords(phrase))
    .filter((words) => words.length > 0)
    .toSorted((one, other) => other.length - one.length);
