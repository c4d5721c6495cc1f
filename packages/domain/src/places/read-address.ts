import { splitUnit } from "./split-unit.ts";

/** Maximum length of an address query, longer than any real address. */
export const MAX_ADDRESS_QUERY = 300;
/** The minimum length from which a search starts. */
export const MIN_ADDRESS_QUERY = 3;
/** Places within this distance come first, in metres (places §7). */
export const SEARCH_BIAS_M = 10_000;

/** Abbreviations and translations in addresses, in both languages, with the word that they stand for. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  st: "saint",
  ste: "sainte",
  mt: "mont",
  n: "nord",
  north: "nord",
  s: "sud",
  south: "sud",
  e: "est",
  east: "est",
  o: "ouest",
  w: "ouest",
  west: "ouest",
  av: "avenue",
  ave: "avenue",
  boul: "boulevard",
  bd: "boulevard",
  blvd: "boulevard",
  ch: "chemin",
  road: "chemin",
  rd: "chemin",
  street: "rue",
  pl: "place",
  mtl: "montreal",
  qc: "quebec",
  apt: "appartement",
  app: "appartement",
  apartment: "appartement",
  suite: "appartement",
  unit: "appartement",
  unite: "appartement",
  bureau: "appartement",
};

/**
 * The words of an address in lower case, without accents and with abbreviations expanded: two spellings of one address
 * give the same words.
 */
export const addressWords = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => (Object.hasOwn(WRITTEN_OUT, word) ? (WRITTEN_OUT[word] ?? word) : word));

/** A folded word and its abbreviations, for a search in texts that are not folded. */
export const writtenFor = (word: string): string[] => [
  word,
  ...Object.keys(WRITTEN_OUT).filter((short) => WRITTEN_OUT[short] === word),
];

/** The parts of an address as a person writes it. Words are folded (`addressWords`). */
export interface WrittenAddress {
  /** The house number. */
  number: number | null;
  /** The words of the street, and all others if no comma separates them. */
  street: string[];
  /** The words after the comma: city, province, country. */
  after: string[];
  /** "H2J 2L1", or "H2J" if only the first half was typed. */
  postal_code: string | null;
}

// Canadian codes do not use D, F, I, O, Q or U, and do not start with W or Z (wire §28).
const POSTAL_CODE =
  /(?<![\p{L}\p{N}])([abceghj-nprstvxy]\d[abceghj-nprstv-z])(?:[ -]?(\d[abceghj-nprstv-z]\d))?(?![\p{L}\p{N}])/iu;
/**
 * "2020-2022 rue Saint-Denis", "5241-3 rue Fabre": the second number is another door or an apartment. Only in numbers like
 * "37-12", as in Queens, it says which door it is, and stays as a word.
 */
const SECOND_NUMBER =
  /^(\s*(?:\d{4,5}[a-d]?|\d{1,3}[a-d]?(?!\s*[\p{Pd}−]\s*\d\d(?!\d))))\s*[\p{Pd}−]\s*\d{1,5}[a-d]?(?=[\s,]|$)/iu;
const NUMBER = /^\d{1,5}[a-d]?$/;

/** Splits an address into its parts. It never fails; unknown parts are null or empty. */
export const readAddress = (text: string): WrittenAddress => {
  const found = POSTAL_CODE.exec(text);
  const postal_code = found ? [found[1], found[2]].filter(Boolean).join(" ").toUpperCase() : null;
  const bare = splitUnit(text.replace(POSTAL_CODE, " ")).rest.replace(SECOND_NUMBER, "$1 ");
  // French puts a comma between the number and the street; that comma does not end the street.
  const [first = "", ...rest] = bare.replace(/^(\s*\d+[a-d]?)\s*,/i, "$1 ").split(/[,;\n]/);
  const { number, words } = withoutNumber(withoutUnit(addressWords(first)));
  return { number, street: words, after: addressWords(rest.join(" ")), postal_code };
};

const withoutUnit = (words: string[]): string[] => {
  const at = words.indexOf("appartement");
  return at < 0 ? words : [...words.slice(0, at), ...words.slice(at + 2)];
};

const withoutNumber = (words: string[]): { number: number | null; words: string[] } => {
  const at = words.findIndex((word) => NUMBER.test(word));
  if (at < 0) return { number: null, words };
  return { number: Number.parseInt(words[at] ?? "", 10), words: words.filter((_, index) => index !== at) };
};
