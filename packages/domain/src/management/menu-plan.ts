/**
 * Why a draft was not published at the moment that was chosen (management §30): the live menu had changed in the same
 * places, it could not be ordered from as it was, or who had planned it may do it no more.
 */
export const PLAN_FAILURES = ["menu_overtaken", "menu_incomplete", "forbidden"] as const;
export type PlanFailure = (typeof PLAN_FAILURES)[number];
