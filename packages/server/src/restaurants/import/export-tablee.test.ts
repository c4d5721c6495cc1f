import fc from "fast-check";
import {
  TableeFile,
  type TableeMenu,
  type TableeRestaurantInput,
} from "@tablee/contract/restaurants/tablee-format.schema";
import type { Menu } from "@tablee/domain/menus/menu";
import { mostOfEntry } from "@tablee/domain/menus/slot-portions";
import { QUEBEC_TAX } from "@tablee/domain/menus/tax";
import { menuArbitrary } from "@tablee/domain/orders/line/menu.arbitrary";
import { toDecimal } from "@tablee/domain/money/minor";
import type { SpecialHours } from "@tablee/domain/restaurants/dated-hours";
import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";
import { CAPACITY_KINDS } from "@tablee/domain/orders/slot-capacity";
import { WEEKDAYS, type WeekHours } from "@tablee/domain/restaurants/week-hours";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { readMenu } from "../../menus/menu.queries.ts";
import { demoRestaurants } from "@tablee/demo-data/restaurants/demo-restaurants";
import { makeServices } from "../../testing/make-services.ts";
import { makeCombo, makeGroup, makeItem, makeRestaurant } from "../../testing/make-world.queries.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { exportTablee } from "./export-tablee.ts";
import { importFile } from "./import-file.ts";

const words = fc
  .oneof(fc.constantFrom("Soupe à l'oignon", "", " a|b ", '𝕊\u202E\\"{}'), fc.string({ maxLength: 12 }))
  .map((text) => text.replaceAll("\0", "").toWellFormed());
const text = fc.oneof(
  words,
  fc.tuple(words, words),
  fc.record({ en: fc.option(words), fr: fc.option(words), default: fc.option(words) }, { requiredKeys: [] }),
);
const quarter = fc.integer({ min: 0, max: 96 }).map((hour) => hour / 4);
const hours: fc.Arbitrary<WeekHours> = fc
  .array(fc.array(fc.tuple(quarter, fc.double({ min: 0, max: 48, noNaN: true })), { maxLength: 3 }), {
    minLength: 7,
    maxLength: 7,
  })
  .map((days) => Object.fromEntries(WEEKDAYS.map((day, index) => [day, days[index]])) as unknown as WeekHours);

/**
 * Converts a menu of the domain into a file, correcting what no file may contain (dead references, impossible
 * minimums).
 */
function menuAsFile(menu: Menu): TableeMenu {
  const items = new Set(menu.items.map(({ id }) => id));
  const groups = menu.modifier_groups.filter((group) => group.modifiers.length > 0);
  const refs = new Set(groups.map(({ id }) => id));
  const keys = new Set(groups.flatMap((group) => group.modifiers.map(({ id }) => `${group.id}|${id}`)));
  const file = {
    welcome_url: menu.welcome_url,
    sections: menu.sections.map(({ id, ...section }) => ({ ...section, ref: String(id) })),
    items: menu.items.map(({ id, restaurant_id: _, section_id, ...item }) => ({
      ...item,
      ref: String(id),
      section_id: section_id === null ? null : String(section_id),
      price: item.price === null ? null : toDecimal(item.price),
    })),
    modifier_groups: groups.map(({ id, ...group }) => ({
      ...group,
      ref: String(id),
      min_selected_amount: 0,
      items: group.items.filter((item) => items.has(item)).map(String),
      modifiers: group.modifiers.map(({ id: modifier, ...own }) => ({
        ...own,
        ref: String(modifier),
        price: toDecimal(own.price),
        conditional_modifiers: own.conditional_modifiers.filter((key) => keys.has(key)),
        modifier_groups: own.modifier_groups.filter((one) => refs.has(one)).map(String),
      })),
    })),
    combos: menu.combos.flatMap(({ id, allergens: _, primary_slot_id, ...combo }) => {
      const slots = combo.slots
        .map(({ id: slot, minimum, maximum, ...own }) => {
          const there = own.items.filter(({ item_id }) => items.has(item_id));
          const reachable = there.reduce((sum, entry) => sum + mostOfEntry({ maximum }, entry), 0);
          return {
            ...own,
            min: Math.max(1, Math.min(minimum, reachable)),
            max: maximum,
            ref: String(slot),
            items: there.map(({ item_id, ...choice }) => ({
              ...choice,
              item: String(item_id),
              extra_price: toDecimal(choice.extra_price),
            })),
          };
        })
        .filter((slot) => slot.items.length > 0);
      const primary = slots.find(({ ref }) => ref === String(primary_slot_id));
      return slots.length === 0
        ? []
        : [
            {
              ...combo,
              ref: String(id),
              base_price: toDecimal(combo.base_price),
              primary_slot: primary?.ref ?? null,
              slots,
            },
          ];
    }),
  };
  return file;
}

