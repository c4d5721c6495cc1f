import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryDates, arbitraryHours, arbitraryMoment, arbitraryZone } from "./arbitrary-hours.ts";
import { allDifferences, differences, exceptionOn, intervalsOnDay, type OpeningFacts } from "./dated-hours.ts";
import { addDays, dayOf, localMoment } from "./local-time.ts";
import { closesAt, isOpenAt, nextOpening } from "./opening-hours.ts";
import { type OrderingFacts, orderingStatus } from "./ordering-status.ts";
import { type SlotFacts, orderDates, orderTimes } from "./order-slots.ts";
import type { WeekHours } from "./week-hours.ts";

const daily = (...intervals: [number, number][]): WeekHours => ({
  monday: intervals,
  tuesday: intervals,
  wednesday: intervals,
  thursday: intervals,
  friday: intervals,
  saturday: intervals,
  sunday: intervals,
});
const timezone = "America/Toronto";
const toronto = (dateAndTime: string) => new Date(`${dateAndTime}-05:00`);

/** A bar that is closed on Christmas Day and open only for lunch on the day before. */
const bar: OpeningFacts = {
  hours: daily([18, 2]),
  timezone,
  closed_dates: ["2026-12-25"],
  special_hours: [
    { from: "2026-12-20", to: "2026-12-31", hours: [[17, 2]] },
    { from: "2026-12-24", to: "2026-12-24", hours: { thursday: [[11, 15]] } },
  ],
};

describe("closed dates and special hours", () => {
  it("replace the week's hours; a closed date overrides special hours, and the last of overlapping ones applies", () => {
    const on = (date: string) => intervalsOnDay(bar, dayOf(date) ?? 0);
    expect(on("2026-12-19")).toEqual([[18, 26]]);
    expect(on("2026-12-20")).toEqual([[17, 26]]);
    expect(on("2026-12-24")).toEqual([[11, 15]]);
    expect(on("2026-12-25")).toEqual([]);
    expect(on("2027-01-01")).toEqual([[18, 26]]);
    expect(exceptionOn(bar, dayOf("2027-01-01") ?? 0)).toBeNull();
  });

  it("apply to the nights that begin on them", () => {
    const closed = { ...bar, special_hours: [] };
    expect(isOpenAt(closed, toronto("2026-12-25T01:59"))).toBe(true);
    expect(isOpenAt(closed, toronto("2026-12-25T19:00"))).toBe(false);
    expect(isOpenAt(closed, toronto("2026-12-26T01:00"))).toBe(false);
    expect(closesAt(closed, toronto("2026-12-24T20:00"))).toEqual(toronto("2026-12-25T02:00"));
    expect(nextOpening(closed, toronto("2026-12-25T02:00"))).toEqual(toronto("2026-12-26T18:00"));
  });

  it("can open on a date where every weekday is closed, and interrupt hours around the clock", () => {
    const fair = {
      hours: daily(),
      timezone,
      special_hours: [{ from: "2027-06-01", to: "2027-06-01", hours: [[10, 4]] }],
    };
    const opens = new Date("2027-06-01T10:00-04:00");
    expect(nextOpening(fair as OpeningFacts, toronto("2026-11-23T12:00"))).toEqual(opens);
    expect(nextOpening(fair as OpeningFacts, opens)).toBeNull();
    const always = { hours: daily([0, 24]), timezone, closed_dates: ["2026-12-25"] };
    expect(closesAt(always, toronto("2026-11-23T12:00"))).toEqual(toronto("2026-12-25T00:00"));
    expect(nextOpening(always, toronto("2026-11-23T12:00"))).toEqual(toronto("2026-12-26T00:00"));
  });

  it("are listed as runs of days that differ from the week", () => {
    const [first, last] = [dayOf("2026-12-19") ?? 0, dayOf("2026-12-26") ?? 0];
    const runs = [
      { from: "2026-12-20", to: "2026-12-23", intervals: [[17, 26]] },
      { from: "2026-12-24", to: "2026-12-24", intervals: [[11, 15]] },
      { from: "2026-12-25", to: "2026-12-25", intervals: [] },
    ];
    expect(differences(bar, first, last)).toEqual([
      ...runs,
      { from: "2026-12-26", to: "2026-12-26", intervals: [[17, 26]] },
    ]);
    expect(allDifferences(bar)).toEqual([...runs, { from: "2026-12-26", to: "2026-12-31", intervals: [[17, 26]] }]);
    expect(allDifferences({ hours: bar.hours, timezone })).toEqual([]);
    expect(differences({ ...bar, hours: null }, first, last)).toEqual([]);
    const same = {
      ...bar,
      closed_dates: [],
      special_hours: [{ from: "2026-12-20", to: "2026-12-20", hours: daily([18, 2]) }],
    };
    expect(differences(same, first, last)).toEqual([]);
  });

  it("apply to the status and to the offered half hours", () => {
    const facts: SlotFacts & OrderingFacts = {
      ...bar,
      status: "open",
      planned_orders_enabled: true,
      min_order_delay: 0,
    };
    expect(orderingStatus(facts, toronto("2026-12-24T12:00"))).toBe("open");
    expect(orderingStatus(facts, toronto("2026-12-25T20:00"))).toBe("off-hours-planned-enabled");
    expect(orderDates(facts, toronto("2026-12-23T12:00"))).not.toContain("2026-12-25");
    expect(orderTimes(facts, "2026-12-24", toronto("2026-12-22T12:00"))).toEqual([
      "00:00",
      "00:30",
      "01:00",
      "01:30",
      "11:00",
      "11:30",
      "12:00",
      "12:30",
      "13:00",
      "13:30",
      "14:00",
      "14:30",
    ]);
    expect(orderTimes(facts, "2026-12-26", toronto("2026-12-22T12:00"))[0]).toBe("17:00");
  });
});

