import { isIPv4 } from "node:net";
import { networkKey } from "../../http/caller-address.ts";
import { isPrivateAddress } from "../private-addresses.ts";

/** An IPv4 address as a dual-stack socket writes it. */
const MAPPED = /^::ffff:(\d[\d.]*)$/i;

/**
 * Returns the network of an address, as its first address: the /24 of an IPv4 address, the /48 of an IPv6 one. It is in
 * the same city without identifying anybody. null for an address that is not public, which nobody can locate.
 */
export function publicNetwork(written: string): string | null {
  const address = MAPPED.exec(written)?.[1] ?? written;
  if (isPrivateAddress(address)) return null;
  return isIPv4(address) ? `${networkKey(address)}.0` : `${networkKey(address)}::`;
}
