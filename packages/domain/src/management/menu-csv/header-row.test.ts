import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { columnOf, columnsOf, CSV_COLUMNS, isNameColumn } from "./columns.ts";
import { CSV_LIMITS } from "./csv-faults.ts";
import { FIRST_ROWS } from "./csv-rows.ts";
import { headerOf, likelyHeaderOf } from "./header-row.ts";
import { type MenuCsv, readMenuCsv } from "./read-menu-csv.ts";
import { rowsOfText } from "./sheet-rows.ts";

const csv = (text: string): MenuCsv => readMenuCsv(rowsOfText(text));

const rows = (...lines: string[]) => lines.map((line) => ({ cells: line.split(";") }));

/** Lines that may stand above a menu: a title, an address, a date. */
const title = fc.constantFrom(
  "Chez Margot",
  "Menu d’été 2026;;",
  "12, rue du Port;514 555-0199",
  "Prix en dollars",
  "v3",
);
const column = fc.constantFrom(...CSV_COLUMNS);

describe("the line with the headings", () => {
  test("is the first line that names dishes and prices, whatever stands above and below", () => {
    const head = fc
      .uniqueArray(column, { minLength: 2 })
      .filter((columns) => columns.includes("price") && columns.some(isNameColumn));
    fc.assert(
      fc.property(
        fc.array(title, { maxLength: FIRST_ROWS - 1 }),
        head,
        fc.array(fc.string()),
        (above, known, below) => {
          const read = rows(...above, known.join(";"), ...below);
          expect(headerOf(read)).toBe(above.length);
        },
      ),
    );
  });

  test("is looked for in the first lines only", () => {
    const above = Array.from({ length: FIRST_ROWS }, () => "Chez Margot");
    expect(headerOf(rows(...above.slice(1), "Nom;Prix"))).toBe(FIRST_ROWS - 1);
    expect(headerOf(rows(...above, "Nom;Prix"))).toBeNull();
  });

  test("is likely the line with the most known headings where none is certain", () => {
    expect(likelyHeaderOf(rows("Menu", "Bezeichnung;Description;Prix", "Suppe;Heiß;4"))).toBe(1);
  });

  test("is else likely the first line as wide as the table that holds no price", () => {
    expect(likelyHeaderOf(rows("Speisekarte;;", "Bezeichnung;Betrag;Gruppe", "Suppe;4,50;Suppen"))).toBe(1);
    expect(likelyHeaderOf(rows("Suppe;4,50", "Eis;3"))).toBeNull();
    expect(likelyHeaderOf(rows("Gerichte", "Suppe"))).toBe(0);
    expect(likelyHeaderOf([])).toBeNull();
  });

  test("is one of the first lines or none, and never throws", () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { maxLength: 5 }).map((cells) => ({ cells }))), (any) => {
        for (const at of [headerOf(any), likelyHeaderOf(any)]) {
          if (at === null) continue;
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThan(Math.min(any.length, FIRST_ROWS));
        }
      }),
    );
  });
});

test("a file of too many lines, or of one endless line, is refused", () => {
  const codeOf = (text: string) => csv(text).faults.map(({ code }) => code);
  expect(codeOf("a,b\n".repeat(CSV_LIMITS.bytes / 4))).toEqual(["too_many_dishes"]);
  expect(codeOf(";,\t".repeat(CSV_LIMITS.bytes / 4))).toEqual(["too_many_columns"]);
});

test("a very long cell is not a heading", () => {
  expect(columnOf(`price${" ".repeat(150)}`)).toBe("price");
  expect(columnOf(`price${" ".repeat(1_000_000)}`)).toBeUndefined();
});

test.each([
  ["Name,Price,Unit price", ["name", "price", undefined]],
  ["Regular price,Name,Price", [undefined, "name", "price"]],
  ["Catégorie,Famille,Nom,Prix", ["section", undefined, "name", "price"]],
  ["Title,Name,Price", [undefined, "name", "price"]],
  ["Article,Désignation,Prix", ["name", undefined, "price"]],
  ["Nom,Nom / Name,Prix,Tarif", ["name", undefined, "price", undefined]],
  ["Désignation,Tarif,Famille", ["name", "price", "section"]],
  ["Famille,Rubriques,Nom,Prix", ["section", undefined, "name", "price"]],
])("of %s, a heading of second choice names a column only where no other does", (headers, columns) => {
  expect(columnsOf(headers.split(","))).toEqual(columns);
  const { faults } = readMenuCsv(rowsOfText(`${headers}\n${headers.replaceAll(/[^,]+/g, "7.00")}`));
  expect(faults).toEqual([]);
});

test("two headings that may each be the price, or the name, are not chosen from", () => {
  for (const headers of ["Nom,Prix unitaire,Prix de vente", "Titre,Libellé,Prix", "Name,Nom,Price"])
    expect(readMenuCsv(rowsOfText(`${headers}\n7,7,7`)).faults).toMatchObject([{ code: "column_twice" }]);
});
