import type { Order } from "@tablee/contract/orders/orders.schema";
import { describe, expect, it } from "vitest";
import { exampleOrder, history, minutesAfterNoon } from "../../orders/words/order.example.ts";
import { formatElapsed, ticketTime } from "./ticket-time.ts";

const at = (minutes: number, given: Partial<Order> = {}) =>
  ticketTime(exampleOrder(given), minutesAfterNoon(minutes), 20);
const COOKING = { statuses: history("new", "confirmed", "preparing") };

describe("the timer of a ticket", () => {
  it("counts from the time at which the order came", () => {
    expect(at(0.4)).toEqual({ elapsed: 24, tone: "calm", late: null, unanswered: false });
    expect(at(2)).toMatchObject({ elapsed: 120, tone: "calm" });
  });

  it("marks a new order as unanswered after three minutes", () => {
    expect(at(3)).toMatchObject({ tone: "soon", unanswered: true });
    expect(at(3, COOKING).tone).toBe("calm");
  });

  it("warns ten minutes before the promised time, and is late after it", () => {
    expect(at(9.9, COOKING).tone).toBe("calm");
    expect(at(10, COOKING).tone).toBe("soon");
    expect(at(20, COOKING)).toMatchObject({ tone: "soon", late: null });
    expect(at(20.5, COOKING)).toMatchObject({ tone: "late", late: 1 });
    expect(at(26, COOKING)).toMatchObject({ tone: "late", late: 6, elapsed: 26 * 60 });
  });

  it("starts again once the order is ready, and is never late again", () => {
    const ready = { statuses: history("new", "confirmed", "preparing", "ready") };
    expect(at(5.25, ready)).toEqual({ elapsed: 135, tone: "calm", late: null, unanswered: false });
    expect(at(8, ready).tone).toBe("soon");
    expect(at(40, ready).late).toBeNull();
    const out = {
      mode: "delivery",
      statuses: history("new", "confirmed", "preparing", "ready", "delivering"),
    } as const;
    expect(at(40, out).tone).toBe("calm");
  });

  it("counts a planned order from the time at which it can be cooked", () => {
    const planned = {
      planned: true,
      date_creation: minutesAfterNoon(-3_000).toISOString(),
      min_time: minutesAfterNoon(120).toISOString(),
    };
    expect(at(91, planned).elapsed).toBe(60);
  });

  it("shows zero instead of a negative time if the tablet's clock is behind", () => {
    expect(at(-2).elapsed).toBe(0);
  });

  it.each([
    [0, "0:00"],
    [24, "0:24"],
    [728, "12:08"],
    [3_599, "59:59"],
    [3_728, "1:02:08"],
  ])("writes %i seconds as %s", (seconds, words) => {
    expect(formatElapsed(seconds)).toBe(words);
  });
});
