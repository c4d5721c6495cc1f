import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { kitchenRouter } from "../../kitchen/kitchen.router.ts";
import { callAs } from "../../testing/call-as.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { makeAccount, makeRecommendation, makeStaff } from "../../testing/make-world.queries.ts";
import {
  burgerLine,
  friesLine,
  makeOrderWorld,
  makeRequest,
  type OrderWorld,
  ordersAs,
  refusalOf,
} from "../../testing/order-world.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { figuresRouter } from "./figures.router.ts";
import { purgeMisses } from "./record-miss.ts";

describe.each(testDatabases())("figures on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let world: OrderWorld;
  let owner: { account_id: number };
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    services = makeServices(database);
    world = await makeOrderWorld(database.db);
    owner = await hired("owner");
  });
  const hired = async (role: "owner" | "manager") => {
    const { id } = await makeAccount(database.db);
    await makeStaff(database.db, world.restaurant.id, id, role);
    return { account_id: id };
  };
  const place = (own: Parameters<typeof makeRequest>[1] = {}) =>
    ordersAs(services, world.diner, crypto.randomUUID()).place(makeRequest(world, own));
  const figuresOf = (from: string, to = from, caller = owner) =>
    callAs(services, figuresRouter, caller).get({ restaurant_id: world.restaurant.id, from, to });
  const set = (sql: string, values: unknown[]) => database.query(sql, values);

  it("are for owners only, for a valid period", async () => {
    const manager = await hired("manager");
    expect((await refusalOf(figuresOf("2026-11-18", "2026-11-18", manager))).code).toBe("forbidden");
    expect((await refusalOf(figuresOf("2026-11-18", "2026-11-17"))).code).toBe("period_invalid");
    expect((await refusalOf(figuresOf("2020-01-01", "2026-11-17"))).code).toBe("period_invalid");
  });

  it("add up to the cent to what the orders record, by every measure", async () => {
    const placed = [
      await place({ tip: 4.01, source: "poster" }),
      await place({ mode: "dine_in", items: [friesLine(world, { quantity: 3 })], tip: 0.33 }),
      await place({ items: [friesLine(world, { quantity: 7 })], source: "-web" }),
    ];
    const gone = await place();
    await set("update orders set status = 'refunded' where id = $1", [gone.id]);
    const figures = await figuresOf("2026-11-12", "2026-11-18");
    const cents = (pick: (order: (typeof placed)[number]) => number) =>
      placed.reduce((sum, order) => sum + Math.round(pick(order) * 100), 0) / 100;
    expect(figures.totals).toEqual({
      orders: 3,
      subtotal: cents(({ subtotal }) => subtotal),
      tax: cents(({ tax }) => tax),
      tip: 4.34,
      delivery_fee: 0,
      total: cents(({ total }) => total),
    });
    expect(figures.refunded).toEqual({ orders: 1, total: gone.total });
    for (const list of [figures.by_day, figures.by_hour, figures.by_mode, figures.by_source]) {
      expect(list.reduce((sum, { total }) => sum + Math.round(total * 100), 0) / 100).toBe(figures.totals.total);
      expect(list.reduce((sum, { orders }) => sum + orders, 0)).toBe(3);
    }
    expect(figures.by_day.map(({ date, orders }) => [date, orders])).toEqual([
      ...["12", "13", "14", "15", "16", "17"].map((day) => [`2026-11-${day}`, 0]),
      ["2026-11-18", 3],
    ]);
    expect(figures.dishes).toMatchObject([
      { item_id: world.fries.id, quantity: 11, amount: 46.75 },
      { item_id: world.burger.id, quantity: 2, amount: 25 },
    ]);
    expect(figures.taxes.map(({ name }) => name?.fr)).toEqual(["TPS", "TVQ"]);
    expect(figures.taxes.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100).toBe(figures.totals.tax);
    expect(figures.preparation_seconds).toBeNull();
  });

  it("show each dish's amount after discounts, so that the amounts add up to the subtotal, also after a correction", async () => {
    const name = { en: "Offer", fr: "Offre", default: null };
    const none = { items: null, modes: null, hours: null, starts: null, ends: null, code: null };
    const offer = { ...none, name, amount: 0, from: 0, per_member: null, in_all: null, paused: false };
    await set("update restaurants set offers = $2, revision = revision + 1 where id = $1", [
      world.restaurant.id,
      JSON.stringify([
        { ...offer, ref: "half", kind: "second_half" },
        { ...offer, ref: "sum", kind: "amount_off", amount: 333, from: 1000 },
      ]),
    ]);
    const placed = await place({
      items: [friesLine(world, { quantity: 3 }), burgerLine(world), burgerLine(world, { notes: "x" })],
    });
    const adds = async () => {
      const { dishes, totals } = await figuresOf("2026-11-18");
      const sum = (pick: (dish: (typeof dishes)[number]) => number) =>
        dishes.reduce((all, dish) => all + Math.round(pick(dish) * 100), 0);
      expect(sum(({ amount }) => amount)).toBe(Math.round(totals.subtotal * 100));
      const day = await callAs(services, kitchenRouter, world.cook).totals({
        restaurant_id: world.restaurant.id,
        date: "2026-11-18",
      });
      expect(day.dishes.map(({ amount }) => amount)).toEqual(dishes.map(({ amount }) => amount));
      return sum(({ discount }) => discount);
    };
    const offOf = ({ discounts }: typeof placed) =>
      discounts.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    expect(offOf(placed)).toBeGreaterThan(333);
    expect(await adds()).toBe(offOf(placed));
    const corrected = await callAs(services, kitchenRouter, world.cook).correct({
      id: placed.id,
      revision: 1,
      lines: [{ line_id: placed.items[0]!.id, quantity: 1 }],
    });
    expect(offOf(corrected)).toBeLessThan(offOf(placed));
    expect(await adds()).toBe(offOf(corrected));
  });

  it("list the hundred dishes that sold most, and the others as one, so that they still add up to the subtotal", async () => {
    const { id } = await place({ items: [friesLine(world, { quantity: 4 })] });
    /** Further dishes on the order, each sold twice and half off. */
    const sell = async (from: number, to: number) => {
      const line = `jsonb_build_object('id', gen_random_uuid(), 'position', n, 'item_id', 1000000 + n, 'quantity', 2,
        'unit_price', 150, 'price', 300, 'discount', 150)`;
      await set(
        `insert into order_lines select l.* from (select * from order_lines where order_id = $1 and position = 0) o,
          generate_series($2::int, $3::int) n, jsonb_populate_record(null::order_lines, to_jsonb(o) || ${line}) l`,
        [id, from, to],
      );
      await set("update orders set subtotal = subtotal + $2, total = total + $2 where id = $1", [
        id,
        150 * (to - from + 1),
      ]);
    };
    await sell(1, 99);
    const hundred = await figuresOf("2026-11-18");
    expect(hundred.dishes).toHaveLength(100);
    expect(hundred.other_dishes).toBeNull();
    await sell(100, 102);
    const { dishes, other_dishes, totals } = await figuresOf("2026-11-18");
    expect(dishes).toEqual(hundred.dishes);
    expect(other_dishes).toEqual({ quantity: 6, amount: 4.5, discount: 4.5 });
    const cents = dishes.reduce((all, { amount }) => all + Math.round(amount * 100), 450);
    expect(cents).toBe(Math.round(totals.subtotal * 100));
  });

  it("count an order on the business day of its half hour: a night past midnight, and days when the clocks change", async () => {
    const at = async (slot: string) => {
      const { id } = await place();
      await set("update orders set slot = $2 where id = $1", [id, slot]);
    };
    const evening = [[18, 26]];
    const hours = Object.fromEntries(
      ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((day) => [day, evening]),
    );
    await at("2026-11-01T05:30:00Z");
    await at("2026-11-01T06:30:00Z");
    await at("2026-11-01T23:30:00Z");
    await at("2027-03-14T06:30:00Z");
    await at("2027-03-14T07:30:00Z");
    await set("update restaurants set hours = $2, revision = revision + 1 where id = $1", [
      world.restaurant.id,
      JSON.stringify(hours),
    ]);
    // Half past one comes twice that night: the evening of the 31st lasts until the second two o'clock.
    const fall = await figuresOf("2026-10-31", "2026-11-01");
    expect(fall.by_day.map(({ date, orders }) => [date, orders])).toEqual([
      ["2026-10-31", 2],
      ["2026-11-01", 1],
    ]);
    expect(fall.by_hour).toMatchObject([
      { hour: 1, orders: 2 },
      { hour: 18, orders: 1 },
    ]);
    const spring = await figuresOf("2027-03-13", "2027-03-14");
    expect(spring.by_day.map(({ orders }) => orders)).toEqual([1, 1]);
    expect(spring.over).toBe(false);
    expect(fall.over).toBe(true);
  });

  it("list public discoveries of the restaurant, with their dish's sales before and after", async () => {
    const author = await makeAccount(database.db);
    const about = {
      restaurant_id: world.restaurant.id,
      item_id: world.fries.id,
      published_at: new Date("2026-11-17T12:00:00Z"),
      date_creation: new Date("2026-11-17T12:00:00Z"),
    };
    const { id } = await makeRecommendation(database.db, author.id, about);
    await makeRecommendation(database.db, author.id, { ...about, visibility: "friends" });
    const leaving = await makeAccount(database.db, { deleted_at: new Date("2026-11-17T13:00:00Z") });
    await makeRecommendation(database.db, leaving.id, about);
    await place({ items: [friesLine(world, { quantity: 4 })] });
    const before = await place({ items: [friesLine(world)] });
    await set("update orders set slot = '2026-11-16T12:00:00Z' where id = $1", [before.id]);
    expect((await figuresOf("2026-11-17")).discoveries).toMatchObject([{ id, sold_before: 1, sold_after: 4 }]);
    expect((await figuresOf("2026-11-18")).discoveries).toEqual([]);
  });

  it("list searches of the menu without a result, anonymously, with how often each was made", async () => {
    const restaurant_id = world.restaurant.id;
    const missed = (query: string) => callAs(services, figuresRouter).missed({ restaurant_id, query });
    expect(await missed("Crème brûlée")).toBe(true);
    expect(await missed("creme BRULEE")).toBe(true);
    expect(await missed("tofu")).toBe(true);
    expect(await missed("514 555 0101")).toBe(false);
    expect(await callAs(services, figuresRouter).missed({ restaurant_id: 2_000_000_000, query: "tofu" })).toBe(false);
    expect((await figuresOf("2026-11-18")).misses).toEqual([
      { words: "creme brulee", times: 2 },
      { words: "tofu", times: 1 },
    ]);
    expect((await figuresOf("2026-11-17")).misses).toEqual([]);
    services.setTime("2027-12-25T12:00:00Z");
    expect(await purgeMisses(services)).toBe(2);
  });
});
