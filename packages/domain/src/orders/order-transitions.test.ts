import { expect, test } from "vitest";
import {
  checkTransition,
  isCurrent,
  isFinished,
  isOvertaken,
  mayCancel,
  nextStatuses,
  notificationOf,
  TRANSITIONS,
} from "./order-transitions.ts";
import { ORDER_MODES, type OrderMode } from "../restaurants/order-mode.ts";
import { ORDER_STATUSES, type OrderStatus } from "./order-status.ts";

/** Every pair of orders §29; `delivery` and `others` where the mode matters. */
const ALLOWED: Record<string, "all" | "delivery" | "others"> = {
  "unpaid new": "all",
  "new confirmed": "all",
  "confirmed preparing": "all",
  "confirmed delayed": "all",
  "preparing ready": "all",
  "preparing delayed": "all",
  "delayed preparing": "all",
  "delayed ready": "all",
  "ready delivering": "delivery",
  "ready delivered": "others",
  "delivering delivered": "delivery",
  "unpaid refunded": "all",
  "new refunded": "all",
  "confirmed refunded": "all",
  "preparing refunded": "all",
  "delayed refunded": "all",
  "ready refunded": "all",
  "delivering refunded": "all",
};

test.each(ORDER_MODES)("%s: exactly the pairs of the state machine are allowed", (mode) => {
  for (const from of ORDER_STATUSES) {
    for (const to of ORDER_STATUSES) {
      const rule = ALLOWED[`${from} ${to}`];
      // An order that is not a delivery never reaches `delivering`, so that transitions from there do not matter.
      if (from === "delivering" && mode !== "delivery") continue;
      const allowed = rule === "all" || rule === (mode === "delivery" ? "delivery" : "others");
      expect(checkTransition(from, to, mode), `${from} ${to}`).toEqual(
        allowed ? null : { code: "bad_transition", from, to },
      );
      expect(nextStatuses(from, mode).includes(to)).toBe(allowed);
    }
  }
});

const reachable = (mode: OrderMode, from: OrderStatus): Set<OrderStatus> => {
  const seen = new Set<OrderStatus>([from]);
  for (const status of seen) for (const next of nextStatuses(status, mode)) seen.add(next);
  return seen;
};

test("a delivery can reach every status, the other modes every one except delivering", () => {
  for (const mode of ORDER_MODES) {
    const all = ORDER_STATUSES.filter((status) => mode === "delivery" || status !== "delivering");
    expect([...reachable(mode, "unpaid")].sort()).toEqual([...all].sort());
  }
});

test("from every reachable status an order can still be delivered or refunded", () => {
  for (const mode of ORDER_MODES) {
    for (const status of reachable(mode, "unpaid")) {
      const end = reachable(mode, status);
      expect(end.has("delivered")).toBe(status !== "refunded");
      expect(end.has("refunded")).toBe(status !== "delivered");
    }
  }
});

test("delivered and refunded are final", () => {
  expect(ORDER_STATUSES.filter(isFinished)).toEqual(["delivered", "refunded"]);
  expect(ORDER_STATUSES.filter((status) => !isCurrent(status))).toEqual(["delivered", "refunded"]);
  expect(TRANSITIONS.delivered).toEqual([]);
  expect(TRANSITIONS.refunded).toEqual([]);
});

test("no status follows itself, not even delayed", () => {
  for (const status of ORDER_STATUSES) expect(TRANSITIONS[status]).not.toContain(status);
});

test("the diner can cancel only while the order is unpaid or new, and that is a valid transition", () => {
  expect(ORDER_STATUSES.filter(mayCancel)).toEqual(["unpaid", "new"]);
  for (const status of ORDER_STATUSES.filter(mayCancel)) {
    expect(checkTransition(status, "refunded", "take_out")).toBeNull();
  }
});

test("confirmed, delayed, ready and called off notify the diner, who is not told of their own doing (orders §31)", () => {
  const told = (isOwn: boolean) => ORDER_STATUSES.flatMap((status) => notificationOf(status, isOwn) ?? []);
  expect(told(false)).toEqual(["order_confirmed", "order_delayed", "order_ready", "order_called_off"]);
  expect(told(true)).toEqual(["order_confirmed", "order_delayed", "order_ready"]);
});

test("a notification is overtaken once the order has moved on; a delay holds while the order is being made", () => {
  const past = (notification: Parameters<typeof isOvertaken>[0]) =>
    ORDER_STATUSES.filter((status) => isOvertaken(notification, status)).toSorted();
  expect(past("order_confirmed")).toEqual(["delayed", "delivered", "delivering", "preparing", "ready", "refunded"]);
  expect(past("order_delayed")).toEqual(["delivered", "delivering", "ready", "refunded"]);
  expect(past("order_ready")).toEqual(["delivered", "delivering", "refunded"]);
  expect(past("order_called_off")).toEqual([]);
});
