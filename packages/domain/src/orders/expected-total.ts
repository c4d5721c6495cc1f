import { type Minor, toDecimal } from "../money/minor.ts";
import type { OrderProblem } from "./order-problems.ts";

/**
 * Whether an order that a diner agreed to at one total may be charged at another: one that is dearer, by however
 * little, is shown and accepted first; one that has become cheaper is charged as it is. null: the diner was shown
 * nothing, and agrees to anything. The data's amounts are those of the wire.
 */
export const checkExpectedTotal = (expected: Minor | null, actual: Minor): OrderProblem | null => {
  if (expected === null || actual <= expected) return null;
  return { code: "price_changed", line: null, data: { expected: toDecimal(expected), actual: toDecimal(actual) } };
};
