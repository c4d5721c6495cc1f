import type { IncomingMessage } from "node:http";
import { isIPv4, isIPv6 } from "node:net";

/**
 * The address that a call comes from, for limits. Behind `proxies` trusted proxies it is the entry that the
 * outermost of them appended to X-Forwarded-For; what a client writes there itself is further left and never read.
 */
export function callerAddress(request: IncomingMessage, proxies: number): string {
  const peer = request.socket.remoteAddress ?? "";
  if (proxies === 0) return peer;
  const header = request.headers["x-forwarded-for"];
  const entries = (Array.isArray(header) ? header.join(",") : (header ?? "")).split(",").map((entry) => entry.trim());
  const claimed = entries[entries.length - proxies] ?? "";
  return isIPv4(claimed) || isIPv6(claimed) ? claimed : peer;
}

/** What counts as one caller: an IPv4 address, or the 64-bit network of an IPv6 one, which is one household's. */
export function limitKey(address: string): string {
  if (address.startsWith("::ffff:")) return address.slice(7);
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  if (tail !== undefined) {
    const rest = tail === "" ? [] : tail.split(":");
    while (groups.length + rest.length < 8) groups.push("0");
    groups.push(...rest);
  }
  return groups.slice(0, 4).join(":");
}
