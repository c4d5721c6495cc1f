/** How long after confirming their identity members may make sensitive changes (accounts §32). */
const CONFIRMED_FOR_MS = 10 * 60_000;

/** The ways in which members can confirm their identity. */
export const CONFIRMATION_WAYS = ["password", "passkey", "google", "apple"] as const;
export type ConfirmationWay = (typeof CONFIRMATION_WAYS)[number];

/**
 * Whether a session must confirm its member's identity again before it changes a password, a way to sign in and the
 * like.
 */
export const checkConfirmed = (confirmed_at: Date, now: Date): { code: "confirmation_needed" } | null =>
  now.getTime() - confirmed_at.getTime() > CONFIRMED_FOR_MS ? { code: "confirmation_needed" } : null;
