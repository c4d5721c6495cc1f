/** What a printer's Western code page has besides ASCII and Latin-1 (Windows-1252). */
const EXTRA = new Set("€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ");

const isPrintable = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa1 && code <= 0xff) || EXTRA.has(character);
};

/** Characters without a Unicode decomposition. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  ħ: "h",
  ı: "i",
  ŋ: "n",
  "\u2010": "-",
  "\u2011": "-",
  "\u2212": "-",
  "\u2032": "'",
  "\u2033": '"',
  "→": "->",
  "←": "<-",
};

/** Emoji with which a diner may write an allergy: their meaning must reach the cook. */
const PICTURES: Readonly<Record<string, string>> = {
  "🥜": "arachides/peanuts",
  "🌰": "noix/nuts",
  "🥛": "lait/milk",
  "🧀": "fromage/cheese",
  "🥚": "oeuf/egg",
  "🍳": "oeuf/egg",
  "🐟": "poisson/fish",
  "🦐": "crevette/shrimp",
  "🦞": "homard/lobster",
  "🦀": "crabe/crab",
  "🦪": "huître/oyster",
  "🌾": "blé/wheat",
  "🍞": "pain/bread",
  "🌶": "piment/chili",
};

/** Replaces a character that no printer has. */
export const UNPRINTABLE = "[?]";

const segments = new Intl.Segmenter("en", { granularity: "grapheme" });

const printed = (character: string): string => {
  if ([...character].every(isPrintable)) return character;
  // Mainly the emoji presentation selector and skin tones.
  const bare = character.replaceAll(/\ufe0f|\u200d|[\u{1f3fb}-\u{1f3ff}]/gu, "");
  const known = PICTURES[bare] ?? LETTERS[bare];
  if (known !== undefined) return known === PICTURES[bare] ? `[${known}]` : known;
  const plain = bare.normalize("NFD").replaceAll(/\p{M}/gu, "");
  if (plain !== "" && [...plain].every((one) => isPrintable(one) || LETTERS[one] !== undefined)) {
    return [...plain].map((one) => LETTERS[one] ?? one).join("");
  }
  return UNPRINTABLE;
};

/**
 * Converts a text for a printer with a Western code page: accents remain, letters of other Latin alphabets lose theirs,
 * food emoji become words, and everything else becomes `[?]`, so that a cook sees that something is missing.
 */
export const printableText = (text: string): string => {
  const spaced = text.normalize("NFC").replaceAll(/[\s\u00a0\u202f\u2000-\u200a]+/gu, " ");
  const clean = spaced.replaceAll(/[\u200b\u2060\ufeff\u00ad]|\p{Cc}/gu, "");
  return [...segments.segment(clean)]
    .map(({ segment }) => printed(segment))
    .join("")
    .replaceAll(/(?:\[\?\]){2,}/g, UNPRINTABLE);
};
