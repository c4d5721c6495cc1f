import type { MenuImported } from "@tablee/contract/management/management.contract";
import type { ImportRemark } from "@tablee/contract/restaurants/import.contract";
import type { Language } from "@tablee/domain/language/text";
import { writtenIn } from "@tablee/domain/language/written-in";
import type { Context, Viewer } from "../http/context.ts";
import { refusedIn, type RightRefusal } from "../restaurants/stored/rights.ts";
import type { Services } from "../services.ts";
import { editedOf } from "./edited-menu.ts";
import { changesOfFile } from "./file-changes.ts";
import { layFile } from "./lay-file.ts";
import { readMenuApart } from "./sheet/menu-apart.ts";
import { readInTurn } from "./sheet/reading-turns.ts";
import { tooManyFiles, type UnreadFile } from "./sheet/too-many-files.ts";

/** More than anybody reads. */
const MOST_REMARKS = 100;

const NO_DISHES: ImportRemark = { line: null, path: "$", code: "no_dishes", message: "There is no dish in it" };

interface Asked {
  restaurant_id: number;
  file: File;
  /** Removes from the menu what the file does not list. */
  whole: boolean;
  /** The language of texts for which the file gives none. */
  language?: Language | undefined;
}

type Refusal =
  | RightRefusal
  | UnreadFile
  | { code: "draft_not_empty" | "menu_full" }
  | { code: "menu_json_refused"; remarks: ImportRemark[] };

/**
 * Imports a menu in the format of a till or a delivery service into an empty draft, to be compared and published
 * (management §31).
 */
export async function importMenuFile(
  services: Pick<Services, "database" | "clock"> & Pick<Context, "limits" | "gone">,
  viewer: Viewer,
  { restaurant_id, file, whole, language }: Asked,
): Promise<MenuImported | Refusal> {
  const refusal = await refusedIn(services.database.db, viewer, restaurant_id, "menu");
  if (refusal) return refusal;
  const refused = await tooManyFiles(services, viewer, file);
  if (refused) return refused;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const owner = { ref: String(restaurant_id), name: file.name.slice(0, 100) || "menu" };
  const menuFile = { format: "json", bytes, owner, at: services.clock() } as const;
  const turn = await readInTurn(services, viewer, (tooMuch) => readMenuApart(menuFile, tooMuch));
  if ("refused" in turn) return turn.refused;
  const { format, restaurants, errors, warnings } = turn.read;
  const menu = restaurants[0]?.menu;
  if (errors.length > 0 || !menu) return { code: "menu_json_refused", remarks: errors.slice(0, MOST_REMARKS) };
  // As the whole menu it would archive everything that exists.
  if (menu.items.length === 0) return { code: "menu_json_refused", remarks: [NO_DISHES] };
  const edited = editedOf(menu);
  const told = language ? writtenIn(edited, language) : edited;
  const dishes = told.items.length;
  const laid = await layFile(services, viewer, {
    restaurant_id,
    dishes,
    changesOf: (live) => changesOfFile(live, told, whole),
  });
  if ("code" in laid) return laid;
  return { draft: laid, format, dishes, warnings: warnings.slice(0, MOST_REMARKS) };
}
