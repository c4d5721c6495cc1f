/** Why the address of an endpoint is refused. */
export type AddressVerdict = { code: "address_invalid" } | { code: "https_required" } | { code: "address_not_allowed" };

/** Parses an address that can be posted to: absolute, without credentials and without a fragment. null if it is not. */
const readAddress = (address: string): URL | null => {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  return url.username === "" && url.password === "" && url.hash === "" ? url : null;
};

/**
 * The origin of an administrator's entry in the form in which it is compared (`https://till.example`), or null if the
 * entry is not an origin: it must have no path, query or credentials.
 */
export const readOrigin = (entry: string): string | null => {
  const url = readAddress(entry);
  return url && url.pathname === "/" && url.search === "" ? url.origin : null;
};

/**
 * Whether two addresses are posted to alike, however they are spelled (webhooks §5). An address of old that cannot be
 * read is like none.
 */
export const isSameAddress = (one: string, other: string): boolean => {
  const [first, second] = [readAddress(one), readAddress(other)];
  if (!first || !second) return false;
  return first.origin === second.origin && first.pathname === second.pathname && first.search === second.search;
};

/**
 * Whether orders may be sent to an address: an administrator has allowed its origin, and it uses https unless this
 * installation accepts http.
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
