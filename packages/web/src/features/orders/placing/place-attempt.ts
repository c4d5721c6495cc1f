import { isCallError } from "../../../api/call-error.ts";
import { newKey } from "../../../api/new-key.ts";
import type { PlaceAttempt, PlaceRequest } from "../basket/basket-schema.ts";

/** The turn that tabs of a device take to send. */
export const PLACING_TURN = "tablee-place-order";

/**
 * What is sent when Place is pressed (orders §23). An attempt without an answer is sent again as it was,
 * key and body, whatever has happened to the basket since. One that was refused, or that the diner took back, keeps
 * its key for what is sent next: should it have arrived after all, the server says so instead of placing another.
 */
export const nextAttempt = (before: PlaceAttempt | null, request: PlaceRequest): PlaceAttempt =>
  before?.open ? before : { key: before?.key ?? newKey(), request, open: true };

/**
 * Whether an answer of this error leaves it open if the order was placed. An answer of the catalogue (4xx) says that
 * it was not; no answer, a time-out or a failure of the server says nothing.
 */
export function isUnanswered(error: unknown): boolean {
  if (!isCallError(error)) return true;
  return error.code === "offline" || error.code === "request_timeout" || error.status >= 500;
}

/** Refusals that were given after the key was looked up: there is no order of it. */
const DECIDED = new Set(["order_refused", "not_found", "too_many_orders"]);

/**
 * The attempt after it was refused. A refusal at the door (the session has ended, too many tries) says nothing of an
 * earlier try with the same key.
 */
export const afterRefusal = (attempt: PlaceAttempt, before: PlaceAttempt | null, code: string): PlaceAttempt => ({
  ...attempt,
  open: !DECIDED.has(code) && before?.open === true,
});
