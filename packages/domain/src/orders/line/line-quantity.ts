import { MAX_QUANTITY } from "./order-line.ts";

/** orders §4: 1 to 25, whole. */
export const isQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;

/** The quantity where it is one, else 0: what a line counts for in sums and limits. */
export const countedQuantity = (quantity: number): number => (isQuantity(quantity) ? quantity : 0);

/** A whole number of at least 1. As a modifier's quantity in a selection anything else selects nothing. */
export const isCount = (quantity: number): boolean => Number.isSafeInteger(quantity) && quantity >= 1;
