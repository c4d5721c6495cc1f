/** From so many letters on a word may hold one wrong letter, and two (search §4). */
const ONE_FROM = 4;
const TWO_FROM = 8;
/** Slips are looked for in so many letters of a long word: what follows decides less. */
const LOOKED_AT = 12;

/** How many letters of a word may be wrong: missing, one too many, another, or changed places with their neighbour. */
export const slipsAllowed = (word: string): 0 | 1 | 2 => {
  const { length } = Array.from(word);
  if (length < ONE_FROM) return 0;
  return length < TWO_FROM ? 1 : 2;
};

const without = (word: string): string[] => {
  const letters = Array.from(word);
  return letters.map((_, at) => [...letters.slice(0, at), ...letters.slice(at + 1)].join(""));
};

/**
 * What is left of a word where as many of its letters are taken away as may be wrong, the word itself among it. Two
 * words that are each other's slips have one of these in common, so that an index of them finds the one by the other.
 */
export const remainders = (word: string): string[] => {
  const start = Array.from(word).slice(0, LOOKED_AT).join("");
  const all = new Set([start]);
  let layer = [start];
  for (let taken = 0; taken < slipsAllowed(word); taken++) {
    layer = [...new Set(layer.flatMap(without))];
    for (const one of layer) all.add(one);
  }
  return [...all];
};

/**
 * How many letters one must mend to make one word of the other, two that changed places counted as one; `most + 1`
 * where it is more than that.
 */
export function slipsBetween(one: string, other: string, most: number): number {
  if (one === other) return 0;
  const [a, b] = [lettersOf(one), lettersOf(other)];
  if (Math.abs(a.length - b.length) > most) return most + 1;
  const [inA, inB] = [lettersIn(a), lettersIn(b)];
  if (howMany(inA & ~inB) > most || howMany(inB & ~inA) > most) return most + 1;
  // Three lines of the table of distances, of which only what lies near its diagonal can be few enough: this runs for
  // each word of each hit of a search.
  const far = most + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => Math.min(at, far));
  for (let row = 1; row <= a.length; row++) {
    const line = nextLine({ a, b, row, above, before }, most);
    if (line === null) return far;
    before = above;
    above = line;
  }
  return Math.min(above[b.length] ?? far, far);
}

/**
 * Which letters a word has, a bit for each, some of which several share. Every letter that only one of two words has
 * takes a slip of its own, which is seen in a tenth of the time that the table takes.
 */
function lettersIn(letters: ArrayLike<string>): number {
  let bits = 0;
  for (let at = 0; at < letters.length; at++) bits |= 1 << ((letters[at] ?? "").charCodeAt(0) & 31);
  return bits;
}

function howMany(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** Most words need not be taken apart. */
const lettersOf = (word: string): ArrayLike<string> => (/[\uD800-\uDFFF]/.test(word) ? Array.from(word) : word);

interface Line {
  a: ArrayLike<string>;
  b: ArrayLike<string>;
  row: number;
  above: readonly number[];
  before: readonly number[];
}

/** The next line of the table, as far as it is few enough; null where nothing of it is. */
function nextLine({ a, b, row, above, before }: Line, most: number): number[] | null {
  const far = most + 1;
  const line = Array.from(above, () => far);
  if (row <= most) line[0] = row;
  const end = Math.min(b.length, row + most);
  let fewest = line[0] ?? far;
  for (let at = Math.max(1, row - most); at <= end; at++) {
    const isSame = a[row - 1] === b[at - 1];
    let least = Math.min((above[at] ?? far) + 1, (line[at - 1] ?? far) + 1, (above[at - 1] ?? far) + (isSame ? 0 : 1));
    const swapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
    if (swapped) least = Math.min(least, (before[at - 2] ?? far) + 1);
    line[at] = least;
    fewest = Math.min(fewest, least);
  }
  return fewest > most ? null : line;
}
