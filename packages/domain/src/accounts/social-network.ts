import type { IdentityProvider } from "./identity-provider.ts";

/**
 * Networks that members come from or share to. The index of each is its code: none, then the sign-in providers with our
 * own as number 2, then the networks for sharing. API clients store the codes, so the order must never change.
 */
export const SOCIAL_NETWORKS = ["none", "google", "tablee", "apple", "x", "pinterest"] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** 0 to 5. */
export const SOCIAL_NETWORK_CODES = [0, 1, 2, 3, 4, 5] as const;
export type SocialNetworkCode = (typeof SOCIAL_NETWORK_CODES)[number];

const CODES: Record<SocialNetwork, SocialNetworkCode> = { none: 0, google: 1, tablee: 2, apple: 3, x: 4, pinterest: 5 };

/**
 * The networks with which an account signs in; a password or a passkey counts as our own. `none` if the account cannot
 * sign in at all.
 */
export function networksOf(ways: { own: boolean; providers: readonly IdentityProvider[] }): SocialNetworkCode[] {
  const networks = [...(ways.own ? (["tablee"] as const) : []), ...ways.providers].map((name) => CODES[name]);
  return networks.length === 0 ? [CODES.none] : networks.toSorted((one, other) => one - other);
}
