import fc from "fast-check";
import { expect, test } from "vitest";
import { makeItem, makeMenu } from "../menus/menu.example.ts";
import { itemLine } from "./line/line.example.ts";
import { anyLineArbitrary, menuArbitrary } from "./line/menu.arbitrary.ts";
import { minor } from "../money/minor.ts";
import { priceOrder } from "./order-price.ts";

const menu = makeMenu({ items: [makeItem({ id: 1, price: minor(1250) }), makeItem({ id: 2, price: minor(333) })] });
const none = { tip: minor(0), delivery_fee: minor(0) };

test("tax is 14.975 % of the subtotal, once; tip and fee are not taxed (orders §16)", () => {
  const lines = [itemLine(1, [], { quantity: 2 }), itemLine(2)];
  expect(priceOrder(menu, lines, { tip: minor(500), delivery_fee: minor(399) })).toEqual({
    lines: [
      { unit_price: 1250, price: 2500 },
      { unit_price: 333, price: 333 },
    ],
    subtotal: 2833,
    tax: 424,
    tip: 500,
    delivery_fee: 399,
    total: 2833 + 424 + 500 + 399,
  });
});

test("a line that is gone keeps its place and counts for nothing", () => {
  const price = priceOrder(menu, [itemLine(9), itemLine(1)], none);
  expect(price.lines).toEqual([null, { unit_price: 1250, price: 1250 }]);
  expect(price.subtotal).toBe(1250);
});

test("no lines cost nothing", () => {
  expect(priceOrder(menu, [], none)).toMatchObject({ lines: [], subtotal: 0, tax: 0, total: 0 });
});

test("whatever is ordered, the lines add up to the subtotal and the parts to the total", () => {
  const cents = fc.nat({ max: 5000 }).map(minor);
  fc.assert(
    fc.property(menuArbitrary, fc.array(anyLineArbitrary, { maxLength: 5 }), cents, cents, (some, lines, tip, fee) => {
      const price = priceOrder(some, lines, { tip, delivery_fee: fee });
      expect(price.lines).toHaveLength(lines.length);
      expect(price.lines.reduce((sum, line) => sum + (line?.price ?? 0), 0)).toBe(price.subtotal);
      expect(price.subtotal + price.tax + tip + fee).toBe(price.total);
    }),
  );
});
