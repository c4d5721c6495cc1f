import fc from "fast-check";
import { expect, it } from "vitest";
import { csvOf, sheetOf } from "./csv.ts";
import { daysOf } from "./period.ts";

/** Splits a row into cells as a spreadsheet does. */
const cellsOf = (csv: string, separator = ","): string[] =>
  [...csv.matchAll(new RegExp(`("(?:[^"]|"")*"|[^${separator}]*)(?:${separator}|$)`, "gy"))].map(([, cell = ""]) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );

it("writes no cell that a spreadsheet would run as a formula, and loses no character", () => {
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

it("writes accents, decimals and separators as a spreadsheet in each language reads them", () => {
  const rows = [
    ["Crème; 2", "a, b", 1_234, { amount: 12.5 }],
    ["=1", { amount: -4 }, { amount: -0.001 }],
  ];
  expect(sheetOf(rows, "en")).toBe('\uFEFFCrème; 2,"a, b",1234,12.50\r\n\'=1,-4.00,0.00\r\n');
  expect(sheetOf(rows, "fr")).toBe('\uFEFF"Crème; 2";a, b;1234;12,50\r\n\'=1;-4,00;0,00\r\n');
  fc.assert(
    fc.property(
      fc.array(fc.string(), { minLength: 1, maxLength: 5 }),
      fc.constantFrom("en", "fr"),
      (cells, language) => {
        const read = cellsOf(sheetOf([cells], language).slice(1, -2), language === "fr" ? ";" : ",");
        for (const [at, cell] of cells.entries()) {
          expect(read[at]).not.toMatch(/^[=+\-@\t\r]/);
          expect([read[at], read[at]?.slice(1)]).toContain(cell);
        }
      },
    ),
  );
});

it("lists the days of a period, with both ends and across clock changes", () => {
  expect(daysOf("2026-10-31", "2026-11-02")).toEqual(["2026-10-31", "2026-11-01", "2026-11-02"]);
  expect(daysOf("2026-03-08", "2026-03-08")).toEqual(["2026-03-08"]);
  expect([daysOf("2026-11-02", "2026-11-01"), daysOf("x", "y"), daysOf("2020-01-01", "2026-01-01")]).toEqual([
    null,
    null,
    null,
  ]);
});
