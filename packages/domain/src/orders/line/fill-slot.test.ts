import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeCombo, makeGroup, makeItem, makeMenu, makeModifier, makeSlot, text } from "../../menus/menu.example.ts";
import { entryName, leastPortions, mostOfEntry } from "../../menus/slot-portions.ts";
import { minor } from "../../money/minor.ts";
import { orderAgain } from "../afterwards/order-again.ts";
import { portionsAlike } from "../portions-alike.ts";
import { countDishes } from "../slot-capacity.ts";
import { fittingCombos, itemsById, leastOfCombo, slotDifference } from "./combo-amounts.ts";
import { canBeFilled, checkCombo, comboAmount } from "./combos.ts";
import { addPortion, fillSlot, filling, openingModifiers, takePortion } from "./fill-slot.ts";
import { comboLine, inSlot, selection } from "./line.example.ts";
import { sameLine } from "./line-identity.ts";
import { menuArbitrary, menuWithLine } from "./menu.arbitrary.ts";
import type { LineModifier } from "./order-line.ts";
import { tidyLine } from "./tidy-line.ts";

const TACOS = 20;
const DRINK = 21;
const large = text("large", "grand format");
const tacos = makeSlot(TACOS, [], {
  minimum: 3,
  maximum: 4,
  items: [
    { item_id: 1, limit: 2 },
    { item_id: 2 },
    { item_id: 2, variant: 1, name: large, extra_price: minor(300) },
    { item_id: 3, extra_price: minor(100) },
  ],
});
const combo = makeCombo({
  id: 10,
  base_price: minor(1500),
  primary_slot_id: TACOS,
  slots: [tacos, makeSlot(DRINK, [4], { optional: true })],
});
const sauce = makeGroup({
  id: 100,
  items: [2],
  min_selected_amount: 0,
  max_selected_amount: 1,
  modifiers: [makeModifier({ id: 1000 }), makeModifier({ id: 1001, price: minor(50) })],
});
const menu = makeMenu({
  items: [1, 2, 3, 4].map((id) => makeItem({ id, price: minor(800) })),
  combos: [combo],
  modifier_groups: [sauce],
});

/** Portions in the tacos slot, one after the other. */
const filled = (...entries: [item_id: number, variant?: number][]): LineModifier[] =>
  entries.map(([item_id, variant = 0], at) => filling(TACOS, { item_id, variant }, at + 1));
const codes = (modifiers: LineModifier[]) =>
  checkCombo(menu, combo, { modifiers }).map(({ code, data }) => [code, data]);

