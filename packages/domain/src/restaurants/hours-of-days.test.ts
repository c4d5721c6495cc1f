import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { intervalsOnDay } from "./dated-hours.ts";
import { weekOfDays } from "./hours-of-days.ts";
import { inOrder, type Interval } from "./intervals.ts";
import { dayOf, weekdayIndexOf } from "./local-time.ts";

const first = dayOf("2026-11-01") ?? 0;
const dayNumber = (date: string) => dayOf(date) ?? 0;
const year = (on: (day: number) => Interval[]): Interval[][] =>
  Array.from({ length: 430 }, (_, index) => on(first + index));

describe("the week and dates read from a year of days", () => {
  it("adds no dates where all weeks are alike", () => {
    const { closed_dates, special_hours, hours } = weekOfDays(
      first,
      year((day) => (weekdayIndexOf(day) < 5 ? [[9, 17]] : [])),
    );
    expect([closed_dates, special_hours]).toEqual([[], []]);
    expect(hours.friday).toEqual([[9, 17]]);
    expect(hours.sunday).toEqual([]);
  });

  it("writes a season with a week of its own as one entry, and its holidays as single days", () => {
    const summer = (day: number) => day >= dayNumber("2027-05-01") && day <= dayNumber("2027-09-30");
    const { closed_dates, special_hours } = weekOfDays(
      first,
      year((day) => {
        if (day === dayNumber("2026-12-25") || day === dayNumber("2027-07-01")) return [];
        if (day === dayNumber("2026-12-24")) return [[10, 15]];
        if (weekdayIndexOf(day) === 6) return summer(day) ? [[12, 20]] : [];
        return [[11, summer(day) ? 23 : 21]];
      }),
    );
    expect(closed_dates).toEqual(["2026-12-25", "2027-07-01"]);
    expect(special_hours).toHaveLength(2);
    expect(special_hours[0]).toMatchObject({ from: "2027-05-01", to: "2027-09-30", hours: { sunday: [[12, 20]] } });
    expect(special_hours[1]).toEqual({ from: "2026-12-24", to: "2026-12-24", hours: [[10, 15]] });
  });

  const hour = fc.integer({ min: 0, max: 48 }).map((half) => half / 2);
  const pattern = fc.array(
    fc.tuple(hour, hour).filter(([start]) => start < 24),
    { maxLength: 2 },
  );

  it("gives back exactly the days that it was given", () => {
    const days = fc.tuple(fc.array(pattern, { minLength: 1, maxLength: 4 }), fc.array(fc.nat(3), { maxLength: 500 }));
    const seasons = fc
      .tuple(fc.array(pattern, { minLength: 7, maxLength: 21 }), fc.array(fc.nat(), { maxLength: 20 }), fc.nat(400))
      .map(([patterns, single, turn]) =>
        Array.from({ length: 430 }, (_, index) =>
          single.some((day) => day % 430 === index) ? [] : (patterns[(index < turn ? 0 : 7) + (index % 7)] ?? []),
        ),
      );
    const wild = days.map(([patterns, which]) => which.map((one) => patterns[one % patterns.length] ?? []));
    fc.assert(
      fc.property(fc.oneof(wild, seasons), (given) => {
        const week = { ...weekOfDays(first, given), timezone: "UTC" };
        for (const [index, intervals] of given.entries()) {
          expect(intervalsOnDay(week, first + index)).toEqual(inOrder(intervals));
        }
      }),
      { numRuns: 200 },
    );
  });
});
