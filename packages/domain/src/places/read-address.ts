/** Letters of one address at most: longer than any that is on a door. */
export const MAX_ADDRESS_QUERY = 300;
/** From this many letters on there is something to look for. */
export const MIN_ADDRESS_QUERY = 3;
/** places §7: what lies as near as this comes first, in metres. */
export const SEARCH_BIAS_M = 10_000;

/** What people write for a word of an address, in either language, and the word. */
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

/** Lower case, without accents, abbreviations written out: two spellings of one address give the same words. */
export const addressWords = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => (Object.hasOwn(WRITTEN_OUT, word) ? (WRITTEN_OUT[word] ?? word) : word));

/** A folded word, and what may be written for it: to find it where texts are not folded. */
export const writtenFor = (word: string): string[] => [
  word,
  ...Object.keys(WRITTEN_OUT).filter((short) => WRITTEN_OUT[short] === word),
];

/** An address as a person writes it, taken apart. Words are folded (`addressWords`). */
export interface WrittenAddress {
  /** The number on the door. */
  number: number | null;
  /** The street's words, and all the rest where no comma says where the street ends. */
  street: string[];
  /** What stands after the comma: city, province, country. */
  after: string[];
  /** "H2J 2L1" or, as far as it is written, "H2J". */
  postal_code: string | null;
}

// Canadian codes have no D, F, I, O, Q or U, and start with neither W nor Z (wire §28).
const POSTAL_CODE =
  /(?<![\p{L}\p{N}])([abceghj-nprstvxy]\d[abceghj-nprstv-z])(?:[ -]?(\d[abceghj-nprstv-z]\d))?(?![\p{L}\p{N}])/iu;
/** "3-5241 rue Fabre": the first is the apartment. */
const UNIT_BEFORE = /^\s*\d+\s*-\s*(?=\d+\s)/;
const NUMBER = /^\d{1,5}[a-d]?$/;

/** Takes an address apart; never fails, and what cannot be told is null or empty. */
export const readAddress = (text: string): WrittenAddress => {
  const found = POSTAL_CODE.exec(text);
  const postal_code = found ? [found[1], found[2]].filter(Boolean).join(" ").toUpperCase() : null;
  const bare = text.replace(POSTAL_CODE, " ").replace(UNIT_BEFORE, "");
  // In French a comma stands between number and street: that one ends nothing.
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
