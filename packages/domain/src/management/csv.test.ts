import fc from "fast-check";
import { expect, it } from "vitest";
import { csvOf } from "./csv.ts";
import { daysOf } from "./period.ts";

/** As a spreadsheet takes a row of cells apart. */
const cellsOf = (csv: string): string[] =>
  [...csv.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/gy)].map(([, cell = ""]) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );

it("writes no cell that a spreadsheet would reckon, and loses no letter", () => {
  const anyCell = fc.oneof(fc.string(), fc.constantFrom("=1+1", "+1", "-1", "@A1", "\t=1", '=HYPERLINK("x")', "a,b"));
  fc.assert(
    fc.property(fc.array(anyCell, { minLength: 1, maxLength: 5 }), (cells) => {
      const read = cellsOf(csvOf([cells])).slice(0, cells.length);
      for (const [at, cell] of read.entries()) {
        expect(cell).not.toMatch(/^[=+\-@\t\r]/);
        expect([cell, cell.slice(1)]).toContain(cells[at]);
      }
    }),
  );
  expect(
    csvOf([
      ["Crème, 2", -4.5],
      ["=1", 0],
    ]),
  ).toBe('"Crème, 2",-4.5\r\n\'=1,0');
});

it("counts the days of a period, both ends and the changes of the clock included", () => {
  expect(daysOf("2026-10-31", "2026-11-02")).toEqual(["2026-10-31", "2026-11-01", "2026-11-02"]);
  expect(daysOf("2026-03-08", "2026-03-08")).toEqual(["2026-03-08"]);
  expect([daysOf("2026-11-02", "2026-11-01"), daysOf("x", "y"), daysOf("2020-01-01", "2026-01-01")]).toEqual([
    null,
    null,
    null,
  ]);
});
