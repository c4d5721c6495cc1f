import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { TableeFile } from "@tablee/contract/restaurants/tablee-format.schema";
import { textIn } from "@tablee/domain/language/text-in";
import type { Menu, MenuItem, ModifierGroup } from "@tablee/domain/menus/menu";
import { toMinor } from "@tablee/domain/money/minor";
import { checkLine } from "@tablee/domain/orders/line/check-line";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import { priceLine } from "@tablee/domain/orders/line/line-price";
import { visibleLine } from "@tablee/domain/language/visible-text";
import { WEEKDAYS } from "@tablee/domain/restaurants/week-hours";
import { isAroundTheClock, readWeekHours } from "@tablee/domain/restaurants/opening-hours";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { readMenu } from "../../menus/menu.queries.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { exportTablee } from "./export-tablee.ts";
import { type FileToImport, importFile } from "./import-file.ts";

/** Real files, which are not part of the product: tests that need them are skipped if they are missing. */
const FOLDER = fileURLToPath(new URL("../../../../../../shared/data/", import.meta.url));
const there = existsSync(FOLDER);
const bytesOf = (path: string): Uint8Array => readFileSync(FOLDER + path);

const FILES = {
  osm: "osm-montreal/places.json",
  square: "menu-square-icecream/catalog.json",
  dominos: "menu-dominos/menu.json",
} as const;

interface DominosMenu {
  products: Record<string, { variants: string[] }>;
  variants: Record<string, { pricing: Record<string, string>; surcharge: string }>;
}

const counted = (created: number, updated: number, unchanged: number) => ({ created, updated, unchanged });
const tally = (rows: readonly { code: string }[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { code } of rows) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
};

