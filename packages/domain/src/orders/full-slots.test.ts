import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryHours, arbitraryMoment, arbitraryZone } from "../restaurants/arbitrary-hours.ts";
import { WEEKDAYS, type WeekHours } from "../restaurants/week-hours.ts";
import {
  checkOrderTime,
  firstOrderMoment,
  orderDates,
  orderTimes,
  resumeOrderMoment,
  type SlotFacts,
  slotStart,
} from "../restaurants/order-slots.ts";

const daily = (...intervals: [number, number][]): WeekHours =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, intervals])) as WeekHours;
const toronto = (dateAndTime: string) => new Date(`${dateAndTime}-05:00`);
const at = toronto("2026-11-19T12:10");
const facts = (...full: string[]): SlotFacts => ({
  status: "open",
  hours: daily([11, 14]),
  timezone: "America/Toronto",
  planned_orders_enabled: true,
  min_order_delay: 0,
  full_slots: new Set(full.map((slot) => toronto(slot).getTime())),
});

describe("full slots", () => {
  it("are not offered, and are refused as slot_full", () => {
    const one = facts("2026-11-19T12:30", "2026-11-19T13:30");
    expect(orderTimes(one, "2026-11-19", at)).toEqual(["now", "13:00"]);
    expect(checkOrderTime(one, "2026-11-19", "12:30", at)).toEqual({ code: "slot_full" });
    expect(checkOrderTime(one, "2026-11-19", "13:00", at)).toBeNull();
    expect(checkOrderTime(one, "2026-11-19", "11:30", at)).toEqual({ code: "time_unavailable" });
  });

  it("also exclude now where the current half hour is full", () => {
    const one = facts("2026-11-19T12:00");
    expect(orderTimes(one, "2026-11-19", at)).toEqual(["12:30", "13:00", "13:30"]);
    expect(checkOrderTime(one, "2026-11-19", "now", at)).toEqual({ code: "slot_full" });
    expect(checkOrderTime(one, null, "now", at)).toEqual({ code: "slot_full" });
    expect(checkOrderTime(one, "2026-11-19", "now", toronto("2026-11-19T12:30"))).toBeNull();
    expect(checkOrderTime({ ...one, min_order_delay: 1 }, "2026-11-19", "now", at)).toEqual({ code: "too_soon" });
  });

  it("exclude the date where all are full, and a saved choice moves to the first one left", () => {
    const all = ["12:00", "12:30", "13:00", "13:30"].map((time) => `2026-11-19T${time}`);
    const one = facts(...all, "2026-11-20T11:00");
    expect(orderDates(one, at)[0]).toBe("2026-11-20");
    expect(firstOrderMoment(one, at)).toEqual({ date: "2026-11-20", time: "11:30" });
    expect(resumeOrderMoment({ date: "2026-11-20", time: "11:00" }, one, at)).toEqual({
      date: "2026-11-20",
      time: "11:30",
    });
  });

  it("remove only themselves from what is offered", () => {
    fc.assert(
      fc.property(
        arbitraryHours,
        arbitraryZone,
        arbitraryMoment,
        fc.array(fc.nat(200)),
        (hours, timezone, moment, picks) => {
          const free: SlotFacts = { ...facts(), hours, timezone, full_slots: undefined };
          const offered = orderDates(free, moment).flatMap((date) =>
            orderTimes(free, date, moment).map((time) => ({ date, time })),
          );
          const startOf = (one: { date: string; time: string }) => slotStart(one, timezone, moment)!.getTime();
          const full = new Set(
            picks.flatMap((pick) => (offered.length > 0 ? [startOf(offered[pick % offered.length]!)] : [])),
          );
          const limited = { ...free, full_slots: full };
          const left = orderDates(limited, moment).flatMap((date) =>
            orderTimes(limited, date, moment).map((time) => ({ date, time })),
          );
          expect(left).toEqual(offered.filter((one) => !full.has(startOf(one))));
          for (const one of offered) {
            const verdict = full.has(startOf(one)) ? { code: "slot_full" } : null;
            expect(checkOrderTime(limited, one.date, one.time, moment)).toEqual(verdict);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("slotStart", () => {
  it("is the slot itself, and for now the current half hour", () => {
    const start = (time: string, moment = at) =>
      slotStart({ date: "2026-11-19", time }, "America/Toronto", moment)?.toISOString();
    expect(start("18:30")).toBe("2026-11-19T23:30:00.000Z");
    expect(start("now")).toBe("2026-11-19T17:00:00.000Z");
    expect(start("now", toronto("2026-11-19T12:30"))).toBe("2026-11-19T17:30:00.000Z");
    expect(start("now", toronto("2026-11-19T12:59:59.999"))).toBe("2026-11-19T17:30:00.000Z");
  });

  it("follows the local clock, whose half hours are not those of UTC in every timezone", () => {
    const now = slotStart({ date: "2026-11-19", time: "now" }, "Asia/Kathmandu", new Date("2026-11-19T06:20:00Z"));
    expect(now?.toISOString()).toBe("2026-11-19T06:15:00.000Z");
  });

  it("for now, tells the two hours apart that autumn gives the same name", () => {
    const first = slotStart({ date: "2026-11-01", time: "now" }, "America/Toronto", new Date("2026-11-01T05:40:00Z"));
    const second = slotStart({ date: "2026-11-01", time: "now" }, "America/Toronto", new Date("2026-11-01T06:40:00Z"));
    expect([first?.toISOString(), second?.toISOString()]).toEqual([
      "2026-11-01T05:30:00.000Z",
      "2026-11-01T06:30:00.000Z",
    ]);
  });

  it("is null for a time that spring skips, and for an invalid date", () => {
    expect(slotStart({ date: "2026-03-08", time: "02:30" }, "America/Toronto", at)).toBeNull();
    expect(slotStart({ date: "soon", time: "18:30" }, "America/Toronto", at)).toBeNull();
  });
});
