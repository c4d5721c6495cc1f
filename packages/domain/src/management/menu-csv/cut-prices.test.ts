import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CsvColumn } from "./columns.ts";
import { readMenuCsv } from "./read-menu-csv.ts";
import { rowsOfText } from "./sheet-rows.ts";

const faultsOf = (text: string, columns?: readonly (CsvColumn | null)[]) =>
  readMenuCsv(rowsOfText(text), columns && { header: 1, columns }).faults.map(({ line, code, value }) => [
    line,
    code,
    value,
  ]);
const cut = (line: number, value: string) => [line, "price_cut", value];

describe("a price that was cut at its decimal comma", () => {
  test("is noticed by a last empty cell that other rows do not have", () => {
    expect(faultsOf("nom,prix,calories\nSoupe,7,50,")).toEqual([cut(2, "7,50")]);
    expect(faultsOf("nom,prix,calories\nSoupe,7,50,\nBisque,9,25,210\nThé,3.25,2")).toEqual([
      cut(2, "7,50"),
      cut(3, "9,25"),
    ]);
    expect(faultsOf("nom,prix,calories,type\nSoupe,7,50,,")).toEqual([cut(2, "7,50")]);
  });

  test("is noticed also after somebody has said what the columns are, which says nothing of one more cell", () => {
    expect(faultsOf("nom,prix,calories\nSoupe,7,50,", ["name", "price", "calories"])).toEqual([cut(2, "7,50")]);
  });

  test("is noticed where it is the price of an order mode", () => {
    const text = "nom,prix,prix livraison,calories\nSoupe,7.00,8,50,\nThé,3.25,4.00,2";
    expect(faultsOf(text)).toEqual([cut(2, "8,50")]);
  });

  test("is not suspected where every row ends with a comma, or the header does", () => {
    expect(faultsOf("nom,prix,calories\nThé,3,2,\nSoupe,7.50,210,\nTarte,6,,")).toEqual([]);
    expect(faultsOf("nom,prix,calories,\nThé,3,2,\nCafé,4,5,")).toEqual([]);
    expect(faultsOf("nom,prix,calories\nThé,3,2,\nSoupe,7.50,210,\nBisque,9,25,,")).toEqual([cut(4, "9,25")]);
    expect(faultsOf("nom;prix;calories\nThé;3;2;")).toEqual([]);
  });

  test("is not suspected where every price has a figure for heat beside it and every row ends with a comma", () => {
    expect(faultsOf("name,price,heat\nSoup,12,2,")).toEqual([]);
    expect(faultsOf("name,price,heat\nSoup,12,2,\nPie,9,0,\nCurry,15,3,")).toEqual([]);
    expect(faultsOf("name,price,available\nSoup,12,1,\nPie,9,0,")).toEqual([]);
  });

  test("is noticed where every price was cut", () => {
    const cutsOf = (text: string) => faultsOf(text).filter(([, code]) => code === "price_cut");
    expect(cutsOf("name,price\nSoup,12,2\nPie,9,1")).toEqual([cut(2, "12,2"), cut(3, "9,1")]);
    expect(cutsOf("name,price,heat\nSoup,12,2,1\nPie,9,5,3")).toEqual([cut(2, "12,2"), cut(3, "9,5")]);
    expect(cutsOf("name,price,heat\nSoup,12,50,\nPie,9,25,")).toEqual([cut(2, "12,50"), cut(3, "9,25")]);
    expect(cutsOf("name,price,calories\nSoup,12,5,\nPie,9,5,")).toEqual([cut(2, "12,5"), cut(3, "9,5")]);
    expect(cutsOf("name,price,price delivery,heat\nSoup,7,50,2,")).toEqual([cut(2, "7,50")]);
  });

  test("is found in each row that has one, and in no other, whatever the file", () => {
    const dish = fc.record({
      cents: fc.nat(9_999),
      calories: fc.option(fc.integer({ min: 100, max: 900 })),
      isCut: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(dish, { minLength: 1, maxLength: 12 }), fc.boolean(), (dishes, endsWithComma) => {
        const end = endsWithComma ? "," : "";
        const rows = dishes.map(({ cents, calories, isCut }, at) => {
          const price = (cents / 100).toFixed(2);
          return `Plat ${at},${isCut ? price.replace(".", ",") : price},${calories ?? ""}${end}`;
        });
        const found = faultsOf([`nom,prix,calories${end}`, ...rows].join("\n")).map(([line]) => line);
        expect(found).toEqual(dishes.flatMap(({ isCut }, at) => (isCut ? [at + 2] : [])));
      }),
    );
  });
});
