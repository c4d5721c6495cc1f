/** How long after they have proved to be themselves members may do what is delicate (accounts §32). */
const CONFIRMED_FOR_MS = 10 * 60_000;

/** By what a member can prove once more to be the member. */
export const CONFIRMATION_WAYS = ["password", "passkey", "google", "apple"] as const;
export type ConfirmationWay = (typeof CONFIRMATION_WAYS)[number];

/** Whether a session that was confirmed then has to be confirmed again before a password, a way to sign in… changes. */
export const checkConfirmed = (confirmed_at: Date, now: Date): { code: "confirmation_needed" } | null =>
  now.getTime() - confirmed_at.getTime() > CONFIRMED_FOR_MS ? { code: "confirmation_needed" } : null;
