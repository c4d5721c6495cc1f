import type { EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { MenuImported } from "@tablee/contract/management/management.contract";
import type { ImportRemark } from "@tablee/contract/restaurants/import.contract";
import type { Text } from "@tablee/domain/language/text";
import { changesBetween } from "@tablee/domain/management/menu-difference";
import type { MenuChange } from "@tablee/domain/management/menu-draft";
import type { Viewer } from "../http/context.ts";
import { formatOf } from "../restaurants/import/format-of.ts";
import { readAsItFits } from "../restaurants/import/read-apart.ts";
import { refusedIn, type RightRefusal } from "../restaurants/stored/rights.ts";
import type { Services } from "../services.ts";
import { laidText } from "./csv-menu.ts";
import { editedOf } from "./edited-menu.ts";
import { layFile } from "./lay-file.ts";

/** More than anybody reads. */
const MOST_REMARKS = 100;

interface Asked {
  restaurant_id: number;
  file: File;
  /** What the file does not list leaves the menu. */
  whole: boolean;
}

type Refusal =
  | RightRefusal
  | { code: "draft_not_empty" | "menu_full" }
  | { code: "menu_json_refused"; remarks: ImportRemark[] };

/** Lays a menu as a till or a delivery service writes it into an empty draft, to be compared and published (management §31). */
export async function importMenuFile(
  services: Pick<Services, "database" | "clock">,
  viewer: Viewer,
  { restaurant_id, file, whole }: Asked,
): Promise<MenuImported | Refusal> {
  const refusal = await refusedIn(services.database.db, viewer, restaurant_id, "menu");
  if (refusal) return refusal;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const format = formatOf(parsed(bytes));
  const { restaurants, errors, warnings } = await readAsItFits({
    format,
    bytes,
    owner: { ref: String(restaurant_id), name: file.name.slice(0, 100) || "menu" },
    at: services.clock(),
  });
  const menu = restaurants[0]?.menu;
  if (errors.length > 0 || !menu) return { code: "menu_json_refused", remarks: errors.slice(0, MOST_REMARKS) };
  const told = editedOf(menu);
  const dishes = told.items.length;
  const laid = await layFile(services, viewer, {
    restaurant_id,
    dishes,
    changesOf: (live) => changesOfFile(live, told, whole),
  });
  if ("code" in laid) return laid;
  return { draft: laid, format, dishes, warnings: warnings.slice(0, MOST_REMARKS) };
}

/** What cannot be parsed is nobody's format; its reader then says where. */
const parsed = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
};

/** Lines of the file go over those of the same ref; the others stay as they are, unless the file is the whole menu. */
const changesOfFile = (live: EditedMenu, told: EditedMenu, whole: boolean): MenuChange[] =>
  changesBetween(live, {
    sections: merged(live.sections, told.sections, whole),
    items: merged(live.items, told.items, whole),
    modifier_groups: merged(live.modifier_groups, told.modifier_groups, whole),
    combos: merged(live.combos, told.combos, whole),
  });

interface Named {
  ref: string;
  name: Text;
  description?: Text;
}

function merged<Line extends Named>(live: readonly Line[], told: readonly Line[], whole: boolean): Line[] {
  const were = new Map(live.map((line) => [line.ref, line]));
  const lines = told.map((line) => overThere(were.get(line.ref), line));
  if (whole) return lines;
  const byRef = new Map(lines.map((line) => [line.ref, line]));
  return [...live.map((line) => byRef.get(line.ref) ?? line), ...lines.filter(({ ref }) => !were.has(ref))];
}

/** A till knows one language: what was translated since its last file stays translated. */
const overThere = <Line extends Named>(was: Line | undefined, line: Line): Line =>
  was
    ? {
        ...line,
        name: laidText(was.name, line.name),
        ...(was.description && { description: laidText(was.description, line.description) }),
      }
    : line;
