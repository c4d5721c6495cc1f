import { expect, test } from "vitest";
import { isOrderAddress } from "./order-address.ts";

test("only an order's own page counts as its address", () => {
  expect(isOrderAddress("/orders/current/12", 12)).toBe(true);
  expect(isOrderAddress("/orders/history/12/", 12)).toBe(true);
  expect(isOrderAddress("/orders/current/112", 12)).toBe(false);
  expect(isOrderAddress("/menu/12", 12)).toBe(false);
  expect(isOrderAddress("/orders/current", 12)).toBe(false);
});
