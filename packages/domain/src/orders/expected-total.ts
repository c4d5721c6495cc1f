import { type Minor, toDecimal } from "../money/minor.ts";
import type { OrderProblem } from "./order-problems.ts";

/**
 * Whether an order may be charged at a total that differs from the one that the diner agreed to. A higher total, by any
 * amount, must be shown and accepted first; a lower one is charged. If `expected` is null, the diner was shown no total
 * and accepts any. The amounts in `data` are decimals, as on the wire.
 */
export const checkExpectedTotal = (expected: Minor | null, actual: Minor): OrderProblem | null => {
  if (expected === null || actual <= expected) return null;
  return { code: "price_changed", line: null, data: { expected: toDecimal(expected), actual: toDecimal(actual) } };
};