const restaurant: fc.Arbitrary<TableeRestaurantInput> = fc
  .record({
    source: fc.constantFrom("osm", "demo", "tablee"),
    name: text,
    description: text,
    hours,
    closed_dates: fc.array(fc.constantFrom("2026-12-25", "2027-01-01"), { maxLength: 2 }),
    special_hours: fc.array(
      fc.record({
        from: fc.constant("2026-12-24"),
        to: fc.constant("2027-01-02"),
        hours: fc.constantFrom<SpecialHours["hours"]>([], [[9, 2.5]], { monday: [[1, 2]] }),
      }),
      { maxLength: 2 },
    ),
    latitude: fc.option(fc.double({ min: -90, max: 90, noNaN: true })),
    min_order_delay: fc.double({ min: 0, max: 672, noNaN: true }),
    min_order_amount: fc.integer({ min: 0, max: 9_999 }).map((cents) => cents / 100),
    delivery_fee: fc.integer({ min: 0, max: 9_999 }).map((cents) => cents / 100),
    cuisines: fc.array(fc.constantFrom("pizza", 'a "b"', "{c}", "d,e", "f\\g", "NULL", " "), { maxLength: 4 }),
    status: fc.constantFrom("open", "paused"),
    capacity: fc.uniqueArray(
      fc.record({
        mode: fc.constantFrom(null, ...ORDER_MODES),
        kind: fc.constantFrom(...CAPACITY_KINDS),
        per_slot: fc.integer({ min: 1, max: 10_000 }),
      }),
      { maxLength: 12, selector: ({ mode, kind }) => `${mode} ${kind}` },
    ),
    tables: fc.uniqueArray(fc.constantFrom("Terrasse 1", "Terrasse 2", "Été", "Bar", "12", "🍷"), { maxLength: 6 }),
    menu: fc.option(menuArbitrary.map(menuAsFile), { freq: 6 }),
  })
  .map((own) => ({ ...own, ref: "", name: own.menu ? { default: "Named" } : ["x", "y"], longitude: own.latitude }));

