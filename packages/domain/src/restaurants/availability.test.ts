import { describe, expect, it } from "vitest";
import { orderAvailability } from "./availability.ts";
import type { WeekHours } from "./week-hours.ts";

const day: [number, number][] = [[11, 14]];
const hours: WeekHours = {
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: [],
};
const facts = {
  status: "open",
  hours,
  timezone: "America/Toronto",
  planned_orders_enabled: true,
  min_order_delay: 0,
  delivery_offered: false,
  dine_in_offered: true,
  take_out_offered: true,
  curbside_pickup_offered: false,
  drive_through_offered: false,
  hide_dine_in: false,
  hide_delivery: false,
  hide_take_out: false,
  hide_curbside: false,
  hide_drive: true,
};
const noon = new Date("2026-11-20T12:10-05:00");
const evening = new Date("2026-11-20T18:00-05:00");

describe("orderAvailability", () => {
  it("returns the first date where none is requested", () => {
    const answer = orderAvailability(facts, {}, noon);
    expect(answer).toMatchObject({ status: "open", date: "2026-11-20", available: true });
    expect(answer.times).toEqual(["now", "12:30", "13:00", "13:30"]);
    expect(answer.dates[0]).toBe("2026-11-20");
    expect(answer.dates).not.toContain("2026-11-22");
    expect(answer.modes.take_out).toEqual({ shown: true, available: true, reason: null });
    expect(answer.modes.delivery).toEqual({ shown: true, available: false, reason: "delivery_not_offered" });
    expect(answer.modes.drive.shown).toBe(false);
  });

  it("returns the requested date and time", () => {
    expect(orderAvailability(facts, { date: "2026-11-21", time: "11:30" }, noon)).toMatchObject({
      date: "2026-11-21",
      times: ["11:00", "11:30", "12:00", "12:30", "13:00", "13:30"],
      available: true,
    });
    expect(orderAvailability(facts, { date: "2026-11-21", time: "now" }, noon).available).toBe(false);
    expect(orderAvailability(facts, { date: "2026-11-22" }, noon)).toMatchObject({ times: [], available: false });
    expect(orderAvailability(facts, { date: "nonsense", time: "x" }, noon)).toMatchObject({
      times: [],
      available: false,
    });
    expect(orderAvailability(facts, { time: "now" }, noon).available).toBe(true);
  });

  it("returns an answer in each of the four statuses", () => {
    expect(orderAvailability(facts, {}, evening)).toMatchObject({
      status: "off-hours-planned-enabled",
      date: "2026-11-21",
      available: true,
    });
    const nothing = { dates: [], date: null, times: [], available: false };
    expect(orderAvailability({ ...facts, planned_orders_enabled: false }, {}, evening)).toMatchObject({
      status: "off-hours",
      ...nothing,
    });
    expect(orderAvailability({ ...facts, status: "closed" }, {}, noon)).toMatchObject({ status: "closed", ...nothing });
  });
});
