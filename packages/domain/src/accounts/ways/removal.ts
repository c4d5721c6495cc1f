import type { IdentityProvider } from "../identity-provider.ts";

export type WayIn = "password" | "passkey" | IdentityProvider;

/** By what an account opens. */
export interface WaysIn {
  password: boolean;
  providers: readonly IdentityProvider[];
  /** How many. */
  passkeys: number;
}

/** Those, and what a sign-in goes on with. */
export interface SignInSetUp extends WaysIn {
  authenticator: boolean;
  /** Whether a second step is expected of this member (accounts §45): a passkey is one for them. */
  second_step_expected: boolean;
}

/** Every way in, each passkey as one. An authenticator app alone opens nothing. */
export const waysIn = ({ password, providers, passkeys }: WaysIn): WayIn[] => [
  ...(password ? (["password"] as const) : []),
  ...providers,
  ...Array.from({ length: passkeys }, () => "passkey" as const),
];

/** The last way in stays, or its member would be shut out (accounts §14). */
export const isLastWayIn = (ways: WaysIn): boolean => waysIn(ways).length < 2;

export type Removable = "authenticator" | "passkey" | IdentityProvider;

export interface Removal {
  /** The one way in that is left, where it is one and this takes another away. */
  only: WayIn | null;
  /** Whether a sign-in goes on with a second step today, and whether it still will. */
  second_step: "none" | "kept" | "lost";
}

const asksForMore = ({ authenticator, passkeys, second_step_expected }: SignInSetUp): boolean =>
  authenticator || (second_step_expected && passkeys > 0);

/** What it means to take something away by which a member signs in. */
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
