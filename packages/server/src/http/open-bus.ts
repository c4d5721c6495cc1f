import { answersInTime } from "../database/reachable.ts";
import { openRedis } from "../ports/redis-line.ts";
import { makeRateLimits, NO_LIMITS, type RateLimits } from "../ports/rate-limits.ts";
import type { Services } from "../services.ts";

/** What the processes share besides the database. */
export interface Bus {
  limits: RateLimits;
  isBusReachable: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** Whoever asks whether we are ready is told that Redis is away, and does not wait for it. */
const BUS_MS = 250;

/** Counters in Redis, or in this process where there is none. `rateLimit` false: nothing is counted at all. */
export async function openBus(
  services: Services,
  options: { rateLimit?: boolean | undefined; redisUrl?: string | undefined },
): Promise<Bus> {
  const own = options.rateLimit === false ? NO_LIMITS : {};
  if (options.redisUrl === undefined) {
    return { limits: makeRateLimits({ own }), isBusReachable: async () => true, close: async () => {} };
  }
  const { client, close } = await openRedis(options.redisUrl, services.log);
  return {
    limits: makeRateLimits({ own, redis: client }),
    isBusReachable: () => answersInTime(async () => client.isReady && (await client.ping()), BUS_MS),
    close,
  };
}