describe("a slot of several portions (menus §16)", () => {
  test("needs its minimum of portions, and accepts no more than its maximum", () => {
    const place = { combo_id: 10, slot_id: TACOS };
    expect(codes(filled([1], [2]))).toEqual([["slot_missing", { ...place, min: 3, chosen: 2 }]]);
    expect(codes(filled([1], [2], [3]))).toEqual([]);
    expect(codes(filled([2], [2], [2], [2]))).toEqual([]);
    expect(codes(filled([2], [2], [2], [2], [3]))).toEqual([
      ["slot_above_maximum", { ...place, item_id: 3, max: 4, portion: 5 }],
    ]);
  });

  test("accepts no more of an entry than that entry's limit", () => {
    expect(codes(filled([1], [1], [1]))).toEqual([
      ["slot_above_maximum", { combo_id: 10, slot_id: TACOS, item_id: 1, max: 2, portion: 3 }],
    ]);
  });

  test("may offer the same dish at two prices, each under its own name", () => {
    expect(comboAmount(menu, combo, { modifiers: filled([2], [2, 1], [3]) })).toBe(1500 + 300 + 100);
    expect(codes(filled([1], [2], [3, 1])).map(([code]) => code)).toEqual(["slot_item_unknown", "slot_missing"]);
    const names = tacos.items.map((entry) => entryName(text("Fish", "Poisson"), entry));
    expect(names.map(({ fr }) => fr)).toEqual(["Poisson", "Poisson", "Poisson · grand format", "Poisson"]);
  });

  test("gives each portion choices of its own", () => {
    const choose = (portion: number, id: number): LineModifier => ({
      slot_id: TACOS,
      item_id: 2,
      modifier_group_id: 100,
      selection: selection(id),
      portion,
    });
    const modifiers = [...filled([2], [2], [2]), choose(1, 1001), choose(3, 1000)];
    expect(codes(modifiers)).toEqual([]);
    expect(comboAmount(menu, combo, { modifiers })).toBe(1500 + 50);
    expect(countDishes(menu, [comboLine(10, modifiers)])).toBe(3);
    expect(codes([...modifiers, choose(2, 1000), choose(2, 1001)])).toMatchObject([
      ["group_above_maximum", { slot_id: TACOS, portion: 2 }],
    ]);
    expect(codes([...modifiers, choose(4, 1000)])).toMatchObject([["slot_item_unknown", { portion: 4 }]]);
  });

  test("counts its portions, and removes a portion together with its choices", () => {
    const first = addPortion([], TACOS, { item_id: 1, variant: 0 });
    const second = addPortion(first.modifiers, TACOS, { item_id: 2, variant: 0 });
    const third = addPortion(second.modifiers, TACOS, { item_id: 3, variant: 0 });
    expect(third.modifiers).toEqual(filled([1], [2], [3]));
    const chosen = { slot_id: TACOS, item_id: 2, modifier_group_id: 100, selection: selection(1000), portion: 2 };
    const without = takePortion([...third.modifiers, chosen, ...inSlot(DRINK, 4)], TACOS, { item_id: 2, variant: 0 });
    expect(without).toEqual([...filled([1], [3]), ...inSlot(DRINK, 4)]);
    expect(takePortion(without, TACOS, { item_id: 2, variant: 1 })).toEqual(without);
  });

  test("cannot be filled where the limits of the available items allow too few portions", () => {
    const only = (...ids: number[]) => ({ items: menu.items.filter(({ id }) => ids.includes(id)) });
    expect(canBeFilled(only(2), combo)).toBe(true);
    expect(canBeFilled(only(1), combo)).toBe(false);
    expect(canBeFilled(only(1, 3), combo)).toBe(true);
  });

  test("opens with the item that it was opened from, and with portions that have only one answer", () => {
    expect(openingModifiers(menu, combo, 3)).toEqual(filled([3]));
    const one = { ...combo, slots: [makeSlot(TACOS, [2], { minimum: 3, maximum: 4 })] };
    expect(openingModifiers(menu, one, null)).toEqual(filled([2], [2], [2]));
    expect(openingModifiers(menu, one, 2)).toEqual(filled([2], [2], [2]));
  });

  test("costs at least its cheapest required portions; optional ones are not part of From", () => {
    const items = itemsById(menu);
    expect(leastOfCombo(combo, items)).toBe(1500);
    const dear = { ...tacos, items: tacos.items.filter(({ item_id, variant }) => item_id !== 2 || variant === 1) };
    expect(leastOfCombo({ base_price: minor(1500), slots: [dear] }, items)).toBe(1500 + 100);
    expect(fittingCombos(menu, 3)[0]?.extra).toBe(1500 + 100 - 800);
    const paid = { ...tacos, items: [{ ...tacos.items[3]! }] };
    expect([2, 3].map((chosen) => slotDifference(paid, paid.items[0]!, items, chosen))).toEqual([0, 100]);
  });
});

