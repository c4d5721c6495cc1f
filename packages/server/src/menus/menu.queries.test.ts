import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { makeCombo, makeGroup, makeItem, makeRestaurant } from "../testing/make-world.queries.ts";
import { everyDatabase } from "../testing/test-database.ts";
import { readMenu, readRestaurantWithMenu } from "./menu.queries.ts";

describe.each(everyDatabase())("a menu on %s", ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("contains the listed items in order, and combos with their slots and allergens", async () => {
    const { db } = database;
    const restaurant = await makeRestaurant(db, { welcome_url: "https://example.org" });
    const second = await makeItem(db, restaurant.id, { position: 2, allergens: ["milk"] });
    const first = await makeItem(db, restaurant.id, { position: 1, allergens: ["sesame", "gluten"] });
    const gone = await makeItem(db, restaurant.id, { position: 0, listed: false, allergens: ["nuts"] });
    const group = await makeGroup(db, restaurant.id, [gone.id, first.id], ["Rare", "Well done"]);
    await makeGroup(db, restaurant.id, [first.id], ["Unlisted"], { listed: false });
    const combo = await makeCombo(db, restaurant.id, [[first.id, gone.id], [second.id]]);

    const menu = await readMenu(db, restaurant.id);

    expect(menu.welcome_url).toBe("https://example.org");
    expect(menu.items.map((item) => item.id)).toEqual([first.id, second.id]);
    expect(menu.items[0]).toMatchObject({ price: 1_250, settings: { min_order_delay: 0 }, tags: [] });
    expect(menu.items[0]).not.toHaveProperty("ref");
    expect(menu.modifier_groups).toHaveLength(1);
    expect(menu.modifier_groups[0]).toMatchObject({ id: group.id, items: [first.id] });
    expect(menu.modifier_groups[0]!.modifiers.map((modifier) => modifier.name.en)).toEqual(["Rare", "Well done"]);
    expect(menu.combos[0]).toMatchObject({
      id: combo.id,
      base_price: 2_000,
      primary_slot_id: combo.slots[0]!.id,
      allergens: ["gluten", "milk", "sesame"],
    });
    expect(menu.combos[0]!.slots[0]!.items).toEqual([
      { item_id: first.id, variant: 0, name: null, limit: null, extra_price: 0, use_base_price: false },
    ]);
    expect(menu.combos[0]!.slots[0]).toMatchObject({ optional: false, minimum: 1, maximum: 1 });
  });

  it("is empty for a restaurant that does not exist", async () => {
    expect(await readRestaurantWithMenu(database.db, 2_000_000_000)).toBeNull();
    expect((await readMenu(database.db, 2_000_000_000)).items).toEqual([]);
  });
});
