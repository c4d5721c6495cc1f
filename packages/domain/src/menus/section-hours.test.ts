import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryHours } from "../restaurants/arbitrary-hours.ts";
import { isOpenAt } from "../restaurants/opening-hours.ts";
import { localMoment } from "../restaurants/local-time.ts";
import type { WeekHours } from "../restaurants/week-hours.ts";
import { makeItem, makeMenu, makeSection } from "./menu.example.ts";
import {
  closedSection,
  isEverServed,
  isServedAt,
  isServedFor,
  sectionOf,
  servedFrom,
  servedWeeks,
} from "./section-hours.ts";

const ZONE = "America/Toronto";
const NEVER: WeekHours = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};
const BRUNCH = makeSection({ id: 1, hours: { ...NEVER, sunday: [[9, 15]], saturday: [[22, 26]] } });
/** A Sunday. */
const at = (time: string) => new Date(`2026-11-22T${time}:00-05:00`);

describe("a section's hours (menus §32)", () => {
  test("cover a moment, also in a night past midnight", () => {
    expect(isServedAt(BRUNCH, ZONE, at("01:59"))).toBe(true);
    expect(isServedAt(BRUNCH, ZONE, at("02:00"))).toBe(false);
    expect(isServedAt(BRUNCH, ZONE, at("09:00"))).toBe(true);
    expect(isServedAt(BRUNCH, ZONE, at("15:00"))).toBe(false);
  });

  test("apply to the time that an order is for, not to when it is placed", () => {
    const sunday = { date: "2026-11-22", time: "12:30" };
    expect(isServedFor(BRUNCH, ZONE, sunday, at("18:00"))).toBe(true);
    expect(isServedFor(BRUNCH, ZONE, { ...sunday, date: "2026-11-23" }, at("12:30"))).toBe(false);
    expect(isServedFor(BRUNCH, ZONE, { ...sunday, time: "now" }, at("18:00"))).toBe(false);
    expect(isServedFor(BRUNCH, ZONE, { date: "soon", time: "late" }, at("12:30"))).toBe(false);
  });

  test("tell when the section is served next", () => {
    expect(servedFrom(BRUNCH, ZONE, at("07:00"))).toEqual(at("09:00"));
    expect(servedFrom(BRUNCH, ZONE, at("12:00"))).toBeNull();
    expect(servedFrom(makeSection({ id: 2 }), ZONE, at("12:00"))).toBeNull();
    expect(servedFrom(makeSection({ id: 2, hours: NEVER }), ZONE, at("12:00"))).toBeNull();
    expect([BRUNCH, makeSection({ id: 2 }), makeSection({ id: 3, hours: NEVER })].map(isEverServed)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("name the first section that is not served then, and narrow the times to when all are", () => {
    const always = makeSection({ id: 2 });
    const menu = makeMenu({ sections: [BRUNCH, always] });
    const items = [makeItem({ id: 1 }), makeItem({ id: 2, section_id: 2 }), makeItem({ id: 3, section_id: 1 })];
    const monday = { date: "2026-11-23", time: "12:30", timezone: ZONE };
    expect(closedSection(menu, items, monday, at("12:30"))).toBe(BRUNCH);
    expect(closedSection(menu, items, { ...monday, date: "2026-11-22" }, at("12:30"))).toBeUndefined();
    expect(closedSection(menu, items.slice(0, 2), monday, at("12:30"))).toBeUndefined();
    expect(servedWeeks(menu, items)).toEqual([BRUNCH.hours]);
    expect(servedWeeks(menu, items.slice(0, 2))).toEqual([]);
  });

  test("apply to the items that name the section, while it is on the menu", () => {
    const menu = makeMenu({ sections: [BRUNCH] });
    expect(sectionOf(menu, makeItem({ id: 1, section_id: 1 }))).toBe(BRUNCH);
    expect(sectionOf(menu, makeItem({ id: 1, section_id: 9 }))).toBeUndefined();
    expect(sectionOf(menu, makeItem({ id: 1 }))).toBeUndefined();
  });

  test("are open exactly when a place with the same week is", () => {
    fc.assert(
      fc.property(
        arbitraryHours,
        fc.date({ min: at("00:00"), max: new Date("2027-11-22"), noInvalidDate: true }),
        (hours, moment) => {
          const section = { hours };
          const served = isServedAt(section, ZONE, moment);
          expect(served).toBe(isOpenAt({ hours, timezone: ZONE }, moment));
          const { date, minutes } = localMoment(moment, ZONE);
          const time = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
          expect(isServedFor(section, ZONE, { date, time }, at("00:00"))).toBe(served);
          const next = servedFrom(section, ZONE, moment);
          if (next) expect([served, isServedAt(section, ZONE, next)]).toEqual([false, true]);
        },
      ),
    );
  });
});
