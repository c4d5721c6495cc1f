import type { StaffRole } from "./right.ts";

/** What a sign-in may require after the correct password. */
export const SECOND_STEPS = ["code", "passkey"] as const;
export type SecondStep = (typeof SECOND_STEPS)[number];

/** How many wrong codes one sign-in accepts before it fails. */
export const SECOND_STEP_TRIES = 5;
export const RECOVERY_CODES = 10;

export interface SecondStepFacts {
  admin: boolean;
  moderator: boolean;
  roles: readonly StaffRole[];
  email: string;
  /** Whether an authenticator app is set up: its first code has been entered. */
  has_authenticator: boolean;
  has_passkey: boolean;
}

type Rights = Pick<SecondStepFacts, "admin" | "moderator" | "roles">;

/** Whether the account gives access to more than its own data: administrators, moderators, owners of restaurants. */
export const hasMuchToLose = ({ admin, moderator, roles }: Rights): boolean =>
  admin || moderator || roles.includes("owner");

/**
 * The demo's accounts sign in with a password alone, because the password is public. No real address ends in `.test`
 * (RFC 2606).
 */
const isOfDemo = (email: string): boolean => email.endsWith("@tablee.test");

/**
 * The second steps that a correct password or a provider's sign-in requires (accounts §45). An authenticator app is
 * required wherever one is set up. For members with much to lose a passkey also counts. Empty if no second step is
 * required.
 */
export function secondStepsOf(facts: SecondStepFacts): SecondStep[] {
  const { has_authenticator, has_passkey } = facts;
  if (!has_authenticator && !(has_passkey && hasMuchToLose(facts))) return [];
  return SECOND_STEPS.filter((step) => (step === "code" ? has_authenticator : has_passkey));
}

/** Whether this member must have a second step and has not set one up yet. */
export const isSecondStepDue = (facts: SecondStepFacts): boolean =>
  hasMuchToLose(facts) && !isOfDemo(facts.email) && !facts.has_authenticator && !facts.has_passkey;
