import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { remainders, slipsAllowed, slipsBetween } from "./slips.ts";

const letters = "abcdeé寿🍣";
const word = (minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(...letters), { minLength, maxLength }).map((list) => list.join(""));

/** A word with one letter removed, inserted, replaced, or swapped with the one before it. */
const slip = (text: string, at: number, kind: number): string => {
  const list = Array.from(text);
  const index = at % list.length;
  if (kind === 0) list.splice(index, 1);
  if (kind === 1) list.splice(index, 0, "z");
  if (kind === 2) list[index] = "z";
  if (kind === 3 && index > 0) [list[index - 1], list[index]] = [list[index] ?? "", list[index - 1] ?? ""];
  return list.join("");
};

/** The full distance table, as in a textbook. */
function distance(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)];
  const table = a.concat("").map(() => b.concat("").map(() => 0));
  const of = (row: number, at: number): number => table[row]?.[at] ?? 0;
  for (let row = 0; row <= a.length; row++) {
    for (let at = 0; at <= b.length; at++) {
      const ways = [row === 0 ? at : of(row - 1, at) + 1, at === 0 ? row : of(row, at - 1) + 1];
      if (row > 0 && at > 0) ways.push(of(row - 1, at - 1) + (a[row - 1] === b[at - 1] ? 0 : 1));
      const isSwapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      if (isSwapped) ways.push(of(row - 2, at - 2) + 1);
      table[row]?.splice(at, 1, Math.min(...ways));
    }
  }
  return of(a.length, b.length);
}

describe("slips between two words", () => {
  it("are the full edit distance, up to the number that is allowed", () => {
    fc.assert(
      fc.property(
        word(0, 9),
        word(0, 9),
        fc.array(fc.tuple(fc.nat(), fc.nat({ max: 3 }))),
        fc.nat({ max: 3 }),
        compare,
      ),
      { numRuns: 2_000 },
    );
    function compare(text: string, stranger: string, slips: [number, number][], most: number): void {
      const near = slips
        .slice(0, 4)
        .reduce((typed, [at, kind]) => (typed === "" ? typed : slip(typed, at, kind)), text);
      for (const other of [near, stranger]) {
        expect(slipsBetween(text, other, most)).toBe(Math.min(distance(text, other), most + 1));
      }
    }
  });

  it.each([
    ["poutine", "poutine", 0],
    ["poutine", "potine", 1],
    ["poutine", "pouttine", 1],
    ["poutine", "puotine", 1],
    ["sushi", "suhsi", 1],
    ["croissant", "crossiant", 2],
    ["ramen", "tacos", 3],
    ["", "ab", 2],
  ])("between %s and %s are %i", (one, other, slips) => {
    expect(slipsBetween(one, other, 2)).toBe(slips);
    expect(slipsBetween(other, one, 2)).toBe(slips);
  });

  it("are none for the word itself, and at most one for one slip", () => {
    fc.assert(
      fc.property(word(2, 14), fc.nat(), fc.nat({ max: 3 }), (text, at, kind) => {
        expect(slipsBetween(text, text, 2)).toBe(0);
        expect(slipsBetween(text, slip(text, at, kind), 2)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("the remainders of a word", () => {
  it("are the word itself below four letters, and more with each slip that is allowed", () => {
    expect(remainders("pho")).toEqual(["pho"]);
    expect(remainders("thai").toSorted()).toEqual(["hai", "tai", "tha", "thai", "thi"]);
    expect(remainders("poutines")).toContain("poutne");
  });

  it("share one with the remainders of every allowed misspelling", () => {
    fc.assert(
      fc.property(word(4, 11), fc.nat(), fc.nat({ max: 3 }), (text, at, kind) => {
        const typed = slip(text, at, kind);
        if (slipsAllowed(typed) === 0) return;
        const known = new Set(remainders(text));
        expect(remainders(typed).some((one) => known.has(one))).toBe(true);
      }),
    );
  });
});
