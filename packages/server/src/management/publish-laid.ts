import { setImmediate as turn } from "node:timers/promises";
import type { EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { TableeRestaurant } from "@tablee/contract/restaurants/tablee-format.schema";
import type { Queryable } from "../database/open-database.ts";
import { importLaid } from "../restaurants/import/laid/import-laid.ts";
import { menuAfter } from "../restaurants/import/laid/menu-after.ts";
import { readStoredMenus } from "../restaurants/import/write/stored-menus.queries.ts";
import { readRestaurant } from "../restaurants/stored/restaurant.queries.ts";
import type { Services } from "../services.ts";
import { editedMenu, listedMenu } from "./edited-menu.ts";
import { layVersion, readVersion, type VersionMenu } from "./menu-drafts.queries.ts";
import {
  endDraft,
  planPublishing,
  type Publication,
  readPlainChanges,
  type Unpublishable,
  type Wanted,
  writeVersions,
} from "./publication.ts";

/**
 * Publishes a draft on the embedded database in the way in which menus are imported there: the result is computed and
 * staged while other calls take their turns, and one short transaction applies it if draft and restaurant are unchanged
 * (page 013). `wanted` is called before that and in that transaction. Returns null if they kept changing, or if the
 * draft changes nothing: the draft is then published in a single transaction.
 */
export async function publishLaid<Refusal extends { code: string }>(
  { database, clock }: Pick<Services, "database" | "clock">,
  restaurant_id: number,
  wanted: (tx: Queryable) => Promise<Wanted | Refusal>,
): Promise<{ version: number; live: EditedMenu } | Refusal | Unpublishable | null> {
  const row = await readRestaurant(database.db, restaurant_id);
  if (!row) return { code: "not_found" };
  const at = clock();
  let refused: Refusal | Unpublishable | null = null;
  let planned: { publication: Publication; by: Wanted } | null = null;
  let [live, menu]: [EditedMenu | null, VersionMenu | null] = [null, null];
  let version = 0;
  const assign = async (db: Queryable): Promise<TableeRestaurant | null> => {
    const by = await wanted(db);
    refused = "code" in by ? by : null;
    if ("code" in by) return null;
    if (db === database.db) {
      const publication = await readPublication(database.db, restaurant_id);
      refused = "code" in publication ? publication : null;
      planned = "code" in publication ? null : { publication, by };
      return planned?.publication.restaurant ?? null;
    }
    const now = await readRestaurant(db, restaurant_id);
    const isSame = planned?.by.revision === by.revision && planned.publication.row.revision === now?.revision;
    return isSame ? (planned?.publication.restaurant ?? null) : null;
  };
  const counts = await importLaid(
    database,
    {
      assign,
      source: row.source,
      onKept: () => {},
      onPlanned: async ({ pair, menu: plan }) => {
        await turn();
        live = plan && editedMenu(menuAfter(pair.menu, plan));
        await turn();
        menu = live && (await layVersion(database.db, listedMenu(live)));
        await turn();
      },
      decide: async (tx) => {
        if (!planned || !menu) throw new Error("A draft is published that nobody has planned");
        const { publication, by } = planned;
        version = await writeVersions(tx, publication, menu, { ...by, at });
        await endDraft(tx, restaurant_id, by.revision);
      },
    },
    at,
  );
  return counts && live ? { version, live } : refused;
}

async function readPublication(
  db: Services["database"]["db"],
  restaurant_id: number,
): Promise<Publication | Unpublishable> {
  const row = await readRestaurant(db, restaurant_id);
  if (!row) return { code: "not_found" };
  const live = editedMenu(await readStoredMenus(db, [restaurant_id]));
  await turn();
  const changes = await readPlainChanges(db, restaurant_id);
  await turn();
  const newest = await readVersion(db, restaurant_id, null);
  await turn();
  const publication = await planPublishing({ row, live, changes }, newest);
  await turn();
  return publication;
}
