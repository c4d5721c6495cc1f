import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvRows, delimiterOf } from "./csv-rows.ts";

const cellsOf = (text: string) => {
  const read = csvRows(text);
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

  test("come back as they were written, and know their lines", () => {
    fc.assert(
      fc.property(table, ({ delimiter, ending, rows, width }) => {
        const head = Array.from({ length: width }, (_, at) => `h${at}`);
        const written = [head, ...rows].map((row) =>
          row.map((one) => `"${one.replaceAll('"', '""')}"`).join(delimiter),
        );
        const read = csvRows(written.join(ending));
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

  test("anything at all is read or refused, and never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(csvRows(text)).toBeDefined();
      }),
    );
  });

  test("bare cells, empty ones, and a last line without an end", () => {
    expect(cellsOf('name,price\nSoup,\n\n,,\nPie 9",4\r\n"Tarte" maison,5')).toEqual([
      ["name", "price"],
      ["Soup", ""],
      ['Pie 9"', "4"],
      ["Tarte maison", "5"],
    ]);
  });

  test("a quote that nothing closes is told where it stands", () => {
    expect(csvRows('name,price\nSoup,4\nPie,"5\nCake,6')).toEqual({ unclosed: { line: 3, column: 2 } });
  });

  test("the delimiter is that of the first line", () => {
    expect(delimiterOf("nom;prix\nSoupe, pain;4,50")).toBe(";");
    expect(delimiterOf('"a;b",c\n')).toBe(",");
    expect(delimiterOf("name\tprice")).toBe("\t");
  });

  test("or what a line for Excel says above it", () => {
    expect(csvRows("sep=|\r\nname|price\r\nSoup, hot; cold|4")).toEqual({
      rows: [
        { line: 2, cells: ["name", "price"] },
        { line: 3, cells: ["Soup, hot; cold", "4"] },
      ],
    });
    expect(cellsOf("sep=")).toEqual([["sep="]]);
  });
});
