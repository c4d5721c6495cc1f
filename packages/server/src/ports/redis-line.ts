import type { Logger } from "pino";
import type * as Redis from "@redis/client";
import { Unreachable } from "./unreachable.ts";

const CONNECT_MS = 5_000;
const RETRY_MS = 500;
/** A Redis that is silent for so long, though it is asked, is gone: the line is opened anew. */
const PING_MS = 5_000;
const SILENCE_MS = 15_000;
/** What waits for a Redis that is away; beyond this, what is told to it is lost. */
const MOST_WAITING = 5_000;
/** How long closing waits for what is still to be told. */
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
  /** Ends in time, whether or not Redis answers. */
  close(): Promise<void>;
}

/**
 * A line to Redis. Throws Unreachable at the start where none answers, be it away or silent; later the line is opened
 * anew as often as it breaks, and the log says so once for each time.
 */
export async function openRedis(url: string, log: Logger): Promise<RedisLine> {
  let connected = false;
  // One process alone needs none, and its memory none of eight hundred kilobytes of commands.
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
    await within(CONNECT_MS, client.connect());
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
