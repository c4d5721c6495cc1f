import { createAdapter } from "@socket.io/redis-streams-adapter";
import type { Logger } from "pino";
import { createClient } from "redis";

/** The adapter's stream keeps this many announcements for a process whose line to Redis breaks for a moment. */
const KEPT = 10_000;
/** Also how long closing may wait for the read that is under way. */
const READ_MS = 1_000;
const CONNECT_MS = 5_000;
const RETRY_MS = 500;

/**
 * Announcements between processes over Redis streams. Throws at the start, naming the variable, where Redis does
 * not answer; later it keeps trying, and sockets of this process hear of its own changes meanwhile.
 */
export const connectRedisAdapter = async (url: string, log: Logger) => {
  let connected = false;
  const client = createClient({
    url,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (_retries, cause) => (connected ? RETRY_MS : cause),
    },
  });
  // One line for each time that it breaks: the client repeats its error with every try.
  let broken = false;
  client.on("error", (error: Error) => {
    if (connected && !broken) log.error({ err: error }, "The line to Redis is broken; trying again");
    broken = true;
  });
  client.on("ready", () => {
    if (broken) log.info("The line to Redis is back");
    broken = false;
  });
  try {
    await client.connect();
  } catch (error) {
    throw new Error(`REDIS_URL: no Redis answers at ${new URL(url).host}`, { cause: error });
  }
  connected = true;
  return {
    adapter: createAdapter(client, { streamName: "tablee:sockets", channelPrefix: "tablee:sockets", maxLen: KEPT, blockTimeInMs: READ_MS, onlyPlaintext: true }),
    close: async (): Promise<void> => {
      if (client.isReady) await client.close();
      else client.destroy();
    },
  };
};
