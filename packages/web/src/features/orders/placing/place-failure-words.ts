import { ORPCError } from "@orpc/client";
import { type FailureWords, failureWords } from "../../../api/failure-words.ts";
import { m } from "../../../paraglide/messages.js";
import type { PlaceFailure } from "./use-place-order.ts";

type Refusal = Pick<PlaceFailure, "code" | "status" | "retry_after" | "crowd">;

/** Why the server did not take the order; what is about a line or a setting stands there. null: it has no words. */
export function refusalWords({ code, status, retry_after, crowd }: Refusal): string | null {
  if (code === "order_refused") return m.basket_refused();
  if (code === "idempotency_conflict") return m.basket_conflict();
  if (code === "too_many_requests") return m.basket_too_many({ seconds: Math.ceil(retry_after ?? 1) });
  if (crowd) {
    const { where, limit } = crowd;
    return where === "all" ? m.basket_too_many_orders_all({ limit }) : m.basket_too_many_orders({ limit });
  }
  if (code === "not_found") return m.basket_not_found();
  return status === 403 ? `${m.errors_denied_title()}. ${m.errors_denied_text()}.` : null;
}

/** What the catalogue of errors says of a network that gave no answer; null where being offline says it all. */
export const unheardWords = (error: unknown): FailureWords | null =>
  error instanceof ORPCError && error.code !== "offline" ? failureWords(error) : null;
