import { describe, expect, test } from "vitest";
import { orderChoice } from "./order-choice.ts";

const dish = { item_id: 4, item_price: 12.5, restaurant: { has_menu: true } };

describe("where a discovery leads (discoveries §12)", () => {
  test.each([
    ["open", "order_now"],
    ["off-hours-planned-enabled", "order_later"],
    ["off-hours", "view_item"],
    ["closed", "view_item"],
  ] as const)("a dish of a restaurant that is %s: %s", (status, choice) => {
    expect(orderChoice(dish, status)).toBe(choice);
  });

  test("a dish that cannot be ordered leads to its view, even if the restaurant is open", () => {
    expect(orderChoice({ ...dish, item_price: null }, "open")).toBe("view_item");
  });

  test("a discovery without a dish leads to the menu, and without a menu nowhere", () => {
    expect(orderChoice({ ...dish, item_id: null }, "open")).toBe("view_menu");
    expect(orderChoice({ ...dish, restaurant: { has_menu: false } }, "open")).toBeNull();
    expect(orderChoice({ ...dish, restaurant: null }, null)).toBeNull();
  });
});
