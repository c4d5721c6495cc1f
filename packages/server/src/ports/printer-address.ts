import { isIP } from "node:net";

/**
 * One spelling for each address: `127.1`, `2130706433`, `0x7f000001`, `0177.0.0.1` and `::ffff:7f00:1` are `127.0.0.1`.
 * A name is in small letters and without the dot at its end.
 */
export const spellHost = (host: string): string => {
  const written = host.toLowerCase().replace(/\.$/, "");
  // A zone is no part of an address, and what has one is none that may be printed to.
  if (written.includes("%")) return written;
  // The web's parser of addresses reads every spelling that a resolver reads, and writes each address in one way.
  const parsed = URL.parse(`http://${isIP(written) === 6 ? `[${written}]` : written}/`)?.hostname ?? written;
  const address = parsed.replace(/^\[(.*)\]$/, "$1");
  return isIP(address) === 0 ? written : (mapped(address) ?? address);
};

/** The IPv4 address that is written as an IPv6 one. */
const mapped = (address: string): string | null => {
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(address) ?? [];
  if (high === undefined || low === undefined) return null;
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [a >> 8, a & 255, b >> 8, b & 255].join(".");
};
