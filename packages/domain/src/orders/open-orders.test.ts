import * as fc from "fast-check";
import { expect, it } from "vitest";
import { checkOpenOrders, MOST_OPEN_ORDERS, OPEN_ORDERS, openOrderLimits, openSince } from "./open-orders.ts";

it("a member may have five open orders at a restaurant and ten in all", () => {
  const limits = openOrderLimits(OPEN_ORDERS);
  expect(checkOpenOrders({ here: 4, in_all: 9 }, limits)).toBeNull();
  expect(checkOpenOrders({ here: 5, in_all: 5 }, limits)).toMatchObject({ where: "restaurant", limit: 5 });
  expect(checkOpenOrders({ here: 0, in_all: 10 }, limits)).toMatchObject({ where: "all", limit: 10 });
});

it("an order that nobody closes counts as open for half a day after its latest moment", () => {
  const at = new Date("2026-11-18T17:00:00.000Z");
  expect(openSince(at)).toEqual(new Date("2026-11-18T05:00:00.000Z"));
});

it("a restaurant's own limit can be reached by orders at that restaurant alone, whatever it is", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MOST_OPEN_ORDERS }), (max) => {
      const limits = openOrderLimits(max);
      expect(checkOpenOrders({ here: max - 1, in_all: max - 1 }, limits)).toBeNull();
      expect(checkOpenOrders({ here: max, in_all: max }, limits)).toMatchObject({ where: "restaurant", limit: max });
    }),
  );
});
