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
])("knows %s by how it looks", (format, value) => {
  expect(formatOf(value)).toBe(format);
});
