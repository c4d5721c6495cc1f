import type { Assignment } from "@tablee/contract/management/menu-csv.schema";
import { writeXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { readMenu } from "../menus/menu.queries.ts";
import { importFile } from "../restaurants/import/import-file.ts";
import { callAs } from "../testing/call-as.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { refusalOf } from "../testing/order-world.ts";
import { makeAccount, makeCombo, makeItem, makeRestaurant, makeStaff } from "../testing/make-world.queries.ts";
import { testDatabases } from "../testing/test-database.ts";
import { managementRouter } from "./management.router.ts";
import { lockDraft, putChanges } from "./menu-drafts.queries.ts";

const latin = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array([...text].map((letter) => letter.charCodeAt(0)));
const utf16 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le"));

describe.each(testDatabases())("a menu's CSV on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let restaurant_id: number;
  let manager: { account_id: number };
  let soup: { ref: string };
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    services = makeServices(database);
    const { db } = database;
    restaurant_id = (await makeRestaurant(db)).id;
    const { id } = await makeAccount(db);
    await makeStaff(db, restaurant_id, id, "manager");
    manager = { account_id: id };
    soup = await makeItem(db, restaurant_id, {
      name: { en: "Soup", fr: "Soupe à l’oignon", default: null },
      calories: 200,
    });
    await makeItem(db, restaurant_id, { name: { en: "Pie", fr: "Tarte", default: null } });
  });

  const as = () => callAs(services, managementRouter, manager);
  const bring = (content: string | Uint8Array<ArrayBuffer>, whole = false) =>
    as().importCsv({ restaurant_id, file: new File([content], "menu.csv"), whole });
  const shown = async () => (await readMenu(database.db, restaurant_id)).items;
  const changed = async () => {
    const { changes } = await as().draft({ restaurant_id });
    return changes.map(({ ref, field, after }) => [ref, field, after]);
  };

  it("becomes a draft over the current menu, changing only what its columns contain", async () => {
    const { dishes, unknown } = await bring(
      "Nom;Prix;Allergènes;Taxe\nSOU\u00adPE À\u200b L’OIGNON\u202c;8,25;lait;x\nFlan;4,50;;",
    );
    expect({ dishes, unknown }).toEqual({ dishes: 2, unknown: ["Taxe"] });
    expect((await shown()).length).toBe(2);
    expect((await changed()).toSorted((a, b) => String(a[1]).localeCompare(String(b[1])))).toMatchObject([
      ["flan", "+", { price: 4.5, name: { default: "Flan" } }],
      [soup.ref, "allergens", ["milk"]],
      [soup.ref, "price", 8.25],
    ]);
    const { revision } = await as().draft({ restaurant_id });
    await as().publish({ restaurant_id, revision });
    expect((await shown()).map(({ price, calories }) => [price, calories])).toEqual([
      [825, 200],
      [1250, null],
      [450, null],
    ]);
  });

  it("may be a workbook, which is recognized by its first bytes and not by its name", async () => {
    const rows = [
      ["Nom", "Prix", "Taxe"],
      ["SOUPE À L’OIGNON", 8.25, "x"],
    ];
    const { dishes, unknown } = await bring(new Uint8Array(await writeXlsx({ sheets: [{ name: "Menu", rows }] })));
    expect({ dishes, unknown }).toEqual({ dishes: 1, unknown: ["Taxe"] });
    expect(await changed()).toEqual([[soup.ref, "price", 8.25]]);
  });

  it("archives dishes missing from a whole menu, creates its sections, and imports what is sold out", async () => {
    await bring("section,name,price,available\nSoups,Soup,12.50,no", true);
    const { revision } = await as().draft({ restaurant_id });
    await as().publish({ restaurant_id, revision });
    const menu = await readMenu(database.db, restaurant_id);
    expect(menu.items).toMatchObject([{ name: { en: "Soup" }, stock_status: "sold_out" }]);
    expect(menu.sections).toMatchObject([{ name: { default: "Soups" } }]);
    expect(menu.items[0]?.section_id).toBe(menu.sections[0]?.id);
  });

  it("adds its new sections behind the existing ones, in the order of the file", async () => {
    await bring("section,name,price\nMains,Steak,20\nTarts,Quiche,9");
    const first = await as().draft({ restaurant_id });
    await as().publish({ restaurant_id, revision: first.revision });
    await bring("section,name,price\nZakuski,Blini,8\nTarts,Flan,6\nAperitifs,Kir,5");
    const { revision } = await as().draft({ restaurant_id });
    await as().publish({ restaurant_id, revision });
    const { sections } = await readMenu(database.db, restaurant_id);
    expect(sections.map(({ name }) => name.default)).toEqual(["Mains", "Tarts", "Zakuski", "Aperitifs"]);
  });

  it("prices dishes by mode, and is published with those prices (menus §44)", async () => {
    await bring("ref,name,price,price delivery,price dine in\nsoup,Soup,12.50,14,12\npie,Pie,5,,", true);
    const { revision } = await as().draft({ restaurant_id });
    await as().publish({ restaurant_id, revision });
    const mode_prices = { delivery: 1400, dine_in: 1200 };
    expect(await shown()).toMatchObject([
      { price: 1250, mode_prices },
      { price: 500, mode_prices: {} },
    ]);
    // A later file without the columns keeps their values; one with the column removes its price.
    await bring("ref,name,price,price dine in\nsoup,Soup,13,");
    expect(await changed()).toEqual([
      ["soup", "mode_prices.dine_in", null],
      ["soup", "price", 13],
    ]);
  });

  it("is refused whole with the line and column of each fault, and over an existing draft", async () => {
    const refused = bring("Dish,Price\nSoup,-4\nPie,0.125");
    await expect(refused).rejects.toMatchObject({
      code: "menu_file_refused",
      status: 422,
      data: [
        { line: 2, column: "Price", code: "price_invalid", value: "-4" },
        { line: 3, column: "Price", code: "price_invalid", value: "0.125" },
      ],
    });
    expect(await changed()).toEqual([]);
    await bring("name,price\nSoup,9");
    await expect(bring("name,price\nSoup,10")).rejects.toMatchObject({ code: "draft_not_empty" });
    await expect(
      callAs(services, managementRouter, { account_id: (await makeAccount(database.db)).id }).importCsv({
        restaurant_id,
        file: new File(["name,price"], "menu.csv"),
      }),
    ).rejects.toMatchObject({ code: "forbidden" });
  });

  it("replaces a draft in which nothing is left to review: an order that is the live one again", async () => {
    const { live } = await as().draft({ restaurant_id });
    const order = { list: "items", ref: "", field: "order", before: null, after: live.items.map(({ ref }) => ref) };
    await lockDraft(database.db, restaurant_id);
    await putChanges(database.db, restaurant_id, [order as never], { ...manager, at: new Date() });
    expect(await changed()).toHaveLength(1);
    await bring("name,price\nSoup,9");
    expect(await changed()).toEqual([[soup.ref, "price", 9]]);
  });

  it("is read from the line that contains the headings, whatever stands above it", async () => {
    const { dishes, header } = await bring("Chez Margot, été 2026\n\nNom;Prix\nFlan;4,50");
    expect({ dishes, header }).toEqual({ dishes: 1, header: 3 });
    expect(await changed()).toMatchObject([["flan", "+", { price: 4.5 }]]);
  });

  describe("with unknown headings", () => {
    const file = () => new File(["Speisekarte\nBezeichnung;Betrag;Steuer\nFlan;4,50;20"], "menu.csv");
    const looked = (assigned?: Assignment) => as().previewCsv({ restaurant_id, file: file(), assigned });
    const said = { header: 2, columns: ["name", "price", null] } satisfies Assignment;
    const codesOf = async (refused: Promise<unknown>) =>
      ((await refusalOf(refused)) as { data?: { code: string }[] }).data?.map(({ code }) => code);

    it("is previewed unchanged, then again with its columns assigned, and nothing is written", async () => {
      expect(await looked()).toMatchObject({
        header: 2,
        dishes: 1,
        columns: [
          { header: "Bezeichnung", column: null, values: ["Flan"] },
          { header: "Betrag", column: null, values: ["4,50"] },
          { header: "Steuer", column: null, values: ["20"] },
        ],
        faults: [{ code: "column_missing" }],
      });
      const again = await looked(said);
      expect([again.columns.map(({ column }) => column), again.faults]).toEqual([said.columns, []]);
      expect(await changed()).toEqual([]);
    });

    it("becomes a draft as its columns are assigned, and columns left out are not reported", async () => {
      const { dishes, unknown, header } = await as().importCsv({ restaurant_id, file: file(), assigned: said });
      expect({ dishes, unknown, header }).toEqual({ dishes: 1, unknown: [], header: 2 });
      expect(await changed()).toMatchObject([["flan", "+", { price: 4.5, name: { default: "Flan" } }]]);
    });

    it("is refused whole if the assignment does not fit the file, has no price column or has one twice", async () => {
      const laid = (columns: Assignment["columns"], header = 2) =>
        codesOf(as().importCsv({ restaurant_id, file: file(), assigned: { header, columns } }));
      expect(await laid(["name", "price"])).toEqual(["assignment_unfit"]);
      expect(await laid(said.columns, 7)).toEqual(["assignment_unfit"]);
      expect(await laid(["name", null, null])).toEqual(["column_missing"]);
      expect(await laid(["name", "price", "price"])).toEqual(["column_twice"]);
      expect(await codesOf(looked({ ...said, header: 9 }))).toEqual(["assignment_unfit"]);
      expect(await changed()).toEqual([]);
    });

    it("can be assigned columns within limits only, and not by strangers", async () => {
      const columns = Array.from({ length: 61 }, () => null);
      expect((await refusalOf(looked({ header: 1, columns }))).code).toBe("invalid_input");
      expect((await refusalOf(looked({ header: 0 }))).code).toBe("invalid_input");
      const stranger = { account_id: (await makeAccount(database.db)).id };
      const asked = callAs(services, managementRouter, stranger).previewCsv({ restaurant_id, file: file() });
      expect((await refusalOf(asked)).code).toBe("forbidden");
    });
  });

  it.each([
    ["Windows-1252", latin("nom,prix\nCrème br\xfbl\xe9e,7")],
    ["MacRoman", latin("nom,prix\rCr\x8fme br\x9el\x8ee,7")],
    ["UTF-16", utf16("nom\tprix\nCrème brûlée\t7")],
    ["UTF-8 with its mark", "\uFEFFnom;prix\r\nCrème brûlée;7"],
  ])("is read in %s", async (_, content) => {
    await bring(content);
    expect(await changed()).toMatchObject([["creme-brulee", "+", { name: { default: "Crème brûlée" } }]]);
  });

  it("is imported like every other source: whole, and unchanged the second time", async () => {
    await makeCombo(database.db, restaurant_id, []);
    const bytes = new TextEncoder().encode("ref,name,price,heat\ns,Soup|Soupe,8,2\n,Flan,4");
    const file = { format: "csv" as const, bytes, restaurant_ref: "from-a-sheet", restaurant_name: "From a sheet" };
    expect(await importFile(services, file)).toMatchObject({ errors: [], items: { created: 2 } });
    expect(await importFile(services, file)).toMatchObject({ errors: [], items: { unchanged: 2 } });
    const faulty = { ...file, bytes: new TextEncoder().encode("name,price\nSoup,x") };
    expect((await importFile(services, faulty)).errors).toMatchObject([
      { line: 2, path: "price", code: "price_invalid" },
    ]);
  });
});
