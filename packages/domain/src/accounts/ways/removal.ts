import type { IdentityProvider } from "../identity-provider.ts";

export type WayIn = "password" | "passkey" | IdentityProvider;

/** The ways to sign in to an account. */
export interface WaysIn {
  password: boolean;
  providers: readonly IdentityProvider[];
  /** The number of passkeys. */
  passkeys: number;
}

/** The ways to sign in, and what a sign-in requires after them. */
export interface SignInSetUp extends WaysIn {
  authenticator: boolean;
  /** Whether this member must have a second step (accounts §45), for which a passkey counts. */
  second_step_expected: boolean;
}

/** Every way to sign in, with one entry per passkey. An authenticator app is not one: it cannot sign in by itself. */
export const waysIn = ({ password, providers, passkeys }: WaysIn): WayIn[] => [
  ...(password ? (["password"] as const) : []),
  ...providers,
  ...Array.from({ length: passkeys }, () => "passkey" as const),
];

/** Whether only one way in is left. It cannot be removed, or the member would be locked out (accounts §14). */
export const isLastWayIn = (ways: WaysIn): boolean => waysIn(ways).length < 2;

export type Removable = "authenticator" | "passkey" | IdentityProvider;

export interface Removal {
  /** The only way in that would remain; null if several would, or if the removal does not take one away. */
  only: WayIn | null;
  /** Whether sign-ins require a second step today, and whether they still would after the removal. */
  second_step: "none" | "kept" | "lost";
}

const asksForMore = ({ authenticator, passkeys, second_step_expected }: SignInSetUp): boolean =>
  authenticator || (second_step_expected && passkeys > 0);

/** The consequences of removing something with which a member signs in. */
export function meaningOfRemoval(now: SignInSetUp, removed: Removable): Removal {
  const after: SignInSetUp = {
    ...now,
    providers: now.providers.filter((provider) => provider !== removed),
    passkeys: removed === "passkey" ? now.passkeys - 1 : now.passkeys,
    authenticator: removed === "authenticator" ? false : now.authenticator,
  };
  const left = waysIn(after);
  const only = removed !== "authenticator" && left.length === 1 ? (left[0] ?? null) : null;
  if (!asksForMore(now)) return { only, second_step: "none" };
  return { only, second_step: asksForMore(after) ? "kept" : "lost" };
}
