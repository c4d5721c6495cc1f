/**
 * Why a planned draft was not published (management §30): the live menu had changed in the same places, nobody could
 * have ordered from the result, or the person who planned it no longer had the right.
 */
export const PLAN_FAILURES = ["menu_overtaken", "menu_incomplete", "forbidden"] as const;
export type PlanFailure = (typeof PLAN_FAILURES)[number];
