import { describe, expect, it } from "vitest";
import { type OrderingFacts, isOrderable, orderingStatus } from "./ordering-status.ts";
import type { WeekHours } from "./week-hours.ts";

const hours: WeekHours = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [[11, 14]],
  saturday: [],
  sunday: [],
};
const facts: OrderingFacts = { status: "open", hours, timezone: "America/Toronto", planned_orders_enabled: false };
const within = new Date("2026-11-20T12:00-05:00");
const outside = new Date("2026-11-20T14:00-05:00");

describe("orderingStatus", () => {
  it("is closed wherever the restaurant's own status is not open", () => {
    expect(orderingStatus({ ...facts, status: "closed" }, within)).toBe("closed");
    expect(orderingStatus({ ...facts, status: "paused", planned_orders_enabled: true }, outside)).toBe("closed");
  });

  it("is open within hours", () => {
    expect(orderingStatus(facts, within)).toBe("open");
    expect(orderingStatus({ ...facts, planned_orders_enabled: true }, within)).toBe("open");
  });

  it("depends on planned orders outside hours", () => {
    expect(orderingStatus(facts, outside)).toBe("off-hours");
    expect(orderingStatus({ ...facts, planned_orders_enabled: true }, outside)).toBe("off-hours-planned-enabled");
  });

  it("takes no planned orders where no hours are given, in the week or for dates", () => {
    const never = { ...facts, hours: { ...hours, friday: [] }, planned_orders_enabled: true };
    expect(orderingStatus(never, within)).toBe("off-hours");
    const days = { from: "2026-12-01", to: "2026-12-02" };
    expect(orderingStatus({ ...never, special_hours: [{ ...days, hours: { monday: [] } }] }, within)).toBe("off-hours");
    for (const special of [[[9, 12]], { tuesday: [[9, 12]] }] as const) {
      const opening = { ...days, hours: structuredClone(special) as never };
      expect(orderingStatus({ ...never, special_hours: [opening] }, within)).toBe("off-hours-planned-enabled");
    }
  });

  it("is closed where hours or timezone cannot be read", () => {
    expect(orderingStatus({ ...facts, hours: null, planned_orders_enabled: true }, within)).toBe("closed");
    expect(orderingStatus({ ...facts, timezone: "Mars/Olympus" }, within)).toBe("closed");
  });
});

it("an order can be placed while open, and off hours where orders can be planned", () => {
  expect(isOrderable("open")).toBe(true);
  expect(isOrderable("off-hours-planned-enabled")).toBe(true);
  expect(isOrderable("off-hours")).toBe(false);
  expect(isOrderable("closed")).toBe(false);
});
