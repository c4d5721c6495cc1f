import fc from "fast-check";
import { expect, it } from "vitest";
import { MOST_ORDERED_DISHES, orderedDishes } from "./ordered-dishes.ts";
import { ORDER_STATUSES } from "../order-status.ts";

type Line = Parameters<typeof orderedDishes<string>>[0]["items"][number];

const item = (item_id: number, also: Partial<Line> = {}): Line => ({
  type: "item",
  item_id,
  name: `Dish ${item_id}`,
  image_url: `/pictures/${item_id}.avif`,
  substitution: null,
  modifiers: [],
  ...also,
});
const combo = (...items: number[]): Line => ({
  ...item(0),
  type: "combo",
  item_id: null,
  modifiers: items.map((item_id) => ({ item_id, slot_id: 1, item_name: `Dish ${item_id}` })),
});
const ids = (items: Line[]) => orderedDishes({ status: "delivered", items }).map(({ item_id }) => item_id);

it("offers the dishes ordered alone first, then those of combos, each once", () => {
  expect(ids([combo(3, 4), item(1), item(2), item(1), combo(2, 5)])).toEqual([1, 2, 3, 4, 5]);
});

it("leaves out what the kitchen replaced, and the choices of a dish", () => {
  const choice = { item_id: 1, slot_id: null, item_name: "Dish 1" };
  expect(ids([item(1, { modifiers: [choice] }), item(2, { substitution: "Soup" }), item(3)])).toEqual([1, 3]);
  expect(ids([{ ...combo(7), modifiers: [{ item_id: 7, slot_id: null, item_name: "Dish 7" }] }])).toEqual([]);
});

it("offers nothing before it is delivered, nor of what was called off", () => {
  for (const status of ORDER_STATUSES) {
    expect(orderedDishes({ status, items: [item(1)] })).toHaveLength(status === "delivered" ? 1 : 0);
  }
});

it("never repeats a dish, and stays a short list", () => {
  const line = fc.oneof(
    fc.nat(9).map((id) => item(id)),
    fc.array(fc.nat(9), { maxLength: 4 }).map((some) => combo(...some)),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const found = ids(lines);
      expect(new Set(found).size).toBe(found.length);
      const all = new Set(lines.flatMap((one) => [one.item_id, ...one.modifiers.map(({ item_id }) => item_id)]));
      all.delete(null);
      expect(found).toHaveLength(Math.min(all.size, MOST_ORDERED_DISHES));
    }),
  );
});
