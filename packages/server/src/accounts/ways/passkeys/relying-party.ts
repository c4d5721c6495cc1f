import { isIP } from "node:net";

/** For whom a passkey is made: a name that browsers keep it under, and the page that asks. */
export interface RelyingParty {
  rp_id: string;
  origin: string;
}

const isWeb = (origin: string): boolean => /^https?:/.test(origin);

/**
 * The party of a page that asks, where that is one of our own origins, and else of the product's own address. Shells
 * whose scheme is not the web's have the passkeys of the product. null: an address without a name has none.
 */
export function relyingPartyOf(origins: readonly string[], asking: string | undefined): RelyingParty | null {
  const origin = asking !== undefined && origins.includes(asking) ? asking : origins[0];
  if (origin === undefined) return null;
  const { hostname } = new URL(isWeb(origin) ? origin : (origins[0] ?? ""));
  return isIP(hostname.replace(/^\[|\]$/g, "")) === 0 ? { rp_id: hostname, origin } : null;
}
