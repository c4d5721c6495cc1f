import * as v from "valibot";
import { stored } from "../storage/stored.ts";

const DAY_MS = 86_400_000;

/** Who has put the second step off on this device, and until when (accounts §45). */
const kept = stored(
  "second-step-later",
  v.object({
    account: v.optional(v.nullable(v.number()), null),
    until: v.optional(v.number(), 0),
    /** Whether it waits for the first steps of a place, and not because somebody said "later". */
    steps: v.optional(v.boolean(), false),
  }),
);

export const isPutOff = (account: number): boolean => kept.get().account === account && Date.now() < kept.get().until;

/** Until the next sign-in, and for a day at most. */
export const putOff = (account: number): void => kept.set({ account, until: Date.now() + DAY_MS, steps: false });

/** Who has just become an owner comes into their rooms first: it waits until the place is open, for a day at most. */
export const putOffForSteps = (account: number): void =>
  kept.set({ account, until: Date.now() + DAY_MS, steps: true });

/** The place is open, or its first menu is: what waited for that waits no more. */
export const stepsDone = (): void => {
  if (kept.get().steps) kept.reset();
};

export const remindAgain = (): void => kept.reset();

export const onPutOff = kept.subscribe;
