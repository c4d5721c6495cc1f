import fc from "fast-check";
import { expect, test } from "vitest";
import {
  makeCombo,
  makeGroup,
  makeItem,
  makeMenu,
  makeModifier,
  makeSection,
  makeSlot,
} from "../menus/menu.example.ts";
import type { Menu } from "../menus/menu.ts";
import type { SlotFacts } from "../restaurants/order-slots.ts";
import { WEEKDAYS, type WeekHours } from "../restaurants/week-hours.ts";
import { checkLine } from "../orders/line/check-line.ts";
import { comboLine, inGroup, inSlot, itemLine, selection } from "../orders/line/line.example.ts";
import { menuWithLines } from "../orders/line/menu.arbitrary.ts";
import type { OrderLine } from "../orders/line/order-line.ts";
import { type Lost, lostMeanwhile } from "./lost-meanwhile.ts";

const everyDay = (...intervals: [number, number][]): WeekHours =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, intervals])) as WeekHours;
const restaurant: SlotFacts = {
  status: "open",
  hours: everyDay([11, 22]),
  timezone: "America/Toronto",
  planned_orders_enabled: true,
  min_order_delay: 0,
  preparation_minutes: 20,
};
/** Thursday 2026-11-19, 12:10 in Montréal. */
const AT = new Date("2026-11-19T17:10:00Z");
const lost = (menu: Menu, lines: readonly OrderLine[], own: { time?: string; at?: Date } = {}): Lost | null => {
  const { time = "now", at = AT } = own;
  const max_time = new Date("2026-11-19T23:30:00Z");
  return lostMeanwhile(
    { menu, restaurant },
    { planned: time !== "now", date: "2026-11-19", time, max_time, lines },
    at,
  );
};

const groups = [makeGroup({ id: 10, min_selected_amount: 1, max_selected_amount: 1, modifiers: [100, 101] })];
const combos = [makeCombo({ id: 50, slots: [makeSlot(20, [1, 2])] })];
const menu = makeMenu({ items: [makeItem({ id: 1 }), makeItem({ id: 2 })], modifier_groups: groups, combos });
const line = itemLine(1, [inGroup(1, 10, selection(100))]);

test("what sold out, or left the menu, while its diner was paying is lost (payments §6)", () => {
  const out = makeMenu({ ...menu, items: [makeItem({ id: 1, stock_status: "sold_out" }), makeItem({ id: 2 })] });
  const gone = makeMenu({ ...menu, items: [makeItem({ id: 2 })] });
  const choice = makeModifier({ id: 100, stock_status: "sold_out" });
  const without = makeMenu({ ...menu, modifier_groups: [makeGroup({ ...groups[0]!, modifiers: [choice, 101] })] });
  expect([menu, out, gone, without].map((now) => lost(now, [line]))).toEqual([
    null,
    "sold_out",
    "sold_out",
    "sold_out",
  ]);
  expect([out, without].map((now) => lost(now, [itemLine(2)]))).toEqual([null, null]);
  const combo = comboLine(50, inSlot(20, 2));
  expect(lost(menu, [combo])).toBeNull();
  expect(
    lost(makeMenu({ ...menu, items: [makeItem({ id: 1 }), makeItem({ id: 2, stock_status: "x" })] }), [combo]),
  ).toBe("sold_out");
  // A slot lists only what the menu has; what was moved out of the slot can still be made.
  const without2 = [makeCombo({ id: 50, slots: [makeSlot(20, [1])] })];
  expect(lost(makeMenu({ ...menu, items: [makeItem({ id: 1 })], combos: without2 }), [combo])).toBe("sold_out");
  expect(lost(makeMenu({ ...menu, combos: without2 }), [combo])).toBeNull();
});

test("what the kitchen can no longer serve in time is too late, and what stays as it was placed is not lost", () => {
  const lunch = makeSection({ id: 7, hours: everyDay([11, 14]) });
  const served = makeMenu({
    ...menu,
    sections: [lunch],
    items: [makeItem({ id: 1, section_id: 7 }), makeItem({ id: 2 })],
  });
  const late = new Date("2026-11-19T19:30:00Z");
  expect([lost(served, [line]), lost(served, [line], { at: late })]).toEqual([null, "too_late"]);
  expect(lost(served, [line], { at: late, time: "18:00" })).toBe("too_late");
  expect(lost(served, [line], { at: late, time: "13:30" })).toBeNull();
  expect(lost(menu, [line], { at: new Date("2026-11-20T02:50:00Z") })).toBe("too_late");
  // A choice that is required now, or a price that is no more: it was placed without.
  expect(lost(menu, [itemLine(1)])).toBeNull();
  expect(lost(makeMenu({ ...menu, items: [makeItem({ id: 1, price: null })] }), [line])).toBeNull();
});

test("an order that could be placed now is never lost", () => {
  fc.assert(
    fc.property(menuWithLines, ({ menu: any, lines }) => {
      fc.pre(lines.every((one) => checkLine(any, one).length === 0) && any.sections.every(({ hours }) => !hours));
      expect(lost(any, lines)).toBeNull();
    }),
  );
});
