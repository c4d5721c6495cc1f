import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeCombo, makeItem, makeMenu, makeSlot } from "../menus/menu.example.ts";
import { comboLine, inSlot, itemLine } from "./line/line.example.ts";
import { ORDER_MODES, type OrderMode } from "../restaurants/order-mode.ts";
import {
  CAPACITY_KINDS,
  countDishes,
  fullSlots,
  repeatedCapacity,
  type SlotCapacity,
  slotShortage,
  type SlotUse,
} from "./slot-capacity.ts";

const use = (mode: OrderMode, orders: number, dishes = orders): SlotUse => ({ mode, orders, dishes });
const limit = (mode: OrderMode | null, kind: "orders" | "dishes", per_slot: number): SlotCapacity => ({
  mode,
  kind,
  per_slot,
});

describe("countDishes", () => {
  const menu = makeMenu({
    items: [makeItem({ id: 1 }), makeItem({ id: 2 })],
    combos: [makeCombo({ id: 10, slots: [makeSlot(20, [1]), makeSlot(21, [2])] })],
  });

  it("counts each item, and in a combo each filled slot", () => {
    expect(countDishes(menu, [itemLine(1, [], { quantity: 3 })])).toBe(3);
    expect(countDishes(menu, [comboLine(10, [...inSlot(20, 1), ...inSlot(21, 2)], { quantity: 2 })])).toBe(4);
    expect(countDishes(menu, [comboLine(10, inSlot(20, 1), { quantity: 2 }), itemLine(2)])).toBe(3);
  });

  it("counts nothing for an item that is not on the menu, or for an invalid quantity", () => {
    expect(countDishes(menu, [itemLine(3), itemLine(1, [], { quantity: 26 }), itemLine(1, [], { quantity: -1 })])).toBe(
      0,
    );
    expect(countDishes(menu, [])).toBe(0);
  });
});

describe("slotShortage", () => {
  const order = { mode: "delivery" as const, dishes: 2 };

  it("is null where nothing is limited, or only another mode is", () => {
    expect(slotShortage([], [use("delivery", 99)], order)).toBeNull();
    expect(slotShortage([limit("take_out", "orders", 1)], [use("delivery", 9), use("take_out", 1)], order)).toBeNull();
  });

  it("accepts the order that takes the last place, and none after it", () => {
    const two = [limit("delivery", "orders", 2)];
    expect(slotShortage(two, [use("delivery", 1)], order)).toBeNull();
    expect(slotShortage(two, [use("delivery", 2)], order)).toEqual({ ...two[0], left: 0 });
  });

  it("counts all modes together where the limit names none", () => {
    const all = [limit(null, "orders", 3)];
    expect(slotShortage(all, [use("take_out", 1), use("dine_in", 1)], order)).toBeNull();
    expect(slotShortage(all, [use("take_out", 1), use("dine_in", 2)], order)).toMatchObject({ left: 0 });
  });

  it("counts the dishes of the order, and names the limit with the least left", () => {
    const capacities = [limit(null, "dishes", 10), limit("delivery", "dishes", 5), limit("delivery", "orders", 9)];
    expect(slotShortage(capacities, [use("delivery", 1, 3)], order)).toBeNull();
    expect(slotShortage(capacities, [use("delivery", 1, 4)], order)).toEqual({ ...capacities[1], left: 1 });
    expect(slotShortage(capacities, [use("delivery", 1, 4), use("dine_in", 1, 6)], order)).toEqual({
      ...capacities[0],
      left: 0,
    });
  });

  it("has 0 left, never less, where a limit was lowered below what is already ordered", () => {
    expect(slotShortage([limit(null, "orders", 1)], [use("delivery", 5)], order)).toMatchObject({ left: 0 });
  });
});

const capacity: fc.Arbitrary<SlotCapacity> = fc.record({
  mode: fc.option(fc.constantFrom(...ORDER_MODES)),
  kind: fc.constantFrom(...CAPACITY_KINDS),
  per_slot: fc.integer({ min: 1, max: 12 }),
});
const order = fc.record({ mode: fc.constantFrom(...ORDER_MODES), dishes: fc.integer({ min: 1, max: 6 }) });

describe("capacity", () => {
  it("is never exceeded by orders accepted one after the other, and refuses none that fits", () => {
    fc.assert(
      fc.property(fc.array(capacity, { maxLength: 5 }), fc.array(order, { maxLength: 40 }), (capacities, orders) => {
        const used = new Map<OrderMode, SlotUse>();
        for (const { mode, dishes } of orders) {
          const one = used.get(mode) ?? use(mode, 0);
          const next = new Map(used).set(mode, use(mode, one.orders + 1, one.dishes + dishes));
          const holds = capacities.every((each) => {
            const about = [...next.values()].filter((each_use) => each.mode === null || each_use.mode === each.mode);
            const concerns = each.mode === null || each.mode === mode;
            return !concerns || about.reduce((sum, each_use) => sum + each_use[each.kind], 0) <= each.per_slot;
          });
          const shortage = slotShortage(capacities, [...used.values()], { mode, dishes });
          expect(shortage === null).toBe(holds);
          if (shortage === null) used.set(mode, use(mode, one.orders + 1, one.dishes + dishes));
        }
      }),
    );
  });

  it("marks a slot as full exactly where none of the requested modes has room", () => {
    const uses = fc.array(fc.record({ mode: fc.constantFrom(...ORDER_MODES), orders: fc.nat(9), dishes: fc.nat(20) }), {
      maxLength: 5,
    });
    const modes = fc.subarray([...ORDER_MODES], { minLength: 1 });
    fc.assert(
      fc.property(
        fc.array(capacity, { maxLength: 4 }),
        fc.array(uses, { maxLength: 4 }),
        modes,
        (limits, slots, asked) => {
          const full = fullSlots(limits, new Map(slots.map((slot, at) => [at, slot])), { modes: asked, dishes: 1 });
          slots.forEach((slot, at) => {
            const roomy = asked.some((mode) => slotShortage(limits, slot, { mode, dishes: 1 }) === null);
            expect(full.has(at)).toBe(!roomy);
          });
        },
      ),
    );
  });
});

describe("repeatedCapacity", () => {
  it("finds a repeated limit of the same mode and kind", () => {
    expect(
      repeatedCapacity([limit(null, "orders", 1), limit("drive", "orders", 1), limit(null, "dishes", 1)]),
    ).toBeNull();
    expect(repeatedCapacity([limit(null, "orders", 1), limit("drive", "orders", 2), limit(null, "orders", 3)])).toBe(2);
    expect(repeatedCapacity([])).toBeNull();
  });
});
