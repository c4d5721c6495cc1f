import { LRUCache } from "lru-cache";
import type { Db } from "../../database/open-database.ts";
import type { Point } from "@tablee/domain/restaurants/distance";

/** Trends are counted anew every few seconds; whom to follow changes slower and costs more. */
const KEPT_MS = { trend: 10_000, follow: 60_000 } as const;
const MOST_KEPT = 500;
/**
 * About one kilometre, and about ten: who stands as near asks for the same. To count whom to follow costs all likes of a
 * month around, and anybody may ask from wherever they like.
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

/** The point from which all who stand near it are answered. */
export const aboutHere = (kind: keyof typeof KEPT_MS, { latitude, longitude }: Point): Point => ({
  latitude: Number(latitude.toFixed(DECIMALS[kind])),
  longitude: Number(longitude.toFixed(DECIMALS[kind])),
});

/** An order that is read once for everybody who asks within a moment, however many ask at once. */
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
