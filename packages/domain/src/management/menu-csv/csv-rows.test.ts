import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvRows, delimiterOf } from "./csv-rows.ts";

const nothing = () => false;
const rowsOf = (text: string) => csvRows(text, delimiterOf(text, nothing));
const cellsOf = (text: string) => {
  const read = rowsOf(text);
  return "rows" in read ? read.rows.map(({ cells }) => cells) : read;
};

describe("rows of a CSV", () => {
  const cell = fc.string({
    unit: fc.constantFrom("a", "é", '"', ",", ";", "\t", "\n", "\r\n", " ", "=", "0"),
    maxLength: 8,
  });
  const table = fc
    .tuple(fc.constantFrom(",", ";", "\t"), fc.constantFrom("\n", "\r\n"), fc.integer({ min: 2, max: 4 }))
    .chain(([delimiter, ending, width]) =>
      fc.record({
        delimiter: fc.constant(delimiter),
        ending: fc.constant(ending),
        rows: fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 5 }),
        width: fc.constant(width),
      }),
    );

  test("are read as they were written, with their line numbers", () => {
    fc.assert(
      fc.property(table, ({ delimiter, ending, rows, width }) => {
        const head = Array.from({ length: width }, (_, at) => `h${at}`);
        const written = [head, ...rows].map((row) =>
          row.map((one) => `"${one.replaceAll('"', '""')}"`).join(delimiter),
        );
        const read = csvRows(written.join(ending), delimiter);
        if ("unclosed" in read) throw new Error("closed");
        const filled = rows.filter((row) => row.some((one) => one.trim() !== ""));
        expect(read.rows.map(({ cells }) => cells)).toEqual([head, ...filled]);
        const lines: number[] = [];
        let line = 1;
        for (const [at, text] of written.entries()) {
          if (at === 0 || rows[at - 1]?.some((one) => one.trim() !== "")) lines.push(line);
          line += 1 + (text.match(/\r\n|\r|\n/g)?.length ?? 0);
        }
        expect(read.rows.map((row) => row.line)).toEqual(lines);
      }),
    );
  });

  test("are read from any text or refused, without throwing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(rowsOf(text)).toBeDefined();
      }),
    );
  });

  test("may have cells without quotes, empty cells, and no line break at the end", () => {
    expect(cellsOf('name,price\nSoup,\n\n,,\nPie 9",4\r\n"Tarte" maison,5')).toEqual([
      ["name", "price"],
      ["Soup", ""],
      ['Pie 9"', "4"],
      ["Tarte maison", "5"],
    ]);
  });

  test("report the line and column of a quote that is never closed", () => {
    expect(rowsOf('name,price\nSoup,4\nPie,"5\nCake,6')).toMatchObject({ unclosed: { line: 3, column: 2 } });
  });

  test("are no more than the number asked for", () => {
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 6 }), ({ delimiter, rows }, most) => {
        const text = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(delimiter)).join("\n");
        const [all, some] = [csvRows(text, delimiter), csvRows(text, delimiter, most)];
        if ("unclosed" in all || "unclosed" in some) throw new Error("closed");
        expect(some.rows).toEqual(all.rows.slice(0, most));
      }),
    );
  });

  test("are split by the delimiter that divides most of the first lines alike, or that yields the sought headings", () => {
    expect(delimiterOf("nom;prix\nSoupe, pain;4,50", nothing)).toBe(";");
    expect(delimiterOf('"a;b",c\n', nothing)).toBe(",");
    expect(delimiterOf("name\tprice", nothing)).toBe("\t");
    expect(delimiterOf("Menu, été\n\nGericht;Betrag\nSuppe;4,50\nEis;3,20", nothing)).toBe(";");
    expect(delimiterOf("Dish,Cost,Sizes\nSoup,4,S; M; L\nPie,5,S; M", nothing)).toBe(",");
    expect(delimiterOf("a;b\nc;d\nx,y", (rows) => rows.some(({ cells }) => cells[1] === "y"))).toBe(",");
  });

  test("are split by the delimiter that a sep= line for Excel names", () => {
    expect(rowsOf("sep=|\r\nname|price\r\nSoup, hot; cold|4")).toEqual({
      rows: [
        { line: 2, cells: ["name", "price"] },
        { line: 3, cells: ["Soup, hot; cold", "4"] },
      ],
    });
    expect(cellsOf("sep=")).toEqual([["sep="]]);
  });
});
