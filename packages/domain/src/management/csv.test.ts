import fc from "fast-check";
import { expect, it } from "vitest";
import { csvOf, sheetOf } from "./csv.ts";
import { daysOf } from "./period.ts";

/** Splits a row into cells as a spreadsheet does. */
const cellsOf = (csv: string, separator = ","): string[] =>
  [...csv.matchAll(new RegExp(`("(?:[^"]|"")*"|[^${separator}]*)(?:${separator}|$)`, "gy"))].map(([, cell = ""]) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );

const ATTACKS = ["=1+1", "+1", "-1", "@A1", "\t=1", '=HYPERLINK("x")', "a,b", "Soup;=1+1", "a,=1", "a\t@A1"];
const MORE = ["a\n=1", "a\r\n-1", 'a;"=1"', "a,;=1", "a;＝1", '"=1', "a,'=1", "a; =1", "Soup, -20 %; (-)"];
const anyCell = fc.oneof(fc.string(), fc.constantFrom(...ATTACKS, ...MORE));
const anyCells = fc.array(anyCell, { minLength: 1, maxLength: 5 });
/** A text without what protects it, to compare what was read with what was written. */
const bare = (words = ""): string => words.replaceAll(/(^|[;,\t\r\n])'+/g, "$1");
/** All that a spreadsheet may take for a cell, whatever separates its cells, and whether or not it honours quotes. */
const takenForCells = (csv: string): string[] => csv.split(/[;,\t\r\n]/).map((cell) => cell.replace(/^[" ]+/, ""));

it("writes no cell that a spreadsheet would run as a formula, and loses no character", () => {
  fc.assert(
    fc.property(anyCells, (cells) => {
      const read = cellsOf(csvOf([cells])).slice(0, cells.length);
      expect(read.map(bare)).toEqual(cells.map(bare));
      expect(takenForCells(csvOf([cells])).filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    }),
  );
  for (const language of ["en", "fr"] as const) {
    for (const attack of [...ATTACKS, ...MORE]) {
      const sheet = sheetOf([["Chez Ma", attack, 12]], language).slice(1);
      expect(takenForCells(sheet).filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    }
  }
  expect(csvOf([["Soup;=cmd", "Soup; 2", "Soup\t2"]])).toBe('"Soup;\'=cmd","Soup; 2","Soup\t2"');
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
  expect(sheetOf(rows, "en")).toBe('\uFEFF"Crème; 2","a, b",1234,12.50\r\n\'=1,-4.00,0.00\r\n');
  expect(sheetOf(rows, "fr")).toBe('\uFEFF"Crème; 2";"a, b";1234;12,50\r\n\'=1;-4,00;0,00\r\n');
  fc.assert(
    fc.property(anyCells, fc.constantFrom("en", "fr"), (cells, language) => {
      const read = cellsOf(sheetOf([cells], language).slice(1, -2), language === "fr" ? ";" : ",");
      for (const [at, cell] of cells.entries()) {
        expect(read[at]).not.toMatch(/^[=+\-@\t\r]/);
        expect(bare(read[at])).toBe(bare(cell));
      }
    }),
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
