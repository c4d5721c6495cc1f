import { fold } from "../language/fold.ts";

/** Whose password it is to be: what everybody who knows the member would try. */
export interface Named {
  first_name: string;
  last_name: string;
  /** null: an account that has none any more. */
  email: string | null;
}

/** What whoever guesses tries at this product before anything else. */
const PRODUCT = "tablee";
/** Shorter ones are in too many words by chance. */
const SHORTEST = 3;
/** What a password must hold besides own words, in letters. */
const LETTERS_BESIDES = 4;
/** How letters are disguised, which whoever guesses knows as well. */
const DISGUISES: Readonly<Record<string, string>> = {
  0: "o",
  1: "i",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  "@": "a",
  $: "s",
};

const unmask = (folded: string): string => folded.replace(/[013457@$]/g, (sign) => DISGUISES[sign] ?? sign);

/**
 * Whether a password is little more than the product's name, the member's names or the member's e-mail, with figures
 * and signs around them or in the place of letters (accounts §49).
 */
export function isOwnWords(password: string, { first_name, last_name, email }: Named): boolean {
  const [before = ""] = (email ?? "").split("@");
  const parts = fold(`${first_name} ${last_name} ${before}`).split(/[^\p{L}]+/u);
  const words = [PRODUCT, ...parts.filter((part) => part.length >= SHORTEST)];
  const plain = fold(password);
  const covered = coverage([plain, unmask(plain)], words);
  if (covered.size === 0) return false;
  const besides = plain.split("").filter((sign, at) => !covered.has(at) && /\p{L}/u.test(sign));
  return besides.length < LETTERS_BESIDES;
}

/** The places of a password that belong to one of the words, however it is read. */
function coverage(readings: readonly string[], words: readonly string[]): ReadonlySet<number> {
  const covered = new Set<number>();
  for (const reading of readings)
    for (const word of words)
      for (let at = reading.indexOf(word); at !== -1; at = reading.indexOf(word, at + 1))
        for (let n = 0; n < word.length; n++) covered.add(at + n);
  return covered;
}
