import { groupsOfItem } from "@tablee/domain/menus/find-in-menu";
import { minor } from "@tablee/domain/money/minor";
import { shownPrice } from "@tablee/domain/orders/starting-price";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { makeGroup, makeItem, makeRestaurant } from "../testing/make-world.queries.ts";
import { plansOf } from "../testing/plans.ts";
import { testDatabases } from "../testing/test-database.ts";
import { readMenu } from "./menu.queries.ts";
import { readShownPrices } from "./shown-prices.queries.ts";

const ITEMS = 60;

describe.each(testDatabases())("the price of a dish outside its menu on %s", ({ open, kind }) => {
  let database: Database;
  let restaurant_id: number;
  let items: { id: number; price: ReturnType<typeof minor>; modifier_size: number }[];
  beforeAll(async () => {
    database = await open();
    const { db } = database;
    restaurant_id = (await makeRestaurant(db)).id;
    items = [];
    for (let made = 0; made < ITEMS; made += 1) {
      const { id } = await makeItem(db, restaurant_id, { price: minor(1_000 + made) });
      items.push({ id, price: minor(1_000 + made), modifier_size: 0 });
    }
    const group = async (item_ids: number[], min_selected_amount: number, price: number, opened: number[] = []) => {
      const modifier = { price: minor(price), modifier_groups: opened };
      const own = { min_selected_amount, max_selected_amount: 2, modifier };
      return (await makeGroup(db, restaurant_id, item_ids, ["A", "B"], own)).id;
    };
    const [first, second, third, ...rest] = items.map(({ id }) => id) as [number, number, number, ...number[]];
    // Three levels: the sauce of a side of a size; the second level is required, and asked of the first dish itself too.
    const sauce = await group([], 1, 50);
    const side = await group([first], 1, 200, [sauce]);
    await group([first], 1, 300, [side]);
    // An optional choice opens what the dish asks itself: it is not certain to be asked.
    const extra = await group([second], 1, 90);
    await group([second], 0, 10, [extra]);
    // One of the whole menu, which is optional, and one of the rest each.
    await group([first, second, third, ...rest], 0, 25);
    for (const id of rest) await group([id], 1, 100);
  });
  afterAll(() => database.close());

  it("is the one on its menu, whichever dishes are asked for together (menus §34)", async () => {
    const menu = await readMenu(database.db, restaurant_id);
    for (const asked of [items, items.slice(0, 1), items.slice(1, 2), items.slice(2, 3), items.slice(3, 6)]) {
      const prices = await readShownPrices(database.db, asked);
      const onMenu = asked.map((item) => [item.id, shownPrice(item, groupsOfItem(menu, item.id))]);
      expect([...prices]).toEqual(onMenu);
    }
    const { from, price } = (await readShownPrices(database.db, items.slice(0, 1))).get(items[0]!.id)!;
    expect([from, price]).toEqual([true, 1_550]);
  });

  it.runIf(kind === "postgresql")("reads the groups that the dish reaches, and no others", async () => {
    await database.query("analyze modifier_groups, modifiers, modifier_group_items");
    const rowsFor = async (asked: typeof items) => {
      const plans = await plansOf(
        database,
        ({ text }) => text.includes("modifier_groups"),
        () => readShownPrices(database.db, asked),
      );
      return plans.map((plan) => (plan as unknown as { "Actual Rows": number })["Actual Rows"]);
    };
    // Its own two, the one of the menu, and the sauce.
    expect(await rowsFor(items.slice(0, 1))).toEqual([4]);
    expect(await rowsFor(items.slice(2, 3))).toEqual([0]);
    expect(await rowsFor(items.slice(3, 4))).toEqual([2]);
  });
});
