import { fold } from "../language/fold.ts";

/** The person whose password it will be: everybody who knows the member would try these words. */
export interface Named {
  first_name: string;
  last_name: string;
  /** null if the account no longer has an e-mail. */
  email: string | null;
}

/** The first word that anybody guessing a password for this product would try. */
const PRODUCT = "tablee";
/** Shorter names occur by chance in too many words. */
const SHORTEST = 3;
/** The number of letters that a password must contain besides these words. */
const LETTERS_BESIDES = 4;
/** Common substitutions for letters, which attackers know as well. */
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
 * Whether a password is little more than the product's name, the member's names or the member's e-mail, with digits and
 * symbols around them or in the place of letters (accounts §49).
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

/** The positions in a password that belong to one of the words, in any reading. */
function coverage(readings: readonly string[], words: readonly string[]): ReadonlySet<number> {
  const covered = new Set<number>();
  for (const reading of readings)
    for (const word of words)
      for (let at = reading.indexOf(word); at !== -1; at = reading.indexOf(word, at + 1))
        for (let n = 0; n < word.length; n++) covered.add(at + n);
  return covered;
}
