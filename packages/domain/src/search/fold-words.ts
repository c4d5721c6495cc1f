/** Letters that no decomposition takes apart, as `unaccent` writes them. */
const WRITTEN: Readonly<Record<string, string>> = {
  œ: "oe",
  æ: "ae",
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
};
const APOSTROPHES = /['’‘ʼ`´]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/** Lower case and without accents (search §4): "Crêpe Œuf" is "crepe oeuf". */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[œæßøłđðþ]/gu, (letter) => WRITTEN[letter] ?? letter);

/** The folded words of a text in their order; an apostrophe parts words: "McDonald's" is "mcdonald", "s". */
export const foldedWords = (text: string): string[] =>
  fold(text)
    .replaceAll(APOSTROPHES, " ")
    .split(BETWEEN_WORDS)
    .filter((word) => word !== "");
