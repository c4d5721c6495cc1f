import { MAX_QUANTITY } from "./order-line.ts";

/** Whether a quantity is a whole number from 1 to 25 (orders §4). */
export const isQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;

/** The quantity as it counts in sums and limits: 0 if it is invalid. */
export const countedQuantity = (quantity: number): number => (isQuantity(quantity) ? quantity : 0);

/** Whether a number is a whole number of at least 1. Any other quantity of a modifier selects nothing. */
export const isCount = (quantity: number): boolean => Number.isSafeInteger(quantity) && quantity >= 1;
