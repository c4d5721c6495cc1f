import * as v from "valibot";
import { makeCombo, makeGroup, makeMenu, text } from "@tablee/domain/menus/menu.example";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addLine,
  isOfAnother,
  leftAfter,
  mostOfLine,
  pieces,
  replaceLine,
  restoreLine,
  setQuantity,
} from "./basket-lines.ts";
import { Basket, type BasketLine, type BasketRestaurant } from "./basket-schema.ts";
import { summaryOf } from "./basket-summary.ts";

const empty = v.parse(Basket, {});
const margot: BasketRestaurant = {
  id: 7,
  name: text("Chez Margot"),
  currency: "CAD",
  image_url: "/logo.webp",
  timezone: "America/Toronto",
};
const other = { ...margot, id: 8, name: text("Nakano") };

const line = (given: Partial<BasketLine> & { id: string }): BasketLine =>
  ({
    type: "item",
    item_id: 1,
    modifiers: [],
    quantity: 1,
    notes: "",
    name: text("Fries", "Frites"),
    image_url: null,
    unit_price: 750,
    ...given,
  }) as BasketLine;

const withGroup = (modifier_id: number) => [
  { item_id: 1, slot_id: null, modifier_group_id: makeGroup({ id: 3 }).id, selection: [{ modifier_id, quantity: 1 }] },
];

describe("adding a line", () => {
  it("begins an order with the first line, and adds the next to it", () => {
    const first = addLine(empty, margot, line({ id: "a" }));
    expect(first).toMatchObject({ begins: true, capped: false, change: { restaurant: { id: 7 } } });
    const second = addLine({ ...empty, ...first.change }, margot, line({ id: "b", item_id: 2 }));
    expect(second.begins).toBe(false);
    expect(second.change.items.map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("adds its quantity to an identical line, at the newest price; a line with another modifier stays separate", () => {
    const basket = { ...empty, restaurant: margot, items: [line({ id: "a", modifiers: withGroup(31) })] };
    const same = addLine(basket, margot, line({ id: "b", modifiers: withGroup(31), quantity: 2, unit_price: 800 }));
    expect(same.change.items).toMatchObject([{ id: "a", quantity: 3, unit_price: 800 }]);
    const differs = addLine(basket, margot, line({ id: "b", modifiers: withGroup(32) }));
    expect(differs.change.items).toHaveLength(2);
  });

  it("stops at a quantity of 25 and reports it", () => {
    const basket = { ...empty, restaurant: margot, items: [line({ id: "a", quantity: 24 })] };
    const { change, capped } = addLine(basket, margot, line({ id: "b", quantity: 3 }));
    expect(capped).toBe(true);
    expect(change.items).toMatchObject([{ quantity: 25 }]);
  });

  it("replaces the lines of another restaurant", () => {
    const basket = { ...empty, restaurant: other, items: [line({ id: "old" })] };
    expect(isOfAnother(basket, margot.id)).toBe(true);
    expect(isOfAnother(empty, margot.id)).toBe(false);
    const { change, begins } = addLine(basket, margot, line({ id: "new" }));
    expect(begins).toBe(true);
    expect(change.items.map(({ id }) => id)).toEqual(["new"]);
    expect(change.restaurant?.id).toBe(margot.id);
  });
});

describe("changing a line", () => {
  const items = [line({ id: "a" }), line({ id: "b", notes: "no salt" }), line({ id: "c", item_id: 2 })];

  it("keeps the line's place and id when it is edited", () => {
    const { items: edited } = replaceLine(items, "b", line({ id: "x", notes: "extra salt", quantity: 4 }));
    expect(edited.map(({ id, notes }) => [id, notes])).toEqual([
      ["a", ""],
      ["b", "extra salt"],
      ["c", ""],
    ]);
  });

  it("merges the line with one that it has become identical to, up to 25", () => {
    const { items: edited, capped } = replaceLine(items, "b", line({ id: "x", quantity: 25 }));
    expect(capped).toBe(true);
    expect(edited).toMatchObject([{ id: "a", quantity: 25 }, { id: "c" }]);
  });

  it("accepts only whole quantities from 1 to 25", () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -5, max: 40 }), fc.double()), (quantity) => {
        const [first] = setQuantity(items, "a", quantity);
        const fits = Number.isInteger(quantity) && quantity >= 1 && quantity <= 25;
        expect(first?.quantity).toBe(fits ? quantity : 1);
      }),
    );
  });

  it("restores a removed line to its place, and only once", () => {
    const removed = items.filter(({ id }) => id !== "b");
    const back = restoreLine(removed, items[1]!, 1);
    expect(back).toEqual(items);
    expect(restoreLine(back, items[1]!, 1)).toEqual(items);
  });
});

describe("after an order was placed", () => {
  const items = [line({ id: "a", quantity: 3 }), line({ id: "b", notes: "no salt" })];

  it("the placed lines are gone from the basket", () => {
    expect(leftAfter(items, items)).toEqual([]);
    expect(leftAfter([], items)).toEqual([]);
  });

  it("lines and quantities added meanwhile stay in the basket", () => {
    const more = [{ ...items[0]!, quantity: 5 }, items[1]!, line({ id: "c", item_id: 2 })];
    expect(leftAfter(more, items)).toMatchObject([
      { id: "a", quantity: 2 },
      { id: "c", quantity: 1 },
    ]);
  });
});

describe("the basket's summary", () => {
  it("counts pieces and adds up the prices that the diner has seen", () => {
    const items = [line({ id: "a", quantity: 2 }), line({ id: "b", item_id: 2, unit_price: 1450 })];
    expect(pieces(items)).toBe(3);
    expect(summaryOf({ ...empty, restaurant: margot, items })).toMatchObject({
      count: 3,
      total: 29.5,
      currency: "CAD",
    });
  });

  it("is null for an empty basket", () => {
    expect(summaryOf(empty)).toBeNull();
  });
});

describe("the highest quantity of a line", () => {
  const combo = (id: string, quantity: number): BasketLine =>
    ({ ...line({ id, quantity }), type: "combo", combo_id: 5, item_id: undefined }) as unknown as BasketLine;
  const limited = makeMenu({ combos: [makeCombo({ id: 5, limit_per_order: 3 })] });

  it("is what the combo's limit per order leaves after its other lines, together with that limit", () => {
    const items = [combo("a", 2), combo("b", 1), line({ id: "c", quantity: 9 })];
    expect(mostOfLine(limited, items, combo("a", 2))).toEqual({ most: 2, limit: 3 });
    expect(mostOfLine(limited, items, combo("b", 1))).toEqual({ most: 1, limit: 3 });
  });

  it("is 25 for any other line, and for a combo until the menu has loaded", () => {
    expect(mostOfLine(limited, [], line({ id: "c" }))).toEqual({ most: 25, limit: null });
    expect(mostOfLine(null, [], combo("a", 2))).toEqual({ most: 25, limit: null });
  });
});
