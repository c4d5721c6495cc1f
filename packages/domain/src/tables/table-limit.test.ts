import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comboCount } from "../orders/line/combo-limit.ts";
import { makeCombo, makeMenu } from "../menus/menu.example.ts";
import { comboLine, itemLine } from "../orders/line/line.example.ts";
import type { OrderLine } from "../orders/line/order-line.ts";
import { checkTableLimit } from "./table-limit.ts";

const menu = makeMenu({ combos: [makeCombo({ id: 1, limit_per_order: 2 }), makeCombo({ id: 2 })] });
const basket = (...lines: OrderLine[]) => ({
  lines: lines.map((line, at) => ({ id: String(at), diner_id: "somebody", line })),
});
const trios = (quantity: number, id = 1): OrderLine => ({ ...comboLine(id), quantity });

describe("checkTableLimit", () => {
  it("accepts no more of a combo in a table's basket than an order may have, whoever adds it", () => {
    const full = basket(trios(1), trios(1));
    const refused = { code: "limit_reached", data: { combo_id: 1, limit: 2 } };
    expect(checkTableLimit(menu, trios(1), basket(trios(1)), full)).toBeNull();
    expect(checkTableLimit(menu, trios(1), full, basket(trios(1), trios(1), trios(1)))).toEqual(refused);
    expect(checkTableLimit(menu, trios(3), basket(), basket(trios(3)))).toEqual(refused);
  });

  it("accepts a change that does not exceed the limit further, and limits nothing else", () => {
    expect(checkTableLimit(menu, trios(3), basket(trios(5)), basket(trios(3)))).toBeNull();
    expect(checkTableLimit(menu, trios(9, 2), basket(), basket(trios(9, 2)))).toBeNull();
    expect(checkTableLimit(menu, itemLine(1), basket(trios(5)), basket(trios(5), itemLine(1)))).toBeNull();
  });

  it("never lets a basket within the limit exceed it", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 8 }), (quantities) => {
        const kept = quantities.reduce<OrderLine[]>((lines, quantity) => {
          const next = [...lines, trios(quantity)];
          return checkTableLimit(menu, trios(quantity), basket(...lines), basket(...next)) ? lines : next;
        }, []);
        expect(comboCount(1, kept)).toBeLessThanOrEqual(2);
      }),
    );
  });
});
