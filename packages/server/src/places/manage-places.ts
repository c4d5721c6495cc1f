import type { ManagedGroup, ManagedPlaces, SavedGroup, SavedZone } from "@tablee/contract/places/manage-places.schema";
import type { Zone } from "@tablee/contract/places/places.schema";
import { type FieldConflict, overSeen } from "@tablee/domain/management/over-seen";
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
type Changed = { code: "edit_conflict"; conflicts: FieldConflict[] };

interface Named {
  name: { en: string | null; fr: string | null };
}

/** With the names of both languages apart: two people may change one each. */
const flat = <Fields extends Named>({ name, ...fields }: Fields) => ({ ...fields, en: name.en, fr: name.fr });

/**
 * Adds or changes a neighbourhood, each field only over the value that was seen (places §18). If its name in addresses
 * changes, its restaurants are updated to the new one.
 */
export const saveZone = (
  { database: { db }, clock }: Services,
  { account_id }: Viewer,
  { was, seen, ...asked }: SavedZone,
): Promise<Zone | Refusal<"not_found" | "alias_taken"> | Changed> =>
  db.transaction(async (tx) => {
    await lockZones(tx);
    const before = was === null ? null : await readZone(tx, was);
    if (was !== null && !before) return { code: "not_found" };
    const laid = before ? laidOver(before, asked, seen) : flat(asked);
    if ("code" in laid) return laid;
    const { en, fr, zone, latitude, longitude, radius } = laid;
    const row = { zone, latitude, longitude, radius, name: { en, fr, default: null } };
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

/** What was asked, laid over what is there: without `seen`, all of it. */
function laidOver<Fields extends Named>(now: Fields, asked: Fields, seen: Fields | undefined) {
  const there = flat(now);
  const laid = overSeen<typeof there>(there, { seen: seen ? flat(seen) : there, values: flat(asked) });
  return "code" in laid ? laid : { ...there, ...laid.values };
}

/** A conflict whose restaurants have their names: the screen says which ones differ (places §18). */
const withNames = ({ code, conflicts }: Changed, { restaurants }: ManagedGroup): Changed => ({
  code,
  conflicts: conflicts.map((one) => (one.field === "restaurants" ? { ...one, theirs: restaurants } : one)),
});

const PLAIN = { primary: null, ground: null, logo_url: null, cover_url: null };

/** Adds or changes a group, with its restaurants in order; each field only over the value that was seen. */
export const saveGroup = (
  { database: { db }, clock }: Services,
  { account_id }: Viewer,
  { id, seen, ...asked }: SavedGroup,
): Promise<ManagedGroup | Refusal<"not_found" | "alias_taken" | "unknown_restaurant"> | Changed> =>
  db.transaction(async (tx) => {
    await lockGroups(tx);
    const [before] = id === null ? [] : await readManagedGroups(tx, id);
    if (id !== null && !before) return { code: "not_found" };
    const laid = before
      ? laidOver(
          { alias: before.alias, name: before.name, restaurants: before.restaurants.map((one) => one.id) },
          asked,
          seen,
        )
      : flat(asked);
    if ("code" in laid) return before ? withNames(laid, before) : laid;
    const { alias, en, fr, restaurants } = laid;
    const there = await readGroupId(tx, alias);
    if (there !== null && there !== id) return { code: "alias_taken" };
    const members = [...new Set(restaurants)];
    if ((await countRestaurants(tx, members)) < members.length) return { code: "unknown_restaurant" };
    const group = { alias, name: { en, fr, default: null } };
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
