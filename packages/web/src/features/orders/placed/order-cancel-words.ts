import type { Contract } from "@tablee/contract/contract";
import type { OrderStatus } from "@tablee/domain/orders/order-status";
import { isCallError } from "../../../api/call-error.ts";
import { failureLine } from "../../../api/failure-words.ts";
import { type RefusalWords, wordsOfRefusal } from "../../../api/refusal-words.ts";
import { m } from "../../../paraglide/messages.js";

/** Why an order was not cancelled. null: nothing to say, the kitchen stopped the order itself and the page shows that. */
export function cancelFailureWords(error: unknown, restaurant: string): string | null {
  if (isStopped(error)) return null;
  const words = {
    bad_transition: () => m.order_cancel_too_late({ restaurant }),
  } satisfies RefusalWords<Contract["orders"]["cancel"]>;
  return wordsOfRefusal(words, error) ?? `${m.order_cancel_failed()} ${failureLine(error)}`;
}

const isStopped = (error: unknown): boolean =>
  isCallError(error) &&
  error.code === "bad_transition" &&
  (error.data as { from?: OrderStatus } | undefined)?.from === "refunded";
