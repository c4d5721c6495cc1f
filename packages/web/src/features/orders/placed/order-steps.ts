import type { Order } from "@tablee/contract/orders/orders.schema";
import type { StepState } from "@tablee/design-system/progress-steps";
import type { OrderStatus } from "@tablee/domain/orders/order-status";

/** One step of an order's progress, without texts. */
export interface OrderStep {
  id: OrderStatus;
  state: StepState;
  /** When it was reached; for the promised step, when it is expected. null: not shown. */
  at: Date | null;
  /** For the promised step, by when it is expected at the latest. */
  until: Date | null;
  /** Minutes by which the order was delayed during this step; null: it was not. */
  delay: number | null;
}

const WAY: readonly OrderStatus[] = ["new", "confirmed", "preparing", "ready", "delivered"];
/** A delivery leaves before it arrives. */
const WAY_OF_DELIVERY: readonly OrderStatus[] = ["new", "confirmed", "preparing", "ready", "delivering", "delivered"];

/**
 * The steps of an order from sent to handed over (orders §34). `unpaid` is the wait before it is sent; `delayed`
 * belongs to the step during which the delay was announced; a stopped order shows the steps that were reached, with
 * `refunded` as a failed end. Until an order for now is paid, nothing is promised (payments §6).
 */
export function orderSteps({
  mode,
  status,
  statuses,
  planned,
  min_time,
  max_time,
}: Pick<Order, "mode" | "status" | "statuses" | "planned" | "min_time" | "max_time">): OrderStep[] {
  const way = mode === "delivery" ? WAY_OF_DELIVERY : WAY;
  const reached = new Map(statuses.map((change) => [change.status, new Date(change.date)]));
  const delays = delaysByStep(statuses);
  const last = status === "delayed" || status === "refunded" ? lastOf(statuses, way) : status;
  // -1: it was never sent.
  const here = last ? way.indexOf(last) : -1;
  const step = (id: OrderStatus, state: StepState, at: Date | null): OrderStep => ({
    id,
    state,
    at,
    until: null,
    delay: delays.get(id) ?? null,
  });
  if (status === "refunded") {
    const done = way.slice(0, here + 1).map((id) => step(id, "done", reached.get(id) ?? null));
    return [...done, step("refunded", "failed", reached.get("refunded") ?? null)];
  }
  const isPromised = status !== "unpaid" || planned;
  const promised = mode === "delivery" ? "delivered" : "ready";
  return way.map((id, index) => {
    if (index < here || status === "delivered") return step(id, "done", reached.get(id) ?? null);
    if (index === here) return step(id, "current", reached.get(id) ?? null);
    const coming = step(id, "upcoming", null);
    return id === promised && isPromised ? { ...coming, at: new Date(min_time), until: new Date(max_time) } : coming;
  });
}

const lastOf = (statuses: Order["statuses"], way: readonly OrderStatus[]): OrderStatus | undefined =>
  statuses.findLast((change) => way.includes(change.status))?.status;

/** Assigns each delay to the step during which it was announced; several add up. */
function delaysByStep(statuses: Order["statuses"]): Map<OrderStatus, number> {
  const delays = new Map<OrderStatus, number>();
  let step: OrderStatus = "new";
  for (const { status, delay } of statuses) {
    if (status !== "delayed") step = status;
    else if (delay) delays.set(step, (delays.get(step) ?? 0) + delay);
  }
  return delays;
}
