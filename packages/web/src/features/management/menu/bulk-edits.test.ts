import { expect, test } from "vitest";
import { bulkEdits } from "./bulk-edits.ts";
import { placeFor } from "./line-edits.ts";
import { missingIn } from "./field-words.ts";
import { newDish } from "./new-lines.ts";
import { readAmount } from "./prices/read-amount.ts";

const EMPTY = { sections: [], items: [], modifier_groups: [], combos: [] };
const dish = (ref: string, price: number | null) => ({ ...newDish(EMPTY, "plate"), ref, price });
const SHIFT = { percent: 5, step: 5, section: "brunch" };

test("a bulk edit changes each dish from its own value, and leaves out dishes that stay the same", () => {
  const dishes = [dish("a", 10), dish("b", null), dish("c", 0)];
  expect(bulkEdits("price", dishes, SHIFT)).toEqual([
    { kind: "set", list: "items", ref: "a", field: "price", seen: 10, value: 10.5 },
  ]);
  const everywhere = { take_out: null, dine_in: 10.01, delivery: 12, drive: null, curbside: null };
  expect(bulkEdits("price", [{ ...dish("d", 10), mode_prices: everywhere }], SHIFT)).toEqual([
    { kind: "set", list: "items", ref: "d", field: "price", seen: 10, value: 10.5 },
    { kind: "set", list: "items", ref: "d", field: "mode_prices.dine_in", seen: 10.01, value: 10.5 },
    { kind: "set", list: "items", ref: "d", field: "mode_prices.delivery", seen: 12, value: 12.6 },
  ]);
  expect(bulkEdits("hide", dishes, SHIFT)).toHaveLength(3);
  expect(bulkEdits("show", dishes, SHIFT)).toEqual([]);
  expect(bulkEdits("sold_out", dishes, SHIFT)[0]).toMatchObject({ field: "stock_status", value: "sold_out" });
  expect(bulkEdits("available", dishes, SHIFT)).toEqual([]);
  expect(bulkEdits("section", dishes, SHIFT)[0]).toMatchObject({ field: "section_id", seen: null, value: "brunch" });
  expect(bulkEdits("section", dishes, { ...SHIFT, section: null })).toEqual([]);
});

test("an amount is read as either language writes it", () => {
  const read = ["12.50", "12,50", "12,50 $", "$12.50", "0,125", "-1", ".5", "", "12.5.0", "twelve", "1e9"].map(
    readAmount,
  );
  expect(read).toEqual([12.5, 12.5, 12.5, 12.5, 0.125, -1, 0.5, null, null, null, null]);
});

test("a dish that is dragged takes the place of the one that it is dropped on", () => {
  const items = [dish("a", 1), dish("b", 1), dish("c", 1)];
  expect(placeFor(items, "a", "c")).toBe("c");
  expect(placeFor(items, "c", "b")).toBe("a");
  expect(placeFor(items, "c", "a")).toBeNull();
});

test("words are missing in a language without a name, or without a description that the other one has", () => {
  const none = { en: null, fr: null, default: null };
  expect(missingIn({ name: none, description: none })).toEqual(["en", "fr"]);
  expect(missingIn({ name: { ...none, en: "Soup" }, description: none })).toEqual(["fr"]);
  expect(missingIn({ name: { ...none, default: "Pho" }, description: none })).toEqual(["en", "fr"]);
  const both = { en: "Soup", fr: "Soupe", default: null };
  expect(missingIn({ name: both, description: { ...none, fr: "Chaude" } })).toEqual(["en"]);
});
