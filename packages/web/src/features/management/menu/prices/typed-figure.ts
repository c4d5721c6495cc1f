import { readNumber } from "@tablee/domain/validation/number";
import { readAmount } from "../read-amount.ts";

export interface TypedFigure {
  /** Whether it is said that this cannot be. */
  isWrong: boolean;
  /** What is saved; undefined: nothing, what was there stays. */
  saved: number | null | undefined;
}

interface FigureRules {
  fits: (value: number) => boolean;
  /** Whether the field may be left without a figure. */
  mayBeNone: boolean;
}

const figure = (words: string, read: number | null, { fits, mayBeNone }: FigureRules): TypedFigure => {
  const isRight = read === null ? words === "" && mayBeNone : fits(read);
  if (isRight) return { isWrong: false, saved: read };
  // What is no figure never leaves the one before it standing where there may be none (wire §27).
  return { isWrong: true, saved: mayBeNone ? null : undefined };
};

/** An amount of money as it was typed. */
export const typedAmount = (words: string, rules: FigureRules): TypedFigure => figure(words, readAmount(words), rules);

/** A count as it was typed. */
export const typedCount = (words: string, rules: FigureRules): TypedFigure => figure(words, readNumber(words), rules);
