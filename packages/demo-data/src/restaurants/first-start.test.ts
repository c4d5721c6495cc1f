import { TableeRestaurant } from "@tablee/contract/restaurants/tablee-format.schema";
import { isAroundTheClock, nextOpening } from "@tablee/domain/restaurants/opening-hours";
import { orderDates } from "@tablee/domain/restaurants/order-slots";
import { orderingStatus } from "@tablee/domain/restaurants/ordering-status";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { demoRestaurants } from "./demo-restaurants.ts";

const HOUR = 3_600_000;

const at = (startedAt: Date, ref: string) => {
  const found = demoRestaurants(startedAt).find((restaurant) => restaurant.ref === ref);
  // Without these fields, a new row starts as open and without a delay.
  return { status: "open", min_order_delay: 0, ...TableeRestaurant.parse(found) };
};
const statusAt = (startedAt: Date, ref: string, moment = startedAt) => orderingStatus(at(startedAt, ref), moment);

const STARTS = [
  ["an ordinary noon", "2026-11-20T17:00:00Z"],
  ["midnight in Montréal", "2026-11-20T05:00:00Z"],
  ["a minute before midnight in Montréal", "2026-11-20T04:59:00Z"],
  ["midnight in UTC", "2026-07-01T00:00:00Z"],
  ["the spring change of clocks, before", "2026-03-08T06:59:00Z"],
  ["the spring change of clocks, after", "2026-03-08T07:01:00Z"],
  ["the autumn change of clocks, the hour that comes twice", "2026-11-01T05:30:00Z"],
  ["the autumn change of clocks, its second time", "2026-11-01T06:30:00Z"],
  ["a Sunday evening", "2026-05-18T01:00:00Z"],
  ["New Year's Eve", "2027-01-01T04:30:00Z"],
  ["a leap day", "2028-02-29T12:00:00Z"],
] as const;

const expectStates = (startedAt: Date) => {
  expect(statusAt(startedAt, "chez-margot")).toBe("open");
  expect(statusAt(startedAt, "boulangerie-des-erables")).toBe("off-hours-planned-enabled");
  expect(statusAt(startedAt, "cafe-tourne-disque")).toBe("off-hours");
  expect(statusAt(startedAt, "chez-meme-rita")).toBe("closed");
};

describe("at the first start", () => {
  it.each(STARTS)("four restaurants have the four ordering statuses at %s", (_name, moment) => {
    expectStates(new Date(moment));
  });

  it("four restaurants have the four ordering statuses at any moment", () => {
    const moments = fc.date({ min: new Date("2026-01-01"), max: new Date("2035-12-31"), noInvalidDate: true });
    fc.assert(fc.property(moments, expectStates), { numRuns: 60 });
  });

  it.each(STARTS)(
    "the restaurant that takes only planned orders opens within two days of %s, and offers dates",
    (_name, moment) => {
      const startedAt = new Date(moment);
      const bakery = at(startedAt, "boulangerie-des-erables");
      const opening = nextOpening(bakery, startedAt);
      expect(opening).not.toBeNull();
      expect(Number(opening) - startedAt.getTime()).toBeLessThan(49 * HOUR);
      expect(orderDates(bakery, startedAt).length).toBeGreaterThan(5);
    },
  );

  it("one restaurant never closes, and one is open past midnight every night", () => {
    const startedAt = new Date("2026-11-20T17:00:00Z");
    expect(isAroundTheClock(at(startedAt, "chez-margot").hours)).toBe(true);
    // Half past midnight in Montréal, on each night of a week.
    for (let night = 0; night < 7; night += 1) {
      const late = new Date(Date.UTC(2026, 10, 20 + night, 5, 30));
      expect(statusAt(startedAt, "bar-sillon", late)).toBe("open");
    }
  });
});
