import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyLineArbitrary, anyQuantity, menuArbitrary, menuWithLine } from "../line/menu.arbitrary.ts";
import { makeCombo, makeGroup, makeItem, makeMenu, makeModifier, makeSlot } from "../../menus/menu.example.ts";
import { comboLine, inGroup, inSlot, itemLine, selection } from "../line/line.example.ts";
import { checkLine } from "../line/check-line.ts";
import { orderAgain } from "./order-again.ts";
import type { OrderLine } from "../line/order-line.ts";

const required = makeGroup({ id: 10, min_selected_amount: 1, max_selected_amount: 1, modifiers: [100, 101] });
const extras = makeGroup({
  id: 11,
  modifiers: [makeModifier({ id: 110 }), makeModifier({ id: 111, stock_status: "out_of_stock" })],
});
const menu = makeMenu({
  items: [
    makeItem({ id: 1 }),
    makeItem({ id: 2, stock_status: "out_of_stock" }),
    makeItem({ id: 3, price: null }),
    makeItem({ id: 4 }),
  ],
  combos: [
    makeCombo({ id: 50, limit_per_order: 3, slots: [makeSlot(20, [4]), makeSlot(21, [4, 2], { optional: true })] }),
  ],
  modifier_groups: [required, extras],
});
const cooked = inGroup(1, 10, selection(100));
const one = (line: OrderLine) => orderAgain(menu, [line]);

describe("ordering again", () => {
  it("takes an unchanged line as it was", () => {
    const line = { ...itemLine(1, [cooked, inGroup(1, 11, selection(110))]), quantity: 2, notes: "Sans sel" };
    expect(one(line)).toEqual({ lines: [{ from: 0, line, dropped: [], fewer: false }], left_out: [] });
  });

  it("leaves out what is gone, sold out or no longer sold, with the reason", () => {
    const old = [itemLine(99), itemLine(2), itemLine(3), comboLine(77, [])];
    expect(orderAgain(menu, old)).toEqual({
      lines: [],
      left_out: [
        { from: 0, code: "item_gone", data: { item_id: 99 } },
        { from: 1, code: "out_of_stock", data: { item_id: 2 } },
        { from: 2, code: "not_orderable", data: { item_id: 3 } },
        { from: 3, code: "item_gone", data: { combo_id: 77 } },
      ],
    });
  });

  it("drops a choice that is no longer offered where the line is valid without it", () => {
    const gone = [inGroup(1, 11, selection(110, 111)), inGroup(1, 11, selection(999)), inGroup(1, 66, selection(660))];
    const { lines, left_out } = one(itemLine(1, [cooked, ...gone]));
    expect(left_out).toEqual([]);
    expect(lines).toMatchObject([{ line: { modifiers: [cooked, inGroup(1, 11, selection(110))] }, fewer: false }]);
    expect(lines[0]!.dropped.map(({ modifier_id }) => modifier_id)).toEqual([111, 999, 660]);
  });

  it("leaves out a line that needs a choice that is no longer offered", () => {
    expect(one(itemLine(1, [inGroup(1, 10, selection(999))])).left_out).toMatchObject([
      { from: 0, code: "group_below_minimum", data: { modifier_group_id: 10 } },
    ]);
    expect(one(itemLine(1)).left_out).toMatchObject([{ code: "group_below_minimum", data: { modifier_group_id: 10 } }]);
    const without = { ...menu, items: menu.items.filter(({ id }) => id !== 4) };
    expect(orderAgain(without, [comboLine(50, inSlot(20, 4))]).left_out).toMatchObject([
      { code: "item_gone", data: { item_id: 4 } },
    ]);
    expect(one(comboLine(50, [])).left_out).toMatchObject([{ code: "slot_missing", data: { slot_id: 20 } }]);
  });

  it("clears an optional slot whose dish is out, and keeps the rest of the combo", () => {
    const { lines } = one(comboLine(50, [...inSlot(20, 4), ...inSlot(21, 2)]));
    expect(lines).toMatchObject([
      {
        line: { modifiers: inSlot(20, 4) },
        dropped: [{ slot_id: 21, item_id: 2, modifier_group_id: null, modifier_id: null }],
      },
    ]);
  });

  it("stops at a combo's limit, counting what is in the basket", () => {
    const combo = (quantity: number) => ({ ...comboLine(50, inSlot(20, 4)), quantity });
    expect(orderAgain(menu, [combo(2), combo(2), combo(1)], [])).toMatchObject({
      lines: [
        { line: { quantity: 2 }, fewer: false },
        { line: { quantity: 1 }, fewer: true },
      ],
      left_out: [{ from: 2, code: "limit_reached", data: { combo_id: 50, limit: 3 } }],
    });
    expect(orderAgain(menu, [combo(1)], [combo(3)]).left_out).toHaveLength(1);
  });

  it("puts every old line in exactly one of the two lists, and only lines without a problem in the first", () => {
    const old = fc.array(
      fc.tuple(anyLineArbitrary, anyQuantity).map(([line, quantity]) => ({ ...line, quantity })),
      {
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(menuArbitrary, old, (anyMenu, lines) => {
        const again = orderAgain(anyMenu, lines);
        const from = [...again.lines, ...again.left_out].map((each) => each.from).sort((a, b) => a - b);
        expect(from).toEqual(lines.map((_line, index) => index));
        for (const { line, from: at } of again.lines) {
          expect(checkLine(anyMenu, line)).toEqual([]);
          expect(line.quantity).toBeLessThanOrEqual(lines[at]!.quantity);
        }
      }),
    );
  });

  it("takes a line that can still be ordered as it is", () => {
    fc.assert(
      fc.property(menuWithLine, ({ menu: anyMenu, line }) => {
        const combo = line.type === "combo" ? anyMenu.combos.find(({ id }) => id === line.combo_id) : undefined;
        const fits = (combo?.limit_per_order ?? Number.POSITIVE_INFINITY) >= line.quantity;
        fc.pre(checkLine(anyMenu, line).length === 0 && fits);
        expect(orderAgain(anyMenu, [line]).lines).toEqual([{ from: 0, line, dropped: [], fewer: false }]);
      }),
    );
  });
});
