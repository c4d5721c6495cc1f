import type { SettingsPage } from "@tablee/contract/management/settings.contract";
import type { Crop } from "@tablee/domain/pictures/crop";
import { writeAudit } from "../../accounts/stored/audit.queries.ts";
import { notifyChange } from "../../database/changes.ts";
import type { Viewer } from "../../http/context.ts";
import { type RefusedPicture, takePicture } from "../../pictures/take-picture.ts";
import type { RateLimits } from "../../ports/rate-limits.ts";
import { refusedIn, type RightRefusal } from "../../restaurants/stored/rights.ts";
import type { Services } from "../../services.ts";
import { settingsPage } from "./settings-view.ts";
import { holdSettings, writeSettings } from "./settings.queries.ts";

interface NewPicture {
  restaurant_id: number;
  which: "cover" | "mark";
  /** If missing, the picture is removed. */
  picture?: Blob | undefined;
  crop?: Crop | null | undefined;
}

/**
 * Sets or removes a restaurant's cover or logo. The previous picture is left to the sweep, because any version of a
 * menu may refer to it too, and the sweep checks them all at once.
 */
export async function setPicture(
  services: Services & { limits: RateLimits },
  viewer: Viewer,
  { restaurant_id, which, picture, crop = null }: NewPicture,
): Promise<SettingsPage | RightRefusal | RefusedPicture> {
  const { db } = services.database;
  const early = await refusedIn(db, viewer, restaurant_id, "settings");
  if (early) return early;
  const { account_id } = viewer;
  const taken = picture ? await takePicture(services, { file: picture, use: which, crop, account_id }) : { url: null };
  if ("refused" in taken) return taken;
  const column = which === "cover" ? "cover_image_path" : "logo_image_path";
  return db.transaction(async (tx) => {
    const refusal = await refusedIn(tx, viewer, restaurant_id, "settings");
    if (refusal) return refusal;
    const row = await holdSettings(tx, restaurant_id);
    if (!row) return { code: "not_found" as const };
    const date = services.clock();
    const written = (await writeSettings(tx, restaurant_id, { [column]: taken.url }, date)) ?? row;
    const entry = { account_id, restaurant_id, subject: `restaurant ${restaurant_id}` as const, date };
    await writeAudit(tx, {
      ...entry,
      action: "settings.change",
      before: { [which]: row[column] },
      after: { [which]: taken.url },
    });
    await notifyChange(tx, `restaurant:${restaurant_id}`);
    return settingsPage(written);
  });
}
