import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";

/** How often something may be tried: `points` in each window of `seconds`. */
export interface Limit {
  points: number;
  seconds: number;
}

/** What is limited, and how far unless the host says otherwise. */
export const LIMITS = {
  /** Calls of one address: far above what a full table of diners behind one router does. */
  calls: { points: 3_000, seconds: 60 },
  /** Pages that had to be rendered for one address; those that are kept cost nothing and are not counted. */
  pages: { points: 300, seconds: 60 },
  /** Connections for live events that one address opens: every guest of a full house comes back at once, and again. */
  connections: { points: 1_500, seconds: 60 },
  /** Messages over live connections, and namespaces joined there, of one address: as many as calls. */
  messages: { points: 3_000, seconds: 60 },
  /** Wrong codes of tables from one address: a few guests who mistype theirs. */
  table_codes: { points: 60, seconds: 60 },
  /** Diners without an account who sit down at one table from one address: a long table on the house's own network. */
  table_seats: { points: 30, seconds: 600 },
  /** Wrong passwords for one e-mail from one address. */
  login: { points: 10, seconds: 900 },
  /** Wrong passwords from one address, whatever the e-mail. */
  login_address: { points: 100, seconds: 900 },
  /** Likes of items and restaurants by one member: more than a thumb can do. */
  likes: { points: 120, seconds: 60 },
  /** Baskets begun and items added, of one member or one visitor's address: a whole table adds fewer. */
  intents: { points: 120, seconds: 60 },
  /** Webhooks sent again by one member: somebody who goes through a list of failures by hand. */
  resends: { points: 60, seconds: 60 },
  /**
   * Questions about addresses, and quotes of deliveries, from one caller; deliveries placed by one member. Somebody who
   * types asks twice a second.
   */
  places: { points: 240, seconds: 60 },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

/** Counts tries, in this process or for all processes together. */
export interface RateLimits {
  /** Counts one try; answers null, or the seconds (at least 1) after which the next one is allowed. */
  take(name: LimitName, key: string): Promise<number | null>;
  /** The try that was counted last was a good one and does not count. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Starts again from nothing. */
  forget(name: LimitName, key: string): Promise<void>;
}

/**
 * Rate limits in this process, or in Redis where its connected client is given; a Redis that does not answer is
 * stood in for by this process. `own` changes or, with null, turns off single limits.
 */
export function makeRateLimits(
  options: { redis?: object; own?: Partial<Record<LimitName, Limit | null>> } = {},
): RateLimits {
  const limiters = new Map<LimitName, RateLimiterMemory | RateLimiterRedis>();
  for (const name of Object.keys(LIMITS) as LimitName[]) {
    const limit = options.own?.[name] === undefined ? LIMITS[name] : options.own[name];
    if (limit !== null) limiters.set(name, makeLimiter(name, limit, options.redis));
  }
  return {
    take: async (name, key) => {
      try {
        await limiters.get(name)?.consume(key);
        return null;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
      }
    },
    giveBack: async (name, key) => {
      await limiters.get(name)?.reward(key);
    },
    forget: async (name, key) => {
      await limiters.get(name)?.delete(key);
    },
  };
}

const makeLimiter = (name: LimitName, limit: Limit, redis?: object): RateLimiterMemory | RateLimiterRedis => {
  const options = { keyPrefix: `limit:${name}`, points: limit.points, duration: limit.seconds };
  const here = new RateLimiterMemory(options);
  if (!redis) return here;
  return new RateLimiterRedis({
    ...options,
    storeClient: redis,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    insuranceLimiter: here,
  });
};
