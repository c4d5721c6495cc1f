import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ZONES,
  arbitraryDates,
  arbitraryHours,
  arbitraryMoment,
  arbitraryZone,
  wildDates,
  wildHours,
  wildMoment,
  wildZone,
} from "./arbitrary-hours.ts";
import { isServedFor } from "../menus/section-hours.ts";
import { addDays, instantOf, localMoment } from "./local-time.ts";
import { closesAt, isOpenAt } from "./opening-hours.ts";
import { isOrderable, orderingStatus } from "./ordering-status.ts";
import {
  type OrderMoment,
  type SlotFacts,
  checkOrderTime,
  firstOrderMoment,
  orderDates,
  orderTimes,
  promisedWindow,
  resumeOrderMoment,
} from "./order-slots.ts";

const delay = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 72 }) },
  { weight: 1, arbitrary: fc.double({ min: 0, max: 100, noNaN: true }) },
);
const weekFacts: fc.Arbitrary<SlotFacts> = fc.record({
  status: fc.constantFrom("open", "open", "open", "closed"),
  hours: fc.option(arbitraryHours, { freq: 20 }),
  timezone: arbitraryZone,
  planned_orders_enabled: fc.boolean(),
  min_order_delay: delay,
  preparation_minutes: fc.option(fc.integer({ min: 1, max: 600 }), { nil: undefined }),
});
const datedFacts = fc.tuple(weekFacts, arbitraryDates).map(([facts, dates]) => ({ ...facts, ...dates }));
const slotFacts: fc.Arbitrary<SlotFacts> = fc.oneof(weekFacts, datedFacts);
const HOUR = 3_600_000;

/** No order is promised for a time after closing. */
const isPromisedInTime = (facts: SlotFacts, moment: OrderMoment, instant: Date, at: Date): boolean => {
  const preparation = facts.preparation_minutes ?? 0;
  if (instant.getTime() - at.getTime() > (preparation + 1) * 60_000) return true;
  const closes = closesAt(facts, instant);
  return closes === null || promisedWindow(moment, facts, at, preparation).min_time <= closes;
};

