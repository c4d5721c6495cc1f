import type { IdentityProvider } from "./identity-provider.ts";

/**
 * Networks that members come from or share to, each by its code, which is its place: none, then those of others, with
 * our own as the third. Codes travel and are stored by whoever asks us, hence the order is for ever.
 */
export const SOCIAL_NETWORKS = ["none", "google", "tablee", "apple", "x", "pinterest"] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** 0 to 5. */
export const SOCIAL_NETWORK_CODES = [0, 1, 2, 3, 4, 5] as const;
export type SocialNetworkCode = (typeof SOCIAL_NETWORK_CODES)[number];

const CODES: Record<SocialNetwork, SocialNetworkCode> = { none: 0, google: 1, tablee: 2, apple: 3, x: 4, pinterest: 5 };

/** By which networks somebody comes in: our own for a password or a passkey; none of all where nobody can. */
export function networksOf(ways: { own: boolean; providers: readonly IdentityProvider[] }): SocialNetworkCode[] {
  const networks = [...(ways.own ? (["tablee"] as const) : []), ...ways.providers].map((name) => CODES[name]);
  return networks.length === 0 ? [CODES.none] : networks.toSorted((one, other) => one - other);
}
