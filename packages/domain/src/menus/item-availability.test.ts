import { expect, test } from "vitest";
import { minor } from "../money/minor.ts";
import { itemState } from "./item-availability.ts";

test("an item can be ordered when it is available and has a price (menus §2)", () => {
  expect(itemState({ stock_status: "available", price: minor(0) })).toBe("available");
  expect(itemState({ stock_status: "available", price: null })).toBe("not_orderable");
  for (const stock_status of ["sold_out", "", "Available", "unknown"]) {
    expect(itemState({ stock_status, price: minor(900) })).toBe("out_of_stock");
    expect(itemState({ stock_status, price: null })).toBe("out_of_stock");
  }
});
