import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CSV_COLUMNS, type CsvColumn } from "./columns.ts";
import type { Assignment } from "./menu-table.ts";
import { type CsvPreview, previewMenuCsv } from "./preview-menu-csv.ts";
import { type MenuCsv, readMenuCsv } from "./read-menu-csv.ts";
import { rowsOfText } from "./sheet-rows.ts";

const csv = (text: string, assigned?: Assignment): MenuCsv => readMenuCsv(rowsOfText(text), assigned);

const preview = (text: string, assigned?: Assignment): CsvPreview => {
  const read = previewMenuCsv(rowsOfText(text), null, assigned);
  if ("code" in read) throw new Error(read.code);
  return read;
};
const columnsOf = ({ columns }: CsvPreview) => columns.map(({ column }) => column);
const codes = (faults: readonly { code: string }[]) => faults.map(({ code }) => code);

describe("the preview of a file", () => {
  test("shows what each column means and holds, even below other lines", () => {
    const read = preview("Chez Margot, menu\n\nNom;Prix;Taxe\nSoupe;4,50;x\nTarte;;\nFlan;3;x");
    expect(read).toEqual({
      lines: [
        { line: 1, words: "Chez Margot, menu" },
        { line: 3, words: "Nom · Prix · Taxe" },
        { line: 4, words: "Soupe · 4,50 · x" },
        { line: 5, words: "Tarte" },
        { line: 6, words: "Flan · 3 · x" },
      ],
      header: 3,
      columns: [
        { header: "Nom", column: "name", values: ["Soupe", "Tarte", "Flan"] },
        { header: "Prix", column: "price", values: ["4,50", "3"] },
        { header: "Taxe", column: null, values: ["x"] },
      ],
      dishes: 3,
      sheet: null,
      faults: [],
    });
  });

  test("reports unknown columns as missing until somebody assigns them", () => {
    const text = "Speisekarte\nBezeichnung;Betrag\nSuppe;4,50\nEis;drei";
    const read = preview(text);
    expect([read.header, columnsOf(read), codes(read.faults)]).toEqual([2, [null, null], ["column_missing"]]);
    const said = { header: 2, columns: ["name", "price"] } as const;
    expect(preview(text, said).faults).toEqual([{ line: 4, column: "Betrag", code: "price_invalid", value: "drei" }]);
    expect(csv(text.replace("drei", "3"), said).dishes).toMatchObject([
      { line: 3, name: { default: "Suppe" }, price: 4.5 },
      { line: 4, name: { default: "Eis" }, price: 3 },
    ]);
  });

  test("takes the first line as a dish where there are no headings", () => {
    const read = preview("Suppe;4,50\nEis;3");
    expect([read.header, read.dishes]).toEqual([null, 2]);
    const said: Assignment = { header: null, columns: ["name", "price"] };
    expect(csv("Suppe;4,50\nEis;3", said)).toMatchObject({ header: null, faults: [] });
    expect(preview("Suppe;x", said).faults).toEqual([{ line: 1, column: "price", code: "price_invalid", value: "x" }]);
  });

  test("uses the first of two columns of one kind, and refuses two that are assigned alike", () => {
    expect(columnsOf(preview("name,nom,price\na,b,4"))).toEqual(["name", null, "price"]);
    const twice = preview("name,nom,price\na,b,4", { header: 1, columns: ["name", "name", "price"] });
    expect(codes(twice.faults)).toEqual(["column_twice"]);
    expect(codes(csv("name,nom,price\na,b,4").faults)).toEqual(["column_twice"]);
  });

  test("shows a column without a heading, and lets it be left out", () => {
    const text = "name,price\nSoup,4,who wrote this\nPie,5";
    expect(codes(csv(text).faults)).toEqual(["too_many_cells"]);
    expect(preview(text)).toMatchObject({ faults: [], columns: [{}, {}, { header: "", values: ["who wrote this"] }] });
    const said: Assignment = { header: 1, columns: ["name", "price", null] };
    expect(csv(text, said)).toMatchObject({ faults: [], unknown: [] });
  });

  test("refuses prices that were cut at their decimal comma, also if the column of the cents is left out", () => {
    const said: Assignment = { header: 1, columns: ["name", "price", null] };
    const cut = [{ line: 2, column: "prix", code: "price_cut", value: "7,50" }];
    const text = "nom,prix\nSoupe,7,50\nThé,3\nTarte,6,coupée en 2";
    for (const read of [preview(text), preview(text, said), csv(text, said)]) expect(read.faults).toEqual(cut);
    expect(preview("nom,prix,description\nSoupe,7,50,du jour").faults).toEqual(cut);
    expect(preview("nom,prix,calories\nSoupe,7,50").faults).toEqual([]);
  });

  test("refuses cut prices whose cents come to stand in a column of words", () => {
    const cut = (line: number, column: string) => [{ line, column, code: "price_cut", value: "7,50" }];
    expect(preview("nom,prix,description\nSoupe,7,50,\nThé,3,").faults).toEqual(cut(2, "prix"));
    expect(preview("nom,prix,description\nSoupe,7,50").faults).toEqual(cut(2, "prix"));
    expect(preview("nom,prix,section\nThé,3,Boissons\nSoupe,7,50").faults).toEqual(cut(3, "prix"));
    for (const last of ["description", "section_fr", null] as const) {
      const said: Assignment = { header: null, columns: ["name", "price", last] };
      expect(csv("Soupe,7,50\nTarte,6,maison", said).faults).toEqual(cut(1, "price"));
    }
    // A comma cut nothing where it does not separate cells.
    expect(preview("nom;prix;section\nSoupe;7;50").faults).toEqual([]);
    expect(
      readMenuCsv(
        [
          ["nom", "prix", "section"],
          ["Soupe", "7", "50"],
        ].map((cells, at) => ({ line: at + 1, cells })),
      ),
    ).toMatchObject({ faults: [] });
  });

  test("takes a figure after a price for what somebody says that it is", () => {
    const text = "nom,prix,calories\nCafé,3,90,maison";
    for (const last of ["description", null] as const)
      expect(csv(text, { header: 1, columns: ["name", "price", "calories", last] })).toMatchObject({
        faults: [],
        dishes: [{ price: 3, calories: 90 }],
      });
    // Nobody has said so: one fault, not two, for one row.
    expect(codes(csv(text).faults)).toEqual(["price_cut"]);
  });

  test("refuses an assignment that does not fit the file", () => {
    const text = "Titel\nname,price\nSoup,4";
    for (const said of [
      { header: 9 },
      { header: 2, columns: ["name"] },
      { header: 2, columns: ["name", "price", null] },
      { header: null, columns: [] },
    ] satisfies Assignment[])
      expect(codes(csv(text, said).faults)).toEqual(["assignment_unfit"]);
  });

  test("cuts every text to what a screen has room for", () => {
    const { columns, lines } = preview(`${"h".repeat(500)},price\n${"🍲".repeat(150)},4`);
    expect([...(columns[0]?.values[0] ?? "")]).toHaveLength(60);
    expect([...(columns[0]?.header ?? ""), ...(lines[0]?.words ?? "")]).toHaveLength(120);
  });
});

