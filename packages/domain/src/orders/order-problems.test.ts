import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeCombo, makeItem, makeMenu, makeSection, makeSlot } from "../menus/menu.example.ts";
import { comboLine, inSlot, itemLine } from "./line/line.example.ts";
import { anyLineArbitrary, linesArbitrary, menuArbitrary, menuWithLines } from "./line/menu.arbitrary.ts";
import { minor } from "../money/minor.ts";
import type { WeekHours } from "../restaurants/week-hours.ts";
import { WEEKDAYS } from "../restaurants/week-hours.ts";
import { ORDER_MODES } from "../restaurants/order-mode.ts";
import { checkOrder, PROBLEM_CODES, type OrderFacts } from "./order-problems.ts";

const everyDay = (...intervals: [number, number][]): WeekHours =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, intervals])) as WeekHours;

const menu = makeMenu({
  items: [makeItem({ id: 1 }), makeItem({ id: 2, settings: { min_order_delay: 24 } })],
  combos: [
    makeCombo({ id: 10, limit_per_order: 2, slots: [makeSlot(20, [1])] }),
    makeCombo({ id: 11, slots: [makeSlot(21, [2])] }),
  ],
});
const restaurant: OrderFacts["restaurant"] = {
  status: "open",
  hours: everyDay([11, 22]),
  timezone: "America/Toronto",
  planned_orders_enabled: true,
  min_order_delay: 0,
  delivery_offered: true,
  dine_in_offered: true,
  take_out_offered: true,
  curbside_pickup_offered: false,
  drive_through_offered: false,
  hide_dine_in: false,
  hide_delivery: false,
  hide_take_out: false,
  hide_curbside: false,
  hide_drive: false,
  delivery_radius_m: 3000,
  latitude: 45.50884,
  longitude: -73.58781,
};
/** Thursday 2026-11-19, 12:10 in Montréal. */
const AT = new Date("2026-11-19T17:10:00Z");
const base: OrderFacts = {
  menu,
  restaurant,
  lines: [itemLine(1)],
  mode: "take_out",
  date: "2026-11-19",
  time: "now",
  delivery: null,
  minimum: minor(0),
};
const check = (change: Partial<OrderFacts> = {}, at = AT) => checkOrder({ ...base, ...change }, at);
const codes = (change: Partial<OrderFacts> = {}, at = AT) => check(change, at).map(({ code, line }) => [code, line]);

test("a valid order has no problem, now and planned", () => {
  expect(check()).toEqual([]);
  expect(check({ date: "2026-11-21", time: "18:30" })).toEqual([]);
});

test("the problem of a line names that line", () => {
  const lines = [itemLine(1), itemLine(9), itemLine(1, [], { quantity: 0 })];
  expect(codes({ lines })).toEqual([
    ["item_gone", 1],
    ["quantity_invalid", 2],
  ]);
});

describe("limit_per_order", () => {
  const combo = (quantity: number, notes = "") => comboLine(10, inSlot(20, 1), { quantity, notes });
  test("counts over all lines, and names the first line over the limit, once", () => {
    expect(check({ lines: [combo(2)] })).toEqual([]);
    expect(check({ lines: [combo(3)] })).toEqual([
      { code: "limit_reached", line: 0, data: { combo_id: 10, limit: 2 } },
    ]);
    expect(codes({ lines: [combo(1), itemLine(1), combo(1, "a"), combo(1, "b"), combo(5, "c")] })).toEqual([
      ["limit_reached", 3],
    ]);
  });
  test("does not count an invalid quantity", () => {
    expect(codes({ lines: [combo(Number.NaN), combo(-5), combo(2)] })).toEqual([
      ["quantity_invalid", 0],
      ["quantity_invalid", 1],
    ]);
  });
});

describe("a section's hours (menus §32)", () => {
  const hours = { ...everyDay([11, 22]), thursday: [] as [number, number][] };
  const served = { ...menu, items: menu.items.map((item) => ({ ...item, section_id: 5 })) };
  const brunch = { ...served, sections: [makeSection({ id: 5, hours })] };
  const problem = (line: number) => ({ code: "section_closed", line, data: { section_id: 5 } });
  test("refuse what is not served at the order's time, alone and in a combo, at its line", () => {
    const lines = [itemLine(1), comboLine(10, inSlot(20, 1))];
    expect(check({ menu: brunch, lines })).toEqual([problem(0), problem(1)]);
    expect(check({ menu: brunch, lines, date: "2026-11-20", time: "12:30" })).toEqual([]);
    expect(check({ menu: served, lines })).toEqual([]);
  });
});

