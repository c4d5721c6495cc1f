import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryHours, arbitraryMoment, arbitraryZone, wildHours, wildMoment, wildZone } from "./arbitrary-hours.ts";
import { intervalsOn } from "./intervals.ts";
import * as rules from "./opening-hours.ts";
import { isAroundTheClock, readWeekHours } from "./opening-hours.ts";
import { WEEKDAYS, type WeekHours } from "./week-hours.ts";

/** Hours without exceptional dates. */
type Hours = WeekHours | null;
const isOpenAt = (hours: Hours, timezone: string, at: Date) => rules.isOpenAt({ hours, timezone }, at);
const closesAt = (hours: Hours, timezone: string, at: Date) => rules.closesAt({ hours, timezone }, at);
const nextOpening = (hours: Hours, timezone: string, at: Date) => rules.nextOpening({ hours, timezone }, at);

const TORONTO = "America/Toronto";
const closed: WeekHours = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};
const daily = (...intervals: [number, number][]): WeekHours => ({
  monday: intervals,
  tuesday: intervals,
  wednesday: intervals,
  thursday: intervals,
  friday: intervals,
  saturday: intervals,
  sunday: intervals,
});
/** A moment of November 2026 (UTC-5); the 20th is a Friday. */
const toronto = (dateAndTime: string) => new Date(`${dateAndTime}-05:00`);
const utc = (iso: string) => new Date(iso);

describe("readWeekHours", () => {
  it("reads an object, or its JSON", () => {
    const hours = {
      ...closed,
      friday: [
        [11, 14],
        [18, 2],
      ],
    };
    expect(readWeekHours(hours)).toEqual(hours);
    expect(readWeekHours(JSON.stringify(hours))).toEqual(hours);
  });

  it("reads an absent weekday as closed and ignores other keys", () => {
    expect(readWeekHours({ friday: [[11, 14]], sunday: null, note: "x" })).toEqual({ ...closed, friday: [[11, 14]] });
  });

  it("returns null for what cannot be read", () => {
    for (const x of [
      null,
      undefined,
      "",
      "{",
      "Mo-Fr 11:00-22:00",
      7,
      [],
      {},
      { mon: [] },
      { monday: "11-14" },
      { monday: [11, 14] },
      { monday: [[11]] },
      { monday: [["11", "14"]] },
      { monday: [[11, Number.NaN]] },
      { monday: [[-1, 5]] },
      { monday: [[25, 26]] },
      { monday: [[11, 49]] },
    ]) {
      expect(readWeekHours(x)).toBeNull();
    }
  });

  it("reads valid hours unchanged, and throws at nothing", () => {
    fc.assert(
      fc.property(arbitraryHours, (hours) => {
        expect(readWeekHours(hours)).toEqual(hours);
        expect(readWeekHours(JSON.stringify(hours))).toEqual(hours);
      }),
    );
    fc.assert(
      fc.property(fc.anything(), (x) => {
        readWeekHours(x);
        readWeekHours({ monday: x });
      }),
    );
  });
});

describe("intervalsOn", () => {
  it("sorts the intervals, and puts each end after its start", () => {
    const hours = {
      ...closed,
      friday: [
        [18, 2],
        [11, 14],
        [0, 0],
      ] as [number, number][],
    };
    expect(intervalsOn(hours, "friday")).toEqual([
      [0, 24],
      [11, 14],
      [18, 26],
    ]);
    expect(intervalsOn(hours, "monday")).toEqual([]);
  });
});

