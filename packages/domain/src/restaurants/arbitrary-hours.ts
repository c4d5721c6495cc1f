import * as fc from "fast-check";
import type { SpecialHours } from "./dated-hours.ts";
import { WEEKDAYS, type WeekHours } from "./week-hours.ts";

/** Arbitraries of opening hours, timezones and moments for property tests, weighted towards edge cases. */

/** Both hemispheres, a 30-minute clock change, offsets that are not whole hours, and none at all. */
export const ZONES = [
  "America/Toronto",
  "Europe/Paris",
  "Australia/Lord_Howe",
  "America/St_Johns",
  "Asia/Kathmandu",
  "Pacific/Chatham",
  "Africa/Casablanca",
  "UTC",
] as const;

export const arbitraryZone = fc.constantFrom(...ZONES);

const hour = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 48 }).map((half) => half / 2) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 24 * 12 }).map((fives) => fives / 12) },
  { weight: 2, arbitrary: fc.constantFrom(0, 24) },
);

const interval = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(hour, hour) },
  { weight: 1, arbitrary: fc.tuple(hour, fc.integer({ min: 24, max: 48 })) },
  { weight: 1, arbitrary: fc.constant<[number, number]>([0, 24]) },
);

const day = fc.array(interval, { maxLength: 3 });

export const arbitraryHours: fc.Arbitrary<WeekHours> = fc.record({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
});

/** Days of 2026 on which some of the zones change their clocks. */
const CHANGES = ["2026-03-08", "2026-03-29", "2026-04-05", "2026-09-27", "2026-10-04", "2026-10-25", "2026-11-01"];

const MINUTE = 60_000;
const anyMinute = fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2028, 0) }).map((ms) => ms - (ms % MINUTE));
const nearChange = fc
  .tuple(fc.constantFrom(...CHANGES, "2026-12-31"), fc.integer({ min: -1440, max: 2880 }))
  .map(([date, minutes]) => Date.parse(date) + minutes * MINUTE);

export const arbitraryMoment: fc.Arbitrary<Date> = fc
  .tuple(fc.oneof(anyMinute, nearChange), fc.oneof(fc.constant(0), fc.integer({ min: 0, max: MINUTE - 1 })))
  .map(([minute, rest]) => new Date(minute + rest));

/** Any value that the type allows, valid or not. */
export const wildHours: fc.Arbitrary<WeekHours> = (() => {
  const wildDay = fc.array(fc.tuple(fc.double(), fc.double()), { maxLength: 4 });
  return fc.record({
    monday: wildDay,
    tuesday: wildDay,
    wednesday: wildDay,
    thursday: wildDay,
    friday: wildDay,
    saturday: wildDay,
    sunday: wildDay,
  });
})();

export const wildMoment = fc.oneof(arbitraryMoment, fc.date({ noInvalidDate: false }));
export const wildZone = fc.oneof(arbitraryZone, fc.string(), fc.constantFrom("", "constructor", "__proto__", "+05:00"));

const dayOf2026 = fc.oneof(
  fc.constantFrom(...CHANGES, "2026-12-25", "2026-12-31", "2027-01-01").map((date) => Date.parse(date) / 86_400_000),
  fc.integer({ min: 20_400, max: 21_000 }),
);
const dateOfDays = (days: number): string => new Date(days * 86_400_000).toISOString().slice(0, 10);

const special: fc.Arbitrary<SpecialHours> = fc
  .tuple(
    dayOf2026,
    fc.constantFrom(0, 0, 1, 6, 40, 200),
    fc.oneof(day, fc.dictionary(fc.constantFrom(...WEEKDAYS), day)),
  )
  .map(([from, days, hours]) => ({ from: dateOfDays(from), to: dateOfDays(from + days), hours }));

/** Days that differ from the week (restaurants §3), around the moments above. */
export const arbitraryDates = fc.record({
  closed_dates: fc.array(
    dayOf2026.map((days) => dateOfDays(days)),
    { maxLength: 5 },
  ),
  special_hours: fc.array(special, { maxLength: 4 }),
});

export const wildDates = fc.record({
  closed_dates: fc.option(fc.array(fc.string()), { nil: undefined }),
  special_hours: fc.option(
    fc.array(
      fc.record({
        from: fc.oneof(fc.string(), fc.constant("2026-01-01")),
        to: fc.oneof(fc.string(), fc.constant("9999-12-31")),
        hours: wildHours,
      }),
      { maxLength: 3 },
    ),
    { nil: undefined },
  ),
});
