import * as v from "valibot";
import type { PricedLine } from "@tablee/contract/orders/orders.schema";
import { makeGroup, makeItem, makeMenu, makeModifier, text } from "@tablee/domain/menus/menu.example";
import { inGroup, itemLine, selection } from "@tablee/domain/orders/line/line.example";
import { minor } from "@tablee/domain/money/minor";
import { orderAgain } from "@tablee/domain/orders/afterwards/order-again";
import { afterEach, describe, expect, it } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { Basket } from "../basket/basket-schema.ts";
import { changedWords, leftOutWords, linesAgain, putAgain } from "./order-again.ts";
import { exampleOrder } from "../words/order.example.ts";

const menu = makeMenu({
  items: [makeItem({ id: 1, name: text("Burger", "Burger"), price: minor(1250) })],
  modifier_groups: [makeGroup({ id: 10, modifiers: [makeModifier({ id: 11, price: minor(100) })] })],
});
const placed = (id: string, given: Partial<PricedLine>): PricedLine => ({
  id,
  type: "item",
  item_id: 1,
  combo_id: null,
  item: null,
  combo: null,
  name: text("Old burger", "Vieux burger"),
  image_url: null,
  allergens: [],
  substitution: null,
  modifiers: [],
  quantity: 1,
  notes: "",
  diner: null,
  unit_price: 9,
  price: 9,
  tax_bases: null,
  ...given,
});
const chosen = (modifier_id: number, name: string): PricedLine["modifiers"] => [
  {
    item_id: 1,
    slot_id: null,
    modifier_group_id: 10,
    slot_name: null,
    item_name: text("Burger"),
    group_name: text("Extras"),
    selection: [{ modifier_id, quantity: 1, name: text(name), price: 1 }],
  },
];
const order = exampleOrder({
  items: [
    placed("a", { quantity: 2, notes: "Sans sel", modifiers: chosen(11, "Bacon") }),
    placed("b", { item_id: 99, name: text("Poutine") }),
    placed("c", { modifiers: chosen(12, "Truffle") }),
  ],
});
const again = orderAgain(menu, linesAgain(order));
const restaurant = {
  id: 7,
  name: text("Margot"),
  currency: "CAD",
  image_url: null,
  timezone: "America/Toronto",
} as const;
const empty = v.parse(Basket, {});

afterEach(() => overwriteGetLocale(() => "en"));

describe("an order put in the basket again", () => {
  it("becomes lines without the names and prices of the placed order", () => {
    expect(linesAgain(order)[0]).toEqual(
      itemLine(1, [inGroup(1, 10, selection(11))], { quantity: 2, notes: "Sans sel" }),
    );
  });

  it("takes names and prices from today's menu", () => {
    const { change, begins, capped } = putAgain(empty, restaurant, menu, again.lines);
    expect(change.restaurant).toEqual(restaurant);
    expect(change.items).toMatchObject([
      { name: text("Burger"), unit_price: 1350, quantity: 2, notes: "Sans sel" },
      { name: text("Burger"), unit_price: 1250, quantity: 1 },
    ]);
    expect(new Set(change.items.map(({ id }) => id)).size).toBe(2);
    expect([begins, capped]).toEqual([true, false]);
  });

  it("is added to the lines in the basket, up to 25 of each", () => {
    const once = putAgain(empty, restaurant, menu, again.lines).change;
    const full = { ...empty, ...once, items: once.items.map((line) => ({ ...line, quantity: 24 })) };
    const { change, capped, begins } = putAgain(full, restaurant, menu, again.lines);
    expect(change.items.map(({ quantity }) => quantity)).toEqual([25, 25]);
    expect([begins, capped]).toEqual([false, true]);
  });

  it("names the lines that are left out and the choices that are dropped, in both languages", () => {
    expect(leftOutWords(order, again.left_out, "en")).toEqual([
      { id: "b", name: "Poutine", words: "no longer on the menu" },
    ]);
    expect(changedWords(order, again.lines, "en")).toEqual([{ id: "c", name: "Old burger", words: "without Truffle" }]);
    overwriteGetLocale(() => "fr");
    expect(leftOutWords(order, again.left_out, "fr")[0]?.words).toBe("n’est plus au menu");
    expect(changedWords(order, again.lines, "fr")[0]).toMatchObject({ name: "Vieux burger", words: "sans Truffle" });
  });
});
