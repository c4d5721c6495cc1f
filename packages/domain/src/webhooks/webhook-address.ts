/** What an address of an endpoint is refused with. */
export type AddressVerdict = { code: "address_invalid" } | { code: "https_required" } | { code: "address_not_allowed" };

/** A web address that may be posted to, or null: absolute, without a name and password, without a fragment. */
const readAddress = (address: string): URL | null => {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  return url.username === "" && url.password === "" && url.hash === "" ? url : null;
};

/**
 * The origin that an administrator's entry means, as it is compared (`https://till.example`), or null where the entry
 * is none: an origin has no path, query, name or password.
 */
export const readOrigin = (entry: string): string | null => {
  const url = readAddress(entry);
  return url && url.pathname === "/" && url.search === "" ? url.origin : null;
};

/**
 * Whether orders may be sent to an address: its origin is one that an administrator allowed, and it is https unless
 * this installation takes http as well.
 */
export const checkWebhookAddress = (
  address: string,
  { allowed, http }: { allowed: readonly string[]; http: boolean },
): AddressVerdict | null => {
  const url = readAddress(address);
  if (!url) return { code: "address_invalid" };
  if (url.protocol !== "https:" && !http) return { code: "https_required" };
  return allowed.includes(url.origin) ? null : { code: "address_not_allowed" };
};