describe("the offered times", () => {
  it("are limited to those at which every ordered dish is served, and exactly those are accepted", () => {
    fc.assert(
      fc.property(slotFacts, fc.array(arbitraryHours, { maxLength: 2 }), arbitraryMoment, (facts, served, at) => {
        const narrowed = { ...facts, served };
        const wrong: unknown[] = [];
        for (const date of orderDates(facts, at)) {
          const left = new Set(orderTimes(narrowed, date, at));
          for (const time of orderTimes(facts, date, at)) {
            const moment = { date, time };
            const isServed = served.every((hours) => isServedFor({ hours }, facts.timezone, moment, at));
            const isAccepted = checkOrderTime(narrowed, date, time, at) === null;
            if (left.has(time) !== isServed || isAccepted !== isServed) wrong.push({ ...moment, isServed });
          }
        }
        expect(wrong).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it("are accepted, lie within the hours and after the delay, can be ready, rise, and never repeat", () => {
    fc.assert(
      fc.property(slotFacts, arbitraryMoment, (facts, at) => {
        let last = at.getTime() - 1;
        // Compared without `expect`: one for each of the thousand times of a month would take a hundred times as long.
        const wrong: unknown[] = [];
        for (const date of orderDates(facts, at)) {
          const times = orderTimes(facts, date, at);
          if (times.length === 0) wrong.push(date);
          for (const time of times) {
            const instant = time === "now" ? at : (instantOf(date, time, facts.timezone) ?? new Date(Number.NaN));
            const right =
              checkOrderTime(facts, date, time, at) === null &&
              isOpenAt(facts, instant) &&
              localMoment(instant, facts.timezone).date === date &&
              instant.getTime() > last &&
              instant.getTime() - at.getTime() >= facts.min_order_delay * HOUR &&
              isPromisedInTime(facts, { date, time }, instant, at);
            if (!right) wrong.push([date, time]);
            last = instant.getTime();
          }
        }
        expect(wrong).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it("are the only ones that are accepted", () => {
    const quarter = fc.integer({ min: 0, max: 95 }).map((n) => {
      const two = (x: number) => String(x).padStart(2, "0");
      return `${two(Math.floor(n / 4))}:${two((n % 4) * 15)}`;
    });
    const ahead = fc.integer({ min: -2, max: 33 });
    fc.assert(
      fc.property(slotFacts, arbitraryMoment, ahead, fc.oneof(quarter, fc.constant("now")), (facts, at, days, time) => {
        const date = addDays(localMoment(at, facts.timezone).date, days);
        const offered = orderTimes(facts, date, at).includes(time);
        expect(checkOrderTime(facts, date, time, at) === null).toBe(offered);
        expect(orderDates(facts, at).includes(date)).toBe(orderTimes(facts, date, at).length > 0);
      }),
      { numRuns: 2000 },
    );
  });

  it("are empty exactly where the restaurant takes no orders or has no half hour to offer", () => {
    fc.assert(
      fc.property(slotFacts, arbitraryMoment, (facts, at) => {
        const status = orderingStatus(facts, at);
        const dates = orderDates(facts, at);
        expect(isOrderable(status) || dates.length === 0).toBe(true);
        const closes = closesAt(facts, at)?.getTime() ?? Number.POSITIVE_INFINITY;
        const { min_time } = promisedWindow({ date: "", time: "now" }, facts, at, facts.preparation_minutes ?? 0);
        const isForNow = status === "open" && facts.min_order_delay === 0 && min_time.getTime() <= closes;
        expect(firstOrderMoment(facts, at)?.time === "now").toBe(isForNow);
        expect(firstOrderMoment(facts, at) === null).toBe(dates.length === 0);
      }),
    );
  });
});

describe("a saved moment that is resumed", () => {
  it("can be ordered for, or leaves the time open on a date that has some", () => {
    const savedTime = fc.option(fc.constantFrom("now", "00:00", "01:30", "02:00", "12:30", "18:00", "12:10"));
    fc.assert(
      fc.property(slotFacts, arbitraryMoment, fc.integer({ min: -3, max: 32 }), savedTime, (facts, at, days, time) => {
        const saved = { date: addDays(localMoment(at, facts.timezone).date, days), time };
        const resumed = resumeOrderMoment(saved, facts, at);
        const { date } = resumed;
        const nothing = resumed.time === null && orderDates(facts, at).length === 0;
        const somethingThatDay = date !== null && orderTimes(facts, date, at).length > 0;
        const thatTime = checkOrderTime(facts, date, resumed.time, at) === null;
        expect(date === null ? nothing : resumed.time === null ? somethingThatDay : thatTime).toBe(true);
        expect(resumeOrderMoment(resumed, facts, at).date).toBe(resumed.date);
      }),
      { numRuns: 500 },
    );
  });
});

describe("the promised window", () => {
  it("never begins before the order can be ready, nor before the chosen slot", () => {
    fc.assert(
      fc.property(slotFacts, arbitraryMoment, fc.integer({ min: 0, max: 240 }), (facts, at, preparation) => {
        const moment = firstOrderMoment(facts, at);
        if (moment === null) return;
        const { min_time, max_time } = promisedWindow(moment, facts, at, preparation);
        expect(min_time.getTime()).toBeGreaterThanOrEqual(at.getTime() + preparation * 60_000);
        expect(max_time.getTime() - min_time.getTime()).toBe(1_800_000);
        const slot = instantOf(moment.date, moment.time, facts.timezone);
        expect(min_time.getTime()).toBeGreaterThanOrEqual(slot?.getTime() ?? 0);
      }),
    );
  });
});

it("a day without a clock change has all its half hours, in every timezone", () => {
  const day = [[0, 24]] as [number, number][];
  const hours = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: day, sunday: day };
  for (const timezone of ZONES) {
    const facts = { status: "open", hours, timezone, planned_orders_enabled: false, min_order_delay: 0 };
    expect(orderTimes(facts, "2026-06-20", new Date("2026-06-10T12:00:00Z"))).toHaveLength(48);
  }
});

it("no function of order times throws, whatever it is given", () => {
  const wildWeek: fc.Arbitrary<SlotFacts> = fc.record({
    status: fc.oneof(fc.constant("open"), fc.string()),
    hours: fc.option(wildHours),
    timezone: wildZone,
    planned_orders_enabled: fc.boolean(),
    min_order_delay: fc.double(),
  });
  const wildFacts = fc.tuple(wildWeek, wildDates).map(([facts, dates]) => ({ ...facts, ...dates }));
  const words = fc.option(
    fc.oneof(fc.string(), fc.constantFrom("now", "12:30", "2026-11-20", "9999-12-31", "0001-01-01")),
  );
  fc.assert(
    fc.property(wildFacts, wildMoment, words, words, fc.double(), (facts, at, date, time, minutes) => {
      expect(orderDates(facts, at).every((each) => orderTimes(facts, each, at).length > 0)).toBe(true);
      orderTimes(facts, date ?? "", at);
      checkOrderTime(facts, date, time, at);
      firstOrderMoment(facts, at);
      resumeOrderMoment({ date, time }, facts, at);
      promisedWindow({ date: date ?? "", time: time ?? "" }, facts, at, minutes);
    }),
    { numRuns: 1000 },
  );
});
