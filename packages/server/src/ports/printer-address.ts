import { isIP } from "node:net";

/**
 * Returns the canonical spelling of an address: `127.1`, `2130706433`, `0x7f000001`, `0177.0.0.1` and `::ffff:7f00:1`
 * are `127.0.0.1`. A name is in lower case and without a trailing dot.
 */
export const spellHost = (host: string): string => {
  const written = host.toLowerCase().replace(/\.$/, "");
  // A zone is not part of an address, and an address with one is never allowed for printing.
  if (written.includes("%")) return written;
  // The URL parser accepts every spelling that a resolver accepts, and produces one canonical form.
  const parsed = URL.parse(`http://${isIP(written) === 6 ? `[${written}]` : written}/`)?.hostname ?? written;
  const address = parsed.replace(/^\[(.*)\]$/, "$1");
  return isIP(address) === 0 ? written : (mapped(address) ?? address);
};

/** Returns the IPv4 address that is mapped into an IPv6 one. */
const mapped = (address: string): string | null => {
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(address) ?? [];
  if (high === undefined || low === undefined) return null;
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [a >> 8, a & 255, b >> 8, b & 255].join(".");
};
