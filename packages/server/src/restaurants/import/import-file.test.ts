import type { ImportFormat, ImportReport } from "@tablee/contract/restaurants/import.contract";
import type { TableeFileInput } from "@tablee/contract/restaurants/tablee-format.schema";
import { WEEKDAYS, type WeekHours } from "@tablee/domain/restaurants/week-hours";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { type FileToImport, importFile } from "./import-file.ts";

const CLOSED = Object.fromEntries(WEEKDAYS.map((day) => [day, []])) as unknown as WeekHours;
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const tablee: TableeFileInput = {
  format: "tablee",
  version: 1,
  restaurants: [
    { ref: "a", name: "A", hours: CLOSED, menu: { items: [{ ref: "soup", name: "Soup", price: 5 }] } },
    { ref: "b", name: "B", hours: CLOSED },
  ],
};
const TABLEE = JSON.stringify(tablee, null, 2);
const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split("\n").length;

describe.each(testDatabases())("importing a file on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  beforeAll(async () => {
    database = await open();
    services = makeServices(database);
    await bring("tablee", TABLEE);
  });
  afterAll(() => database.close());

  const bring = (
    format: ImportFormat,
    text: string | Uint8Array,
    own: Partial<FileToImport> = {},
  ): Promise<ImportReport> =>
    importFile(services, { format, bytes: typeof text === "string" ? bytesOf(text) : text, ...own });
  const everything = async () =>
    Promise.all(
      ["restaurants", "menu_items", "modifier_groups"].map(
        async (table) => (await database.query(`select * from ${table} order by id`)).rows,
      ),
    );
  /** Expects that a file is refused and nothing has changed; returns the errors. */
  const refused = async (format: ImportFormat, text: string | Uint8Array, own: Partial<FileToImport> = {}) => {
    const before = await everything();
    const { errors, ...report } = await bring(format, text, own);
    expect(errors).not.toEqual([]);
    expect(report.restaurants).toEqual({ created: 0, updated: 0, unchanged: 0 });
    expect(await everything()).toEqual(before);
    return errors;
  };

  it("reports the line of every fault of the syntax", async () => {
    const broken = TABLEE.replace('"soup",', '"soup"').replace('"B",', '"B",,');
    expect(await refused("tablee", broken)).toMatchObject([
      { line: lineOf(TABLEE, '"soup"') + 1, path: "$", code: "syntax" },
      { line: lineOf(TABLEE, '"B"'), path: "$", code: "syntax" },
    ]);
    const [first] = await refused("osm", TABLEE.slice(0, -30));
    expect(first).toMatchObject({ code: "syntax" });
  });

  it("reports the line and path of every fault in the content", async () => {
    const broken = TABLEE.replace('"price": 5', '"price": -1').replace('"name": "B"', '"name": 7');
    expect(await refused("tablee", broken)).toMatchObject([
      { line: lineOf(TABLEE, '"price"'), path: "$.restaurants[0].menu.items[0].price", code: "out_of_range" },
      { line: lineOf(TABLEE, '"name": "B"'), path: "$.restaurants[1].name", code: "wrong_type" },
    ]);
  });

  it.each<[string, ImportFormat, string | Uint8Array, string]>([
    ["an empty file", "osm", "", "syntax"],
    ["a picture", "osm", Uint8Array.from([0x89, 0x50, 0x4e, 0x47]), "encoding_invalid"],
    ["NaN", "tablee", '{"format": "tablee", "version": NaN}', "syntax"],
    ["a price that is a text", "tablee", TABLEE.replace('"price": 5', '"price": "NaN"'), "wrong_type"],
    ["a key twice", "tablee", TABLEE.replace('"price": 5', '"price": 5, "price": 6'), "duplicate_key"],
    ["a bomb of brackets", "square", "[".repeat(1_000_000), "nested_too_deep"],
    ["the file of another format", "osm", TABLEE, "missing"],
    ["null", "square", "null", "wrong_type"],
    ["a number", "dominos", "1e400", "wrong_type"],
    [
      "a million items",
      "tablee",
      `{"format":"tablee","version":1,"restaurants":[${"{},".repeat(249_998)}{}]}`,
      "out_of_range",
    ],
  ])("refuses %s", async (_, format, text, code) => {
    expect((await refused(format, text)).map((error) => error.code)).toContain(code);
  });

  it.each<[string, ImportFormat, (table: string) => string]>([
    ["products", "dominos", (table) => `{"categories":{},"variants":{},"products":${table}}`],
    ["tags", "osm", (table) => `{"elements":[{"type":"node","id":1,"tags":${table}}]}`],
    [
      "days",
      "tablee",
      (table) => `{"format":"tablee","version":1,"restaurants":[{"ref":"x","name":"X","hours":${table}}]}`,
    ],
  ])("refuses a hundred thousand wrong %s within the test's time, and reports only a few", async (_, format, file) => {
    const table = `{${Array.from({ length: 100_000 }, (__, index) => `"k${index}":{}`).join(",")}}`;
    const errors = await refused(format, file(table));
    expect(errors.length).toBeLessThan(20);
    expect(JSON.stringify(errors).length).toBeLessThan(5_000);
  });

  it("reports each new restaurant's id, and each fault with its path in the file", async () => {
    const place = (id: number) => ({ type: "node", id, lat: 45, lon: -73.5, tags: { name: `Place ${id}` } });
    const report = await bring("osm", JSON.stringify({ elements: [place(71), place(72)] }));
    const { rows } = await database.query(
      "select id, ref from restaurants where ref in ('node/71', 'node/72') order by id",
    );
    expect(report.new_restaurants).toEqual(rows);
    expect((await bring("osm", JSON.stringify({ elements: [place(71)] }))).new_restaurants).toEqual([]);
    const [twice] = await refused("osm", JSON.stringify({ elements: [place(73), place(73)] }));
    expect(twice).toMatchObject({ path: "$.elements[1]", code: "duplicate_ref" });
  });

  it("warns of a combo that nobody could order, and of a hidden item that no combo contains", async () => {
    const slot = { ref: "s", name: "Side", items: [{ item: "talk", use_base_price: true }] };
    const menu = {
      items: [
        { ref: "talk", name: "Ask us", price: null, hidden: true },
        { ref: "lost", name: "Lost", price: 1, hidden: true },
      ],
      combos: [{ ref: "c", name: "Trio", base_price: 9, slots: [slot] }],
    };
    const restaurants = [{ ref: "combo", name: "Combo", hours: CLOSED, menu }];
    const { warnings, errors } = await bring("tablee", JSON.stringify({ format: "tablee", version: 2, restaurants }));
    expect(errors).toEqual([]);
    expect(warnings).toMatchObject([
      { path: "$.restaurants[0].menu.items[1].hidden", code: "hidden_nowhere" },
      { path: "$.restaurants[0].menu.combos[0].slots[0].items", code: "combo_unorderable" },
    ]);
  });

  it("refuses dates that run backwards", async () => {
    const special_hours = [{ from: "2026-12-26", to: "2026-12-24", hours: [] }];
    const restaurants = [{ ref: "back", name: "Back", hours: CLOSED, special_hours }];
    const errors = await refused("tablee", JSON.stringify({ format: "tablee", version: 2, restaurants }));
    expect(errors).toMatchObject([{ path: "$.restaurants[0].special_hours[0].to", code: "dates_reversed" }]);
  });

  it("writes nothing if one row of the file is wrong", async () => {
    const place = (id: number, lat: number) => ({ type: "node", id, lat, lon: -73.5, tags: { name: `Place ${id}` } });
    const elements = Array.from({ length: 500 }, (_, id) => place(id + 1, id === 499 ? 200 : 45));
    const [error] = await refused("osm", JSON.stringify({ elements }, null, 1));
    expect(error).toMatchObject({ path: "$.elements[499].lat", code: "out_of_range" });
    expect(error?.line).toBeGreaterThan(4_000);
  });

  it("stores names that look like SQL or code as they are, without what is invisible (language §25)", async () => {
    const name = 'Robert"); DROP TABLE restaurants;-- \\ {a,b} 𝕊 é';
    const given = name.replace("𝕊", "\u202E𝕊\u200B");
    const text = JSON.stringify({
      elements: [{ type: "node", id: 99, tags: { name: given, cuisine: '__proto__;a,b;"c"' } }],
    });
    expect((await bring("osm", text)).restaurants.created).toBe(1);
    expect((await bring("osm", text)).restaurants.unchanged).toBe(1);
    const { rows } = await database.query("select name, cuisines from restaurants where ref = 'node/99'");
    expect(rows).toEqual([{ name: { en: null, fr: null, default: name }, cuisines: ["__proto__", "a", "b", '"c"'] }]);
  });

  describe("a menu that names no restaurant", () => {
    const catalog = JSON.stringify([
      {
        id: "cone",
        type: "ITEM",
        item_data: { name: "Cone", variations: [{ id: "v", item_variation_data: { price_money: { amount: 450 } } }] },
      },
    ]);
    const restaurantsNamed = async (ref: string) =>
      (
        await database.query("select source, ref, name, city, has_menu, revision from restaurants where ref = $1", [
          ref,
        ])
      ).rows;

    it("creates one with the given name, and finds it again", async () => {
      const told = { restaurant_name: "Chez l'Écureuil" };
      const report = await bring("square", catalog, told);
      expect(report).toMatchObject({ restaurants: { created: 1 }, items: { created: 1 } });
      expect(report.warnings.map(({ code }) => code)).toEqual(["restaurant_new"]);
      expect(await bring("square", catalog, told)).toMatchObject({
        restaurants: { unchanged: 1 },
        items: { unchanged: 1 },
      });
      expect(await restaurantsNamed("chez-lecureuil")).toMatchObject([
        { source: "square", name: { default: "Chez l'Écureuil" }, has_menu: true },
      ]);
    });

    it("distinguishes names in other scripts", async () => {
      for (const restaurant_name of ["寿司", "らーめん"]) {
        expect(await bring("square", catalog, { restaurant_name })).toMatchObject({ restaurants: { created: 1 } });
      }
      expect(await refused("square", catalog, { restaurant_name: " " })).toMatchObject([{ code: "name_missing" }]);
    });

    it("goes to the restaurant with the given ref, of any source, which otherwise stays unchanged", async () => {
      const place = { type: "node", id: 5, tags: { name: "Glacier", "addr:city": "Verdun", opening_hours: "24/7" } };
      await bring("osm", JSON.stringify({ elements: [place] }));
      const report = await bring("square", catalog, { restaurant_ref: "node/5" });
      expect(report).toMatchObject({ restaurants: { created: 0, updated: 1 }, items: { created: 1 }, warnings: [] });
      expect(await restaurantsNamed("node/5")).toEqual([
        {
          source: "osm",
          ref: "node/5",
          name: { en: null, fr: null, default: "Glacier" },
          city: "Verdun",
          has_menu: true,
          revision: 2,
        },
      ]);
      // The map is imported again and contains no menu.
      expect(await bring("osm", JSON.stringify({ elements: [place] }))).toMatchObject({
        restaurants: { unchanged: 1 },
      });
      expect(await bring("square", catalog, { restaurant_ref: "node/5", restaurant_name: "Le glacier" })).toMatchObject(
        {
          restaurants: { updated: 1 },
          items: { unchanged: 1 },
        },
      );
      expect(await restaurantsNamed("node/5")).toMatchObject([{ name: { default: "Le glacier" }, revision: 3 }]);
    });

    it("is refused where several restaurants have the ref", async () => {
      await bring(
        "tablee",
        JSON.stringify({
          ...tablee,
          restaurants: [
            { ref: "twin", name: "T", hours: CLOSED },
            { source: "osm", ref: "twin", name: "T", hours: CLOSED },
          ],
        }),
      );
      expect(await refused("square", catalog, { restaurant_ref: "twin" })).toMatchObject([
        { code: "restaurant_ambiguous" },
      ]);
    });

    it("without a name or ref goes to the format's own restaurant", async () => {
      expect(await bring("square", catalog)).toMatchObject({ restaurants: { created: 1 } });
      expect(await bring("square", catalog)).toMatchObject({ restaurants: { unchanged: 1 }, warnings: [] });
      expect(await restaurantsNamed("square")).toMatchObject([{ name: { default: "Square menu" } }]);
    });
  });

  it("reports its progress up to the end", async () => {
    const shares: number[] = [];
    const elements = Array.from({ length: 900 }, (_, id) => ({ type: "way", id: id + 1, tags: { name: `W${id}` } }));
    await importFile(services, { format: "osm", bytes: bytesOf(JSON.stringify({ elements })) }, (share) =>
      shares.push(share),
    );
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });
});
