import { fold } from "./fold.ts";

const APOSTROPHES = /['’‘ʼ`´]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/** The folded words of a text in order. An apostrophe separates words: "McDonald's" becomes "mcdonald", "s". */
export const foldedWords = (text: string): string[] =>
  fold(text)
    .replaceAll(APOSTROPHES, " ")
    .split(BETWEEN_WORDS)
    .filter((word) => word !== "");
