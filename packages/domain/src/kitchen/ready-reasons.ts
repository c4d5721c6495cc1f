/**
 * The most common reasons for a refusal or a cancellation. They are sent as these codes, so that diners read them in
 * their own language, whatever the kitchen's language is (kitchen §5). Any other reason is in the kitchen's own words.
 */
export const READY_REASONS = ["kitchen_busy", "sold_out", "kitchen_closing", "kitchen_equipment"] as const;
export type ReadyReason = (typeof READY_REASONS)[number];

export const isReadyReason = (reason: string): reason is ReadyReason => READY_REASONS.some((known) => known === reason);
