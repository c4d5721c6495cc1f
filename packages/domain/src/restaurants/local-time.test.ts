import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryMoment, arbitraryZone, wildMoment, wildZone } from "./arbitrary-hours.ts";
import {
  addDays,
  dateOf,
  dayOf,
  instantOf,
  isShownTwice,
  isTimezone,
  localMoment,
  nextClockChange,
  weekdayOf,
} from "./local-time.ts";

const at = (iso: string) => new Date(iso);

describe("isShownTwice", () => {
  it("is true exactly for a local time that another instant shows too", () => {
    const near = [10, 20, 30, 40, 60, 90, 120].flatMap((minutes) => [minutes, -minutes]);
    fc.assert(
      fc.property(arbitraryMoment, arbitraryZone, (moment, timezone) => {
        const shows = (ms: number) => JSON.stringify(localMoment(new Date(ms), timezone));
        const own = shows(moment.getTime());
        const again = near.some((minutes) => shows(moment.getTime() + minutes * 60_000) === own);
        expect(isShownTwice(moment, timezone)).toBe(again);
      }),
    );
  });

  it("is true both times for the hour that autumn repeats", () => {
    const twice = (iso: string, timezone = "America/Toronto") => isShownTwice(at(iso), timezone);
    expect(["04:59", "05:00", "06:59", "07:00"].map((time) => twice(`2026-11-01T${time}:00Z`))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(twice("2026-03-08T07:00:00Z")).toBe(false);
    // Lord Howe changes its clocks by half an hour.
    expect(twice("2026-04-04T14:45:00Z", "Australia/Lord_Howe")).toBe(true);
    expect(twice("2026-04-04T15:30:00Z", "Australia/Lord_Howe")).toBe(false);
    expect(twice("2026-11-01T05:30:00Z", "Mars/Olympus")).toBe(false);
  });
});

describe("localMoment", () => {
  it("returns the local date, weekday and time", () => {
    expect(localMoment(at("2026-11-20T17:30:00Z"), "America/Toronto")).toEqual({
      date: "2026-11-20",
      weekday: "friday",
      hour: 12.5,
      minutes: 750,
    });
    expect(localMoment(at("2026-07-01T02:15:00Z"), "America/Toronto")).toMatchObject({
      date: "2026-06-30",
      weekday: "tuesday",
      hour: 22.25,
    });
    expect(localMoment(at("2026-07-01T23:00:00Z"), "Asia/Kathmandu")).toMatchObject({
      date: "2026-07-02",
      minutes: 285,
    });
  });

  it("follows the clock through daylight saving", () => {
    expect(localMoment(at("2026-03-08T06:59:59Z"), "America/Toronto").minutes).toBe(119);
    expect(localMoment(at("2026-03-08T07:00:00Z"), "America/Toronto").minutes).toBe(180);
    expect(localMoment(at("2026-10-25T00:59:00Z"), "Europe/Paris").minutes).toBe(179);
    expect(localMoment(at("2026-10-25T01:00:00Z"), "Europe/Paris").minutes).toBe(120);
    // Lord Howe changes its clocks by half an hour.
    expect(localMoment(at("2026-10-03T15:29:00Z"), "Australia/Lord_Howe").minutes).toBe(119);
    expect(localMoment(at("2026-10-03T15:30:00Z"), "Australia/Lord_Howe").minutes).toBe(150);
    expect(localMoment(at("2026-04-04T15:00:00Z"), "Australia/Lord_Howe").minutes).toBe(90);
  });

  it("uses UTC for an unknown timezone", () => {
    expect(localMoment(at("2026-11-20T17:30:00Z"), "Mars/Olympus").minutes).toBe(1050);
  });

  it("agrees with the engine's own calendar", () => {
    fc.assert(
      fc.property(arbitraryMoment, arbitraryZone, (moment, timeZone) => {
        const options = { timeZone, dateStyle: "short", timeStyle: "medium", weekday: undefined } as const;
        const [date, time] = new Intl.DateTimeFormat("sv-SE", options).format(moment).split(" ");
        const local = localMoment(moment, timeZone);
        expect(local.date).toBe(date);
        const [h, m] = String(time).split(":").map(Number);
        expect(local.minutes).toBe((h ?? 0) * 60 + (m ?? 0));
        expect(Math.floor(local.hour * 60 + 1e-6)).toBe(local.minutes);
        const weekday = new Intl.DateTimeFormat("en", { timeZone, weekday: "long" }).format(moment).toLowerCase();
        expect(local.weekday).toBe(weekday);
      }),
    );
  });
});

describe("instantOf", () => {
  it("finds the instant of a wall time", () => {
    expect(instantOf("2026-11-20", "12:30", "America/Toronto")).toEqual(at("2026-11-20T17:30:00Z"));
    expect(instantOf("2026-07-20", "12:30", "Europe/Paris")).toEqual(at("2026-07-20T10:30:00Z"));
  });

  it("returns null in the hour that spring skips", () => {
    expect(instantOf("2026-03-08", "01:59", "America/Toronto")).toEqual(at("2026-03-08T06:59:00Z"));
    expect(instantOf("2026-03-08", "02:00", "America/Toronto")).toBeNull();
    expect(instantOf("2026-03-08", "02:59", "America/Toronto")).toBeNull();
    expect(instantOf("2026-03-08", "03:00", "America/Toronto")).toEqual(at("2026-03-08T07:00:00Z"));
    expect(instantOf("2026-10-04", "02:15", "Australia/Lord_Howe")).toBeNull();
    expect(instantOf("2026-10-04", "02:30", "Australia/Lord_Howe")).toEqual(at("2026-10-03T15:30:00Z"));
    // Samoa skipped a whole day.
    expect(instantOf("2011-12-30", "12:00", "Pacific/Apia")).toBeNull();
    expect(instantOf("2011-12-31", "00:00", "Pacific/Apia")).toEqual(at("2011-12-30T10:00:00Z"));
  });

  it("returns the first of the hour that autumn repeats", () => {
    expect(instantOf("2026-11-01", "01:30", "America/Toronto")).toEqual(at("2026-11-01T05:30:00Z"));
    expect(instantOf("2026-11-01", "02:00", "America/Toronto")).toEqual(at("2026-11-01T07:00:00Z"));
    expect(instantOf("2026-10-25", "02:30", "Europe/Paris")).toEqual(at("2026-10-25T00:30:00Z"));
    expect(instantOf("2026-04-05", "01:45", "Australia/Lord_Howe")).toEqual(at("2026-04-04T14:45:00Z"));
  });

  it("returns null for an invalid date, time or timezone", () => {
    for (const date of ["2026-02-30", "2026-13-01", "26-01-01", "2026-1-1", "", "tomorrow"]) {
      expect(instantOf(date, "12:00", "UTC")).toBeNull();
    }
    for (const time of ["24:00", "12:60", "1:00", "now", ""]) expect(instantOf("2026-01-01", time, "UTC")).toBeNull();
    expect(instantOf("2026-01-01", "12:00", "Mars/Olympus")).toBeNull();
  });

  it("reverses localMoment, and takes the first of a repeated minute", () => {
    fc.assert(
      fc.property(arbitraryMoment, arbitraryZone, (moment, zone) => {
        const minute = new Date(Math.floor(moment.getTime() / 60_000) * 60_000);
        const { date, minutes } = localMoment(minute, zone);
        const two = (n: number) => String(n).padStart(2, "0");
        const found = instantOf(date, `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`, zone);
        expect(found).not.toBeNull();
        const earlier = minute.getTime() - (found?.getTime() ?? Number.NaN);
        expect([0, 1_800_000, 3_600_000]).toContain(earlier);
        expect(localMoment(found ?? minute, zone)).toEqual(localMoment(minute, zone));
      }),
    );
  });
});

describe("nextClockChange", () => {
  it("finds the instant to the millisecond", () => {
    const from = Date.parse("2026-03-07T12:00:00Z");
    const to = Date.parse("2026-03-09T12:00:00Z");
    expect(nextClockChange(from, to, "America/Toronto")).toBe(Date.parse("2026-03-08T07:00:00Z"));
    expect(nextClockChange(from, to, "Europe/Paris")).toBeNull();
  });
});

describe("dates", () => {
  it("are counted across months, leap days and years", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
    expect(addDays("nonsense", 1)).toBe("nonsense");
    expect(weekdayOf(dayOf("2026-11-20") ?? 0)).toBe("friday");
    expect(weekdayOf(-1)).toBe("wednesday");
  });

  it("are read back from their number of days", () => {
    fc.assert(
      fc.property(fc.integer({ min: -719_162, max: 2_932_896 }), (day) => {
        expect(dayOf(dateOf(day))).toBe(day);
      }),
    );
  });
});

describe("isTimezone", () => {
  it("accepts only names of the timezone database", () => {
    expect(isTimezone("America/Toronto")).toBe(true);
    expect(isTimezone("UTC")).toBe(true);
    for (const x of ["", "Mars/Olympus", "constructor", "+05:00", "GMT+1+1", 5, null])
      expect(isTimezone(x)).toBe(false);
  });
});

it("no function of local time throws, whatever the moment, date or timezone", () => {
  fc.assert(
    fc.property(wildMoment, fc.string(), fc.string(), wildZone, fc.double(), (moment, date, time, zone, n) => {
      const local = localMoment(moment, zone);
      expect(dayOf(local.date)).not.toBeNull();
      expect(weekdayOf(dayOf(local.date) ?? 0)).toBe(local.weekday);
      instantOf(date, time, zone);
      instantOf(local.date, "12:00", zone);
      expect(dayOf(addDays(local.date, n))).not.toBeNull();
      addDays(date, n);
      weekdayOf(n);
    }),
    { numRuns: 1000 },
  );
});
