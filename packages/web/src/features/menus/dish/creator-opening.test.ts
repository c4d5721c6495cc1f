import { makeCombo, makeItem, makeMenu, makeSlot } from "@tablee/domain/menus/menu.example";
import { minor } from "@tablee/domain/money/minor";
import { comboLine, inSlot, itemLine } from "@tablee/domain/orders/line/line.example";
import { describe, expect, test } from "vitest";
import { creatorView, offersOf } from "./creator-opening.ts";

const combo = (id: number, slot: number, items: number[], limit: number | null = null) =>
  makeCombo({ id, primary_slot_id: slot, limit_per_order: limit, slots: [makeSlot(slot, items)] });
const menu = makeMenu({
  items: [1, 2, 3].map((id) => makeItem({ id, price: minor(1_400) })),
  combos: [combo(50, 20, [1]), combo(51, 21, [1, 2], 1)],
});

describe("a dish's dialog", () => {
  test("shows the dish when the address names an item", () => {
    expect(creatorView({ item: 1 }, [])).toEqual({ view: "item", item_id: 1 });
    expect(creatorView({}, [])).toBeNull();
  });

  test("shows the combo that the address names, with the item from which it was opened", () => {
    expect(creatorView({ combo: 50, item: 1 }, [])).toEqual({ view: "combo", combo_id: 50, item_id: 1 });
    expect(creatorView({ combo: 50 }, [])).toEqual({ view: "combo", combo_id: 50, item_id: null });
  });

  test("shows the item or the combo of the line that the address names", () => {
    const lines = [
      { ...itemLine(1), id: "a" },
      { ...comboLine(50, inSlot(20, 1)), id: "b" },
    ];
    expect(creatorView({ line: "a" }, lines)).toEqual({ view: "item", item_id: 1 });
    expect(creatorView({ line: "b" }, lines)).toEqual({ view: "combo", combo_id: 50, item_id: null });
    expect(creatorView({ line: "c" }, lines)).toBeNull();
  });

  test("offers the combos that contain the dish, and says whose limit per order is reached (menus §19)", () => {
    const offered = (...lines: Parameters<typeof offersOf>[2]) =>
      offersOf(menu, 1, lines).map(({ combo: { id }, limited }) => [id, limited]);
    expect(offered()).toEqual([
      [50, false],
      [51, false],
    ]);
    expect(offered(comboLine(51, inSlot(21, 1)))).toEqual([
      [50, false],
      [51, true],
    ]);
  });
});
