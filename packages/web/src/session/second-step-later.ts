import * as v from "valibot";
import { stored } from "../storage/stored.ts";

const DAY_MS = 86_400_000;

/** Who has postponed the second step on this device, and until when (accounts §45). */
const kept = stored(
  "second-step-later",
  v.object({
    account: v.optional(v.nullable(v.number()), null),
    until: v.optional(v.number(), 0),
    /** Whether it waits for the first steps of a restaurant, and was not postponed with "later". */
    steps: v.optional(v.boolean(), false),
  }),
);

export const isPutOff = (account: number): boolean => kept.get().account === account && Date.now() < kept.get().until;

/** Postpones it until the next sign-in, and for a day at most. */
export const putOff = (account: number): void => kept.set({ account, until: Date.now() + DAY_MS, steps: false });

/**
 * A sign-in leads members to a second step that they had postponed. Members who have nothing to protect yet may become
 * owners before their next sign-in: it then waits for the first steps of their restaurant, for a day at most.
 */
export const atSignIn = ({ id, second_step_due }: { id: number; second_step_due: boolean }): void =>
  second_step_due ? kept.reset() : kept.set({ account: id, until: 0, steps: true });

/** Whether the member has become an owner since signing in, and has not been led to the second step. */
export const isNewOwner = (account: number): boolean =>
  kept.get().account === account && kept.get().steps && kept.get().until === 0;

export const putOffForSteps = (account: number): void => kept.set({ account, until: Date.now() + DAY_MS, steps: true });

/** Called once the restaurant is open or its first menu is published: a second step that waited for that is due now. */
export const stepsDone = (): void => {
  if (kept.get().steps && kept.get().until > 0) kept.reset();
};

export const onPutOff = kept.subscribe;
