import { createClient } from "redis";

const REDIS_URL = process.env.TEST_REDIS_URL ?? "redis://127.0.0.1:6379";

/**
 * The address of a Redis for tests, or null where none answers. With REQUIRE_REDIS=1 (as CI has it) a missing one
 * fails instead of being passed over.
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
