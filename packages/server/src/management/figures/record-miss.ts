import { keptMiss } from "@tablee/domain/management/menu-miss";
import { isTimezone, localMoment } from "@tablee/domain/restaurants/local-time";
import type { Context } from "../../http/context.ts";
import { limitKey } from "../../http/caller-address.ts";
import { purgeInBatches } from "../../jobs/purge-in-batches.ts";
import { readRestaurant } from "../../restaurants/stored/restaurant.queries.ts";
import type { Services } from "../../services.ts";
import { countMiss, deleteMisses } from "./menu-misses.queries.ts";

/**
 * Stores the words of a menu search that found nothing, without any trace of the person (management §26). A caller over
 * the limit gets no error, since nothing depends on the answer.
 */
export async function recordMiss(
  { database: { db }, clock, limits, address }: Context,
  { restaurant_id, query }: { restaurant_id: number; query: string },
): Promise<boolean> {
  const words = keptMiss(query);
  if (words === null || (await limits.take("menu_misses", limitKey(address))) !== null) return false;
  const row = await readRestaurant(db, restaurant_id);
  if (!row) return false;
  const { date: day } = localMoment(clock(), isTimezone(row.timezone) ? row.timezone : "UTC");
  await countMiss(db, { restaurant_id, day, words });
  return true;
}

const DAY_MS = 86_400_000;
/** As far back as figures go. */
const KEPT_DAYS = 400;
const BATCH = 5_000;

export const purgeMisses = ({ database: { db }, clock }: Services, batch = BATCH): Promise<number> => {
  const before = new Date(clock().getTime() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
  return purgeInBatches(batch, (most) => deleteMisses(db, before, most));
};