describe("isOpenAt", () => {
  it("is true within an interval, including its start and excluding its end", () => {
    const hours = daily([11, 14], [17.5, 22]);
    for (const time of ["11:00", "13:59", "17:30", "21:59:59.999"]) {
      expect(isOpenAt(hours, TORONTO, toronto(`2026-11-20T${time}`))).toBe(true);
    }
    for (const time of ["10:59:59.999", "14:00", "17:29", "22:00", "00:00"]) {
      expect(isOpenAt(hours, TORONTO, toronto(`2026-11-20T${time}`))).toBe(false);
    }
  });

  it("uses the restaurant's clock, not the diner's", () => {
    const noon = utc("2026-11-20T12:00:00Z");
    expect(isOpenAt(daily([11, 14]), "Europe/Paris", noon)).toBe(true);
    expect(isOpenAt(daily([11, 14]), TORONTO, noon)).toBe(false);
  });

  it("continues past midnight into the next day, also over the end of the week", () => {
    for (const interval of [
      [18, 2],
      [18, 26],
    ] as [number, number][]) {
      const friday = { ...closed, friday: [interval] };
      expect(isOpenAt(friday, TORONTO, toronto("2026-11-20T23:00"))).toBe(true);
      expect(isOpenAt(friday, TORONTO, toronto("2026-11-21T01:59"))).toBe(true);
      expect(isOpenAt(friday, TORONTO, toronto("2026-11-21T02:00"))).toBe(false);
      expect(isOpenAt(friday, TORONTO, toronto("2026-11-20T01:00"))).toBe(false);
      const sunday = { ...closed, sunday: [interval] };
      expect(isOpenAt(sunday, TORONTO, toronto("2026-11-23T01:59"))).toBe(true);
      expect(isOpenAt(sunday, TORONTO, toronto("2026-11-23T02:00"))).toBe(false);
    }
  });

  it("treats hours or a timezone that cannot be read as closed", () => {
    expect(isOpenAt(null, TORONTO, toronto("2026-11-20T12:00"))).toBe(false);
    expect(isOpenAt(daily([0, 24]), "Mars/Olympus", toronto("2026-11-20T12:00"))).toBe(false);
    expect(isOpenAt(daily([0, 24]), TORONTO, new Date(Number.NaN))).toBe(false);
  });

  it("agrees with restaurants §6, interval by interval on the local clock", () => {
    const literally = (hours: WeekHours, timeZone: string, at: Date): boolean => {
      const format = new Intl.DateTimeFormat("en-GB", {
        timeZone,
        weekday: "long",
        hour: "2-digit",
        minute: "2-digit",
      });
      const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
      const today = WEEKDAYS.findIndex((weekday) => weekday === String(parts.weekday).toLowerCase());
      const hour = Number(parts.hour) + Number(parts.minute) / 60 + 1e-9;
      const within = (weekday: number, now: number) =>
        (hours[WEEKDAYS[weekday % 7] ?? "monday"] ?? []).some(
          ([start, end]) => now >= start && now < (end <= start ? end + 24 : end),
        );
      return within(today, hour) || within(today + 6, hour + 24);
    };
    fc.assert(
      fc.property(arbitraryHours, arbitraryZone, arbitraryMoment, (hours, zone, at) => {
        expect(isOpenAt(hours, zone, at)).toBe(literally(hours, zone, at));
      }),
      { numRuns: 1000 },
    );
  });
});

