import type { Menu } from "@tablee/domain/menus/menu";
import type { SlotCapacity } from "@tablee/domain/orders/slot-capacity";
import { readWeekHours } from "@tablee/domain/restaurants/opening-hours";
import { LRUCache } from "lru-cache";
import type { Db } from "../database/open-database.ts";
import { AskedTogether } from "../database/kept/asked-together.ts";
import { sizeInMemory } from "../database/kept/size-in-memory.ts";
import type { RestaurantRow } from "../restaurants/stored/restaurant.queries.ts";
import { readRevision } from "../restaurants/stored/revision.queries.ts";
import type { Services } from "../services.ts";
import { readRestaurantWithMenu } from "./menu.queries.ts";

/** A restaurant and its menu as of one revision. Shared by all calls, so it must never be changed. */
export interface MenuEntry {
  readonly revision: number;
  readonly row: RestaurantRow;
  readonly menu: Menu;
  /** The capacities of its time slots; empty if it limits nothing. */
  readonly capacities: readonly SlotCapacity[];
  /** Whether any webhook receives its orders. */
  readonly has_webhooks: boolean;
}

const MOST_BYTES = 24 * 1024 * 1024;
/**
 * What is derived from a menu is cached as long as the menu: its wire format, its JSON text plain and compressed, and
 * the data that the app's pages derive from it.
 */
const WITH_WHAT_IS_MADE = 5;

/**
 * Creates a cache limited by memory and not by the number of menus: a snack bar's menu takes a few kilobytes, the
 * largest take hundreds.
 */
export const makeKeptMenus = (): LRUCache<number, MenuEntry> =>
  new LRUCache({ maxSize: MOST_BYTES, sizeCalculation: (entry) => WITH_WHAT_IS_MADE * sizeInMemory(entry) });

interface Cache {
  kept: LRUCache<number, MenuEntry>;
  revisions: AskedTogether<number, number | null>;
  /** Reads in progress, so that simultaneous calls share one. */
  reading: Map<string, Promise<MenuEntry | null>>;
}
const caches = new WeakMap<Db, Cache>();

const cacheOf = (db: Db): Cache => {
  let cache = caches.get(db);
  if (!cache) {
    const revisions = new AskedTogether((id: number) => readRevision(db, id));
    caches.set(db, (cache = { kept: makeKeptMenus(), revisions, reading: new Map() }));
  }
  return cache;
};

/**
 * Returns a restaurant with its menu, null if it does not exist. Every call asks the database for the revision (one
 * prepared select, shared by simultaneous callers), so that no change is ever missed; the menu itself is read once per
 * revision. The same revision yields the same object.
 */
export async function menuOf(services: Services, restaurant_id: number): Promise<MenuEntry | null> {
  const { db } = services.database;
  const cache = cacheOf(db);
  const revision = await cache.revisions.ask(restaurant_id);
  if (revision === null) return null;
  const kept = cache.kept.get(restaurant_id);
  if (kept && kept.revision >= revision) return kept;
  const key = `${restaurant_id} ${revision}`;
  let reading = cache.reading.get(key);
  if (!reading) {
    reading = read(services, cache, restaurant_id).finally(() => cache.reading.delete(key));
    cache.reading.set(key, reading);
  }
  return reading;
}

/**
 * Returns a restaurant and its menu as this process last read them, without checking that they are current; null if it
 * has not read them. Only for a write that checks the revision itself: nothing may be refused on the basis of this.
 */
export const keptMenu = ({ database }: Pick<Services, "database">, restaurant_id: number): MenuEntry | null =>
  cacheOf(database.db).kept.get(restaurant_id) ?? null;

async function read(services: Services, { kept }: Cache, restaurant_id: number): Promise<MenuEntry | null> {
  const found = await readRestaurantWithMenu(services.database.db, restaurant_id);
  if (!found) return null;
  if (readWeekHours(found.row.hours) === null) {
    services.log.warn({ restaurant_id }, "Hours that cannot be read count as closed");
  }
  const entry: MenuEntry = { revision: found.row.revision, ...found };
  const other = kept.get(restaurant_id);
  if (!other || other.revision < entry.revision) kept.set(restaurant_id, entry);
  return entry;
}
