import { createHmac } from "node:crypto";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { type Limit, type LimitName, LIMITS } from "./limits.ts";

/** Counts tries, either in this process or across all processes. */
export interface RateLimits {
  /**
   * Counts one try, with more points for a heavier one; returns null, or the seconds (at least 1) until the next try is
   * allowed.
   */
  take(name: LimitName, key: string, points?: number): Promise<number | null>;
  /** Returns the points counted at present. */
  taken(name: LimitName, key: string): Promise<number>;
  /** Undoes the last try, because it was legitimate. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Resets the counter. */
  forget(name: LimitName, key: string): Promise<void>;
}

/** What we use of Redis directly: a check whether it is back. The limiter's library uses the rest. */
export interface LimitStore {
  ping(): Promise<unknown>;
}

/** Counters that all processes share. */
interface SharedCounters {
  redis: LimitStore;
  /** Turns a counter's key into what Redis is told: it must not hold the e-mails and addresses of those who ask. */
  secret: string;
}

/**
 * Creates rate limits in this process, or in Redis if its connected client is given; if Redis does not answer in time,
 * this process counts instead. `own` changes single limits or, with null, turns them off.
 */
export function makeRateLimits(
  options: { shared?: SharedCounters; own?: Partial<Record<LimitName, Limit | null>> } = {},
): RateLimits {
  const limiters = new Map<LimitName, Limiter>();
  const { shared } = options;
  const ask = shared ? askInTime(shared.redis) : null;
  const named = (key: string) => (shared ? hidden(key, shared.secret) : key);
  for (const name of Object.keys(LIMITS) as LimitName[]) {
    const limit = options.own?.[name] === undefined ? LIMITS[name] : options.own[name];
    if (limit !== null) limiters.set(name, makeLimiter(name, limit, shared?.redis));
  }
  const on = async (name: LimitName, act: Act): Promise<unknown> => {
    const limiter = limiters.get(name);
    if (!limiter) return null;
    return ask && limiter.shared ? ask(limiter.shared, limiter.here, act) : act(limiter.here);
  };
  return {
    take: async (name, key, points = 1) => {
      try {
        await on(name, (limiter) => limiter.consume(named(key), points));
        return null;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
      }
    },
    taken: async (name, key) => {
      const counted = await on(name, (limiter) => limiter.get(named(key)));
      return counted instanceof RateLimiterRes ? counted.consumedPoints : 0;
    },
    giveBack: async (name, key) => {
      await on(name, (limiter) => limiter.reward(named(key)));
    },
    forget: async (name, key) => {
      await on(name, (limiter) => limiter.delete(named(key)));
    },
  };
}

/** 128 bits of a keyed hash, so that nobody without the secret can try out e-mails or addresses. */
const hidden = (key: string, secret: string): string =>
  createHmac("sha256", secret).update(`limit ${key}`).digest().subarray(0, 16).toString("base64url");

interface Limiter {
  here: RateLimiterMemory;
  shared: RateLimiterRedis | null;
}
type Act = (limiter: RateLimiterMemory | RateLimiterRedis) => Promise<unknown>;

const makeLimiter = (name: LimitName, limit: Limit, redis?: LimitStore): Limiter => {
  const options = { keyPrefix: `limit:${name}`, points: limit.points, duration: limit.seconds };
  const inRedis = { ...options, storeClient: redis, useRedisPackage: true, rejectIfRedisNotReady: true };
  return { here: new RateLimiterMemory(options), shared: redis ? new RateLimiterRedis(inRedis) : null };
};

/** How long a call may wait for a counter. */
const PATIENCE_MS = 250;

/**
 * Uses Redis, or this process's counters if Redis fails or is late. After that, Redis is not used again until it has
 * answered a ping, so that only the first few calls wait for it.
 */
const askInTime = (redis: LimitStore) => {
  let back: Promise<unknown> | null = null;
  return async (shared: RateLimiterRedis, here: RateLimiterMemory, act: Act): Promise<unknown> => {
    if (back) return act(here);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<"late">((resolve) => {
      timer = setTimeout(() => resolve("late"), PATIENCE_MS);
    });
    try {
      const answer = await Promise.race([act(shared), late]);
      if (answer !== "late") return answer;
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
    } finally {
      clearTimeout(timer);
    }
    back ??= redis
      .ping()
      .catch(() => {})
      .finally(() => {
        back = null;
      });
    return act(here);
  };
};
