import { createClient } from "@redis/client";
import type { Database } from "../database/open-database.ts";
import { nameOfDatabase } from "../realtime/realtime.queries.ts";

const REDIS_URL = process.env.TEST_REDIS_URL ?? "redis://127.0.0.1:6379";

/**
 * The address of a Redis for tests, or null if none answers. With REQUIRE_REDIS=1 (as in CI) a missing one fails
 * instead of being skipped.
 */
export const testRedis = async (): Promise<string | null> => {
  const client = createClient({ url: REDIS_URL, socket: { connectTimeout: 2_000, reconnectStrategy: false } });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.close();
    return REDIS_URL;
  } catch (error) {
    if (process.env.REQUIRE_REDIS === "1" || process.env.TEST_REDIS_URL) {
      throw new Error(`The tests need Redis at ${new URL(REDIS_URL).host}`, { cause: error });
    }
    return null;
  }
};

/** Deletes the announcements between the processes of a database, because nothing does once they have ended. */
export const forgetAnnouncements = async (url: string, database: Database): Promise<void> => {
  const client = await createClient({ url }).connect();
  await client.del(`tablee:sockets:${await nameOfDatabase(database)}`);
  await client.close();
};
