import { createAdapter } from "@socket.io/redis-streams-adapter";
import { openRedis } from "../ports/redis-line.ts";
import type { Services } from "../services.ts";
import { nameOfDatabase } from "./realtime.queries.ts";

/** How many announcements the adapter's stream retains for a process whose connection to Redis is briefly lost. */
const KEPT = 2_000;
/** The duration of a blocking read, and so how long closing may have to wait for the current one. */
const READ_MS = 1_000;

/**
 * Connects an adapter that sends announcements between processes over Redis streams. Throws Unreachable at start if
 * Redis does not answer; later it keeps reconnecting, and meanwhile sockets of this process receive its own changes.
 */
export const connectRedisAdapter = async (url: string, { database, log }: Services) => {
  const line = await openRedis(url, log);
  const { client } = line;
  const name = `tablee:sockets:${await nameOfDatabase(database)}`;
  const adapter = createAdapter(client, {
    streamName: name,
    channelPrefix: name,
    maxLen: KEPT,
    blockTimeInMs: READ_MS,
    onlyPlaintext: true,
  });
  const stopTicking = keepTicking(async () => {
    if (!client.isReady) return;
    const TRIM = { strategy: "MAXLEN", strategyModifier: "~", threshold: KEPT } as const;
    await client.xAdd(name, "*", { tick: "1" }, { TRIM });
  });
  const close = async (): Promise<void> => {
    stopTicking();
    await line.close();
  };
  return { adapter, close };
};

const FIRST_TICKS_MS = 250;
const FIRST_TICKS = 12;
const TICK_MS = 10_000;

/**
 * The adapter reads "from now on" until it has received something, with a gap between such reads in which an
 * announcement is lost. So a dummy entry is written, frequently at the start and then occasionally: after the first
 * one, it reads "from this entry on".
 */
const keepTicking = (tick: () => Promise<void>): (() => void) => {
  let ticks = 0;
  let timer: NodeJS.Timeout;
  const next = (): void => {
    ticks += 1;
    timer = setTimeout(next, ticks < FIRST_TICKS ? FIRST_TICKS_MS : TICK_MS).unref();
    // A broken connection is reported elsewhere.
    tick().catch(() => {});
  };
  next();
  return () => clearTimeout(timer);
};
