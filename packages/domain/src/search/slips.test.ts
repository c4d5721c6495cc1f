import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { remainders, slipsAllowed, slipsBetween } from "./slips.ts";

const letters = "abcdeé寿🍣";
const word = (minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(...letters), { minLength, maxLength }).map((list) => list.join(""));

/** One letter of a word missing, doubled, another, or in its neighbour's place. */
const slip = (text: string, at: number, kind: number): string => {
  const list = Array.from(text);
  const index = at % list.length;
  if (kind === 0) list.splice(index, 1);
  if (kind === 1) list.splice(index, 0, "z");
  if (kind === 2) list[index] = "z";
  if (kind === 3 && index > 0) [list[index - 1], list[index]] = [list[index] ?? "", list[index - 1] ?? ""];
  return list.join("");
};

describe("slips between two words", () => {
  it.each([
    ["poutine", "poutine", 0],
    ["poutine", "potine", 1],
    ["poutine", "pouttine", 1],
    ["poutine", "puotine", 1],
    ["sushi", "suhsi", 1],
    ["croissant", "crossiant", 2],
    ["ramen", "tacos", 3],
    ["", "ab", 2],
  ])("of %s and %s are %i", (one, other, slips) => {
    expect(slipsBetween(one, other, 2)).toBe(slips);
    expect(slipsBetween(other, one, 2)).toBe(slips);
  });

  it("are none for a word itself, and one at most for one slip", () => {
    fc.assert(
      fc.property(word(2, 14), fc.nat(), fc.nat({ max: 3 }), (text, at, kind) => {
        expect(slipsBetween(text, text, 2)).toBe(0);
        expect(slipsBetween(text, slip(text, at, kind), 2)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("the remainders of a word", () => {
  it("are the word alone below four letters, and grow with what is allowed", () => {
    expect(remainders("pho")).toEqual(["pho"]);
    expect(remainders("thai").toSorted()).toEqual(["hai", "tai", "tha", "thai", "thi"]);
    expect(remainders("poutines")).toContain("poutne");
  });

  it("have one in common with those of each slip that is allowed", () => {
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
