import { expect, test } from "vitest";
import { minor } from "../money/minor.ts";
import { itemState, partState } from "./item-availability.ts";

const item = { stock_status: "available", price: minor(0), hidden: false };

test("an item can be ordered when it is available and has a price (menus §2)", () => {
  expect(itemState(item)).toBe("available");
  expect(itemState({ ...item, price: null })).toBe("not_orderable");
  for (const stock_status of ["sold_out", "", "Available", "unknown"]) {
    expect(itemState({ ...item, stock_status, price: minor(900) })).toBe("out_of_stock");
    expect(itemState({ ...item, stock_status, price: null })).toBe("out_of_stock");
  }
});

test("a hidden item cannot be ordered alone, but can be part of a combo (menus §33)", () => {
  expect(itemState({ ...item, hidden: true })).toBe("not_orderable");
  const hidden = { ...item, hidden: true };
  expect(partState(hidden, { use_base_price: true })).toBe("available");
});

test("an item in a combo needs a price of its own only where the combo adds it (menus §33)", () => {
  const unpriced = { ...item, price: null };
  expect(partState(unpriced, { use_base_price: false })).toBe("available");
  expect(partState(unpriced, { use_base_price: true })).toBe("not_orderable");
  expect(partState({ ...unpriced, stock_status: "sold_out" }, { use_base_price: false })).toBe("out_of_stock");
});
