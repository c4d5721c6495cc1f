import { localMoment } from "@tablee/domain/restaurants/local-time";
import * as v from "valibot";
import { stored } from "./stored.ts";

/** The zone that was visited last, and on which day of the device's calendar (search §11). */
const visited = stored("zone", v.object({ zone: v.optional(v.string(), ""), day: v.optional(v.string(), "") }));

const dayOf = (at: Date, timezone: string): string => localMoment(at, timezone).date;

export function rememberZone(zone: string, at: Date, timezone: string): void {
  visited.set({ zone, day: dayOf(at, timezone) });
}

/** The zone visited today, or null. A zone from another day is deleted. */
export function zoneOfToday(at: Date, timezone: string): string | null {
  const { zone, day } = visited.get();
  if (zone === "") return null;
  if (day === dayOf(at, timezone)) return zone;
  visited.reset();
  return null;
}
