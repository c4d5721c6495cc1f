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

/**
 * Whoever has put a second step off is led to it again by the next sign-in. Who has nothing to lose yet may become an
 * owner before the next one: then it waits for the first steps of their place, for a day at most.
 */
export const atSignIn = ({ id, second_step_due }: { id: number; second_step_due: boolean }): void =>
  second_step_due ? kept.reset() : kept.set({ account: id, until: 0, steps: true });

/** Whether they have become an owner since they signed in, and have not been led to it. */
export const isNewOwner = (account: number): boolean =>
  kept.get().account === account && kept.get().steps && kept.get().until === 0;

export const putOffForSteps = (account: number): void => kept.set({ account, until: Date.now() + DAY_MS, steps: true });

/** The place is open, or its first menu is: what waited for that waits no more. */
export const stepsDone = (): void => {
  if (kept.get().steps && kept.get().until > 0) kept.reset();
};

export const onPutOff = kept.subscribe;
