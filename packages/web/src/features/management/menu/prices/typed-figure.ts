import { readNumber } from "@tablee/domain/validation/number";
import { readAmount } from "./read-amount.ts";

export interface TypedFigure {
  /** Whether it is reported as invalid. */
  isWrong: boolean;
  /** The value to save; undefined: nothing is saved and the old value stays. */
  saved: number | null | undefined;
}

interface FigureRules {
  fits: (value: number) => boolean;
  /** Whether the field may be empty. */
  mayBeNone: boolean;
}

const figure = (words: string, read: number | null, { fits, mayBeNone }: FigureRules): TypedFigure => {
  const isRight = read === null ? words === "" && mayBeNone : fits(read);
  if (isRight) return { isWrong: false, saved: read };
  // Invalid input must not leave the previous value in place if the field may be empty (wire §27).
  return { isWrong: true, saved: mayBeNone ? null : undefined };
};

/** Parses an amount of money as typed. */
export const typedAmount = (words: string, rules: FigureRules): TypedFigure => figure(words, readAmount(words), rules);

/** Parses a count as typed. */
export const typedCount = (words: string, rules: FigureRules): TypedFigure => figure(words, readNumber(words), rules);
