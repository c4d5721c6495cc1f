import { answersInTime } from "../database/reachable.ts";
import { makeRateLimits, type RateLimits } from "../ports/rate-limits.ts";
import type { Services } from "../services.ts";

/** What the processes of the house share besides the database. */
export interface Bus {
  limits: RateLimits;
  isBusReachable: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** Counters in Redis, or in this process where there is none. `rateLimit` false: calls and questions about addresses are not counted at all. */
export async function openBus(
  services: Services,
  options: { rateLimit?: boolean | undefined; redisUrl?: string | undefined },
): Promise<Bus> {
  const own = options.rateLimit === false ? { calls: null, places: null } : {};
  if (options.redisUrl === undefined) {
    return { limits: makeRateLimits({ own }), isBusReachable: async () => true, close: async () => {} };
  }
  const { createClient } = await import("@redis/client");
  const client = createClient({ url: options.redisUrl });
  client.on("error", (error: Error) => services.log.warn({ error: error.message }, "Redis does not answer"));
  await client.connect();
  return {
    limits: makeRateLimits({ own, redis: client }),
    isBusReachable: () => answersInTime(() => client.ping()),
    close: async () => client.destroy(),
  };
}
