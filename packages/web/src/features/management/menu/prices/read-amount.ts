import { readNumber } from "@tablee/domain/validation/number";

/** Parses an amount as people type it, 12.50 or 12,50 with or without a currency sign; null if it is not one. */
export const readAmount = (typed: string): number | null => readNumber(typed.replaceAll(/[\s $€]/g, ""));