describe("a slot's capacity", () => {
  const slot = (taken: number, kind: "orders" | "dishes" = "orders"): OrderFacts["slot"] => ({
    capacities: [{ mode: null, kind, per_slot: 3 }],
    used: [{ mode: "dine_in", orders: taken, dishes: taken }],
  });
  test("accepts the last order that fits, and tells a larger one how much is left", () => {
    expect(check({ slot: slot(2) })).toEqual([]);
    const data = { date: base.date, time: base.time, per_slot: 3 };
    expect(check({ slot: slot(3) })).toEqual([
      { code: "slot_full", line: null, data: { ...data, kind: "orders", left: 0 } },
    ]);
    expect(check({ slot: slot(2, "dishes"), lines: [itemLine(1, [], { quantity: 2 })] })).toEqual([
      { code: "slot_full", line: null, data: { ...data, kind: "dishes", left: 1 } },
    ]);
  });
  test("is not reported where the time is unavailable anyway", () => {
    expect(codes({ slot: slot(3), date: "2026-11-01" })).toEqual([["time_unavailable", null]]);
  });
});

describe("mode and address", () => {
  test("a mode that is not offered, or is hidden, is unavailable with its reason", () => {
    expect(check({ mode: "drive" })).toEqual([
      { code: "mode_unavailable", line: null, data: { mode: "drive", reason: "drive_not_available" } },
    ]);
    expect(codes({ mode: "dine_in", restaurant: { ...restaurant, hide_dine_in: true } })).toEqual([
      ["mode_unavailable", null],
    ]);
  });

  const deliver = (delivery: OrderFacts["delivery"], change: Partial<OrderFacts["restaurant"]> = {}) =>
    check({ mode: "delivery", delivery, restaurant: { ...restaurant, ...change } });
  const near = { address: "1 rue Rachel", latitude: 45.52, longitude: -73.58 };
  const far = { address: "2 rue Loin", latitude: 45.6, longitude: -73.58 };

  test("delivery needs an address, the other modes do not", () => {
    expect(deliver(null)).toEqual([{ code: "address_missing", line: null, data: {} }]);
    expect(deliver({ ...near, address: "  " })).toEqual([{ code: "address_missing", line: null, data: {} }]);
    expect(deliver(near)).toEqual([]);
    expect(check({ mode: "take_out", delivery: far })).toEqual([]);
  });

  test("an address beyond the restaurant's radius is too far, with the distance", () => {
    expect(deliver(far)).toEqual([
      { code: "address_too_far", line: null, data: { distance_m: 10155, delivery_radius_m: 3000 } },
    ]);
    expect(deliver(far, { delivery_radius_m: null })).toEqual([]);
    expect(deliver(far, { latitude: null })).toEqual([]);
    expect(deliver({ address: "somewhere" })).toEqual([]);
    expect(deliver({ address: "somewhere", latitude: null, longitude: null })).toEqual([]);
  });
});

describe("time", () => {
  test("an unavailable date or time is refused with its reason", () => {
    expect(codes({ date: "2026-11-18", time: "12:30" })).toEqual([["time_unavailable", null]]);
    expect(codes({ date: "2026-11-20", time: "12:45" })).toEqual([["time_unavailable", null]]);
    expect(codes({ restaurant: { ...restaurant, status: "closed" } })).toEqual([["restaurant_closed", null]]);
    expect(codes({ restaurant: { ...restaurant, min_order_delay: 48 }, date: "2026-11-20", time: "12:30" })).toEqual([
      ["too_soon", null],
    ]);
    expect(codes({ date: "rubbish", time: "??" })).toEqual([["time_unavailable", null]]);
  });

  test("an item's own delay is a problem of its line (menus §4): 23 hours refused, 25 accepted", () => {
    const lines = [itemLine(1), itemLine(2)];
    const late = new Date("2026-11-19T18:30:00Z");
    expect(check({ lines, date: "2026-11-20", time: "12:30" }, late)).toEqual([
      { code: "too_soon", line: 1, data: { min_order_delay: 24 } },
    ]);
    expect(check({ lines, date: "2026-11-20", time: "14:30" }, late)).toEqual([]);
    expect(codes({ lines })).toEqual([["too_soon", 1]]);
  });

  test("the delay of an item inside a combo counts too", () => {
    expect(codes({ lines: [comboLine(11, inSlot(21, 2))] })).toEqual([["too_soon", 0]]);
  });

  test("where the restaurant's own delay is not met, no line is named", () => {
    const slow = { ...restaurant, min_order_delay: 30 };
    expect(codes({ lines: [itemLine(2)], restaurant: slow, date: "2026-11-20", time: "12:30" })).toEqual([
      ["too_soon", null],
    ]);
  });

  test("a delay beyond the 28 days moves the dates that can be chosen", () => {
    const far = makeMenu({ items: [makeItem({ id: 1, settings: { min_order_delay: 35 * 24 } })] });
    expect(codes({ menu: far, date: "2026-12-22", time: "12:30" })).toEqual([["too_soon", 0]]);
    expect(codes({ menu: far, date: "2026-12-28", time: "12:30" })).toEqual([]);
  });
});

