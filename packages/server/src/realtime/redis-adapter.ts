import { createAdapter } from "@socket.io/redis-streams-adapter";
import { createClient } from "redis";
import type { Services } from "../services.ts";
import { nameOfDatabase } from "./realtime.queries.ts";

/** The adapter's stream keeps this many announcements for a process whose line to Redis breaks for a moment. */
const KEPT = 2_000;
/** Also how long closing may wait for the read that is under way. */
const READ_MS = 1_000;
const CONNECT_MS = 5_000;
const RETRY_MS = 500;

/**
 * Announcements between processes over Redis streams. Throws at the start, naming the variable, where Redis does
 * not answer; later it keeps trying, and sockets of this process hear of its own changes meanwhile.
 */
export const connectRedisAdapter = async (url: string, { database, log }: Services) => {
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
  const name = `tablee:sockets:${await nameOfDatabase(database)}`;
  const adapter = createAdapter(client, {
    streamName: name,
    channelPrefix: name,
    maxLen: KEPT,
    blockTimeInMs: READ_MS,
    onlyPlaintext: true,
  });
  const close = async (): Promise<void> => {
    if (client.isReady) await client.close();
    else client.destroy();
  };
  return { adapter, close };
};
