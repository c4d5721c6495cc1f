import type { Order } from "@tablee/contract/orders/orders.schema";
import { isUnanswered } from "@tablee/domain/kitchen/unanswered";
import { laneOf, waitsSince } from "./lanes.ts";

/** The state of a ticket against the clock. */
export interface TicketTime {
  /** Seconds since it arrived, or since it became ready. */
  elapsed: number;
  /** `soon`: it needs attention. `late`: the promised time has passed. */
  tone: "calm" | "soon" | "late";
  /** Minutes past the promised time, rounded up; null: it is not late. */
  late: number | null;
  /** It is new, and has waited too long for an answer (kitchen §11). */
  unanswered: boolean;
}

const MINUTE_MS = 60_000;
/** An order being cooked that is due within this time needs attention. */
const DUE_MS = 10 * MINUTE_MS;
/** Ready food that stands this long gets cold. */
const STANDING_MS = 5 * MINUTE_MS;

/** The state of a ticket at a moment. An order that is ready or on its way is no longer late: somebody has it. */
export function ticketTime(order: Order, now: Date, preparation_minutes: number): TicketTime {
  const lane = laneOf(order);
  const at = now.getTime();
  const since = startOf(order, lane === "ready", preparation_minutes);
  // A tablet whose clock is behind the server's shows 0 instead of a negative time.
  const waited = Math.max(0, at - since);
  const elapsed = Math.floor(waited / 1_000);
  if (lane === "ready") {
    const tone = order.status === "ready" && waited >= STANDING_MS ? "soon" : "calm";
    return { elapsed, tone, late: null, unanswered: false };
  }
  const unanswered = lane === "new" && isUnanswered(since, at);
  const left = Date.parse(order.min_time) - at;
  if (left < 0) return { elapsed, tone: "late", late: Math.ceil(-left / MINUTE_MS), unanswered };
  const soon = lane === "new" ? unanswered : left <= DUE_MS;
  return { elapsed, tone: soon ? "soon" : "calm", late: null, unanswered };
}

function startOf(order: Order, ready: boolean, preparation_minutes: number): number {
  if (ready) {
    const reached = order.statuses.findLast(({ status }) => status === order.status);
    return Date.parse(reached?.date ?? order.date_creation);
  }
  return waitsSince(order, preparation_minutes);
}

/** Formats seconds: 0:24, 12:08, 1:02:08. */
export function formatElapsed(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const minutes = Math.floor(seconds / 60) % 60;
  const hours = Math.floor(seconds / 3_600);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
