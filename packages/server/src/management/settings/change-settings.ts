import type { RestaurantSettings, SettingsPage } from "@tablee/contract/management/settings.contract";
import { checkRight } from "@tablee/domain/accounts/right";
import { containsUrl } from "@tablee/domain/comments/contains-url";
import { changedSettings, type SettingConflict } from "@tablee/domain/management/changed-settings";
import { GUESSED_SETTINGS } from "@tablee/domain/management/opening/first-steps";
import { actsOf, type Setting, type SettingProblem, settingProblems } from "@tablee/domain/management/settings";
import { PREPARING } from "@tablee/domain/restaurants/ordering-status";
import { writeAudit } from "../../accounts/stored/audit.queries.ts";
import { notifyChange } from "../../database/changes.ts";
import type { Queryable } from "../../database/open-database.ts";
import type { Viewer } from "../../http/context.ts";
import { readRestaurant } from "../../restaurants/stored/restaurant.queries.ts";
import { refusedIn, type RightRefusal } from "../../restaurants/stored/rights.ts";
import { readRole } from "../../restaurants/stored/staff.queries.ts";
import type { Services } from "../../services.ts";
import { columnsOf, settingsOf, settingsPage } from "./settings-view.ts";
import { hasSold, holdSettings, writeSettings } from "./settings.queries.ts";

export async function getSettings(
  { database: { db } }: Pick<Services, "database">,
  viewer: Viewer,
  restaurant_id: number,
): Promise<SettingsPage | RightRefusal> {
  const refusal = await refusedIn(db, viewer, restaurant_id, "settings");
  if (refusal) return refusal;
  const row = await readRestaurant(db, restaurant_id);
  return row ? settingsPage(row) : { code: "not_found" };
}

type Refusal =
  | RightRefusal
  | { code: "edit_conflict"; conflicts: SettingConflict[] }
  | { code: "setting_invalid"; setting: Setting; reason: SettingProblem };

export interface SettingsChange {
  restaurant_id: number;
  seen: Partial<RestaurantSettings>;
  values: Partial<RestaurantSettings>;
}

const NAMES = ["name_en", "name_fr"] as const satisfies Setting[];

/** Why somebody may not change these settings: each needs its own right. */
async function refusedSettings(
  tx: Queryable,
  { account_id, admin }: Viewer,
  restaurant_id: number,
  names: readonly Setting[],
): Promise<RightRefusal | null> {
  const found = await readRole(tx, restaurant_id, account_id);
  if (!found) return { code: "not_found" };
  const acts = ["settings" as const, ...actsOf(names)];
  return acts.map((act) => checkRight({ admin, role: found.role }, act)).find((one) => one !== null) ?? null;
}

/**
 * Sets the given settings, all or none, each only over the value that was seen (management §17). They apply at once: an
 * open basket learns of them through its next quote, and placed orders stay as they were placed.
 */
export const changeSettings = (
  { database: { db }, clock }: Pick<Services, "database" | "clock">,
  viewer: Viewer,
  { restaurant_id, seen, values }: SettingsChange,
): Promise<SettingsPage | Refusal> =>
  db.transaction(async (tx) => {
    const refusal = await refusedSettings(tx, viewer, restaurant_id, Object.keys(values) as Setting[]);
    if (refusal) return refusal;
    const row = await holdSettings(tx, restaurant_id);
    if (!row) return { code: "not_found" };
    const now = settingsOf(row);
    const laid = changedSettings<RestaurantSettings>(now, { seen, values });
    if ("code" in laid) return laid;
    const { changed } = laid;
    const next = { ...now, ...laid.values };
    const problem = settingProblems({ ...next, name_default: row.name.default }).find(({ setting }) =>
      changed.includes(setting),
    );
    if (problem) return { code: "setting_invalid", setting: problem.setting, reason: problem.code };
    // Mails say a place's name. One that an import has brought stays, as long as nobody types another.
    const linked = NAMES.find((name) => changed.includes(name) && containsUrl(next[name] ?? ""));
    if (linked) return { code: "setting_invalid", setting: linked, reason: "name_has_url" };
    // Sales figures would add up two currencies.
    if (changed.includes("currency") && (await hasSold(tx, restaurant_id))) {
      return { code: "setting_invalid", setting: "currency", reason: "currency_sold" };
    }
    // A new place's guessed settings, sent as they are, are thereby confirmed (management §42).
    const confirmed = row.status === PREPARING ? GUESSED_SETTINGS.filter((name) => name in values) : [];
    const named = [...new Set<Setting>([...changed, ...confirmed])];
    if (named.length === 0) return settingsPage(row);
    const date = clock();
    const written = (await writeSettings(tx, restaurant_id, columnsOf(row, next, named), date)) ?? row;
    const is = settingsOf(written);
    const of = (all: RestaurantSettings) => Object.fromEntries(named.map((name) => [name, all[name]]));
    await writeAudit(tx, {
      account_id: viewer.account_id,
      restaurant_id,
      action: "settings.change",
      subject: `restaurant ${restaurant_id}`,
      before: of(now),
      after: of(is),
      date,
    });
    await notifyChange(tx, `restaurant:${restaurant_id}`);
    return settingsPage(written);
  });
