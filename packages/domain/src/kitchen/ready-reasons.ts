/**
 * Why a kitchen most often refuses or cancels. They travel as these words, so that the diner reads them in the
 * diner's language, whichever the kitchen's is (kitchen §5); any other reason is in the kitchen's own words.
 */
export const READY_REASONS = ["kitchen_busy", "sold_out", "kitchen_closing", "kitchen_equipment"] as const;
export type ReadyReason = (typeof READY_REASONS)[number];

export const isReadyReason = (reason: string): reason is ReadyReason => READY_REASONS.some((known) => known === reason);
