import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryHours } from "../restaurants/arbitrary-hours.ts";
import { inOrder } from "../restaurants/intervals.ts";
import { WEEKDAYS, type WeekHours } from "../restaurants/week-hours.ts";
import { tidyWeek } from "./settings.ts";
import {
  addInterval,
  clockOf,
  dragInterval,
  everyDayAs,
  hourOf,
  LATEST_DRAGGED,
  openDay,
  removeInterval,
  typedInterval,
} from "./week-edits.ts";

const CLOSED = Object.fromEntries(WEEKDAYS.map((day) => [day, []])) as unknown as WeekHours;
const friday = (...open: [number, number][]): WeekHours => ({ ...CLOSED, friday: open });
const anyHour = fc.integer({ min: -8, max: 72 }).map((half) => half / 2);
/** As the editor holds it: sorted, without duplicates. */
const tidied = arbitraryHours.map(tidyWeek);
const places = { weekday: fc.constantFrom(...WEEKDAYS), at: fc.nat(2) };

const isSound = (day: readonly [number, number][]): boolean =>
  day.every(
    ([start, end], at) => start >= 0 && start < 24 && start < end && end <= 48 && start >= (day[at - 1]?.[1] ?? 0),
  );

describe("a week that is edited by dragging", () => {
  it("stays valid, and changes only the interval that was dragged", () => {
    fc.assert(
      fc.property(
        tidied,
        fc.record({ ...places, part: fc.constantFrom("start" as const, "end" as const, "whole" as const) }),
        anyHour,
        (hours, place, hour) => {
          fc.pre(WEEKDAYS.every((day) => isSound(hours[day])));
          const next = dragInterval(hours, place, hour);
          for (const day of WEEKDAYS) {
            expect(isSound(inOrder(next[day]))).toBe(true);
            if (day !== place.weekday) expect(next[day]).toEqual(hours[day]);
          }
          expect(next[place.weekday]).toHaveLength(hours[place.weekday].length);
        },
      ),
    );
  });

  it("gets a new interval where it is closed, never over open hours", () => {
    fc.assert(
      fc.property(tidied, fc.constantFrom(...WEEKDAYS), anyHour, anyHour, (hours, weekday, from, to) => {
        fc.pre(WEEKDAYS.every((day) => isSound(hours[day])));
        const next = addInterval(hours, weekday, from, to);
        expect(isSound(next[weekday])).toBe(true);
        expect(next[weekday].length - hours[weekday].length).toBe(next === hours ? 0 : 1);
        const more = openDay(hours, weekday);
        expect(isSound(more[weekday])).toBe(true);
      }),
    );
  });

  it("lets an interval run past midnight, and stops it at its neighbours", () => {
    const bar = friday([18, 23]);
    expect(dragInterval(bar, { weekday: "friday", at: 0, part: "end" }, 26.5).friday).toEqual([[18, 26.5]]);
    expect(dragInterval(bar, { weekday: "friday", at: 0, part: "end" }, 40).friday).toEqual([[18, LATEST_DRAGGED]]);
    expect(dragInterval(bar, { weekday: "friday", at: 0, part: "whole" }, 22).friday).toEqual([[22, 27]]);
    const two = friday([11, 14], [17, 22]);
    expect(dragInterval(two, { weekday: "friday", at: 0, part: "end" }, 20).friday).toEqual([
      [11, 17],
      [17, 22],
    ]);
    expect(dragInterval(two, { weekday: "friday", at: 1, part: "start" }, 3).friday).toEqual([
      [11, 14],
      [14, 22],
    ]);
    expect(removeInterval(two, "friday", 0).friday).toEqual([[17, 22]]);
    expect(everyDayAs(two, "friday").monday).toEqual(two.friday);
  });

  it("reads and writes clock times", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_439 }), fc.integer({ min: 0, max: 1_439 }), (one, other) => {
        const [start, end] = typedInterval(one / 60, other / 60);
        expect([clockOf(start), clockOf(end)]).toEqual([clockOf(one / 60), clockOf(other / 60)]);
        expect(end > start && end <= start + 24).toBe(true);
        expect(hourOf(clockOf(one / 60))).toBeCloseTo(one / 60, 9);
      }),
    );
    expect([hourOf("24:00"), hourOf(""), hourOf("7:30")]).toEqual([null, null, null]);
  });
});
