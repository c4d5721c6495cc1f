/** French letters beyond the alphabet as words have them: those that are frequent, and those of a few words. */
const FREQUENT = /^[éèêàâçôîûù]$/;
const SELDOM = /^[ëïüæÿ]$/;

const LETTER = /^\p{L}$/u;
const UPPER = /^\p{Lu}$/u;
const LOWER = /^\p{Ll}$/u;

/** Whether a sign stands where a pair of quotation marks would have it. */
const opens = (before: string, after: string): boolean => !LETTER.test(before) && /^[\p{L}\p{N}\p{Zs}]$/u.test(after);
const closes = (before: string, after: string): boolean => /^[^\s,;"]$/.test(before) && !LETTER.test(after);

/** What a sign that is no letter says where it stands. */
function signWeight(sign: string, before: string, after: string): number {
  // Assigned to nothing but the steering of teletypes.
  if (/^[\u0080-\u009F\uFFFD]$/.test(sign)) return -8;
  const isWithin = LETTER.test(before) && LETTER.test(after);
  if (sign === "’") return isWithin ? 2 : 0;
  if (isWithin) return sign === "‘" ? 0 : -4;
  if (sign === "«" || sign === "“") return opens(before, after) ? 2 : 0;
  if (sign === "»" || sign === "”") return closes(before, after) ? 2 : 0;
  if (sign === "™") return LETTER.test(before) ? 2 : 0;
  return sign === "°" && /^\d$/.test(before) ? 1 : 0;
}

/** What a letter says where it stands. */
function letterWeight(letter: string, before: string, after: string): number {
  const plain = letter.toLowerCase();
  if (UPPER.test(letter) && LOWER.test(before)) return -4;
  if (LOWER.test(letter) && UPPER.test(after)) return -4;
  if (!LETTER.test(before) && !LETTER.test(after)) return plain === "à" ? 2 : -1;
  // "cœur", "œil": never before any other vowel or consonant.
  if (plain === "œ") return /^[ui]$/i.test(after) ? 3 : 0;
  // "NOËL" and not "NOÀL": within a word it is another's.
  if (letter === "À" && LETTER.test(before) && LETTER.test(after)) return 0;
  if (FREQUENT.test(plain)) return 2;
  return SELDOM.test(plain) ? 1 : 0;
}

/** So many signs tell it: a file may hold millions. */
const MOST_WEIGHED = 4_000;

/**
 * How much the letters of a text look like those that people write in French and English, by where they stand: of two
 * ways of reading the same bytes the likelier has more. "Crème" is 2, "CrÃ¨me" below nothing; plain letters say nothing.
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