describe("a line with several portions", () => {
  test("is the same in any order of its portions, and another one with other portions", () => {
    expect(sameLine(comboLine(10, filled([1], [2], [3])), comboLine(10, filled([3], [1], [2])))).toBe(true);
    expect(sameLine(comboLine(10, filled([1], [2], [2])), comboLine(10, filled([1], [2], [3])))).toBe(false);
    expect(sameLine(comboLine(10, filled([1], [2], [3])), comboLine(10, filled([1], [2, 1], [3])))).toBe(false);
  });

  test("lists identical portions once, with their count", () => {
    const alike = portionsAlike(filled([1], [2], [1], [2, 1]));
    expect(alike.map(({ count, entries }) => [count, entries[0]?.item_id])).toEqual([
      [2, 1],
      [1, 2],
      [1, 2],
    ]);
  });

  test("is ordered again without portions that are too many or gone, where enough are left (orders §36)", () => {
    const old = comboLine(10, filled([1], [1], [1], [3]));
    const again = orderAgain(menu, [old]);
    expect(again.lines).toMatchObject([{ dropped: [{ item_id: 1, portion: 3 }], line: { modifiers: { length: 3 } } }]);
    const soldOut = { ...menu, items: menu.items.map((one) => (one.id === 3 ? { ...one, stock_status: "no" } : one)) };
    expect(orderAgain(soldOut, [comboLine(10, filled([1], [2], [3]))]).left_out).toMatchObject([
      { code: "out_of_stock", data: { item_id: 3 } },
    ]);
  });

  test("that was stored with one portion per slot keeps its meaning", () => {
    const single = makeCombo({ id: 11, slots: [makeSlot(30, [1, 2]), makeSlot(31, [3])] });
    const line = [...inSlot(30, 2, { 100: selection(1001) }), ...inSlot(31, 3)];
    expect(checkCombo({ ...menu, combos: [single] }, single, { modifiers: line })).toEqual([]);
    expect(comboAmount(menu, single, { modifiers: line })).toBe(1500 + 50);
    expect(line.every((entry) => !("portion" in entry) && !("variant" in entry))).toBe(true);
    expect(fillSlot(line, 30, 1)).toEqual([...inSlot(31, 3), ...inSlot(30, 1)]);
  });
});

describe("on any menu", () => {
  test("a line that can be ordered keeps every slot's limits and costs no less than From", () => {
    fc.assert(
      fc.property(menuWithLine, ({ menu: some, line }) => {
        fc.pre(line.type === "combo");
        const of = line.type === "combo" ? some.combos.find(({ id }) => id === line.combo_id) : undefined;
        if (!of) return;
        expect(checkCombo(some, of, line)).toEqual([]);
        for (const slot of of.slots) {
          const own = line.modifiers.filter((each) => each.slot_id === slot.id && each.modifier_group_id === null);
          expect(own.length === 0 ? slot.optional : own.length >= leastPortions(slot)).toBe(true);
          expect(own.length).toBeLessThanOrEqual(slot.maximum);
          for (const entry of slot.items) {
            const same = own.filter((each) => each.item_id === entry.item_id && (each.variant ?? 0) === entry.variant);
            expect(same.length).toBeLessThanOrEqual(mostOfEntry(slot, entry));
          }
        }
        const tidy = tidyLine(line);
        expect(sameLine(tidy, line)).toBe(true);
        expect(comboAmount(some, of, tidy)).toBe(comboAmount(some, of, line));
      }),
    );
  });

  test("adding portions and removing them again leaves the line unchanged", () => {
    fc.assert(
      fc.property(menuArbitrary, fc.array(fc.nat(20), { maxLength: 6 }), (some, picks) => {
        for (const { slots } of some.combos) {
          for (const slot of slots) {
            const entries = picks.flatMap((pick) => slot.items[pick % slot.items.length] ?? []);
            const begun = entries.reduce<LineModifier[]>(
              (line, entry) => addPortion(line, slot.id, entry).modifiers,
              [],
            );
            expect(begun.map(({ portion = 1 }) => portion)).toEqual(entries.map((_, at) => at + 1));
            const next = slot.items[0];
            if (!next) continue;
            expect(takePortion(addPortion(begun, slot.id, next).modifiers, slot.id, next)).toEqual(begun);
          }
        }
      }),
    );
  });
});