describe.skipIf(!there).each(testDatabases())("the real files on %s", { timeout: 120_000 }, ({ open }) => {
  let database: Database;
  let services: TestServices;
  beforeAll(async () => {
    database = await open();
    services = makeServices(database);
  });
  afterAll(() => database.close());

  const bring = (format: keyof typeof FILES, own: Partial<FileToImport> = {}) =>
    importFile(services, { format, bytes: bytesOf(FILES[format]), ...own });
  const menuOf = async (ref: string): Promise<{ id: number; menu: Menu }> => {
    const { rows } = await database.query<{ id: number }>("select id from restaurants where ref = $1", [ref]);
    const id = rows[0]?.id ?? 0;
    return { id, menu: await readMenu(database.db, id) };
  };

  it("all 4,341 named places of Montréal come in", async () => {
    const first = await bring("osm");
    expect(first).toMatchObject({ restaurants: counted(4_341, 0, 0), skipped: 80, errors: [] });
    expect(tally(first.warnings)).toEqual({
      phone_unreadable: 2,
      hours_unreadable: 7,
      hours_uncertain: 9,
      hours_open_end: 7,
      hours_seasonal: 8,
      hours_doubtful: 6,
    });
    expect(first.warnings.find(({ code }) => code === "hours_unreadable")).toMatchObject({
      line: 4_703,
      path: "$.elements[285].tags.opening_hours",
    });
  });

  it("their hours are kept, including nights and places that never close", async () => {
    const { rows } = await database.query<{ hours: unknown }>("select hours from restaurants where source = 'osm'");
    const weeks = rows.map(({ hours }) => readWeekHours(hours)).filter((week) => week !== null);
    expect(weeks).toHaveLength(4_341);
    expect(weeks.filter((week) => Object.values(week).some((day) => day.length > 0))).toHaveLength(1_048);
    expect(
      weeks.filter((week) =>
        Object.values(week)
          .flat()
          .some(([, end]) => end > 24),
      ),
    ).toHaveLength(153);
    expect(weeks.filter(isAroundTheClock)).toHaveLength(49);
  });

  it("a second time, only a place that has changed is updated", async () => {
    const others = async () =>
      (await database.query("select * from restaurants where ref <> 'node/189770160' order by id")).rows;
    const before = await others();
    expect(before).toHaveLength(4_340);
    const text = new TextDecoder().decode(bytesOf(FILES.osm));
    const changed = text.replace('"name": "GP Restaurant"', '"name": "GP Resto"');
    // In the same month, because hours are sampled from its first day on.
    services.setTime(`${services.clock().toISOString().slice(0, 8)}28T00:00:00Z`);
    expect(await bring("osm", { bytes: new TextEncoder().encode(changed) })).toMatchObject({
      restaurants: counted(0, 1, 4_340),
      skipped: 80,
      errors: [],
    });
    expect(await others()).toEqual(before);
  });

  it("a file cut short changes nothing and says where", async () => {
    const bytes = bytesOf(FILES.osm).subarray(0, 600_000);
    const report = await importFile(services, { format: "osm", bytes });
    expect(report).toMatchObject({ restaurants: counted(0, 0, 0), errors: [{ code: "syntax" }] });
    const lines = new TextDecoder().decode(bytes).split("\n").length;
    expect(report.errors.every(({ line }) => line !== null && line >= lines - 1)).toBe(true);
  });

  it("the ice-cream shop's catalog is the menu of a place of the map", async () => {
    const told = { restaurant_ref: "node/189770160" };
    const report = await bring("square", told);
    expect(report).toMatchObject({
      restaurants: counted(0, 1, 0),
      items: counted(299, 0, 0),
      modifier_groups: counted(84, 0, 0),
      errors: [],
    });
    // Our menus cannot represent its eight discounts.
    expect(tally(report.warnings)).toEqual({ not_carried_over: 8 });
    expect(report.warnings.map(({ loss, name }) => `${loss} ${name}`).slice(0, 3)).toEqual([
      "discount fam+friend",
      "discount employee-off-shift",
      "discount IMAMEMBER",
    ]);
    expect(await bring("square", told)).toMatchObject({ restaurants: counted(0, 0, 1), items: counted(0, 0, 299) });
    const { menu } = await menuOf("node/189770160");
    expect(menu.items.filter(({ price }) => price === null)).toHaveLength(1);
    expect(menu.modifier_groups.flatMap(({ modifiers }) => modifiers)).toHaveLength(318);
    expect(menu.modifier_groups.filter(({ price_display }) => price_display === "total")).toHaveLength(63);
    const pint = menu.items.find(({ name }) => textIn(name, "en") === "banana pint");
    expect(pint).toMatchObject({ price: 1_000, tags: ["pint"] });
    // All its categories except the one without a dish.
    expect(menu.sections).toHaveLength(15);
    expect(menu.sections.find(({ id }) => id === pint?.section_id)?.name.default).toBe("pint");
  });

  it("every Domino's product costs what its price matrix says, at any size and with any number of toppings", async () => {
    const report = await bring("dominos", { restaurant_name: "Domino's" });
    expect(report).toMatchObject({
      restaurants: counted(1, 0, 0),
      items: counted(99, 0, 0),
      modifier_groups: counted(210, 0, 0),
      errors: [],
    });
    expect(tally(report.warnings)).toEqual({ not_carried_over: 120, restaurant_new: 1 });
    expect(await bring("dominos", { restaurant_name: "Domino's" })).toMatchObject({ restaurants: counted(0, 0, 1) });

    const { menu, id } = await menuOf("dominos");
    const { rows } = await database.query<{ id: number; ref: string }>(
      "select id, ref from menu_items where restaurant_id = $1",
      [id],
    );
    const file = JSON.parse(new TextDecoder().decode(bytesOf(FILES.dominos))) as DominosMenu;
    expect(menu.sections.map(({ name }) => textIn(name, "en"))).toEqual([
      "Group Ordering",
      "Popular Items",
      "Pizza",
      "Sandwiches",
      "Pasta",
      "Chicken",
      "Breads",
      "Salads",
      "Drinks",
      "Desserts",
      "Extras",
    ]);
    expect(menu.items.filter(({ section_id }) => section_id === null)).toHaveLength(0);
    let priced = 0;
    for (const row of rows.filter(({ ref }) => ref in file.products)) {
      const item = menu.items.find((one) => one.id === row.id);
      if (item) priced += checkPrices(menu, item, file, row.ref);
    }
    expect(priced).toBe(468);
  });

  it("515 naughty strings are kept as names and tags, letter by letter as far as they can be seen", async () => {
    const naughty = JSON.parse(new TextDecoder().decode(bytesOf("vectors/blns.json"))) as string[];
    // NUL and texts with nothing to see are refused, as they must be.
    const names = naughty.filter((text) => visibleLine(text) !== "" && !text.includes("\0"));
    const items = names.map((name, index) => ({
      ref: String(index),
      name: { default: name },
      price: 1,
      tags: [name].filter(({ length }) => length <= 60),
    }));
    const hours = Object.fromEntries(WEEKDAYS.map((day) => [day, []]));
    const file = { format: "tablee", version: 1, restaurants: [{ ref: "naughty", name: "N", hours, menu: { items } }] };
    const bytes = new TextEncoder().encode(JSON.stringify(file));
    expect(await importFile(services, { format: "tablee", bytes })).toMatchObject({
      errors: [],
      items: counted(items.length, 0, 0),
    });
    expect(await importFile(services, { format: "tablee", bytes })).toMatchObject({
      items: counted(0, 0, items.length),
    });
    const { menu } = await menuOf("naughty");
    expect(menu.items.map(({ name }) => name.default)).toEqual(names.map(visibleLine));
    expect(menu.items.map(({ tags }) => tags[0])).toEqual(
      names.map((name) => (name.length <= 60 ? visibleLine(name) : undefined)),
    );
  });

  it("goes out in our own format and comes in elsewhere as the same", async () => {
    const elsewhere = await open();
    for (const ref of ["node/189770160", "dominos"]) {
      const out = await exportTablee(database.db, (await menuOf(ref)).id);
      expect(TableeFile.safeParse(out).success).toBe(true);
      const bytes = new TextEncoder().encode(JSON.stringify(out));
      expect(await importFile(makeServices(elsewhere), { format: "tablee", bytes })).toMatchObject({
        errors: [],
        warnings: [],
      });
      const { rows } = await elsewhere.query<{ id: number }>("select id from restaurants where ref = $1", [ref]);
      expect(await exportTablee(elsewhere.db, rows[0]?.id ?? 0)).toEqual(out);
    }
    await elsewhere.close();
  });
});

