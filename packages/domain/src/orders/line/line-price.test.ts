import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  hiddenBy,
  makeCombo,
  makeGroup,
  makeItem,
  makeMenu,
  makeModifier,
  makeSlot,
} from "../../menus/menu.example.ts";
import { comboLine, inGroup, inSlot, itemLine, selection } from "./line.example.ts";
import { anyLineArbitrary, menuArbitrary, menuWithLine } from "./menu.arbitrary.ts";
import type { Menu, PriceDisplay } from "../../menus/menu.ts";
import { minor } from "../../money/minor.ts";
import { linePriceParts, modifierPriceShown, priceLine } from "./line-price.ts";
import type { LineModifier, OrderLine } from "./order-line.ts";

const menu = makeMenu({
  items: [makeItem({ id: 1, price: minor(1250) }), makeItem({ id: 2, price: null })],
  modifier_groups: [
    makeGroup({
      id: 10,
      items: [1, 2],
      max_selected_amount: 5,
      selections_per_item: -1,
      modifiers: [
        makeModifier({ id: 100, price: minor(75) }),
        makeModifier({ id: 101, price: minor(0) }),
        { ...hiddenBy(102, "10|101"), price: minor(500) },
        makeModifier({ id: 103, type: "text", price: minor(999) }),
      ],
    }),
  ],
});
const unit = (...chosen: Parameters<typeof selection>) =>
  priceLine(menu, itemLine(1, [inGroup(1, 10, selection(...chosen))]))?.unit_price;

describe("an item line", () => {
  test("costs its item and modifiers, times its quantity", () => {
    const line = itemLine(1, [inGroup(1, 10, selection([100, 2], 102))], { quantity: 3 });
    expect(priceLine(menu, line)).toEqual({ unit_price: 1250 + 150 + 500, price: 3 * 1900 });
  });

  test("charges nothing for hidden, unknown or unselectable modifiers, or for an invalid quantity", () => {
    expect(unit(101, 102)).toBe(1250);
    expect(unit(999)).toBe(1250);
    expect(unit(103)).toBe(1250);
    expect(unit([100, -1], [100, 0.5], [100, Number.NaN], [100, 0])).toBe(1250);
  });

  test("charges nothing for choices of another item", () => {
    expect(priceLine(menu, itemLine(1, [inGroup(2, 10, selection(100))]))?.unit_price).toBe(1250);
  });

  test("is null for an item that is not on the menu, and counts a missing price as 0", () => {
    expect(priceLine(menu, itemLine(3))).toBeNull();
    expect(linePriceParts(menu, itemLine(3))).toEqual([]);
    expect(priceLine(menu, comboLine(3))).toBeNull();
    expect(priceLine(menu, itemLine(2, [inGroup(2, 10, selection(100))]))).toEqual({ unit_price: 75, price: 75 });
  });

  test.each([0, 26, -1, 1.5, Number.NaN])(
    "keeps its unit price but costs nothing with a quantity of %s",
    (quantity) => {
      expect(priceLine(menu, itemLine(1, [], { quantity }))).toEqual({ unit_price: 1250, price: 0 });
    },
  );

  test("ignores a price that the client sends", () => {
    const forged = { ...itemLine(1), price: 1, unit_price: 1 };
    expect(priceLine(menu, forged)?.price).toBe(1250);
  });
});

describe("price display (menus §14)", () => {
  const modifier = makeModifier({ id: 100, price: minor(200) });
  const shownAs = (price_display: PriceDisplay) => makeGroup({ id: 10, price_display, modifiers: [modifier] });
  test("shows the item's price with the modifier as total, and only the addition as extra", () => {
    const item = { price: minor(1000) };
    expect(modifierPriceShown(item, shownAs("total"), modifier)).toEqual({ display: "total", amount: 1200 });
    expect(modifierPriceShown(item, shownAs("extra"), modifier)).toEqual({ display: "extra", amount: 200 });
  });
  test("shows no total where the item has no price", () => {
    expect(modifierPriceShown({ price: null }, shownAs("total"), modifier)).toEqual({
      display: "extra",
      amount: 200,
    });
  });
});

/** How many times the choices in a group count: as many as the choice that opens it, at any depth (menus §46). */
const timesOf = (some: Menu, entry: LineModifier, entries: LineModifier[]): number => {
  for (const above of entries) {
    if (above.slot_id !== entry.slot_id || above.item_id !== entry.item_id || above.portion !== entry.portion) continue;
    const group = some.modifier_groups.find(({ id }) => id === above.modifier_group_id);
    const opener = above.selection.find(({ modifier_id }) =>
      group?.modifiers.some(
        ({ id, modifier_groups }) => id === modifier_id && modifier_groups.includes(entry.modifier_group_id ?? 0),
      ),
    );
    if (opener) return opener.quantity * timesOf(some, above, entries);
  }
  return 1;
};

