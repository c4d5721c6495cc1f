import type { Logger } from "pino";
import type * as Redis from "@redis/client";
import { Unreachable } from "./unreachable.ts";

const CONNECT_MS = 5_000;
const RETRY_MS = 500;
/** A Redis that does not answer pings for this long is considered gone, and the connection is reopened. */
const PING_MS = 5_000;
const SILENCE_MS = 15_000;
/** How many commands may be queued while Redis is away; further ones fail. */
const MOST_WAITING = 5_000;
/** How long closing waits for commands in progress. */
const CLOSE_MS = 1_000;

const makeClient = ({ createClient }: typeof Redis, url: string, isKept: () => boolean) =>
  createClient({
    url,
    pingInterval: PING_MS,
    commandsQueueMaxLength: MOST_WAITING,
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (_retries, cause) => (isKept() ? RETRY_MS : cause),
    },
  });
type Client = ReturnType<typeof makeClient>;

export interface RedisLine {
  client: Client;
  /** Completes in limited time, whether or not Redis answers. */
  close(): Promise<void>;
}

/**
 * Opens a connection to Redis. Throws Unreachable at start if none answers, whether it is down or silent; later, the
 * connection is reopened whenever it breaks, and each break is logged once.
 */
export async function openRedis(url: string, log: Logger, patience_ms = CONNECT_MS): Promise<RedisLine> {
  let connected = false;
  // Loaded lazily: a single process does not need the client, whose commands take eight hundred kilobytes of memory.
  const client = makeClient(await import("@redis/client"), url, () => connected);
  let broken = false;
  client.on("error", (error: Error) => {
    if (connected && !broken) log.error({ err: error }, "The line to Redis is broken; trying again");
    broken = true;
  });
  client.on("ready", () => {
    if (connected && broken) log.info("The line to Redis is back");
    broken = false;
  });
  try {
    await within(patience_ms, client.connect());
  } catch (error) {
    client.destroy();
    throw new Unreachable("REDIS_URL", "Redis", url, error);
  }
  connected = true;
  const close = async (): Promise<void> => {
    if (client.isReady) await within(CLOSE_MS, client.close()).catch(() => {});
    client.destroy();
  };
  return { client, close };
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  work.catch(() => {});
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no word within ${ms / 1_000} s`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
