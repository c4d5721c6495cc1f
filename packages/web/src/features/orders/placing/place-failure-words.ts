import type { Contract } from "@tablee/contract/contract";
import { isCallError } from "../../../api/call-error.ts";
import { failureWords } from "../../../api/failure-words.ts";
import type { FailureWords } from "../../../api/answers/worded-answers.ts";
import type { RefusalCode } from "../../../api/refusal-words.ts";
import { m } from "../../../paraglide/messages.js";
import type { PlaceFailure } from "./use-place-order.ts";

type Refusal = Pick<PlaceFailure, "code" | "status" | "retry_after" | "crowd">;

const crowdWords = (crowd: Refusal["crowd"]): string | null => {
  if (!crowd) return null;
  const { where, limit } = crowd;
  if (where === "unpaid") return m.basket_too_many_unpaid({ limit });
  return where === "all" ? m.basket_too_many_orders_all({ limit }) : m.basket_too_many_orders({ limit });
};

const WORDS: Readonly<
  Record<
    RefusalCode<Contract["orders"]["place"]> | "too_many_requests" | "not_found",
    (refusal: Refusal) => string | null
  >
> = {
  order_refused: () => m.basket_refused(),
  too_many_orders: ({ crowd }) => crowdWords(crowd),
  idempotency_conflict: () => m.basket_conflict(),
  // Cannot happen: the app always sends a key.
  idempotency_key_required: () => null,
  too_many_requests: ({ retry_after }) => m.basket_too_many({ seconds: Math.ceil(retry_after ?? 1) }),
  not_found: () => m.basket_not_found(),
};

const hasWords = (code: string): code is keyof typeof WORDS => Object.hasOwn(WORDS, code);

/**
 * Why the server refused the order; problems of a line or a setting are shown there instead. null: there is no text.
 */
export function refusalWords(refusal: Refusal): string | null {
  if (hasWords(refusal.code)) return WORDS[refusal.code](refusal);
  return refusal.status === 403 ? `${m.errors_denied_title()}. ${m.errors_denied_text()}.` : null;
}

/** The general texts for a call without an answer, ending in a period; null if being offline explains it. */
export function unheardWords(error: unknown): FailureWords | null {
  if (!isCallError(error) || error.code === "offline") return null;
  const { title, text } = failureWords(error);
  return { title, text: text.endsWith(".") ? text : `${text}.` };
}