/** The price computed a second time from the wording of menus §17 and menus §46, without the code under test. */
const byTheWords = (some: Menu, line: OrderLine): number => {
  const modifierPrices = (entries: LineModifier[]) =>
    entries.flatMap((entry) => {
      const { modifier_group_id, selection: chosen } = entry;
      const group = some.modifier_groups.find(({ id }) => id === modifier_group_id);
      const pieces = chosen.flatMap((one) =>
        Array<number>(one.quantity).fill(group?.modifiers.find(({ id }) => id === one.modifier_id)?.price ?? 0),
      );
      const adding = pieces.filter((price) => price > 0).toSorted((a, b) => b - a);
      const times = timesOf(some, entry, entries);
      const charged = [...adding.slice(group?.free_amount), ...pieces.filter((price) => price < 0)];
      return charged.map((price) => price * times);
    });
  const itemPrice = (item: number) => some.items.find(({ id }) => id === item)?.price ?? 0;
  const sum = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0);
  if (line.type === "item") return Math.max(0, itemPrice(line.item_id) + sum(modifierPrices(line.modifiers)));
  const combo = some.combos.find(({ id }) => id === line.combo_id);
  const slots = (combo?.slots ?? []).flatMap((slot) => {
    const fills = line.modifiers.filter((entry) => entry.slot_id === slot.id && entry.modifier_group_id === null);
    return fills.flatMap(({ item_id, variant: which = 0 }) => {
      const choice = slot.items.find((entry) => entry.item_id === item_id && entry.variant === which);
      return choice ? [choice.extra_price + (choice.use_base_price ? itemPrice(choice.item_id) : 0)] : [];
    });
  });
  return Math.max(0, (combo?.base_price ?? 0) + sum(slots) + sum(modifierPrices(line.modifiers)));
};

describe("the parts of a price and their sum", () => {
  test("the price of a line that can be ordered is what the rules' words say", () => {
    fc.assert(
      fc.property(menuWithLine, ({ menu: some, line }) => {
        expect(priceLine(some, line)?.unit_price).toBe(byTheWords(some, line));
      }),
      { numRuns: 500 },
    );
  });

  test("the parts of any line add up to its unit price, which times the quantity is its price", () => {
    fc.assert(
      fc.property(menuArbitrary, anyLineArbitrary, (some, line) => {
        const price = priceLine(some, line);
        const parts = linePriceParts(some, line);
        expect(parts.length > 0).toBe(price !== null);
        if (price === null) return;
        expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.unit_price);
        expect(price.unit_price).toBeGreaterThanOrEqual(0);
        const counted = Number.isInteger(line.quantity) && line.quantity >= 1 && line.quantity <= 25;
        expect(price.price).toBe(counted ? price.unit_price * line.quantity : 0);
      }),
      { numRuns: 500 },
    );
  });

  test("modifiers that take off never take off more than there is, the last of them first (menus §45)", () => {
    const off = makeGroup({
      id: 10,
      items: [1],
      free_amount: 1,
      modifiers: [
        makeModifier({ id: 100, price: minor(-200) }),
        makeModifier({ id: 101, price: minor(-1500) }),
        makeModifier({ id: 102, price: minor(300) }),
      ],
    });
    const dish = makeMenu({ items: [makeItem({ id: 1, price: minor(1000) })], modifier_groups: [off] });
    const priced = (...ids: number[]) =>
      linePriceParts(dish, itemLine(1, [inGroup(1, 10, selection(...ids))])).map(({ amount }) => amount);
    expect(priced(100)).toEqual([1000, -200]);
    // A choice that adds is the free one; a reduction never is.
    expect(priced(100, 102)).toEqual([1000, -200, 0]);
    expect(priced(100, 101)).toEqual([1000, -200, -800]);
    expect(modifierPriceShown({ price: minor(1000) }, off, off.modifiers[1]!)).toMatchObject({ amount: -1500 });
    expect(modifierPriceShown({ price: minor(1000) }, { ...off, price_display: "total" }, off.modifiers[1]!)).toEqual({
      display: "total",
      amount: 0,
    });
  });

  test("each part of a combo's price names its slot, item or modifier", () => {
    const slot = makeSlot(20, [], { items: [{ item_id: 1, extra_price: minor(30), use_base_price: true }] });
    const withCombo = { ...menu, combos: [makeCombo({ id: 5, base_price: minor(700), slots: [slot] })] };
    const parts = linePriceParts(withCombo, comboLine(5, inSlot(20, 1, { 10: selection([100, 2]) })));
    expect(
      parts.map(({ kind, slot_id, item_id, modifier_id, amount }) => [kind, slot_id, item_id, modifier_id, amount]),
    ).toEqual([
      ["combo", null, null, null, 700],
      ["slot_extra", 20, 1, null, 30],
      ["slot_item", 20, 1, null, 1250],
      ["modifier", 20, 1, 100, 150],
    ]);
  });
});
