import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../restaurants/local-time.ts";
import { arbitraryDates, arbitraryHours } from "../restaurants/arbitrary-hours.ts";
import type { WeekHours } from "../restaurants/week-hours.ts";
import { businessDay, businessDayAt } from "./business-day.ts";

const ZONE = "America/Toronto";
const daily = (...intervals: [number, number][]): WeekHours => ({
  monday: intervals,
  tuesday: intervals,
  wednesday: intervals,
  thursday: intervals,
  friday: intervals,
  saturday: intervals,
  sunday: intervals,
});
const of = (hours: WeekHours | null) => ({ hours, timezone: ZONE });
const arbitraryFacts = fc.tuple(arbitraryHours, arbitraryDates).map(([hours, dates]) => ({ ...of(hours), ...dates }));
const hoursOf = ({ starts, ends }: { starts: Date; ends: Date }) => (ends.getTime() - starts.getTime()) / 3_600_000;

describe("businessDay", () => {
  it("is the calendar day where nobody works past midnight", () => {
    const day = businessDay(of(daily([11, 22])), "2026-11-20");
    expect(day).toEqual({
      date: "2026-11-20",
      starts: new Date("2026-11-20T05:00:00Z"),
      ends: new Date("2026-11-21T05:00:00Z"),
    });
    expect(businessDay(of(null), "2026-11-20")).toEqual(day);
    expect(businessDay(of(daily([0, 24])), "2026-11-20")).toEqual(day);
    expect(businessDay(of(daily([10, 10])), "2026-11-20").starts).toEqual(new Date("2026-11-20T15:00:00Z"));
  });

  it("lasts past midnight until the evening's hours end", () => {
    const hours = { ...daily([11, 22]), friday: [[18, 2.5]] } satisfies WeekHours;
    expect(businessDay(of(hours), "2026-11-20").ends).toEqual(new Date("2026-11-21T07:30:00Z"));
    expect(businessDayAt(of(hours), new Date("2026-11-21T07:29:00Z")).date).toBe("2026-11-20");
    expect(businessDayAt(of(hours), new Date("2026-11-21T07:30:00Z")).date).toBe("2026-11-21");
  });

  it("has 23 hours in spring and 25 in autumn, even where it begins in the skipped hour", () => {
    expect(hoursOf(businessDay(of(daily([11, 22])), "2026-03-08"))).toBe(23);
    expect(hoursOf(businessDay(of(daily([11, 22])), "2026-11-01"))).toBe(25);
    const late = businessDay(of(daily([18, 2.5])), "2026-03-08");
    expect(late.starts).toEqual(new Date("2026-03-08T07:00:00Z"));
    expect(late.ends).toEqual(new Date("2026-03-09T06:30:00Z"));
  });

  it("leaves out no moment and counts none twice, whatever the hours", () => {
    fc.assert(
      fc.property(arbitraryFacts, fc.integer({ min: 0, max: 800 }), fc.nat(86_400), (facts, ahead, second) => {
        const date = addDays("2026-01-01", ahead);
        const [day, next] = [businessDay(facts, date), businessDay(facts, addDays(date, 1))];
        expect(day.ends).toEqual(next.starts);
        expect(day.starts < day.ends).toBe(true);
        const at = new Date(day.starts.getTime() + second * 1_000);
        const found = businessDayAt(facts, at);
        expect(found.starts <= at && at < found.ends).toBe(true);
      }),
    );
  });
});
