import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import {
  friesLine,
  makeOrderWorld,
  makeRequest,
  type OrderWorld,
  ordersAs,
  refusalOf,
} from "../../testing/order-world.ts";
import { testDatabases } from "../../testing/test-database.ts";

describe.each(testDatabases())("an order that has become dearer than what was shown, on %s", ({ open }) => {
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

  const place = (own: Parameters<typeof makeRequest>[1], key = "k") =>
    ordersAs(services, world.diner, key).place(makeRequest(world, own));
  const priceFries = async (price: number) => {
    await database.query("update menu_items set price = $1 where id = $2", [price, world.fries.id]);
    await database.query("update restaurants set revision = revision + 1 where id = $1", [world.restaurant.id]);
  };
  const ordersThere = async () =>
    (
      await database.query<{ n: number }>("select count(*)::int n from orders where restaurant_id = $1", [
        world.restaurant.id,
      ])
    ).rows[0]!.n;

  it("is refused with both totals, and nothing is written", async () => {
    await place({ expected_total: 33.63 }, "warm");
    await priceFries(426);
    expect(await refusalOf(place({ expected_total: 33.63 }))).toEqual({
      code: "order_refused",
      data: { problems: [{ code: "price_changed", line: null, data: { expected: 33.63, actual: 33.64 } }] },
    });
    expect(await ordersThere()).toBe(1);
  });

  it("is placed once the new total is accepted, with the same key", async () => {
    await priceFries(700);
    await refusalOf(place({ expected_total: 33.63 }));
    expect(await place({ expected_total: 36.79 })).toMatchObject({ number: 1, total: 36.79 });
    expect(await place({ expected_total: 36.79 })).toMatchObject({ number: 1 });
    expect(await ordersThere()).toBe(1);
  });

  it("is returned again to the same key after a lost answer, whatever total the retry expects", async () => {
    const first = await place({ expected_total: 33.63 });
    await priceFries(700);
    for (const expected_total of [33.63, 36.79, null, undefined])
      expect(await place({ expected_total })).toEqual(first);
    expect(await ordersThere()).toBe(1);
  });

  it("is charged at the current total if that is lower, or if the request expects none", async () => {
    await priceFries(100);
    expect(await place({ expected_total: 33.63 }, "a")).toMatchObject({ subtotal: 26, total: 29.89 });
    expect(await place({}, "b")).toMatchObject({ total: 29.89 });
    expect(await place({ expected_total: null }, "c")).toMatchObject({ total: 29.89 });
  });

  it("is reported beside the order's other problems, and never by a quote", async () => {
    const own = { expected_total: 1, items: [friesLine(world, { quantity: 26 }), friesLine(world, { quantity: 25 })] };
    const { data } = await refusalOf(place(own));
    expect((data as { problems: { code: string }[] }).problems.map(({ code }) => code)).toEqual([
      "quantity_invalid",
      "price_changed",
    ]);
    const quote = await ordersAs(services, null).quote(makeRequest(world, { expected_total: 1 }));
    expect(quote).toMatchObject({ total: 33.63, problems: [] });
  });

  it("refuses an expected total that is not an amount, as invalid input", async () => {
    for (const expected_total of [-1, Number.NaN, "33.63", 1e12] as number[]) {
      expect((await refusalOf(place({ expected_total }))).code).toBe("invalid_input");
    }
  });
});
