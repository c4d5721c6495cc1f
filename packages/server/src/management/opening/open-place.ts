import type { MadePlace } from "@tablee/contract/management/opening.contract";
import type { SettingsPage } from "@tablee/contract/management/settings.contract";
import { checkOpening } from "@tablee/domain/management/owners";
import { doneSteps } from "@tablee/domain/management/opening/first-steps";
import { missingSteps, type OpeningStep } from "@tablee/domain/management/opening/new-place";
import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";
import { PREPARING } from "@tablee/domain/restaurants/ordering-status";
import { writeAudit } from "../../accounts/stored/audit.queries.ts";
import { notifyChange } from "../../database/changes.ts";
import type { Viewer } from "../../http/context.ts";
import { refusedIn, type RightRefusal } from "../../restaurants/stored/rights.ts";
import { readOwners, writeStatus } from "../../restaurants/stored/staff.queries.ts";
import type { Services } from "../../services.ts";
import { readLive } from "../edit-menu.ts";
import { settingsPage } from "../settings/settings-view.ts";
import { holdSettings } from "../settings/settings.queries.ts";
import { readMade } from "./opening.queries.ts";

/**
 * Opens a place that its owner has created to diners, once they can order there (management §42). A place that is
 * already open stays so.
 */
export const openPlace = (
  { database: { db }, clock }: Pick<Services, "database" | "clock">,
  viewer: Viewer,
  restaurant_id: number,
): Promise<SettingsPage | RightRefusal | { code: "ownerless" } | { code: "steps_missing"; steps: OpeningStep[] }> =>
  db.transaction(async (tx) => {
    const refusal = await refusedIn(tx, viewer, restaurant_id, "settings");
    if (refusal) return refusal;
    const row = await holdSettings(tx, restaurant_id);
    if (!row) return { code: "not_found" };
    const page = settingsPage(row);
    if (row.status !== PREPARING) return page;
    // Read below the lock of its row, for which an owner who is leaving waits too.
    const owners = (await readOwners(tx, [restaurant_id])).get(restaurant_id) ?? [];
    const left = checkOpening({ owners, admin: viewer.admin });
    if (left) return left;
    const { settings } = page;
    const live = await readLive(tx, restaurant_id);
    const steps = missingSteps(
      doneSteps({
        ...settings,
        confirmed: page.confirmed,
        offered: ORDER_MODES.some((mode) => settings[mode] === "offered"),
        cover: row.cover_image_path,
        name: row.name,
        dishes: live.items.filter(({ listed }) => listed),
      }),
    );
    if (steps.length > 0) return { code: "steps_missing", steps };
    const date = clock();
    const opened = (await writeStatus(tx, restaurant_id, "open", date)) ?? row;
    const entry = {
      account_id: viewer.account_id,
      restaurant_id,
      subject: `restaurant ${restaurant_id}` as const,
      date,
    };
    await writeAudit(tx, { ...entry, action: "place.open", before: { status: row.status }, after: { status: "open" } });
    await notifyChange(tx, `restaurant:${restaurant_id}`);
    return settingsPage(opened);
  });

export const listMadePlaces = async ({
  database: { db },
}: Pick<Services, "database">): Promise<{ places: MadePlace[] }> => ({
  places: (await readMade(db)).map(({ made_at, ...place }) => ({
    ...place,
    made_at: made_at.toISOString(),
  })),
});
