import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { restaurantsRouter } from "../../restaurants/restaurants.router.ts";
import { callAs } from "../../testing/call-as.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { makeItem } from "../../testing/make-world.queries.ts";
import {
  friesLine,
  makeOrderWorld,
  makeRequest,
  type OrderWorld,
  ordersAs,
  refusalOf,
} from "../../testing/order-world.ts";
import { startApi } from "../../testing/start-api.ts";
import { testDatabases } from "../../testing/test-database.ts";

const always = [[0, 24]];
const lunch = [[11, 14]];
const WEEK = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const everyDay = (intervals: number[][]) => Object.fromEntries(WEEK.map((day) => [day, intervals]));

describe.each(testDatabases())("the time that an order is for, on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let world: OrderWorld;
  let key = 0;
  beforeAll(async () => {
    database = await open();
    services = makeServices(database);
    world = await makeOrderWorld(database.db, { hours: everyDay(always) });
  });
  afterAll(() => database.close());

  /** Returns what quote and place both say about a moment; "placed" if it was ordered. */
  const say = async (date: string, time: string, of = world) => {
    const request = makeRequest(of, { date, time });
    const { problems } = await ordersAs(services, null).quote(request);
    const place = ordersAs(services, of.diner, `k${(key += 1)}`).place(request);
    if (problems.length === 0) return (await place).time === time ? "placed" : "moved";
    const { code, data } = await refusalOf(place);
    expect([code, data]).toEqual(["order_refused", { problems }]);
    return problems.map((problem) => problem.code).join();
  };

  it.each([
    ["2026-11-18", "11:30", "time_unavailable"],
    ["2026-11-18", "12:00", "time_unavailable"],
    ["2026-11-17", "18:30", "time_unavailable"],
    ["2000-01-01", "18:30", "time_unavailable"],
    ["2026-11-17", "now", "time_unavailable"],
    ["2026-11-19", "now", "time_unavailable"],
    ["2026-11-18", "18:10", "time_unavailable"],
    ["2026-11-18", "12:30", "placed"],
    ["2026-11-18", "now", "placed"],
    ["2026-12-16", "18:30", "placed"],
    ["2026-12-17", "18:30", "time_unavailable"],
    ["9999-12-31", "18:30", "time_unavailable"],
  ])("at noon of 2026-11-18: %s %s is %s", async (date, time, said) => {
    services.setTime("2026-11-18T17:00:00Z");
    expect(await say(date, time)).toBe(said);
  });

  it.each([
    ["2026-11-17", "placed"],
    ["2026-11-16", "time_unavailable"],
  ])("just after midnight of 2026-11-18: %s now is %s (restaurants §12)", async (date, said) => {
    services.setTime("2026-11-18T05:00:05Z");
    expect(await say(date, "now")).toBe(said);
  });

  it("stores the new day for what was ordered for now just before midnight", async () => {
    services.setTime("2026-11-18T05:00:05Z");
    const request = makeRequest(world, { date: "2026-11-17", time: "now" });
    expect((await ordersAs(services, world.diner, "midnight").place(request)).date).toBe("2026-11-18");
  });

  it.each(["2026-13-01", "2026-02-30", "18 nov", ""])("refuses %j as a date", async (date) => {
    const request = makeRequest(world, { date });
    expect((await refusalOf(ordersAs(services, world.diner, "d").place(request))).code).toBe("invalid_input");
  });

  it.each(["24:00", "12:60", "1:30", "noon", "NOW", "12:30:00", "-1:00"])("refuses %j as a time", async (time) => {
    const request = makeRequest(world, { time });
    expect((await refusalOf(ordersAs(services, world.diner, "t").place(request))).code).toBe("invalid_input");
  });

  it("refuses 2:30 in the night that skips it, and means the first 1:30 in the night that has two", async () => {
    services.setTime("2027-03-13T17:00:00Z");
    expect(await say("2027-03-14", "01:30")).toBe("placed");
    expect(await say("2027-03-14", "02:00")).toBe("time_unavailable");
    expect(await say("2027-03-14", "02:30")).toBe("time_unavailable");
    expect(await say("2027-03-14", "03:00")).toBe("placed");
    services.setTime("2026-10-31T16:00:00Z");
    const twice = await ordersAs(services, world.diner, "twice").place(
      makeRequest(world, { date: "2026-11-01", time: "01:30" }),
    );
    expect(twice.min_time).toBe("2026-11-01T05:30:00.000Z");
    // In the second of the two hours the first is past, and so is the ambiguous time, which means the first.
    services.setTime("2026-11-01T06:10:00Z");
    expect(await say("2026-11-01", "01:30")).toBe("time_unavailable");
    expect(await say("2026-11-01", "02:00")).toBe("placed");
  });

  it("counts 28 days from the first that the notice allows (restaurants §10)", async () => {
    services.setTime("2026-11-18T17:00:00Z");
    const slow = await makeOrderWorld(database.db, { min_order_delay: 48, hours: everyDay(lunch) });
    expect(await say("2026-11-19", "12:30", slow)).toBe("too_soon");
    expect(await say("2026-11-20", "11:30", slow)).toBe("too_soon");
    expect(await say("2026-11-20", "12:30", slow)).toBe("placed");
    expect(await say("2026-12-18", "13:30", slow)).toBe("placed");
    expect(await say("2026-12-19", "11:30", slow)).toBe("time_unavailable");
    const { dates } = await callAs(services, restaurantsRouter).availability({ id: slow.restaurant.id });
    expect([dates[0], dates.at(-1), dates.length]).toEqual(["2026-11-20", "2026-12-18", 29]);
  });

  it("asks for an item's own notice at its line (menus §4)", async () => {
    services.setTime("2026-11-18T17:00:00Z");
    const sweet = await makeOrderWorld(database.db);
    const cake = await makeItem(database.db, sweet.restaurant.id, { min_order_delay: 24 });
    const items = [friesLine(sweet), { ...friesLine(sweet), item_id: cake.id }];
    const quoted = async (date: string, time: string) =>
      (await ordersAs(services, null).quote(makeRequest(sweet, { items, date, time }))).problems;
    const tooSoon = [{ code: "too_soon", line: 1, data: { min_order_delay: 24 } }];
    expect(await quoted("2026-11-18", "now")).toEqual(tooSoon);
    expect(await quoted("2026-11-19", "11:30")).toEqual(tooSoon);
    expect(await quoted("2026-11-19", "12:00")).toEqual([]);
  });

  it("accepts planned orders off hours, but none for now (restaurants §7)", async () => {
    // 8:10 in Montréal, three hours before it opens.
    services.setTime("2026-11-18T13:10:00Z");
    const later = await makeOrderWorld(database.db, { hours: everyDay(lunch), planned_orders_enabled: true });
    expect(await say("2026-11-18", "now", later)).toBe("time_unavailable");
    expect(await say("2026-11-18", "11:00", later)).toBe("placed");
    expect(await say("2026-11-18", "14:00", later)).toBe("time_unavailable");
    const shut = await makeOrderWorld(database.db, { hours: everyDay(lunch), planned_orders_enabled: false });
    expect(await say("2026-11-18", "11:00", shut)).toBe("restaurant_closed");
  });

  it("respects closed dates and special hours (restaurants §3)", async () => {
    services.setTime("2026-12-23T17:00:00Z");
    const resting = await makeOrderWorld(database.db, {
      hours: everyDay(lunch),
      planned_orders_enabled: true,
      closed_dates: ["2026-12-25"],
      special_hours: [{ from: "2026-12-24", to: "2026-12-24", hours: [[22, 2]] }],
    });
    expect(await say("2026-12-24", "12:00", resting)).toBe("time_unavailable");
    expect(await say("2026-12-24", "22:30", resting)).toBe("placed");
    // The previous day's night extends into the closed day.
    expect(await say("2026-12-25", "01:00", resting)).toBe("placed");
    expect(await say("2026-12-25", "12:00", resting)).toBe("time_unavailable");
    expect(await say("2026-12-26", "12:00", resting)).toBe("placed");
  });

  it("refuses a note of a megabyte, wherever it stands", async () => {
    const api = await startApi(services);
    const long = "a".repeat(1_048_576);
    const request = makeRequest(world);
    const bodies = [
      { ...request, items: [friesLine(world, { notes: long })] },
      { ...request, mode: "delivery", delivery: { address: long } },
      { ...request, mode: "delivery", delivery: { address: "4200 rue Saint-Denis", comments: long } },
      { ...request, table: long },
    ];
    for (const json of bodies) {
      const answer = await api.fetch("/api/client/order/quote", { json });
      expect(answer.status).toBe(413);
    }
    const over = { ...request, items: [friesLine(world, { notes: "a".repeat(2_000) })] };
    const answer = await api.fetch("/api/client/order/quote", { json: over });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, "invalid_input"]);
    await api.close();
  });
});
