import type { IncomingMessage } from "node:http";
import { callerAddress, limitKey } from "../http/caller-address.ts";
import { makeRateLimits } from "../ports/rate-limits.ts";

/** Connections that one address may hold open to a process: every guest of a full house behind one router. */
export const MOST_CONNECTIONS = 500;

export interface ConnectionLimit {
  /** Whether whoever asks may open another one. */
  admits(request: IncomingMessage): Promise<boolean>;
  /** Counts one that is open; answers what to call when it is closed. */
  opened(request: IncomingMessage): () => void;
}

/**
 * Counts the connections of each address: those that are open, and how often one is opened. `proxies`: how many trusted
 * ones stand in front of this process.
 */
export function limitConnections(most: number, proxies: number): ConnectionLimit {
  const open = new Map<string, number>();
  const limits = makeRateLimits();
  const keyOf = (request: IncomingMessage): string => limitKey(callerAddress(request, proxies));
  return {
    admits: async (request) => {
      const key = keyOf(request);
      return (open.get(key) ?? 0) < most && (await limits.take("connections", key)) === null;
    },
    opened: (request) => {
      const key = keyOf(request);
      open.set(key, (open.get(key) ?? 0) + 1);
      return () => {
        const left = (open.get(key) ?? 1) - 1;
        if (left > 0) open.set(key, left);
        else open.delete(key);
      };
    },
  };
}
