/** Letters that NFKD does not decompose, as PostgreSQL's `unaccent` writes them. */
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

/** Lower case, without accents (search §4): "Crêpe Œuf" becomes "crepe oeuf". */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[œæßøłđðþ]/gu, (letter) => WRITTEN[letter] ?? letter);
