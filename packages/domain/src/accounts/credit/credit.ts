import { isPlainText } from "../../validation/plain-text.ts";
import { lengthOf } from "../../validation/text-length.ts";

/** The maximum that can be given at once, in cents. It catches a typing error such as an extra zero. */
export const MOST_CREDIT = 100_000;
/** Longest reason, in code points. */
export const MAX_CREDIT_REASON = 300;

/** Whether an administrator may give this amount, in cents, for this reason (accounts §53). */
export const checkCredit = ({
  amount,
  reason,
}: {
  amount: number;
  reason: string;
}): { code: "amount_invalid" | "reason_required" } | null => {
  if (!(Number.isInteger(amount) && amount > 0 && amount <= MOST_CREDIT)) return { code: "amount_invalid" };
  const said = reason.trim();
  const isSaid = said !== "" && lengthOf(said) <= MAX_CREDIT_REASON && isPlainText(said);
  return isSaid ? null : { code: "reason_required" };
};
