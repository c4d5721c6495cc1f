/** The longest name of a host (RFC 1035). */
export const MAX_HOST = 253;

/** Letters, digits and hyphens in two labels at least, the last of them no number: no address of a machine. */
const HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** Whether a name can be that of a site: as DNS has it, lower case, without a port. */
export const isHostName = (name: string): boolean => name.length <= MAX_HOST && HOST.test(name);

/**
 * Whether a name is the product's: one of its hosts, or below one. Of `www.` the name that it stands before is the
 * product's as well. What is no site's name, such as localhost in development, takes nothing below it.
 */
export const isProductHost = (name: string, hosts: readonly string[]): boolean =>
  hosts.some((host) => {
    const own = host.replace(/^www\./, "");
    return name === host || (isHostName(own) && (name === own || name.endsWith(`.${own}`)));
  });

/**
 * The host that a request asks for, as a site's name would be written; null: nothing that could be one. What the header
 * says is the caller's own word: it only ever chooses among the names that are known.
 */
export function hostOfHeader(header: string | undefined): string | null {
  const name = (header ?? "")
    .toLowerCase()
    .replace(/:\d{1,5}$/, "")
    .replace(/\.$/, "");
  return isHostName(name) ? name : null;
}
