import type { Zone } from "@tablee/contract/places/places.schema";
import type { Db } from "../database/open-database.ts";
import { UntilChanged } from "../database/kept/until-changed.ts";
import { readZones, type ZoneRow } from "./zones.queries.ts";

const kept = new UntilChanged<"all", ReadonlyMap<string, Zone>>(1, (topic, entries) => {
  if (topic === "zones") entries.clear();
});

/** Every zone, keyed by its name in addresses. */
export const zonesByName = (db: Db): Promise<ReadonlyMap<string, Zone>> =>
  kept.get(db, "all", async () => new Map((await readZones(db)).map((row) => [row.zone, zoneView(row)])));

export const zoneView = ({ zone, name, latitude, longitude, radius }: ZoneRow): Zone => ({
  zone,
  name,
  centre: { latitude, longitude },
  radius,
});
