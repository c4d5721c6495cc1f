import fc from "fast-check";
import { expect, test } from "vitest";
import { checkLine } from "./check-line.ts";
import { menuWithLine, menuWithLines } from "./menu.arbitrary.ts";

test("every arbitrary valid line has no problem", () => {
  fc.assert(
    fc.property(menuWithLine, ({ menu, line }) => {
      expect(checkLine(menu, line)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test("the arbitrary lines include combos, slots with choices and items with choices", () => {
  const lines = fc.sample(menuWithLines, { numRuns: 400, seed: 7 }).flatMap((sample) => sample.lines);
  const combos = lines.filter((line) => line.type === "combo");
  const chosen = (among: typeof lines) =>
    among.filter((line) => line.modifiers.some((entry) => entry.selection.length > 0)).length;
  expect(combos.length).toBeGreaterThan(lines.length / 10);
  expect(chosen(combos)).toBeGreaterThan(20);
  expect(chosen(lines)).toBeGreaterThan(lines.length / 8);
});
