import { answersInTime } from "../database/reachable.ts";
import { readSigningKeys } from "../ports/signing-keys/signing-keys.queries.ts";
import { openRedis } from "../ports/redis-line.ts";
import { NO_LIMITS } from "../ports/limits.ts";
import { makeRateLimits, type RateLimits } from "../ports/rate-limits.ts";
import type { Services } from "../services.ts";

/** What the processes share besides the database. */
export interface Bus {
  limits: RateLimits;
  isBusReachable: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** A readiness check reports Redis as unreachable after this time rather than wait for it. */
const BUS_MS = 250;

/** Opens counters in Redis, or in this process if there is none. With `rateLimit` false, nothing is limited. */
export async function openBus(
  services: Services,
  options: { rateLimit?: boolean | undefined; redisUrl?: string | undefined },
): Promise<Bus> {
  const own = options.rateLimit === false ? NO_LIMITS : {};
  if (options.redisUrl === undefined) {
    return { limits: makeRateLimits({ own }), isBusReachable: async () => true, close: async () => {} };
  }
  // The oldest key: a newer one would start all counts again.
  const secret = (await readSigningKeys(services.database.db, services.clock())).at(-1) ?? "";
  const { client, close } = await openRedis(options.redisUrl, services.log);
  return {
    limits: makeRateLimits({ own, shared: { redis: client, secret } }),
    isBusReachable: () => answersInTime(async () => client.isReady && (await client.ping()), BUS_MS),
    close,
  };
}
