/** Maximum length of a host name (RFC 1035). */
export const MAX_HOST = 253;

/**
 * At least two labels of letters, digits and hyphens. The last label starts with a letter, which excludes IP addresses.
 */
const HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** Whether a name can be the host of a site: a valid DNS name in lower case, without a port. */
export const isHostName = (name: string): boolean => name.length <= MAX_HOST && HOST.test(name);

/**
 * Whether a name belongs to the product: it is one of the product's hosts, or below one. For a host that starts with
 * `www.`, the name after it belongs to the product too. A host that cannot be a site, such as localhost in development,
 * covers no subdomains.
 */
export const isProductHost = (name: string, hosts: readonly string[]): boolean =>
  hosts.some((host) => {
    const own = host.replace(/^www\./, "");
    return name === host || (isHostName(own) && (name === own || name.endsWith(`.${own}`)));
  });

/**
 * The host that a request is for, in the form of a site's name; null if it cannot be one. The header comes from the
 * client and is not trusted: it only selects among known names.
 */
export function hostOfHeader(header: string | undefined): string | null {
  const name = (header ?? "")
    .toLowerCase()
    .replace(/:\d{1,5}$/, "")
    .replace(/\.$/, "");
  return isHostName(name) ? name : null;
}