describe("closesAt and nextOpening", () => {
  it("return the end and the next start", () => {
    const hours = daily([11, 14], [17.5, 22]);
    expect(closesAt(hours, TORONTO, toronto("2026-11-20T12:10"))).toEqual(toronto("2026-11-20T14:00"));
    expect(nextOpening(hours, TORONTO, toronto("2026-11-20T12:10"))).toEqual(toronto("2026-11-20T17:30"));
    expect(closesAt(hours, TORONTO, toronto("2026-11-20T15:00"))).toBeNull();
    expect(nextOpening(hours, TORONTO, toronto("2026-11-20T22:00"))).toEqual(toronto("2026-11-21T11:00"));
    expect(nextOpening({ ...closed, monday: [[9, 10]] }, TORONTO, toronto("2026-11-23T10:00"))).toEqual(
      toronto("2026-11-30T09:00"),
    );
  });

  it("join intervals that touch, at noon and at midnight", () => {
    expect(closesAt(daily([11, 14], [14, 22]), TORONTO, toronto("2026-11-20T12:00"))).toEqual(
      toronto("2026-11-20T22:00"),
    );
    const weekend: WeekHours = { ...closed, friday: [[18, 24]], saturday: [[0, 24]], sunday: [[0, 3]] };
    expect(closesAt(weekend, TORONTO, toronto("2026-11-20T19:00"))).toEqual(toronto("2026-11-22T03:00"));
    const overSunday: WeekHours = { ...closed, sunday: [[20, 24]], monday: [[0, 2]] };
    expect(closesAt(overSunday, TORONTO, toronto("2026-11-22T21:00"))).toEqual(toronto("2026-11-23T02:00"));
    expect(closesAt(overSunday, TORONTO, toronto("2026-11-23T01:00"))).toEqual(toronto("2026-11-23T02:00"));
    expect(nextOpening(overSunday, TORONTO, toronto("2026-11-23T01:00"))).toEqual(toronto("2026-11-29T20:00"));
  });

  it("recognise a restaurant that never closes, however its hours are written", () => {
    for (const hours of [daily([0, 24]), daily([0, 0]), daily([6, 6]), daily([12, 24], [0, 12]), daily([5, 29])]) {
      expect(isAroundTheClock(hours)).toBe(true);
      expect(isOpenAt(hours, TORONTO, toronto("2026-11-20T00:00"))).toBe(true);
      expect(closesAt(hours, TORONTO, toronto("2026-11-20T12:00"))).toBeNull();
      expect(nextOpening(hours, TORONTO, toronto("2026-11-20T12:00"))).toBeNull();
    }
    expect(isAroundTheClock({ ...daily([0, 24]), sunday: [[0, 23.75]] })).toBe(false);
    expect(isAroundTheClock(closed)).toBe(false);
    expect(nextOpening(closed, TORONTO, toronto("2026-11-20T12:00"))).toBeNull();
    expect(nextOpening(null, TORONTO, toronto("2026-11-20T12:00"))).toBeNull();
  });

  it("count real time across a clock change", () => {
    const nights = daily([22, 4]);
    // In Toronto 2:00-3:00 is skipped in spring: the night has five hours instead of six.
    expect(closesAt(nights, TORONTO, utc("2026-03-08T03:00:00Z"))).toEqual(utc("2026-03-08T08:00:00Z"));
    // In Paris 2:00-3:00 is repeated: seven hours.
    expect(closesAt(nights, "Europe/Paris", utc("2026-10-24T20:00:00Z"))).toEqual(utc("2026-10-25T03:00:00Z"));
    // Lord Howe goes from 2:00 to 2:30, and in April from 2:00 back to 1:30.
    expect(closesAt(nights, "Australia/Lord_Howe", utc("2026-10-03T12:00:00Z"))).toEqual(utc("2026-10-03T17:00:00Z"));
    expect(closesAt(nights, "Australia/Lord_Howe", utc("2026-04-04T12:00:00Z"))).toEqual(utc("2026-04-04T17:30:00Z"));
  });

  it("move to the clock change where their own time is skipped", () => {
    const gap = utc("2026-03-08T07:00:00Z"); // 2:00 becomes 3:00
    expect(nextOpening(daily([2.5, 6]), TORONTO, utc("2026-03-08T06:00:00Z"))).toEqual(gap);
    expect(closesAt(daily([1, 2.5]), TORONTO, utc("2026-03-08T06:30:00Z"))).toEqual(gap);
    // An interval that is skipped completely does not take place that day.
    expect(nextOpening(daily([2, 3]), TORONTO, utc("2026-03-08T06:00:00Z"))).toEqual(utc("2026-03-09T06:00:00Z"));
    // Closed only in the skipped hour, so it is open throughout.
    expect(closesAt(daily([3, 26]), TORONTO, utc("2026-03-08T06:00:00Z"))).toEqual(utc("2026-03-09T06:00:00Z"));
  });

  it("always agree with isOpenAt", () => {
    fc.assert(
      fc.property(arbitraryHours, arbitraryZone, arbitraryMoment, (hours, zone, at) => {
        const open = isOpenAt(hours, zone, at);
        const turn = open ? closesAt(hours, zone, at) : nextOpening(hours, zone, at);
        const end = turn?.getTime() ?? at.getTime() + 9 * 86_400_000;
        let steady = true;
        for (let ms = at.getTime(); ms < end; ms += 300_000) {
          steady &&= isOpenAt(hours, zone, new Date(ms)) === open;
        }
        expect(steady).toBe(true);
        if (turn === null) return;
        expect(turn.getTime()).toBeGreaterThan(at.getTime());
        expect(isOpenAt(hours, zone, turn)).toBe(!open);
        expect(isOpenAt(hours, zone, new Date(end - 1))).toBe(open);
        expect(nextOpening(hours, zone, at)).toEqual(open ? nextOpening(hours, zone, turn) : turn);
      }),
      { numRuns: 400 },
    );
  });

  it("throw at nothing, whatever they are given", () => {
    fc.assert(
      fc.property(wildHours, wildZone, wildMoment, (hours, zone, at) => {
        const turns = [closesAt(hours, zone, at), nextOpening(hours, zone, at)];
        expect(turns.every((turn) => turn === null || turn.getTime() > at.getTime())).toBe(true);
        expect(isAroundTheClock(hours) && turns.some((turn) => turn !== null)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});
