import fc from "fast-check";
import { expect, it } from "vitest";
import { minor } from "../money/minor.ts";
import { ORDER_STATUSES, type OrderStatus } from "../orders/order-status.ts";
import {
  firstStatus,
  givenBack,
  PAID_SOLD_OUT,
  PAID_TOO_LATE,
  PAID_WRONGLY,
  payBefore,
  paymentPlace,
  promiseOncePaid,
  refundDue,
  wasPaidAhead,
} from "./payment.ts";

it("an order is paid online where payments are taken, unless it costs less than can be charged (orders §28)", () => {
  expect(paymentPlace(minor(100), true)).toBe("online");
  expect(paymentPlace(minor(99), true)).toBe("at_restaurant");
  expect(paymentPlace(minor(0), true)).toBe("at_restaurant");
  expect(paymentPlace(minor(5_000), false)).toBe("at_restaurant");
  expect([firstStatus("online"), firstStatus("at_restaurant")]).toEqual(["unpaid", "new"]);
});

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 18, 17, minutes));
const promised = { min_time: at(20), max_time: at(30) };

it("an order can be paid for half an hour, a planned one for half of the time until it is promised (payments §3)", () => {
  const placed = at(0);
  expect(payBefore({ planned: false, placed, min_time: at(20) })).toEqual(at(30));
  expect(payBefore({ planned: true, placed, min_time: at(20) })).toEqual(at(10));
  expect(payBefore({ planned: true, placed, min_time: at(600) })).toEqual(at(30));
  expect(payBefore({ planned: true, placed, min_time: at(-5) })).toEqual(placed);
});

it("an order for now is promised from its payment on, and a planned one keeps its time", () => {
  const now = { planned: false, placed: at(0) };
  expect(promiseOncePaid(promised, now, at(5))).toEqual({ min_time: at(25), max_time: at(35) });
  // Clocks of two processes may differ.
  expect(promiseOncePaid(promised, now, at(-1))).toEqual(promised);
  expect(promiseOncePaid(promised, { ...now, planned: true }, at(5))).toEqual(promised);
});

const amount = fc.integer({ min: 0, max: 1_000_000 }).map(minor);

it("no more is paid back than was paid, and a refunded order leaves nothing owed (payments §7)", () => {
  fc.assert(
    fc.property(amount, amount, amount, fc.constantFrom(...ORDER_STATUSES), (total, more, before, status) => {
      const paid = minor(total + more);
      const refunded = minor(Math.min(before, paid));
      const due = refundDue({ status, total }, { paid, refunded });
      expect(due).toBeGreaterThanOrEqual(0);
      expect(refunded + due).toBeLessThanOrEqual(paid);
      if (status === "refunded") expect(refunded + due).toBe(paid);
      else expect(paid - refunded - due).toBe(Math.min(total, paid - refunded));
      // A second look, after the first one's refund, finds nothing more.
      expect(refundDue({ status, total }, { paid, refunded: minor(refunded + due) })).toBe(0);
    }),
  );
});

it("what we pay back ourselves is never called given back, and what is paid back on top of it always (payments §13)", () => {
  fc.assert(
    fc.property(amount, amount, amount, fc.constantFrom(...ORDER_STATUSES), (total, more, hand, status) => {
      const paid = minor(total + more);
      const due = refundDue({ status, total }, { paid, refunded: minor(0) });
      expect(givenBack({ status, total }, { paid, refunded: due })).toBe(0);
      const byHand = minor(Math.min(hand, paid - due));
      expect(givenBack({ status, total }, { paid, refunded: minor(due + byHand) })).toBe(byHand);
    }),
  );
});

it("an order was paid online once the kitchen has it after it was unpaid, also if it is refunded later", () => {
  const paid = (...statuses: OrderStatus[]) => wasPaidAhead({ statuses: statuses.map((status) => ({ status })) });
  expect([paid("unpaid", "new"), paid("unpaid", "new", "refunded")]).toEqual([true, true]);
  expect([paid("unpaid"), paid("unpaid", "refunded"), paid("new", "confirmed")]).toEqual([false, false, false]);
  for (const reason of [PAID_TOO_LATE, PAID_SOLD_OUT, PAID_WRONGLY]) {
    expect(wasPaidAhead({ statuses: [{ status: "unpaid" }, { status: "refunded", reason }] })).toBe(true);
  }
});
