import { expect, it } from "vitest";
import { formatOf } from "./format-of.ts";

it.each([
  ["square", [{ type: "ITEM" }]],
  ["square", { objects: [] }],
  ["tablee", { format: "tablee", version: 2, restaurants: [] }],
  ["uber", { menus: [], categories: [], items: [] }],
  ["dominos", { products: {}, variants: {}, categories: {} }],
  [null, null],
  [null, "menu"],
  [null, []],
  [null, [{ name: "Soup", price: 4 }]],
  [null, { elements: [] }],
])("recognizes %s by its content", (format, value) => {
  expect(formatOf(value)).toBe(format);
});
