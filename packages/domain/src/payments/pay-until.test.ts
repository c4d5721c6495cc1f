import fc from "fast-check";
import { expect, it } from "vitest";
import type { WeekHours } from "../restaurants/week-hours.ts";
import { canStillBeHad, promisedWindow, type SlotFacts } from "../restaurants/order-slots.ts";
import { payBefore } from "./payment.ts";
import { payUntil } from "./pay-until.ts";

const MINUTE_MS = 60_000;
/** Noon in Montréal, on a Wednesday. */
const NOON = Date.UTC(2026, 10, 18, 17);
const at = (minutes: number) => new Date(NOON + minutes * MINUTE_MS);

const week = (start: number, end: number): WeekHours => ({
  monday: [[start, end]],
  tuesday: [[start, end]],
  wednesday: [[start, end]],
  thursday: [[start, end]],
  friday: [[start, end]],
  saturday: [[start, end]],
  sunday: [[start, end]],
});

const facts = (close: number, own: Partial<SlotFacts> = {}): SlotFacts => ({
  status: "open",
  timezone: "America/Toronto",
  hours: week(11, close),
  planned_orders_enabled: true,
  min_order_delay: 0,
  preparation_minutes: 20,
  ...own,
});

const order = (time: string, kitchen: SlotFacts, placed: Date) => {
  const moment = { date: "2026-11-18", time };
  return {
    ...moment,
    planned: time !== "now",
    placed,
    ...promisedWindow(moment, kitchen, placed, kitchen.preparation_minutes ?? 0),
  };
};

it("an order for now is paid while its kitchen can make it before it closes (payments §3)", () => {
  const kitchen = facts(12.5);
  expect(payUntil(kitchen, order("now", kitchen, at(0)))).toEqual(at(10));
  expect(payUntil(facts(14), order("now", facts(14), at(0)))).toEqual(at(30));
  // One of its sections is served until ten past twelve.
  const lunch = { ...facts(14), served: [week(11, 12 + 10 / 60)] };
  expect(payUntil(lunch, order("now", lunch, at(0)))).toEqual(at(10));
});

it("hours that have changed since make no time that is before the placing", () => {
  expect(payUntil(facts(12.25), order("now", facts(14), at(0)))).toEqual(at(0));
});

it("until that moment the kitchen can still make it, and after it no more, unless the half hour is over", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("now", "12:30", "13:00"),
      fc.constantFrom(12.5, 12.75, 13, 13.25, 13.5, 14, 24),
      fc.integer({ min: 0, max: 45 }),
      fc.integer({ min: 0, max: 20 }),
      (time, close, preparation_minutes, minute) => {
        const kitchen = facts(close, { preparation_minutes });
        const one = order(time, kitchen, at(minute));
        fc.pre(canStillBeHad(kitchen, one, at(minute)));
        const until = payUntil(kitchen, one);
        const before = payBefore(one);
        expect(until.getTime()).toBeLessThanOrEqual(before.getTime());
        if (until > at(minute)) expect(canStillBeHad(kitchen, one, new Date(until.getTime() - 1))).toBe(true);
        if (until < before) expect(canStillBeHad(kitchen, one, new Date(until.getTime() + MINUTE_MS))).toBe(false);
      },
    ),
  );
});
