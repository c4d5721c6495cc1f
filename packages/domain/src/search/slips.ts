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
  const a = Array.from(one);
  const b = Array.from(other);
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let above = b.map((_, at) => at + 1);
  for (const [row, letter] of a.entries()) {
    const line: number[] = [];
    for (const [column, opposite] of b.entries()) {
      const at = (list: number[], index: number, edge: number) => (index < 0 ? edge : (list[index] ?? edge));
      let least = Math.min(
        at(above, column, 0) + 1,
        at(line, column - 1, row + 1) + 1,
        at(above, column - 1, row) + (letter === opposite ? 0 : 1),
      );
      const swapped = row > 0 && column > 0 && letter === b[column - 1] && a[row - 1] === opposite;
      if (swapped) least = Math.min(least, at(before, column - 2, row - 1) + 1);
      line.push(least);
    }
    if (Math.min(row + 1, ...line) > most) return most + 1;
    before = above;
    above = line;
  }
  return Math.min(above.at(-1) ?? a.length, most + 1);
}
