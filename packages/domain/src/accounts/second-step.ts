import type { StaffRole } from "./right.ts";

/** With what a sign-in goes on after a right password. */
export const SECOND_STEPS = ["code", "passkey"] as const;
export type SecondStep = (typeof SECOND_STEPS)[number];

/** How many wrong codes a sign-in that has begun takes. */
export const SECOND_STEP_TRIES = 5;
export const RECOVERY_CODES = 10;

export interface SecondStepFacts {
  admin: boolean;
  moderator: boolean;
  roles: readonly StaffRole[];
  email: string;
  /** An authenticator app whose first code has come back. */
  has_authenticator: boolean;
  has_passkey: boolean;
}

type Rights = Pick<SecondStepFacts, "admin" | "moderator" | "roles">;

/** Whose account opens more than their own: administrators, moderators, owners of restaurants. */
export const hasMuchToLose = ({ admin, moderator, roles }: Rights): boolean =>
  admin || moderator || roles.includes("owner");

/**
 * The demo's accounts sign in by their password alone: everybody can read it. Nobody's real address ends so (RFC 2606).
 */
const isOfDemo = (email: string): boolean => email.endsWith("@tablee.test");

/**
 * What a right password, or a provider's word, has to be followed by (accounts §45): an authenticator app wherever
 * there is one, and for whoever has much to lose a passkey does as well. Empty: nothing.
 */
export function secondStepsOf(facts: SecondStepFacts): SecondStep[] {
  const { has_authenticator, has_passkey } = facts;
  if (!has_authenticator && !(has_passkey && hasMuchToLose(facts))) return [];
  return SECOND_STEPS.filter((step) => (step === "code" ? has_authenticator : has_passkey));
}

/** Whether this member has to make a second step and has none yet. */
export const isSecondStepDue = (facts: SecondStepFacts): boolean =>
  hasMuchToLose(facts) && !isOfDemo(facts.email) && !facts.has_authenticator && !facts.has_passkey;
