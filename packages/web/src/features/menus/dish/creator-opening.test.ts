import { makeCombo, makeItem, makeMenu, makeSlot } from "@tablee/domain/menus/menu.example";
import { comboLine, inSlot, itemLine } from "@tablee/domain/orders/line/line.example";
import { describe, expect, test } from "vitest";
import { creatorView, keptOpening } from "./creator-opening.ts";

const combo = (id: number, slot: number, items: number[], limit: number | null = null) =>
  makeCombo({ id, primary_slot_id: slot, limit_per_order: limit, slots: [makeSlot(slot, items)] });
const menu = makeMenu({
  items: [1, 2, 3, 4].map((id) => makeItem({ id, stock_status: id === 4 ? "sold_out" : "available" })),
  combos: [combo(50, 20, [1, 4]), combo(51, 21, [1, 2], 1)],
});

describe("a dish's dialog", () => {
  test("offers its combos, skips to the only one, and is the item's own where there is none", () => {
    expect(creatorView(menu, { item: 1 }, [])).toEqual({ view: "offers", item_id: 1 });
    expect(creatorView(menu, { item: 2 }, [])).toEqual({ view: "combo", combo_id: 51, item_id: 2 });
    expect(creatorView(menu, { item: 3 }, [])).toEqual({ view: "item", item_id: 3 });
  });

  test("is the item's own where that is asked, or where it is out of stock", () => {
    expect(creatorView(menu, { item: 1, alone: true }, [])).toEqual({ view: "item", item_id: 1 });
    expect(creatorView(menu, { item: 4 }, [])).toEqual({ view: "item", item_id: 4 });
  });

  test("does not lead to a combo of which the order has enough, or that cannot be filled", () => {
    const enough = { ...comboLine(51, inSlot(21, 1)), id: "a" };
    expect(creatorView(menu, { item: 2 }, [enough])).toEqual({ view: "item", item_id: 2 });
    expect(creatorView(menu, { item: 1 }, [enough])).toEqual({ view: "combo", combo_id: 50, item_id: 1 });
    const empty = { ...menu, combos: [{ ...combo(50, 20, [1]), slots: [makeSlot(20, [1]), makeSlot(22, [4])] }] };
    expect(creatorView(empty, { item: 1 }, [])).toEqual({ view: "item", item_id: 1 });
  });

  test("is the combo that the address names, with the item from which it was opened", () => {
    expect(creatorView(null, { combo: 50, item: 1 }, [])).toEqual({ view: "combo", combo_id: 50, item_id: 1 });
    expect(creatorView(null, { combo: 50 }, [])).toEqual({ view: "combo", combo_id: 50, item_id: null });
  });

  test("is what a line is, whatever combos its item could be had in", () => {
    const lines = [
      { ...itemLine(1), id: "a" },
      { ...comboLine(50, inSlot(20, 1)), id: "b" },
    ];
    expect(creatorView(menu, { line: "a" }, lines)).toEqual({ view: "item", item_id: 1 });
    expect(creatorView(menu, { line: "b" }, lines)).toEqual({ view: "combo", combo_id: 50, item_id: null });
    expect(creatorView(menu, { line: "c" }, lines)).toBeNull();
  });

  test("waits for the menu where it must know", () => {
    expect(creatorView(null, { item: 1 }, [])).toBeNull();
  });
});

describe("an open dialog", () => {
  const offered = { view: "combo" as const, combo_id: 51, item_id: 2 };
  const alone = { view: "item" as const, item_id: 2 };
  const opened = keptOpening(null, { item: 2 }, offered);

  test("stays where it opened, whatever others order meanwhile", () => {
    expect(keptOpening(opened, { item: 2 }, alone)).toBe(opened);
  });

  test("follows its address", () => {
    expect(keptOpening(opened, { item: 2, alone: true }, alone).view).toEqual(alone);
    expect(keptOpening(opened, { item: 3 }, null).view).toBeNull();
  });

  test("opens once the menu has come, and follows a line that leaves the basket", () => {
    const waiting = keptOpening(null, { item: 2 }, null);
    expect(keptOpening(waiting, { item: 2 }, offered).view).toEqual(offered);
    const editing = keptOpening(null, { line: "a" }, alone);
    expect(keptOpening(editing, { line: "a" }, null).view).toBeNull();
  });
});