describe.each(testDatabases())("our own format on %s", ({ open, kind }) => {
  let database: Database;
  let empty: Database;
  let runs = 0;
  beforeAll(async () => {
    database = await open();
    empty = await open();
  });
  afterAll(async () => {
    await database.close();
    await empty.close();
  });

  const bring = async (into: Database, file: unknown) => {
    const report = await importFile(makeServices(into), {
      format: "tablee",
      bytes: new TextEncoder().encode(JSON.stringify(file)),
    });
    expect(report.errors).toEqual([]);
    const { rows } = await into.query<{ id: number }>("select id from restaurants order by id desc limit 1");
    return rows[0]?.id ?? 0;
  };
  it("is exported, imported into another database and exported again unchanged", { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(restaurant, async (own) => {
        const id = await bring(database, {
          format: "tablee",
          version: 2,
          restaurants: [{ ...own, ref: `r${++runs}` }],
        });
        const out = await exportTablee(database.db, id);
        const again = await bring(empty, out);
        expect(await exportTablee(empty.db, again)).toEqual(out);
        // It is valid by the schema, and diners see the same menu apart from its ids.
        expect(TableeFile.parse(JSON.parse(JSON.stringify(out)))).toEqual(out);
        const namesOf = async (db: Database, of: number) =>
          JSON.stringify((await readMenu(db.db, of)).items.map(({ name, price }) => [name, price]));
        expect(await namesOf(empty, again)).toBe(await namesOf(database, id));
        // And importing it where it came from changes nothing.
        const report = await importFile(makeServices(database), {
          format: "tablee",
          bytes: new TextEncoder().encode(JSON.stringify(out)),
        });
        expect(report.restaurants).toEqual({ created: 0, updated: 0, unchanged: 1 });
      }),
      { numRuns: kind === "embedded" ? 10 : 25 },
    );
  });

  it(
    "carries every restaurant of the demo into an empty database and exports it again unchanged",
    { timeout: 120_000 },
    async () => {
      const restaurants = demoRestaurants(new Date("2026-11-18T17:00:00.000Z"));
      // All in one file: a thread is started for each large one.
      const exported = async (from: Database, rows: readonly unknown[]) => {
        const report = await importFile(makeServices(from), {
          format: "tablee",
          bytes: new TextEncoder().encode(JSON.stringify({ format: "tablee", version: 2, restaurants: rows })),
        });
        expect(report.errors).toEqual([]);
        expect(report.restaurants.created).toBe(restaurants.length);
        const ids = new Map(report.new_restaurants.map(({ ref, id }) => [ref, id]));
        return Promise.all(restaurants.map(({ ref }) => exportTablee(from.db, ids.get(ref) ?? 0)));
      };
      const out = await exported(database, restaurants);
      expect(out.map((file) => file?.restaurants[0]?.menu?.items.length)).toEqual(
        restaurants.map(({ menu }) => menu?.items.length),
      );
      expect(
        await exported(
          empty,
          out.flatMap((file) => file?.restaurants ?? []),
        ),
      ).toEqual(out);
    },
  );

  it("keeps limits and tables that a file does not mention, and gives new tables codes of their own", async () => {
    const one = { ref: "house", name: "House", hours: Object.fromEntries(WEEKDAYS.map((day) => [day, []])) };
    const capacity = [{ mode: null, kind: "orders", per_slot: 4 }];
    const file = (own: object) => ({ format: "tablee", version: 1, restaurants: [{ ...one, ...own }] });
    const id = await bring(database, file({ capacity, tables: ["Bar"] }));
    const secrets = async () =>
      (await database.query("select name, secret from restaurant_tables where restaurant_id = $1 order by id", [id]))
        .rows;
    const [bar] = await secrets();
    await bring(database, file({}));
    await bring(database, file({ tables: ["BAR", "Window"] }));
    const [same, window] = await secrets();
    expect(same).toEqual(bar);
    expect(window?.["secret"]).not.toBe(bar?.["secret"]);
    const out = await exportTablee(database.db, id);
    expect(out?.restaurants[0]).toMatchObject({ capacity, tables: ["Bar", "Window"] });
    expect(JSON.stringify(out)).not.toContain(String(bar?.["secret"]));
    await bring(database, file({ capacity: [] }));
    expect((await exportTablee(database.db, id))?.restaurants[0]?.capacity).toEqual([]);
  });

  it("reads taxes by refs in version 2, and applies Québec's taxes in version 1", async () => {
    const closed = Object.fromEntries(WEEKDAYS.map((day) => [day, []]));
    const items = ["soup", "wine"].map((ref) => ({ ref, name: ref, price: 12 }));
    const rates = [
      { name: "TVA 10 %", rate: 10, modes: null, item_ids: null },
      { name: "TVA 20 %", rate: 20, modes: null, item_ids: ["wine"] },
    ];
    const own = { ref: "bistro", name: "Bistro", hours: closed, tax: { included: true, rates }, menu: { items } };
    const id = await bring(database, { format: "tablee", version: 2, restaurants: [own] });
    const { tax, items: stored } = await readMenu(database.db, id);
    expect(tax).toMatchObject({
      included: true,
      rates: [{ micros: 100_000 }, { micros: 200_000, item_ids: [stored[1]?.id] }],
    });
    expect((await exportTablee(database.db, id))?.restaurants[0]?.tax).toMatchObject({
      rates: [{}, { item_ids: ["wine"] }],
    });
    const wrong = {
      ...own,
      tax: {
        included: true,
        rates: [
          { ...rates[1], item_ids: ["beer"] },
          { ...rates[0], rate: 101 },
        ],
      },
    };
    const importOf = (one: object, version: number) =>
      importFile(makeServices(database), {
        format: "tablee",
        bytes: new TextEncoder().encode(JSON.stringify({ format: "tablee", version, restaurants: [one] })),
      });
    expect((await importOf(wrong, 2)).errors.map(({ path }) => path)).toEqual(["$.restaurants[0].tax.rates[1].rate"]);
    const together = { ...own, tax: { included: false, rates: [rates[0], { ...rates[0], rate: 91 }] } };
    expect((await importOf(together, 2)).errors).toHaveLength(1);
    const first = await importOf({ ...own, ref: "first" }, 1);
    expect(first).toMatchObject({ errors: [], warnings: [{ code: "unknown_field" }] });
    expect((await importOf(own, 1)).restaurants.updated).toBe(1);
    expect((await readMenu(database.db, id)).tax).toEqual(QUEBEC_TAX);
  });

  it("keeps the numbers of taxes, and refuses one that nobody can print (orders §46)", async () => {
    const closed = Object.fromEntries(WEEKDAYS.map((day) => [day, []]));
    const fileOf = (...registrations: unknown[]) => {
      const rates = registrations.map((registration) => ({ name: "TVA", rate: 10, registration }));
      const tax = { included: true, rates };
      return { format: "tablee", version: 2, restaurants: [{ ref: "numbers", name: "Numbers", hours: closed, tax }] };
    };
    const id = await bring(database, fileOf(" FR12345678901\u200b", undefined, null, " "));
    const out = await exportTablee(database.db, id);
    const numbersIn = (file: typeof out) => file?.restaurants[0]?.tax?.rates.map(({ registration }) => registration);
    expect(numbersIn(out)).toEqual(["FR12345678901", null, null, null]);
    expect(numbersIn(await exportTablee(empty.db, await bring(empty, out)))).toEqual(numbersIn(out));
    const wrong = new TextEncoder().encode(JSON.stringify(fileOf("1".repeat(41), "FR 🥖", "FR1")));
    const { errors } = await importFile(makeServices(database), { format: "tablee", bytes: wrong });
    expect(errors.map(({ path }) => path)).toEqual(
      [0, 1].map((at) => `$.restaurants[0].tax.rates[${at}].registration`),
    );
  });

  it("refuses the same limit or table twice", async () => {
    const closed = Object.fromEntries(WEEKDAYS.map((day) => [day, []]));
    const limit = { mode: "delivery", kind: "dishes", per_slot: 4 };
    const restaurants = [{ ref: "t", name: "T", hours: closed, capacity: [limit, limit], tables: ["Bar", "bar"] }];
    const bytes = new TextEncoder().encode(JSON.stringify({ format: "tablee", version: 1, restaurants }));
    const { errors } = await importFile(makeServices(database), { format: "tablee", bytes });
    expect(errors.map(({ path, code }) => `${path} ${code}`)).toEqual([
      "$.restaurants[0].capacity[1] duplicate_ref",
      "$.restaurants[0].tables[1] duplicate_ref",
    ]);
  });

  it("leaves out what has left the menu and what depends on it", async () => {
    const { id } = await makeRestaurant(database.db);
    const [soup, pie] = [await makeItem(database.db, id), await makeItem(database.db, id, { listed: false })];
    await makeGroup(database.db, id, [soup.id, pie.id], ["a"]);
    await makeGroup(database.db, id, [soup.id], ["b"], { listed: false });
    await makeCombo(database.db, id, [[soup.id, pie.id], [pie.id]], { primary_slot_ref: "slot-1" });
    const out = await exportTablee(database.db, id);
    const menu = out?.restaurants[0]?.menu;
    expect(menu?.items.map(({ ref }) => ref)).toEqual([soup.ref]);
    expect(menu?.modifier_groups.map(({ items }) => items)).toEqual([[soup.ref]]);
    expect(menu?.combos).toMatchObject([
      { primary_slot: null, slots: [{ ref: "slot-0", items: [{ item: soup.ref }] }] },
    ]);
    const again = await bring(empty, out);
    expect(await exportTablee(empty.db, again)).toEqual(out);
  });

  it("is null for an unknown restaurant", async () => {
    expect(await exportTablee(database.db, 2_147_483_647)).toBeNull();
  });
});
