import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CANCELLED_BY_DINER, ORDER_STATUSES } from "../orders/order-status.ts";
import { NOT_PAID, PAID_TOO_LATE, PAYMENT_REASONS } from "../payments/payment.ts";
import { READY_REASONS } from "./ready-reasons.ts";
import { delayedWindow, isReservedReason, missingDetail } from "./status-change.ts";

describe("missingDetail", () => {
  it("asks for the minutes of a delay and the reason for a refund", () => {
    expect(missingDetail({ status: "delayed" })).toBe("delay");
    expect(missingDetail({ status: "delayed", delay: 10 })).toBeNull();
    expect(missingDetail({ status: "refunded" })).toBe("reason");
    expect(missingDetail({ status: "refunded", reason: " \n" })).toBe("reason");
    expect(missingDetail({ status: "refunded", reason: "No more buns" })).toBeNull();
  });

  it("asks for nothing in any other status", () => {
    const others = ORDER_STATUSES.filter((status) => status !== "delayed" && status !== "refunded");
    expect(others.map((status) => missingDetail({ status }))).toEqual(others.map(() => null));
  });
});

describe("isReservedReason", () => {
  it("keeps from staff the reasons that only the diner and the payment give", () => {
    for (const code of [CANCELLED_BY_DINER, ...PAYMENT_REASONS, ` ${PAID_TOO_LATE}\n`]) {
      expect(isReservedReason({ status: "refunded", reason: code })).toBe(true);
    }
  });

  it("leaves staff the ready reasons and their own words, also about a payment", () => {
    for (const words of [...READY_REASONS, "Not paid", `It says ${NOT_PAID}`, null, undefined]) {
      expect(isReservedReason({ status: "refunded", reason: words })).toBe(false);
    }
  });
});

describe("delayedWindow", () => {
  const at = new Date("2026-11-18T17:00:00Z");

  it("moves a window that is still to come by the given minutes", () => {
    const promised = { min_time: new Date("2026-11-18T17:20:00Z"), max_time: new Date("2026-11-18T17:50:00Z") };
    expect(delayedWindow(promised, at, 15)).toEqual({
      min_time: new Date("2026-11-18T17:35:00Z"),
      max_time: new Date("2026-11-18T18:05:00Z"),
    });
  });

  it("never promises a past time, and keeps the window's length", () => {
    const moment = fc.integer({ min: 0, max: 4e12 });
    fc.assert(
      fc.property(
        moment,
        fc.integer({ min: 0, max: 7_200_000 }),
        moment,
        fc.integer({ min: 1, max: 600 }),
        (...drawn) => {
          const [from, length, now, minutes] = drawn;
          const moved = delayedWindow(
            { min_time: new Date(from), max_time: new Date(from + length) },
            new Date(now),
            minutes,
          );
          expect(moved.max_time.getTime() - moved.min_time.getTime()).toBe(length);
          expect(moved.min_time.getTime()).toBeGreaterThanOrEqual(now + minutes * 60_000);
          expect(moved.min_time.getTime()).toBeGreaterThanOrEqual(from + minutes * 60_000);
        },
      ),
    );
  });
});
