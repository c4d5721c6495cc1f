import { expect, it } from "vitest";
import { cookedSince, isOldOrder, isPastOrder } from "./past-orders.ts";

it("lists the orders of the last 90 days for staff who only cook", () => {
  const at = new Date("2026-11-18T17:00:00Z");
  const since = new Date("2026-08-20T17:00:00Z");
  expect(cookedSince(at)).toEqual(since);
  expect(isOldOrder({ date_creation: since }, at)).toBe(false);
  expect(isOldOrder({ date_creation: new Date(since.getTime() - 1) }, at)).toBe(true);
});

it("counts an order as past once it is finished and was placed before those days", () => {
  const at = new Date("2026-11-18T17:00:00Z");
  const of = (status: "ready" | "delivered" | "refunded", date: string) =>
    isPastOrder({ status, date_creation: new Date(date) }, at);
  expect([of("delivered", "2026-08-20T16:59:59Z"), of("refunded", "2026-01-01T12:00:00Z")]).toEqual([true, true]);
  expect([of("delivered", "2026-08-20T17:00:00Z"), of("ready", "2026-01-01T12:00:00Z")]).toEqual([false, false]);
});
