import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPostalCode } from "./postal-code.ts";

const LETTERS = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
const NEVER = "DFIOQU";
const NOT_FIRST = `${NEVER}WZ`;

describe("postal code", () => {
  it.each(["90210", "90210-1234", "H2X 1Y4", "H2X1Y4", "h2x 1y4", " K1A 0B1 "])("accepts %j", (code) =>
    expect(isPostalCode(code)).toBe(true),
  );
  it.each([
    "9021A",
    "9021",
    "902101",
    "90210-12",
    "D2X 1Y4",
    "H2X-1Y4",
    "H2X  1Y4",
    "W2X 1Y4",
    "Z2X 1Y4",
    "H2D 1Y4",
    "",
  ])("refuses %j", (code) => expect(isPostalCode(code)).toBe(false));

  it("refuses exactly the letters that Canada leaves out at each position", () => {
    const letter = fc.constantFrom(...LETTERS);
    fc.assert(
      fc.property(letter, letter, letter, fc.nat(9), (first, second, third, digit) => {
        const isOne = !NOT_FIRST.includes(first) && !NEVER.includes(second) && !NEVER.includes(third);
        expect(isPostalCode(`${first}${digit}${second} ${digit}${third}${digit}`)).toBe(isOne);
      }),
    );
  });
});
