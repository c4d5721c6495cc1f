import { LRUCache } from "lru-cache";
import type { Db } from "../../database/open-database.ts";
import type { Point } from "@tablee/domain/restaurants/distance";

/** Trends are recounted every few seconds; suggestions of whom to follow change more slowly and cost more. */
const KEPT_MS = { trend: 10_000, follow: 60_000 } as const;
const MOST_KEPT = 500;
/**
 * About one kilometre, and about ten: callers within it share results. Suggestions of whom to follow count all likes of
 * a month around a point, and anybody may ask for any point.
 */
const DECIMALS = { trend: 2, follow: 1 } as const;

type Kept = LRUCache<string, Promise<readonly unknown[]>>;
const kept = new WeakMap<Db, Record<keyof typeof KEPT_MS, Kept>>();

const cacheOf = (db: Db, kind: keyof typeof KEPT_MS): Kept => {
  let caches = kept.get(db);
  if (!caches) {
    const make = (ttl: number): Kept => new LRUCache({ max: MOST_KEPT, ttl });
    kept.set(db, (caches = { trend: make(KEPT_MS.trend), follow: make(KEPT_MS.follow) }));
  }
  return caches[kind];
};

/** The rounded point that is used for all callers near it. */
export const aboutHere = (kind: keyof typeof KEPT_MS, { latitude, longitude }: Point): Point => ({
  latitude: Number(latitude.toFixed(DECIMALS[kind])),
  longitude: Number(longitude.toFixed(DECIMALS[kind])),
});

/** Reads an order once for all who ask within a short time, including concurrent calls. */
export async function keptOrder<Row>(
  db: Db,
  kind: keyof typeof KEPT_MS,
  key: readonly unknown[],
  read: () => Promise<Row[]>,
): Promise<readonly Row[]> {
  const cache = cacheOf(db, kind);
  const name = JSON.stringify(key);
  const before = cache.get(name);
  if (before) return before as Promise<readonly Row[]>;
  const reading = read();
  cache.set(name, reading);
  reading.catch(() => cache.delete(name));
  return reading;
}
