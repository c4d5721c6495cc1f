import type { IncomingMessage } from "node:http";
import { callerAddress, limitKey, type TrustedProxies } from "../http/caller-address.ts";
import { makeRateLimits, type RateLimits } from "../ports/rate-limits.ts";

/** How many connections one address may hold open to a process: every guest of a full restaurant behind one router. */
export const MOST_CONNECTIONS = 500;

export interface ConnectionLimit {
  /** Whether the address of a request may open another connection. */
  admits(request: IncomingMessage): Promise<boolean>;
  /** Counts an open connection; returns a function to call when it is closed. */
  opened(request: IncomingMessage): () => void;
  /** Counts a diner without an account who sits down at a table; returns whether this one is allowed. */
  seats(request: IncomingMessage, table_id: number): Promise<boolean>;
  /** Undoes the last count, because nobody new sat down. */
  giveBackSeat(request: IncomingMessage, table_id: number): Promise<void>;
  /** Returns the key under which an address is counted. */
  keyOf(request: IncomingMessage): string;
  /** Counts a message, or a namespace that is joined; returns whether it may be answered. */
  hears(request: IncomingMessage, as?: "messages" | "doings"): Promise<boolean>;
}

/**
 * Limits, per address, the open connections, how often one is opened, and the messages over all of them. `proxies`: the
 * trusted proxies in front of this process.
 */
export function limitConnections(
  most: number,
  proxies: TrustedProxies,
  limits: Pick<RateLimits, "take" | "giveBack"> = makeRateLimits(),
): ConnectionLimit {
  const open = new Map<string, number>();
  const keyOf = (request: IncomingMessage): string => limitKey(callerAddress(request, proxies));
  const atTable = (request: IncomingMessage, table_id: number): string => `${keyOf(request)} ${table_id}`;
  return {
    seats: async (request, table_id) => (await limits.take("table_seats", atTable(request, table_id))) === null,
    giveBackSeat: (request, table_id) => limits.giveBack("table_seats", atTable(request, table_id)),
    keyOf,
    admits: async (request) => {
      const key = keyOf(request);
      return (open.get(key) ?? 0) < most && (await limits.take("connections", key)) === null;
    },
    hears: async (request, as = "messages") => (await limits.take(as, keyOf(request))) === null,
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