describe("an assignment of columns", () => {
  const heading = fc
    .string({ unit: fc.constantFrom("q", "z", "é", " "), minLength: 1, maxLength: 4 })
    .map((one) => `x${one}`);
  const file = fc.record({
    headings: fc.array(heading, { minLength: 2, maxLength: 6 }),
    above: fc.array(fc.constantFrom("Titel", "", "12, Hauptplatz"), { maxLength: 4 }),
    swap: fc.nat(5),
  });

  test("has the same effect as headings in the file", () => {
    fc.assert(
      fc.property(file, ({ headings, above, swap }) => {
        const others: (CsvColumn | null)[] = ["description", null, "section", null];
        const columns = [...(["name", "price"] as const), ...others].slice(0, headings.length);
        columns.push(...columns.splice(0, swap % columns.length));
        const cell = (column: CsvColumn | null, at: number) => (column === "price" ? `${at}.5` : `w${at}`);
        const dishes = [1, 2, 3].map((at) => columns.map((column) => cell(column, at)).join(";"));
        const foreign = [...above, headings.join(";"), ...dishes].join("\n");
        const own = [...above, columns.map((column) => column ?? "").join(";"), ...dishes].join("\n");
        // Cells without a heading are refused unless somebody has chosen to ignore their column.
        const named = csv(own, { header: above.length + 1, columns });
        const read = csv(foreign, { header: above.length + 1, columns });
        expect(read.dishes).toEqual(named.dishes);
        expect(read.faults).toEqual([]);
        expect(read.dishes).toHaveLength(3);
      }),
    );
  });

  test("is returned as it was given, and changes nothing where it repeats what was recognised", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...CSV_COLUMNS), { minLength: 1, maxLength: 8 }),
        fc.array(fc.constantFrom("Titel", "1; 2"), { maxLength: 3 }),
        (known, above) => {
          const text = [...above, known.join(";"), known.map(() => "w").join(";")].join("\n");
          const first = preview(text);
          const said = { header: first.header, columns: columnsOf(first) };
          const again = preview(text, said);
          expect(again).toEqual(first);
          expect({ header: again.header, columns: columnsOf(again) }).toEqual(said);
        },
      ),
    );
  });

  test("is applied or refused, whatever it is, and never throws", () => {
    const said = fc.record({
      header: fc.option(fc.integer({ min: 1, max: 5 })),
      columns: fc.option(fc.array(fc.option(fc.constantFrom(...CSV_COLUMNS)), { maxLength: 4 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", ",", ";", "\n", '"', "4") }), said, (text, assigned) => {
        expect(previewMenuCsv(rowsOfText(text), null, assigned)).toBeDefined();
        expect(csv(text, assigned)).toBeDefined();
      }),
    );
  });
});