test("all problems are reported at once", () => {
  const lines = [itemLine(9), comboLine(10, [], { quantity: 3 })];
  expect(codes({ lines, mode: "delivery", date: "2026-11-18", time: "12:30" })).toEqual([
    ["item_gone", 0],
    ["slot_missing", 1],
    ["limit_reached", 1],
    ["address_missing", null],
    ["time_unavailable", null],
  ]);
});

test("valid lines at an available time are a valid order", () => {
  fc.assert(
    fc.property(menuWithLines, (sample) => {
      expect(check(sample)).toEqual([]);
    }),
  );
});

const anyOrder: fc.Arbitrary<OrderFacts> = fc.record({
  menu: menuArbitrary,
  restaurant: fc
    .record({
      status: fc.constantFrom("open", "closed", "paused", ""),
      hours: fc.constantFrom(everyDay([11, 22]), everyDay([0, 24]), everyDay([20, 3]), everyDay(), null),
      timezone: fc.constantFrom("America/Toronto", "Europe/Paris", "Mars/Olympus", ""),
      planned_orders_enabled: fc.boolean(),
      min_order_delay: fc.constantFrom(0, 1, 24, 1000, -1, Number.NaN),
      delivery_offered: fc.boolean(),
      take_out_offered: fc.boolean(),
      delivery_radius_m: fc.option(fc.nat(10_000)),
      latitude: fc.option(fc.double({ min: -90, max: 90, noNaN: true })),
    })
    .map((given) => ({ ...restaurant, ...given })),
  lines: fc.array(anyLineArbitrary, { maxLength: 6 }),
  mode: fc.constantFrom(...ORDER_MODES),
  date: fc.constantFrom("2026-11-19", "2026-03-08", "0000-00-00", "9999-12-31", ""),
  time: fc.constantFrom("now", "12:30", "02:30", "23:59", ""),
  minimum: fc.nat(10_000).map(minor),
  delivery: fc.option(
    fc.record({
      address: fc.string(),
      latitude: fc.option(fc.double({ min: -90, max: 90, noNaN: true }), { nil: undefined }),
      longitude: fc.option(fc.double({ min: -180, max: 180, noNaN: true }), { nil: undefined }),
    }),
  ),
});

test("any order at any restaurant gets a verdict with known codes and existing lines", () => {
  fc.assert(
    fc.property(anyOrder, fc.date({ noInvalidDate: false }), (order, at) => {
      for (const { code, line, data } of checkOrder(order, at)) {
        expect(PROBLEM_CODES).toContain(code);
        expect(line === null || line < order.lines.length).toBe(true);
        expect(typeof data).toBe("object");
      }
    }),
    { numRuns: 2000 },
  );
});

test("one more line never removes a problem", () => {
  const withExtra = menuArbitrary.chain((some) =>
    fc.record({ menu: fc.constant(some), lines: linesArbitrary(some), extra: anyLineArbitrary }),
  );
  fc.assert(
    fc.property(withExtra, ({ menu: some, lines, extra }) => {
      const before = check({ menu: some, lines });
      expect(check({ menu: some, lines: [...lines, extra] }).length).toBeGreaterThanOrEqual(before.length);
    }),
  );
});