/** A second, naive implementation of the rule. */
const literally = (
  { closed_dates = [], special_hours = [], hours, timezone: zone }: OpeningFacts,
  at: Date,
): boolean => {
  const { date, hour } = localMoment(at, zone);
  return [0, 1].some((back) => {
    const begun = addDays(date, -back);
    const { weekday } = localMoment(new Date(`${begun}T12:00Z`), "UTC");
    const special = [...special_hours].reverse().find(({ from, to }) => from <= begun && begun <= to)?.hours;
    const theirs = Array.isArray(special) ? special : special?.[weekday];
    const own = closed_dates.includes(begun) ? [] : special === undefined ? (hours?.[weekday] ?? []) : (theirs ?? []);
    return (own as [number, number][]).some(([start, end]) => {
      const minutes = (x: number) => Math.round(x * 60);
      const now = Math.floor(hour * 60 + 1e-6) + back * 24 * 60;
      return now >= minutes(start) && now < minutes(end <= start ? end + 24 : end);
    });
  });
};

const datedFacts = fc
  .tuple(arbitraryHours, arbitraryDates, arbitraryZone)
  .map(([hours, dates, zone]): OpeningFacts => ({ hours, timezone: zone, ...dates }));

describe("dated hours", () => {
  it("follow the rule word for word, whatever clock change there is", () => {
    fc.assert(
      fc.property(datedFacts, arbitraryMoment, (facts, at) => {
        expect(isOpenAt(facts, at)).toBe(literally(facts, at));
      }),
      { numRuns: 2_000 },
    );
  });

  it("that repeat the week change nothing", () => {
    fc.assert(
      fc.property(arbitraryHours, arbitraryZone, arbitraryMoment, (hours, zone, at) => {
        const week = { hours, timezone: zone };
        const said = { ...week, special_hours: [{ from: "2020-01-01", to: "2035-01-01", hours }] };
        expect(isOpenAt(said, at)).toBe(isOpenAt(week, at));
        expect(closesAt(said, at)).toEqual(closesAt(week, at));
        expect(nextOpening(said, at)).toEqual(nextOpening(week, at));
      }),
    );
  });

  it("open and close at the announced moment, and not before", () => {
    fc.assert(
      fc.property(datedFacts, arbitraryMoment, (facts, at) => {
        const open = isOpenAt(facts, at);
        const turn = open ? closesAt(facts, at) : nextOpening(facts, at);
        const end = Math.min(turn?.getTime() ?? Number.POSITIVE_INFINITY, at.getTime() + 40 * 86_400_000);
        for (let ms = at.getTime(); ms < end; ms += 15 * 60_000) {
          if (isOpenAt(facts, new Date(ms)) !== open) expect.fail(`turns by ${new Date(ms).toISOString()}`);
        }
        if (turn === null) return;
        expect(turn > at).toBe(true);
        expect(isOpenAt(facts, turn)).toBe(!open);
        expect(isOpenAt(facts, new Date(turn.getTime() - 1))).toBe(open);
      }),
      { numRuns: 300 },
    );
  });
});
