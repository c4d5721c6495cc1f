import { isCallError } from "../../../api/call-error.ts";
import { newKey } from "../../../api/new-key.ts";
import type { PlaceAttempt, PlaceRequest } from "../basket/basket-schema.ts";

/** The lock that a device's tabs take in turn to send an order. */
export const PLACING_TURN = "tablee-place-order";

/**
 * What is sent when Place is pressed (orders §23). An attempt without an answer is repeated unchanged, key and body,
 * whatever has happened to the basket since. An attempt that was refused, or that the diner took back, passes its key
 * on to the next: should it have arrived after all, the server says so instead of placing a second order.
 */
export const nextAttempt = (before: PlaceAttempt | null, request: PlaceRequest): PlaceAttempt =>
  before?.open ? before : { key: before?.key ?? newKey(), request, open: true };

/**
 * Whether an error leaves it open if the order was placed. A declared error (4xx) says that it was not; a missing
 * answer, a time-out or a server failure says nothing.
 */
export function isUnanswered(error: unknown): boolean {
  if (!isCallError(error)) return true;
  return error.code === "offline" || error.code === "request_timeout" || error.status >= 500;
}

/** Refusals that come after the key is looked up: no order with this key exists. */
const DECIDED = new Set(["order_refused", "not_found", "too_many_orders"]);

/**
 * The attempt after a refusal. A refusal before the key is looked up (the session has ended, too many tries) says
 * nothing about an earlier try with the same key.
 */
export const afterRefusal = (attempt: PlaceAttempt, before: PlaceAttempt | null, code: string): PlaceAttempt => ({
  ...attempt,
  open: !DECIDED.has(code) && before?.open === true,
});
