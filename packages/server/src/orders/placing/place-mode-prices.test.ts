import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { restaurantsRouter } from "../../restaurants/restaurants.router.ts";
import { callAs } from "../../testing/call-as.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { friesLine, makeOrderWorld, makeRequest, type OrderWorld, ordersAs } from "../../testing/order-world.ts";
import { testDatabases } from "../../testing/test-database.ts";

/** Makes every dish cost a dollar more at the table. */
const dearerInside = async (database: Database, id: number) => {
  await database.query(
    `update menu_items set mode_prices = jsonb_build_object('dine_in', price + 100) where restaurant_id = $1 and price is not null`,
    [id],
  );
  await database.query(`update restaurants set revision = revision + 1 where id = $1`, [id]);
};

describe.each(testDatabases())("prices by mode on %s (menus §44)", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let world: OrderWorld;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    services = makeServices(database);
    world = await makeOrderWorld(database.db);
  });
  const quote = (own: object) =>
    ordersAs(services, world.diner).quote({
      ...makeRequest(world, { items: [friesLine(world, { quantity: 2 })] }),
      ...own,
    });

  it("are those of the order's mode, in quotes and orders, and a placed order keeps them", async () => {
    const before = await quote({ mode: "take_out" });
    await dearerInside(database, world.restaurant.id);
    expect((await quote({ mode: "take_out" })).subtotal).toBe(before.subtotal);
    const inside = await quote({ mode: "dine_in" });
    expect(inside.subtotal).toBeCloseTo(before.subtotal + 2, 5);
    expect(inside.items[0]?.item?.mode_prices).toEqual({});

    const request = makeRequest(world, { items: [friesLine(world, { quantity: 2 })], mode: "dine_in" });
    const placed = await ordersAs(services, world.diner, crypto.randomUUID()).place(request);
    expect(placed).toMatchObject({ subtotal: inside.subtotal, items: [{ unit_price: before.subtotal / 2 + 1 }] });
    // No later edit of the menu changes it.
    await database.query(`update menu_items set mode_prices = '{}' where restaurant_id = $1`, [world.restaurant.id]);
    expect(await ordersAs(services, world.diner).get({ id: placed.id })).toEqual(placed);
  });

  it("go out with the restaurant's menu, so that a screen shows them", async () => {
    await dearerInside(database, world.restaurant.id);
    const { menu } = await callAs(services, restaurantsRouter, null).get({ id: world.restaurant.id });
    const priced = menu.items.filter(({ price }) => price !== null);
    expect(priced.length).toBeGreaterThan(0);
    for (const { price, mode_prices } of priced) expect(mode_prices.dine_in).toBeCloseTo((price ?? 0) + 1, 5);
  });
});
