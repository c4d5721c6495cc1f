/** The minimum numbers of letters for one wrong letter in a word, and for two (search §4). */
const ONE_FROM = 4;
const TWO_FROM = 8;
/** How many letters of a long word are compared for slips; later letters matter less. */
const LOOKED_AT = 12;

/** How many letters of a word may be wrong: missing, extra, replaced, or swapped with a neighbour. */
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
 * The word and everything that remains of it after deleting as many letters as may be wrong. Two words within that
 * distance have a remainder in common, so that an index of remainders finds one by the other.
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
 * The number of edits that turn one word into the other, where swapping two neighbours counts as one; `most + 1` if
 * there are more.
 */
export function slipsBetween(one: string, other: string, most: number): number {
  if (one === other) return 0;
  const [a, b] = [lettersOf(one), lettersOf(other)];
  if (Math.abs(a.length - b.length) > most) return most + 1;
  const [inA, inB] = [lettersIn(a), lettersIn(b)];
  if (howMany(inA & ~inB) > most || howMany(inB & ~inA) > most) return most + 1;
  // Keeps three rows of the distance table, and only cells near its diagonal: this runs for every word of every search
  // hit.
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
 * A bit set of a word's letters, in which some letters share a bit. Every letter that only one of two words contains
 * needs an edit of its own; this check takes a tenth of the time of the table.
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

/** Most words contain no surrogate pairs and need not be split. */
const lettersOf = (word: string): ArrayLike<string> => (/[\uD800-\uDFFF]/.test(word) ? Array.from(word) : word);

interface Line {
  a: ArrayLike<string>;
  b: ArrayLike<string>;
  row: number;
  above: readonly number[];
  before: readonly number[];
}

/** The next row of the table as far as it is within `most`; null if no cell is. */
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
