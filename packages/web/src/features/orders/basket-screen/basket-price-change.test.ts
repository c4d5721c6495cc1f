import { makeItem, makeMenu, text } from "@tablee/domain/menus/menu.example";
import { minor } from "@tablee/domain/money/minor";
import { describe, expect, it } from "vitest";
import { agreedTotal, dearerLines, type Prices } from "./basket-price-change.ts";
import type { BasketLine } from "../basket/basket-schema.ts";

const line = (id: string, item_id: number, unit_price: number): BasketLine => ({
  type: "item",
  item_id,
  modifiers: [],
  quantity: 1,
  notes: "",
  id,
  name: text(id),
  image_url: null,
  unit_price,
});
const menu = makeMenu({ items: [makeItem({ id: 1, price: minor(300) }), makeItem({ id: 2, price: minor(500) })] });
const prices = (quoted: number[] | null): Prices => ({
  menu,
  quote: { quote: quoted && ({ items: quoted.map((unit_price) => ({ unit_price })) } as never) },
});

describe("lines that have become dearer", () => {
  const items = [line("a", 1, 250), line("b", 2, 500)];

  it("are found by the loaded menu until the server has answered", () => {
    expect(dearerLines(prices(null), items)).toEqual([{ line: items[0], price: 300, before: 250 }]);
  });

  it("are found by the server's prices once it has answered, even if the loaded menu differs", () => {
    expect(dearerLines(prices([3, 5.5]), items).map(({ line: { id } }) => id)).toEqual(["a", "b"]);
    expect(dearerLines(prices([2.5, 4]), items)).toEqual([]);
  });

  it("do not include lines that are no longer on the menu or cost less", () => {
    expect(dearerLines(prices(null), [line("a", 99, 250), line("b", 2, 900)])).toEqual([]);
  });
});

describe("the totals that the diner is asked to accept", () => {
  const changed = { code: "price_changed" as const, line: null, data: { expected: 20, actual: 21.5 } };

  it("are given only when a changed price is the order's only problem", () => {
    expect(agreedTotal({ problems: [changed] })).toEqual({ expected: 2000, actual: 2150 });
    expect(agreedTotal({ problems: [changed, { code: "slot_full", line: null, data: {} }] })).toBeNull();
    expect(agreedTotal({ problems: [{ ...changed, data: {} }] })).toBeNull();
    expect(agreedTotal({ problems: [] })).toBeNull();
    expect(agreedTotal(null)).toBeNull();
  });
});
