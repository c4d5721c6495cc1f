import type { Order } from "@tablee/contract/orders/orders.schema";
import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";
import { ORDER_STATUSES } from "@tablee/domain/orders/order-status";
import { isCurrent } from "@tablee/domain/orders/order-transitions";
import { describe, expect, it } from "vitest";
import { exampleOrder, history, minutesAfterNoon, NOON } from "../../orders/words/order.example.ts";
import { boardOf, laneOf } from "./lanes.ts";
import { withMoves } from "./moves.ts";
import { ticketTime } from "./ticket-time.ts";
import { ticketSteps } from "./ticket-steps.ts";

const PREPARATION = 20;
const ids = (orders: readonly Order[]) => orders.map(({ id }) => id);

describe("lanes of the board", () => {
  it("hold every current order that is paid for, and no other", () => {
    for (const status of ORDER_STATUSES) {
      const placed = laneOf(exampleOrder({ statuses: history("new", "confirmed", status) })) !== null;
      expect(placed, status).toBe(isCurrent(status) && status !== "unpaid");
    }
  });

  it("keep a delayed order in its lane, and an order on its way among the ready ones", () => {
    const delayed = { status: "delayed", delay: 10 } as const;
    expect(laneOf(exampleOrder({ statuses: history("new", "confirmed", delayed) }))).toBe("confirmed");
    expect(laneOf(exampleOrder({ statuses: history("new", "confirmed", "preparing", delayed) }))).toBe("preparing");
    expect(laneOf(exampleOrder({ statuses: history("new", "confirmed", "ready", "delivering") }))).toBe("ready");
  });

  it("have the order that is due first on top", () => {
    const orders = [
      exampleOrder({ id: 1, min_time: minutesAfterNoon(40).toISOString() }),
      exampleOrder({ id: 2, min_time: minutesAfterNoon(20).toISOString() }),
      exampleOrder({ id: 3, min_time: minutesAfterNoon(20).toISOString() }),
    ];
    expect(ids(boardOf(orders, NOON, PREPARATION).lanes.new)).toEqual([2, 3, 1]);
  });

  it("have new orders unanswered for three minutes before all others, the longest waiting first", () => {
    const came = (id: number, minutes: number, due: number) =>
      exampleOrder({
        id,
        statuses: [{ ...history("new")[0]!, date: minutesAfterNoon(minutes).toISOString() }],
        min_time: minutesAfterNoon(due).toISOString(),
      });
    const orders = [came(1, 9, 20), came(2, 6, 60), came(3, 5, 50), came(4, 8, 15)];
    expect(ids(boardOf(orders, minutesAfterNoon(10), PREPARATION).lanes.new)).toEqual([3, 2, 4, 1]);
  });

  it("have an order that is paid online wait since its payment, and not before", () => {
    const statuses = [...history("unpaid"), { ...history("new")[0]!, date: minutesAfterNoon(9).toISOString() }];
    const { lanes } = boardOf([exampleOrder({ statuses })], minutesAfterNoon(10), PREPARATION);
    expect(ticketTime(lanes.new[0]!, minutesAfterNoon(10), PREPARATION)).toMatchObject({
      elapsed: 60,
      unanswered: false,
    });
    expect(boardOf([exampleOrder({ statuses: history("unpaid") })], NOON, PREPARATION).lanes.new).toEqual([]);
  });

  it("leave planned orders out until it is time to cook them", () => {
    const planned = exampleOrder({ planned: true, min_time: minutesAfterNoon(120).toISOString() });
    const before = boardOf([planned], minutesAfterNoon(89), PREPARATION);
    expect(ids(before.planned)).toEqual([7]);
    expect(before.lanes.new).toEqual([]);
    const then = boardOf([planned], minutesAfterNoon(90), PREPARATION);
    expect(then.planned).toEqual([]);
    expect(ids(then.lanes.new)).toEqual([7]);
  });

  it("hold a confirmed planned order when its time comes, and one that was begun early at once", () => {
    const at = { planned: true, min_time: minutesAfterNoon(120).toISOString() };
    const confirmed = exampleOrder({ ...at, statuses: history("new", "confirmed") });
    expect(ids(boardOf([confirmed], NOON, PREPARATION).planned)).toEqual([7]);
    expect(ids(boardOf([confirmed], minutesAfterNoon(100), PREPARATION).lanes.confirmed)).toEqual([7]);
    const begun = exampleOrder({ ...at, statuses: history("new", "confirmed", "preparing") });
    expect(ids(boardOf([begun], NOON, PREPARATION).lanes.preparing)).toEqual([7]);
  });
});

describe("steps of a ticket", () => {
  it("lead every order of every mode to the end, by allowed steps only", () => {
    for (const mode of ORDER_MODES) {
      let order = exampleOrder({ mode });
      const walked: string[] = [];
      for (let next = ticketSteps(order).next; next; next = ticketSteps(order).next) {
        expect(next.word, next.status).not.toBe("");
        walked.push(next.status);
        order = exampleOrder({ mode, statuses: history("new", ...walked.map((status) => status as Order["status"])) });
      }
      const out = mode === "delivery" ? ["delivering"] : [];
      expect(walked).toEqual(["confirmed", "preparing", "ready", ...out, "delivered"]);
    }
  });

  it("finish an order that was delayed while cooking, or resume it so that it can be delayed again", () => {
    const delayed = exampleOrder({
      statuses: history("new", "confirmed", "preparing", { status: "delayed", delay: 5 }),
    });
    expect(ticketSteps(delayed)).toMatchObject({ next: { status: "ready" }, delay: false, resume: true, stop: true });
    const early = exampleOrder({ statuses: history("new", "confirmed", { status: "delayed", delay: 5 }) });
    expect(ticketSteps(early)).toMatchObject({ next: { status: "preparing" }, delay: false, resume: false });
  });
});

describe("moves under way", () => {
  const at = NOON.toISOString();

  it("show an order in its next state, and have no effect once they are gone", () => {
    const order = exampleOrder({ statuses: history("new") });
    const [moved] = withMoves([order], [{ id: 7, status: "confirmed", at, known: 1 }]);
    expect(moved?.status).toBe("confirmed");
    expect(moved?.statuses).toHaveLength(2);
    expect(withMoves([order], [])).toEqual([order]);
  });

  it("follow one another on one order, and leave other orders alone", () => {
    const orders = [exampleOrder(), exampleOrder({ id: 8 })];
    const moves = [
      { id: 7, status: "confirmed", at, known: 1 },
      { id: 7, status: "preparing", at, known: 2 },
    ] as const;
    expect(withMoves(orders, moves).map(({ status }) => status)).toEqual(["preparing", "new"]);
  });

  it("add nothing if the server already has the new state", () => {
    const order = exampleOrder({ statuses: history("new", "confirmed") });
    expect(withMoves([order], [{ id: 7, status: "confirmed", at, known: 1 }])[0]?.statuses).toHaveLength(2);
  });
});
