import type { ManagedGroup, ManagedPlaces, SavedGroup, SavedZone } from "@tablee/contract/places/manage-places.schema";
import type { Zone } from "@tablee/contract/places/places.schema";
import { writeAudit } from "../accounts/stored/audit.queries.ts";
import { notifyChange } from "../database/changes.ts";
import { onlyRow } from "../database/only-row.ts";
import type { Viewer } from "../http/context.ts";
import {
  countRestaurants,
  insertGroup,
  lockGroups,
  readGroupId,
  readManagedGroups,
  updateGroup,
} from "../restaurants/groups.queries.ts";
import type { Services } from "../services.ts";
import { zoneView } from "./kept-zones.ts";
import {
  insertZones,
  listZoneRows,
  lockZones,
  readZone,
  renameZoneOfRestaurants,
  updateZone,
} from "./zones.queries.ts";

/** Every neighbourhood and every group, with their names in addresses (places §18). */
export async function managedPlaces({ database: { db } }: Pick<Services, "database">): Promise<ManagedPlaces> {
  const [zones, groups] = await Promise.all([listZoneRows(db), readManagedGroups(db)]);
  return { zones: zones.map(zoneView), groups };
}

type Refusal<Code extends string> = { code: Code };

/** Adds or changes a neighbourhood. If its name in addresses changes, its restaurants are updated to the new one. */
export const saveZone = (
  { database: { db }, clock }: Services,
  { account_id }: Viewer,
  { was, name, ...asked }: SavedZone,
): Promise<Zone | Refusal<"not_found" | "alias_taken">> =>
  db.transaction(async (tx) => {
    await lockZones(tx);
    const row = { ...asked, name: { ...name, default: null } };
    const before = was === null ? null : await readZone(tx, was);
    if (was !== null && !before) return { code: "not_found" };
    if (row.zone !== was && (await readZone(tx, row.zone))) return { code: "alias_taken" };
    if (was === null) await insertZones(tx, [row]);
    else await updateZone(tx, was, row);
    if (was !== null && was !== row.zone) {
      await renameZoneOfRestaurants(tx, was, row.zone);
      await notifyChange(tx, "restaurants");
    }
    await writeAudit(tx, {
      account_id,
      restaurant_id: null,
      action: before ? "zone.change" : "zone.add",
      subject: `zone ${row.zone}`,
      before: before ?? undefined,
      after: row,
      date: clock(),
    });
    await notifyChange(tx, "zones");
    return zoneView(row);
  });

const PLAIN = { primary: null, ground: null, logo_url: null, cover_url: null };

/** Adds or changes a group, with its restaurants in order. */
export const saveGroup = (
  { database: { db }, clock }: Services,
  { account_id }: Viewer,
  { id, alias, name, restaurants }: SavedGroup,
): Promise<ManagedGroup | Refusal<"not_found" | "alias_taken" | "unknown_restaurant">> =>
  db.transaction(async (tx) => {
    await lockGroups(tx);
    const [before] = id === null ? [] : await readManagedGroups(tx, id);
    if (id !== null && !before) return { code: "not_found" };
    const there = await readGroupId(tx, alias);
    if (there !== null && there !== id) return { code: "alias_taken" };
    const members = [...new Set(restaurants)];
    if ((await countRestaurants(tx, members)) < members.length) return { code: "unknown_restaurant" };
    const group = { alias, name: { ...name, default: null } };
    if (id === null) await insertGroup(tx, { ...group, theme: PLAIN }, members);
    else await updateGroup(tx, { id, ...group }, members);
    const kept = id ?? (await readGroupId(tx, alias)) ?? 0;
    const saved = onlyRow(await readManagedGroups(tx, kept));
    const idsOf = ({ restaurants: all, ...rest }: ManagedGroup) => ({ ...rest, restaurants: all.map((one) => one.id) });
    await writeAudit(tx, {
      account_id,
      restaurant_id: null,
      action: before ? "group.change" : "group.add",
      subject: `group ${alias}`,
      before: before && idsOf(before),
      after: idsOf(saved),
      date: clock(),
    });
    await notifyChange(tx, "restaurants");
    return saved;
  });
