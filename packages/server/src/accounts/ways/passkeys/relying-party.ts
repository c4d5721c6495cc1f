import { isIP } from "node:net";

/** The relying party of a passkey: the domain for which browsers store it, and the page's origin. */
export interface RelyingParty {
  rp_id: string;
  origin: string;
}

const isWeb = (origin: string): boolean => /^https?:/.test(origin);

/**
 * The relying party of a page on one of our own origins, or else of the product's own address. Shells with a non-web
 * scheme use the product's passkeys. null for an IP address, which cannot have passkeys.
 */
export function relyingPartyOf(origins: readonly string[], asking: string | undefined): RelyingParty | null {
  const origin = asking !== undefined && origins.includes(asking) ? asking : origins[0];
  if (origin === undefined) return null;
  const { hostname } = new URL(isWeb(origin) ? origin : (origins[0] ?? ""));
  return isIP(hostname.replace(/^\[|\]$/g, "")) === 0 ? { rp_id: hostname, origin } : null;
}
