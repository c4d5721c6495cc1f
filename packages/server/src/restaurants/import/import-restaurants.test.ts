import { TableeRestaurant, type TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";
import { WEEKDAYS, type WeekHours } from "@tablee/domain/restaurants/week-hours";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { readMenu } from "../../menus/menu.queries.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { itOnce } from "../../testing/it-once.ts";
import { everyDatabase } from "../../testing/test-database.ts";
import { readRestaurant } from "../stored/restaurant.queries.ts";
import { importRestaurants, ImportRefused } from "./import-restaurants.ts";

const CLOSED = Object.fromEntries(WEEKDAYS.map((day) => [day, []])) as unknown as WeekHours;
type Menu = NonNullable<TableeRestaurantInput["menu"]>;

const menu = (own: Partial<Menu> = {}): Menu => ({
  items: [
    { ref: "burger", name: "Burger", price: 12.5, tags: ['a "quoted", tag', "b\\c", "{d}"] },
    { ref: "fries", name: "Fries|Frites", price: 4 },
    { ref: "cola", name: "Cola", price: null },
  ],
  modifier_groups: [
    {
      ref: "size",
      name: "Size",
      min_selected_amount: 1,
      max_selected_amount: 1,
      items: ["burger", "fries"],
      modifiers: [
        { ref: "small", name: "Small" },
        { ref: "large", name: "Large", price: 2.25 },
      ],
    },
    {
      ref: "toppings",
      name: "Toppings",
      min_selected_amount: 0,
      max_selected_amount: 3,
      items: ["burger"],
      modifiers: [
        {
          ref: "cheese",
          name: "Cheese",
          conditional_display: "hide-when-select",
          conditional_modifiers: ["size|small"],
        },
        { ref: "bacon", name: "Bacon", price: 1.5 },
      ],
    },
  ],
  combos: [
    {
      ref: "trio",
      name: "Trio",
      base_price: 16,
      primary_slot: "main",
      slots: [
        { ref: "main", name: "Main", items: [{ item: "burger" }] },
        { ref: "side", name: "Side", items: [{ item: "fries" }, { item: "cola", extra_price: 0.5 }] },
      ],
    },
  ],
  ...own,
});
const restaurant = (own: Partial<TableeRestaurantInput> = {}): TableeRestaurant =>
  TableeRestaurant.parse({ ref: "margot", name: "Chez Margot", hours: CLOSED, menu: menu(), ...own });

const NONE = { created: 0, updated: 0, unchanged: 0 };
const counted = (created: number, updated: number, unchanged: number) => ({ created, updated, unchanged });

describe.each(everyDatabase())("importing restaurants on %s", ({ open, kind }) => {
  const once = itOnce(kind);
  let database: Database;
  let services: TestServices;
  let source: string;
  let tests = 0;
  beforeAll(async () => {
    database = await open();
    services = makeServices(database);
  });
  // Each test has a source of its own, so that it does not see the restaurants of others.
  beforeEach(() => void (source = `test-${++tests}`));
  afterAll(() => database.close());

  const bring = (...restaurants: TableeRestaurant[]) => importRestaurants(services, { source, restaurants });
  const stored = async (ref = "margot") => {
    const { rows } = await database.query<{ id: number }>("select id from restaurants where source = $1 and ref = $2", [
      source,
      ref,
    ]);
    const row = rows[0] && (await readRestaurant(database.db, rows[0].id));
    if (!row) throw new Error(`${ref} is not stored`);
    return row;
  };
  const storedMenu = async () => readMenu(database.db, (await stored()).id);
  const everything = async () => {
    const tables = [
      "restaurants",
      "menu_items",
      "modifier_groups",
      "modifiers",
      "modifier_group_items",
      "combos",
      "combo_slots",
      "combo_slot_items",
    ];
    return Promise.all(
      tables.map(async (table) => (await database.query(`select * from ${table} order by 1, 2`)).rows),
    );
  };

  it("writes a restaurant with its whole menu, in the file's order", async () => {
    const counts = await bring(restaurant());
    expect(counts).toMatchObject({
      restaurants: counted(1, 0, 0),
      items: counted(3, 0, 0),
      modifier_groups: counted(2, 0, 0),
      combos: counted(1, 0, 0),
    });
    expect(await stored()).toMatchObject({ has_menu: true, revision: 1, status: "open", min_order_delay: 0 });
    const { items, modifier_groups, combos } = await storedMenu();
    expect(items).toMatchObject([
      { name: { default: "Burger" }, price: 1250, tags: ['a "quoted", tag', "b\\c", "{d}"], stock_status: "available" },
      { name: { en: "Fries", fr: "Frites" }, price: 400 },
      { price: null },
    ]);
    const [burger, fries, cola] = items.map(({ id }) => id);
    expect(modifier_groups.map((group) => group.items)).toEqual([[burger, fries], [burger]]);
    const [size, toppings] = modifier_groups;
    expect(toppings?.modifiers[0]?.conditional_modifiers).toEqual([`${size?.id}|${size?.modifiers[0]?.id}`]);
    expect(combos).toMatchObject([
      {
        base_price: 1600,
        primary_slot_id: combos[0]?.slots[0]?.id,
        slots: [{ items: [{ item_id: burger }] }, { items: [{ item_id: fries }, { item_id: cola, extra_price: 50 }] }],
      },
    ]);
  });

  it("changes nothing when the same restaurant is imported again", async () => {
    await bring(restaurant(), restaurant({ ref: "no-menu", menu: null }));
    const before = await everything();
    services.setTime("2027-01-01T00:00:00Z");
    expect(await bring(restaurant(), restaurant({ ref: "no-menu", menu: null }))).toMatchObject({
      restaurants: counted(0, 0, 2),
      items: counted(0, 0, 3),
      modifier_groups: counted(0, 0, 2),
      combos: counted(0, 0, 1),
    });
    expect(await everything()).toEqual(before);
  });

  once("changes only what differs, and says so by the restaurant's revision", async () => {
    await bring(restaurant(), restaurant({ ref: "other" }));
    const before = await storedMenu();
    const [burger, ...others] = menu().items;
    services.setTime("2027-02-03T04:05:06.789Z");
    const changed = menu({ items: [{ ...burger!, price: 13 }, ...others] });
    expect(await bring(restaurant({ menu: changed }), restaurant({ ref: "other" }))).toMatchObject({
      restaurants: counted(0, 1, 1),
      items: counted(0, 1, 5),
      modifier_groups: counted(0, 0, 4),
      combos: counted(0, 0, 2),
    });
    const after = await storedMenu();
    expect(after.items[0]).toEqual({ ...before.items[0], price: 1300 });
    expect({ ...after, items: after.items.slice(1) }).toEqual({ ...before, items: before.items.slice(1) });
    expect(await stored()).toMatchObject({ revision: 2, updated_at: new Date("2027-02-03T04:05:06.789Z") });
    expect((await stored("other")).revision).toBe(1);
  });

  once("counts a group or combo as changed when its contents change", async () => {
    await bring(restaurant());
    const next = structuredClone(menu());
    next.modifier_groups![0]!.modifiers[1]!.price = 2.5;
    next.modifier_groups![1]!.items = ["fries", "burger"];
    next.combos![0]!.slots[1]!.items.reverse();
    expect(await bring(restaurant({ menu: next }))).toMatchObject({
      restaurants: counted(0, 1, 0),
      items: counted(0, 0, 3),
      modifier_groups: counted(0, 2, 0),
      combos: counted(0, 1, 0),
    });
    expect(await bring(restaurant({ menu: next }))).toMatchObject({ restaurants: counted(0, 0, 1) });
    const { items, modifier_groups, combos } = await storedMenu();
    const [burger, fries, cola] = items.map(({ id }) => id);
    expect(modifier_groups[1]?.items).toEqual([fries, burger]);
    expect(combos[0]?.slots[1]?.items.map(({ item_id }) => item_id)).toEqual([cola, fries]);
  });

  once("takes off the menu what has left the file, without deleting it, and restores the same rows later", async () => {
    await bring(restaurant());
    const before = await storedMenu();
    const small = menu({ items: [menu().items[0]!], modifier_groups: [], combos: [] });
    expect(await bring(restaurant({ menu: small }))).toMatchObject({
      restaurants: counted(0, 1, 0),
      items: counted(0, 2, 1),
      modifier_groups: counted(0, 2, 0),
      combos: counted(0, 1, 0),
    });
    const without = await storedMenu();
    expect(without).toMatchObject({ items: [{ id: before.items[0]?.id }], modifier_groups: [], combos: [] });
    expect(await bring(restaurant({ menu: small }))).toMatchObject({ items: counted(0, 0, 1) });
    const { rows } = await database.query<{ count: number }>(
      "select count(*)::int as count from menu_items where restaurant_id = $1",
      [(await stored()).id],
    );
    expect(rows[0]?.count).toBe(3);
    await bring(restaurant());
    expect(await storedMenu()).toEqual(before);
  });

  once("keeps the stored menu if the file has none, and empties it if the file's menu is empty", async () => {
    await bring(restaurant());
    expect(await bring(restaurant({ menu: null }))).toMatchObject({ restaurants: counted(0, 0, 1), items: NONE });
    expect((await storedMenu()).items).toHaveLength(3);
    await bring(restaurant({ menu: { items: [] } }));
    expect(await storedMenu()).toMatchObject({ items: [], modifier_groups: [], combos: [] });
    expect((await stored()).has_menu).toBe(false);
  });

  once("keeps what the kitchen has set and the file does not mention", async () => {
    await bring(restaurant());
    const { id } = await stored();
    await database.query("update restaurants set status = 'paused', min_order_delay = 3 where id = $1", [id]);
    await database.query(
      "update menu_items set stock_status = 'sold_out' where restaurant_id = $1 and ref = 'burger'",
      [id],
    );
    expect(await bring(restaurant())).toMatchObject({ restaurants: counted(0, 0, 1), items: counted(0, 0, 3) });
    await bring(restaurant({ city: "Laval" }));
    expect(await stored()).toMatchObject({ status: "paused", min_order_delay: 3, city: "Laval" });
    expect((await storedMenu()).items[0]?.stock_status).toBe("sold_out");
    const [burger, ...others] = menu().items;
    const told = menu({ items: [{ ...burger!, stock_status: "available" }, ...others] });
    await bring(restaurant({ status: "open", min_order_delay: 0, menu: told }));
    expect(await stored()).toMatchObject({ status: "open", min_order_delay: 0 });
    expect((await storedMenu()).items[0]?.stock_status).toBe("available");
  });

  once("refuses unknown references before it writes anything", async () => {
    const before = await everything();
    const broken = restaurant({ ref: "b", menu: menu({ items: [menu().items[0]!] }) });
    const refusal: unknown = await bring(restaurant(), broken).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ImportRefused);
    expect((refusal as ImportRefused).remarks).toContainEqual({
      line: null,
      path: "$.restaurants[1].menu.modifier_groups[0].items[1]",
      code: "unknown_ref",
      message: "This menu has no item with the ref fries",
    });
    expect(await everything()).toEqual(before);
  });

  it("leaves nothing behind when the database refuses half way", async () => {
    const before = await everything();
    const many = Array.from({ length: 900 }, (_, index) => restaurant({ ref: `r${index}`, menu: null }));
    // Only the table's own check refuses this; no file gets this far.
    many[899] = { ...restaurant({ ref: "last" }), preparation_minutes: 0 };
    await expect(bring(...many)).rejects.toThrow("Failed query");
    expect(await everything()).toEqual(before);
  });

  it("runs in a given transaction, and is rolled back with it", async () => {
    await expect(
      database.db.transaction(async (tx) => {
        await importRestaurants(services, { source, restaurants: [restaurant()] }, undefined, tx);
        throw new Error("undo");
      }),
    ).rejects.toThrow("undo");
    await expect(stored()).rejects.toThrow("not stored");
  });

  it("twice at once creates each restaurant once", async () => {
    const shares: number[] = [];
    const restaurants = Array.from({ length: 450 }, (_, index) =>
      restaurant({ ref: `r${index}`, menu: index ? null : menu() }),
    );
    const [first, second] = await Promise.all([
      importRestaurants(services, { source, restaurants }, (share) => shares.push(share)),
      importRestaurants(services, { source, restaurants }),
    ]);
    const created = [first, second].map((counts) => counts.restaurants.created).toSorted((a, b) => a - b);
    expect(created).toEqual([0, 450]);
    expect(shares).toEqual([400 / 450, 1]);
  });

  it("announces each changed restaurant, and many with one announcement for all", async () => {
    const heard: string[] = [];
    const stop = await database.listen(
      "changes",
      // Not what the search announces.
      (topic) => topic.startsWith("restaurant") && heard.push(topic),
      () => {},
    );
    await bring(restaurant());
    await bring(restaurant());
    const { id } = await stored();
    await bring(...Array.from({ length: 30 }, (_, index) => restaurant({ ref: `r${index}`, menu: null })));
    await expect.poll(() => heard).toEqual([`restaurant:${id}`, "restaurants"]);
    await stop();
  });
});