/**
 * Prices a product in each of its variants with no, one and two additional toppings; returns how many prices it
 * checked.
 */
function checkPrices(menu: Menu, item: MenuItem, file: DominosMenu, ref: string): number {
  const groups = menu.modifier_groups.filter((group) => group.items.includes(item.id));
  const choice = groups.find(({ price_display }) => price_display === "total");
  const variants = (file.products[ref]?.variants ?? []).filter((code) => code !== "STJUDERU");
  let priced = 0;
  for (const [index, code] of variants.entries()) {
    const variant = choice?.modifiers[index];
    const selected = choice && variant ? [entry(item, choice, [variant.id])] : [];
    const key = choice && variant ? `${choice.id}|${variant.id}` : "";
    const required = groups
      .filter((group) => group !== choice && group.min_selected_amount > 0)
      .map((group) => entry(item, group, [group.modifiers[0]?.id ?? 0]));
    const toppings = groups
      .filter((group) => /^(Extra t|T)oppings$/.test(textIn(group.name, "en")))
      .find((group) => !group.modifiers[0]?.conditional_modifiers.includes(key));
    for (const count of [0, 1, 2]) {
      const ids = toppings?.modifiers.slice(0, count).map(({ id }) => id) ?? [];
      if (ids.length < count || (toppings && count > toppings.max_selected_amount)) continue;
      const extras = toppings && count > 0 ? [entry(item, toppings, ids)] : [];
      const line: OrderLine = {
        type: "item",
        item_id: item.id,
        modifiers: [...selected, ...required, ...extras],
        quantity: 1,
        notes: "",
      };
      expect(checkLine(menu, line), `${ref} ${code} ${count}`).toEqual([]);
      const { pricing = {}, surcharge = "0" } = file.variants[code] ?? {};
      const expected = toMinor(Number(pricing[`price1-${count}`])) + toMinor(Number(surcharge));
      expect(priceLine(menu, line)?.price, `${ref} ${code} ${count}`).toBe(expected);
      priced++;
    }
  }
  return priced;
}

const entry = (item: MenuItem, group: ModifierGroup, ids: readonly number[]) => ({
  item_id: item.id,
  slot_id: null,
  modifier_group_id: group.id,
  selection: ids.map((modifier_id) => ({ modifier_id, quantity: 1 })),
});
