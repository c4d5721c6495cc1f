import { isIP } from "node:net";

/** Whether two hosts of printers are written for the same one: an address has several spellings, a name two. */
export const isSameHost = (one: string, other: string): boolean => spelled(one) === spelled(other);

const spelled = (host: string): string => {
  const written = host.toLowerCase().replace(/\.$/, "");
  if (isIP(written) !== 6) return written;
  const [address = ""] = written.split("%");
  // The parser of addresses of the web writes each IPv6 address in one way.
  const { hostname } = new URL(`http://[${address}]/`);
  const [, high, low] = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(hostname) ?? [];
  if (high === undefined || low === undefined) return hostname;
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [a >> 8, a & 255, b >> 8, b & 255].join(".");
};
