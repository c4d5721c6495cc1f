import { lookup, Resolver } from "node:dns/promises";

export interface Address {
  address: string;
  family: number;
}

/** How long one name server may take, in milliseconds, before it is asked a second time: a datagram may be lost. */
const PATIENCE_MS = 2_000;

interface ResolverOptions {
  timeout_ms?: number;
  /** The name servers as address:port; by default those of this machine. */
  servers?: readonly string[];
}

/**
 * Returns all addresses of a host whose name a stranger has chosen. The name servers are asked directly: the system's
 * own way to an address keeps one of the process's few worker threads until it gives up, so that a domain whose name
 * server is silent would hold up everything else that needs one. Names without a dot are this machine's, and no
 * stranger's.
 */
export const resolvePublic =
  ({ timeout_ms = PATIENCE_MS, servers }: ResolverOptions = {}) =>
  async (host: string): Promise<Address[]> => {
    if (!host.replace(/\.$/, "").includes(".")) return lookup(host, { all: true });
    // A new one each time, because it reads only at its beginning which name servers there are.
    const resolver = new Resolver({ timeout: timeout_ms, tries: 2 });
    if (servers) resolver.setServers(servers);
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const found = [
      ...(four.status === "fulfilled" ? four.value.map((address) => ({ address, family: 4 })) : []),
      ...(six.status === "fulfilled" ? six.value.map((address) => ({ address, family: 6 })) : []),
    ];
    // A name that has addresses of one kind only is usual.
    if (found.length === 0 && four.status === "rejected") throw four.reason;
    return found;
  };
