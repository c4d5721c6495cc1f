import type { IncomingMessage } from "node:http";
import { BlockList, isIPv4, isIPv6 } from "node:net";

/** The trusted proxies in front of us: their number, or a test of their addresses. */
export type TrustedProxies = number | ((address: string) => boolean);

/** Returns a test for proxies in the given networks, written as address/prefix. */
export function trustedNetworks(networks: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const network of networks) {
    const [address = "", prefix] = network.split("/");
    trusted.addSubnet(address, Number(prefix), isIPv6(address) ? "ipv6" : "ipv4");
  }
  return (address) => trusted.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/**
 * Returns the address that a call comes from, for limits. Behind trusted proxies it is the entry that the outermost of
 * them appended to X-Forwarded-For; entries written by the client are further left and never read.
 */
export function callerAddress(request: IncomingMessage, proxies: TrustedProxies): string {
  const peer = request.socket.remoteAddress ?? "";
  if (proxies === 0) return peer;
  const header = request.headers["x-forwarded-for"];
  const entries = (Array.isArray(header) ? header.join(",") : (header ?? "")).split(",").map((entry) => entry.trim());
  if (typeof proxies === "number") return asAddress(entries[entries.length - proxies]) ?? peer;
  // From the nearest proxy outwards, the first address that is not a proxy of ours is the caller's.
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

/**
 * Returns what counts as one caller: an IPv4 address, or the /64 network of an IPv6 address, which is one household's.
 */
export const limitKey = (address: string): string => networkOf(address, 4, 4);

/**
 * The wider network in which a caller may have addresses for free: the /24 of an IPv4 address, the /48 of an IPv6
 * address.
 */
export const networkKey = (address: string): string => networkOf(address, 3, 3);

/**
 * Returns the first parts of an address: `numbers` of the four of an IPv4 address, or `groups` of the eight of an IPv6
 * address.
 */
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

/** Whether an address or a host name is this machine's own loopback. */
export const isLoopback = (address: string): boolean => LOOPBACK.test(address);
const LOOPBACK = /^(?:localhost|(?:::ffff:)?127(?:\.\d{1,3}){3}|::1|\[::1\])$/i;
