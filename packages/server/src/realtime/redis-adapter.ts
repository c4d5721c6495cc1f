import { createAdapter } from "@socket.io/redis-streams-adapter";
import { openRedis } from "../ports/redis-line.ts";
import type { Services } from "../services.ts";
import { nameOfDatabase } from "./realtime.queries.ts";

/** The adapter's stream keeps this many announcements for a process whose line to Redis breaks for a moment. */
const KEPT = 2_000;
/** Also how long closing may wait for the read that is under way. */
const READ_MS = 1_000;

/**
 * Announcements between processes over Redis streams. Throws Unreachable at the start where Redis does not answer;
 * later it keeps trying, and sockets of this process hear of its own changes meanwhile.
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
 * The adapter reads "what comes from now on" until it has read something, with a gap between each such read and the
 * next, in which an announcement is lost. So something that is nobody's is written, closely at the start and now and
 * then later: from then on it reads "what comes after this".
 */
const keepTicking = (tick: () => Promise<void>): (() => void) => {
  let ticks = 0;
  let timer: NodeJS.Timeout;
  const next = (): void => {
    ticks += 1;
    timer = setTimeout(next, ticks < FIRST_TICKS ? FIRST_TICKS_MS : TICK_MS).unref();
    // A line that is broken is told of where it breaks.
    tick().catch(() => {});
  };
  next();
  return () => clearTimeout(timer);
};
