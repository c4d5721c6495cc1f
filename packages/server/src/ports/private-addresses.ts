import { BlockList, isIP } from "node:net";

/**
 * Everything that is not the public internet: RFC 6890 and related ranges, and IPv6 ranges that embed IPv4 addresses.
 */
const RANGES: readonly [network: string, prefix: number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  // Link-local, which includes the metadata services of clouds.
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const refused = new BlockList();
for (const [network, prefix] of RANGES) refused.addSubnet(network, prefix, isIP(network) === 4 ? "ipv4" : "ipv6");
/** Public IPv6 addresses are in this range; loopback, local, mapped, translated and multicast ones are not. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");

/**
 * Whether an IP address is one that strangers must not make this process connect to. Also true if it is not an address.
 */
export const isPrivateAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return refused.check(address, "ipv4");
  if (family === 6) return !globalUnicast.check(address, "ipv6") || refused.check(address, "ipv6");
  return true;
};
