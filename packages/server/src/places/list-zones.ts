import type { Zones } from "@tablee/contract/places/places.schema";
import { FALLBACK_POSITION } from "@tablee/domain/places/fallback-position";
import { metresBetween } from "@tablee/domain/restaurants/distance";
import type { Services } from "../services.ts";
import { zonesByName } from "./kept-zones.ts";

/** More than any screen lists. */
const MOST = 100;

/** The neighbourhoods around a position, nearest first (search §10). */
export async function listZones(
  { database }: Pick<Services, "database">,
  near: { latitude?: number | undefined; longitude?: number | undefined },
): Promise<Zones> {
  const { latitude = FALLBACK_POSITION.latitude, longitude = FALLBACK_POSITION.longitude } = near;
  const from = { latitude, longitude };
  const zones = [...(await zonesByName(database.db)).values()]
    .map((zone) => ({ zone, metres: metresBetween(from, zone.centre) }))
    .sort((a, b) => a.metres - b.metres || (a.zone.zone < b.zone.zone ? -1 : 1));
  return { zones: zones.slice(0, MOST).map(({ zone }) => zone) };
}
