import { readNumber } from "@tablee/domain/validation/number";

/** An amount as people type it, 12.50 or 12,50 with or without a sign of money; null where it is none. */
export const readAmount = (typed: string): number | null => readNumber(typed.replaceAll(/[\s $€]/g, ""));
