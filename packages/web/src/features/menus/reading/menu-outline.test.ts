import type { Combo, Menu, MenuItem } from "@tablee/contract/menus/menus.schema";
import type { Restaurant } from "@tablee/contract/restaurants/restaurants.schema";
import { menuOnWire } from "@tablee/contract/menus/menu-amounts";
import { makeCombo, makeGroup, makeItem, makeMenu, makeModifier, makeSlot } from "@tablee/domain/menus/menu.example";
import { minor } from "@tablee/domain/money/minor";
import { describe, expect, it } from "vitest";
import { comboPriceIn, outlineOf, priceShownIn } from "./menu-outline.ts";
import { MOST_SHOWN } from "./menu-sections.ts";

const many = Array.from({ length: 300 }, (_, at) =>
  makeItem({ id: at + 1, type: at < 200 ? "plate" : "beverage", stock_status: at === 0 ? "sold_out" : "available" }),
);
const withMenu = (menu: Menu) => ({ id: 1, menu, items: [] }) as unknown as Restaurant;
const first = (menu: Menu, at = 0) => outlineOf(withMenu(menu)).sections[0]?.items[at];

describe("the outline of a menu", () => {
  it("stays small for a menu of 300 items", () => {
    const wire = menuOnWire(
      makeMenu({ items: many, modifier_groups: [makeGroup({ id: 1, items: [2], modifiers: [1] })] }),
    );
    const outline = outlineOf(withMenu(wire));
    expect(outline.total).toBe(300);
    expect(outline.sections.map(({ key, total, items }) => [key, total, items.length])).toEqual([
      ["plate", 200, MOST_SHOWN],
      ["beverage", 100, MOST_SHOWN],
    ]);
    expect(JSON.stringify(outline).length).toBeLessThan(6_000);
    expect(outline.restaurant).not.toHaveProperty("menu");
  });

  it("leaves out hidden items, and shows the price from which an item with a required size starts (menus §33, menus §34)", () => {
    const sizes = [950, 1200].map((price, at) => makeModifier({ id: 7 + at, price: minor(price) }));
    const size = makeGroup({ id: 1, items: [2], modifiers: sizes, min_selected_amount: 1, max_selected_amount: 1 });
    const items = [makeItem({ id: 1, hidden: true }), makeItem({ id: 2, price: minor(0) }), makeItem({ id: 3 })];
    const outline = outlineOf(withMenu(menuOnWire(makeMenu({ items, modifier_groups: [size] }))));
    expect(outline.total).toBe(2);
    expect(outline.sections[0]?.items).toMatchObject([
      { id: 2, price: 9.5, from: true },
      { id: 3, price: 10, from: false },
    ]);
  });

  it("tells whether an item is available and whether it has choices", () => {
    const menu = makeMenu({
      items: [...many.slice(0, 2), makeItem({ id: 3, price: null })],
      modifier_groups: [makeGroup({ id: 1, items: [2], modifiers: [1] })],
    });
    const wire = menuOnWire(menu);
    expect(first(wire)).toMatchObject({ state: "out_of_stock", customisable: false });
    expect(first(wire, 1)).toMatchObject({ state: "available", customisable: true });
    expect(first(wire, 2)).toMatchObject({ state: "not_orderable", price: null });
  });

  it("marks the items that open an available combo", () => {
    const combo = makeCombo({ id: 5, primary_slot_id: 1, slots: [makeSlot(1, [2]), makeSlot(2, [3])] });
    const items = [2, 3].map((id) => makeItem({ id, type: "plate" }));
    const marks = (menu: Menu) => outlineOf(withMenu(menu)).sections[0]?.items.map((item) => item.combo);
    expect(marks(menuOnWire(makeMenu({ items, combos: [combo] })))).toEqual([true, false]);
    const soldOut = items.map((item) => (item.id === 3 ? { ...item, stock_status: "sold_out" } : item));
    expect(marks(menuOnWire(makeMenu({ items: soldOut, combos: [combo] })))).toEqual([false, false]);
  });

  it("shows the lowest price that a combo can have", () => {
    const own = { item_id: 2, extra_price: minor(0), use_base_price: true };
    const dearer = { item_id: 3, extra_price: minor(350), use_base_price: false };
    const combo = makeCombo({
      id: 5,
      base_price: minor(700),
      slots: [makeSlot(1, [], { items: [own, dearer] }), makeSlot(2, [3]), makeSlot(3, [3], { optional: true })],
    });
    const wire = menuOnWire(makeMenu({ items: many.slice(1, 3), combos: [combo] }));
    // 7.00 plus the cheaper of 10.00 (its own price) and 3.50; an optional slot costs nothing.
    expect(outlineOf(withMenu(wire)).combos).toMatchObject([{ id: 5, from_price: 10.5 }] satisfies Partial<
      Combo & { from_price: number }
    >[]);
  });
});

describe("prices by mode (menus §44)", () => {
  const delivered = { delivery: minor(1150) };
  const sizes = makeGroup({
    id: 1,
    items: [3],
    min_selected_amount: 1,
    max_selected_amount: 1,
    modifiers: [makeModifier({ id: 7, price: minor(950), mode_prices: { delivery: minor(1100) } })],
  });
  const menu = makeMenu({
    items: [
      makeItem({ id: 1 }),
      makeItem({ id: 2, mode_prices: delivered }),
      makeItem({ id: 3, price: minor(0) }),
      makeItem({ id: 4, price: null, mode_prices: delivered }),
    ],
    modifier_groups: [sizes],
    combos: [
      makeCombo({
        id: 5,
        slots: [makeSlot(1, [], { items: [{ item_id: 2, extra_price: minor(0), use_base_price: true }] })],
      }),
      makeCombo({ id: 6, mode_prices: { dine_in: minor(1400) }, slots: [makeSlot(2, [1])] }),
    ],
  });
  const outline = outlineOf(withMenu(menuOnWire(menu)));
  const items = outline.sections.flatMap((section) => section.items);

  it("are in the outline where they differ, including those of items priced by a choice", () => {
    expect(items.map(({ by_mode }) => by_mode)).toEqual([
      {},
      { delivery: { price: 11.5, from: false } },
      { delivery: { price: 11, from: true } },
      {},
    ]);
    expect(items.map((item) => priceShownIn(item, "delivery").price)).toEqual([10, 11.5, 11, null]);
    expect(items.map((item) => priceShownIn(item, "take_out").price)).toEqual([10, 10, 9.5, null]);
    expect(items.map((item) => priceShownIn(item, null).price)).toEqual([10, 10, 9.5, null]);
  });

  it("are in the outline of combos, including the prices of the items that fill them", () => {
    expect(outline.combos.map(({ by_mode }) => by_mode)).toEqual([{ delivery: 26.5 }, { dine_in: 14 }]);
    expect(outline.combos.map((combo) => comboPriceIn(combo, "delivery"))).toEqual([26.5, 15]);
    expect(outline.combos.map((combo) => comboPriceIn(combo, "dine_in"))).toEqual([25, 14]);
  });
});

describe("an item in the outline", () => {
  it("has no description", () => {
    const item: MenuItem | undefined = menuOnWire(makeMenu({ items: [many[5]!] })).items[0];
    expect(Object.keys(first(menuOnWire(makeMenu({ items: [many[5]!] }))) ?? {})).not.toContain("description");
    expect(item).toHaveProperty("description");
  });
});
