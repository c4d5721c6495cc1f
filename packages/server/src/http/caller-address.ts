import type { IncomingMessage } from "node:http";
import { BlockList, isIPv4, isIPv6 } from "node:net";

/** The proxies in front whose word is believed: so many of them, or those at trusted addresses. */
export type TrustedProxies = number | ((address: string) => boolean);

/** The proxies of networks, written as address/prefix. */
export function trustedNetworks(networks: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const network of networks) {
    const [address = "", prefix] = network.split("/");
    trusted.addSubnet(address, Number(prefix), isIPv6(address) ? "ipv6" : "ipv4");
  }
  return (address) => trusted.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/**
 * The address that a call comes from, for limits. Behind trusted proxies it is the entry that the outermost of them
 * appended to X-Forwarded-For; what a client writes there itself is further left and never read.
 */
export function callerAddress(request: IncomingMessage, proxies: TrustedProxies): string {
  const peer = request.socket.remoteAddress ?? "";
  if (proxies === 0) return peer;
  const header = request.headers["x-forwarded-for"];
  const entries = (Array.isArray(header) ? header.join(",") : (header ?? "")).split(",").map((entry) => entry.trim());
  if (typeof proxies === "number") return asAddress(entries[entries.length - proxies]) ?? peer;
  // From the nearest outwards: the first that is no proxy of ours is the caller.
  let caller = peer;
  while (proxies(caller)) {
    const before = asAddress(entries.pop());
    if (before === null) break;
    caller = before;
  }
  return caller;
}

const asAddress = (text: string | undefined): string | null =>
  text !== undefined && (isIPv4(text) || isIPv6(text)) ? text : null;

/** What counts as one caller: an IPv4 address, or the 64-bit network of an IPv6 one, which is one household's. */
export const limitKey = (address: string): string => networkOf(address, 4, 4);

/** The wider network that a caller may have addresses in at no cost: the /24 of an IPv4 one, the /48 of an IPv6 one. */
export const networkKey = (address: string): string => networkOf(address, 3, 3);

/** The first parts of an address: of the four numbers of an IPv4 one, of the eight groups of an IPv6 one. */
function networkOf(address: string, numbers: number, groups: number): string {
  const mapped = /^::ffff:(\d.*)$/i.exec(address)?.[1] ?? address;
  if (!isIPv6(mapped)) return mapped.split(".").slice(0, numbers).join(".");
  return groupsOf(mapped).slice(0, groups).join(":");
}

function groupsOf(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  if (tail !== undefined) {
    const rest = tail === "" ? [] : tail.split(":");
    while (groups.length + rest.length < 8) groups.push("0");
    groups.push(...rest);
  }
  return groups;
}

/** Whether an address, or a host's name, is this machine's own and reached from it alone. */
export const isLoopback = (address: string): boolean => LOOPBACK.test(address);
const LOOPBACK = /^(?:localhost|(?:::ffff:)?127(?:\.\d{1,3}){3}|::1|\[::1\])$/i;
