/** French letters outside ASCII as they occur in words: frequent ones, and those of only a few words. */
const FREQUENT = /^[éèêàâçôîûù]$/;
const SELDOM = /^[ëïüæÿ]$/;

const LETTER = /^\p{L}$/u;
const UPPER = /^\p{Lu}$/u;
const LOWER = /^\p{Ll}$/u;

/** Whether a sign stands where an opening or a closing quotation mark would. */
const opens = (before: string, after: string): boolean => !LETTER.test(before) && /^[\p{L}\p{N}\p{Zs}]$/u.test(after);
const closes = (before: string, after: string): boolean => /^[^\s,;"]$/.test(before) && !LETTER.test(after);

const SPACE = /^\p{Zs}$/u;

/** Signs that people write between two letters without spaces: "soup—warm", and a space that does not break. */
const WITHIN = /^[‘–—…\u00A0]$/;

/** The weight of a sign that is not a letter, given the characters around it. */
function signWeight(sign: string, before: string, after: string): number {
  // C1 control characters and the replacement character: no text contains them.
  if (/^[\u0080-\u009F\uFFFD]$/.test(sign)) return -8;
  const isWithin = LETTER.test(before) && LETTER.test(after);
  if (sign === "’") return isWithin ? 2 : 0;
  if (isWithin) return WITHIN.test(sign) ? 0 : -4;
  if (sign === "…") return LETTER.test(before) ? 2 : 0;
  if (sign === "·") return SPACE.test(before) && SPACE.test(after) ? 2 : 0;
  if (sign === "«" || sign === "“") return opens(before, after) ? 2 : 0;
  if (sign === "»" || sign === "”") return closes(before, after) ? 2 : 0;
  if (sign === "™") return LETTER.test(before) ? 2 : 0;
  return sign === "°" && /^\d$/.test(before) ? 1 : 0;
}

/** The weight of a letter, given the characters around it. */
function letterWeight(letter: string, before: string, after: string): number {
  const plain = letter.toLowerCase();
  if (UPPER.test(letter) && LOWER.test(before)) return -4;
  if (LOWER.test(letter) && UPPER.test(after)) return -4;
  if (!LETTER.test(before) && !LETTER.test(after)) return plain === "à" ? 2 : -1;
  // "cœur", "œil": no other letter follows œ.
  if (plain === "œ") return /^[ui]$/i.test(after) ? 3 : 0;
  // "NOËL" and not "NOÀL": à stands only at the start or the end of a word.
  if (plain === "à" && LETTER.test(before) && LETTER.test(after)) return 0;
  if (FREQUENT.test(plain)) return 2;
  // "jalapeño" and "jamón": a dash of another encoding would be written elsewhere.
  if (/^[aeiou]ñ[aeiou]|^[^aeiou]ón/i.test(before + letter + after)) return 1;
  return SELDOM.test(plain) ? 1 : 0;
}

/** At most this many non-ASCII characters are weighed, because a file may contain millions. */
const MOST_WEIGHED = 4_000;

/**
 * Rates how much the non-ASCII characters of a text look like French or English, judged by their positions. Of two
 * decodings of the same bytes, the more likely one has the higher weight: "Crème" is 2, "CrÃ¨me" is negative. ASCII
 * text weighs nothing.
 */
export function likelyLetters(text: string): number {
  let weight = 0;
  let count = 0;
  for (const found of text.matchAll(/\P{ASCII}/gu)) {
    if ((count += 1) > MOST_WEIGHED) break;
    const [sign] = found;
    const before = text[found.index - 1] ?? "";
    const after = text[found.index + sign.length] ?? "";
    weight += LETTER.test(sign) ? letterWeight(sign, before, after) : signWeight(sign, before, after);
  }
  return weight;
}
