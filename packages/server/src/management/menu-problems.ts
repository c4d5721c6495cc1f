import { setImmediate as turn } from "node:timers/promises";
import {
  EditedCombo,
  EditedGroup,
  EditedItem,
  type EditedMenu,
  EditedSection,
} from "@tablee/contract/management/edited-menu.schema";
import type { FaultyPlace } from "@tablee/contract/management/management.contract";
import { TableeCombo } from "@tablee/contract/restaurants/tablee-combo.schema";
import {
  TABLEE_LIMITS,
  TableeItem,
  type TableeMenu,
  TableeModifierGroup,
  type TableeRestaurant,
  TableeSection,
} from "@tablee/contract/restaurants/tablee-format.schema";
import { MENU_LISTS, type MenuList } from "@tablee/domain/management/menu-draft";
import type { MenuEdit } from "@tablee/domain/management/menu-edits";
import { checkReferences } from "../restaurants/import/check-references.ts";
import { givingWay } from "../restaurants/import/reading.ts";
import { Remarks } from "../restaurants/import/remarks.ts";
import type * as z from "zod";

const LINES = {
  sections: EditedSection,
  items: EditedItem,
  modifier_groups: EditedGroup,
  combos: EditedCombo,
} as const;

/** Whether a database can store a value: its texts contain neither NUL nor lone surrogates. */
const isStorable = (value: unknown): boolean => {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  return typeof value !== "object" || value === null || Object.entries(value).flat().every(isStorable);
};

const isAbout = (path: string, field: string): boolean =>
  path === field || path.startsWith(`${field}.`) || field.startsWith(`${path}.`);

interface LineFaults {
  storable: boolean;
  issues: readonly z.core.$ZodIssue[];
}

const judgeLine = (list: MenuList, line: object): LineFaults => ({
  storable: isStorable(line),
  issues: LINES[list].safeParse(line).error?.issues ?? [],
});

/** The faults in what these edits set; earlier faults are not reported. */
export function faultsOfEdits(menu: EditedMenu, edits: readonly MenuEdit[]): FaultyPlace[] {
  const faults: FaultyPlace[] = [];
  const lines = new Map(MENU_LISTS.flatMap((list) => menu[list].map((line) => [`${list} ${line.ref}`, line])));
  const judged = new Map<object, LineFaults>();
  for (const edit of edits) {
    if (edit.kind !== "set" && edit.kind !== "add") continue;
    const { list } = edit;
    const ref = edit.kind === "set" ? edit.ref : edit.line.ref;
    const place = { list, ref };
    const line = lines.get(`${list} ${ref}`);
    // Added and removed in the same call: there is nothing left to check.
    if (!line) continue;
    // Each line is checked once: thousands of edits may change the same line, and that may be a long one.
    const { storable, issues } = judged.get(line) ?? judgeLine(list, line);
    judged.set(line, { storable, issues });
    if (!storable) faults.push({ ...place, field: "", code: "value_invalid" });
    for (const issue of issues) {
      const field = issue.path.join(".");
      if (edit.kind === "set" && !isAbout(field, edit.field)) continue;
      faults.push({ ...place, field, code: issue.code === "custom" ? "price_invalid" : "value_invalid" });
    }
  }
  return faults;
}

/** Whether a list holds more than a menu may, including archived lines. */
export const isFull = (menu: EditedMenu): boolean =>
  MENU_LISTS.some((list) => menu[list].length > 2 * TABLEE_LIMITS[list]);

const CODES: Readonly<Record<string, string>> = {
  name_missing: "name_missing",
  section_never: "hours_missing",
  minimum_above_maximum: "choices_unreachable",
  minimum_unreachable: "choices_unreachable",
  choices_circle: "choices_circle",
  choices_too_deep: "choices_too_deep",
  choices_twice: "choices_twice",
};
const PLACE = /^\$\.menu\.(sections|items|modifier_groups|combos)\[(\d+)\](?:\.(.*))?$/;

const SHAPES: Readonly<Record<MenuList, z.ZodType>> = {
  sections: TableeSection,
  items: TableeItem,
  modifier_groups: TableeModifierGroup,
  combos: TableeCombo,
};

/** The faults in the shape of a menu's lines. Each line is checked by itself, and other calls have their turn between. */
async function shapeFaults(menu: TableeMenu): Promise<FaultyPlace[]> {
  const faults: FaultyPlace[] = [];
  const giveWay = givingWay();
  for (const list of MENU_LISTS) {
    if (menu[list].length > TABLEE_LIMITS[list]) faults.push({ list, ref: "", field: "", code: "list_full" });
    for (const line of menu[list]) {
      await giveWay();
      for (const issue of SHAPES[list].safeParse(line).error?.issues ?? []) {
        const field = issue.path.join(".");
        const isEmptySlot = issue.code === "too_small" && /^slots\.\d+\.items$/.test(field);
        faults.push({ list, ref: line.ref, field, code: isEmptySlot ? "slot_empty" : "value_invalid" });
      }
    }
  }
  return faults;
}

/** Why a menu cannot be published; faults of the restaurant itself are not checked. */
export async function problemsOf(restaurant: TableeRestaurant, menu: TableeMenu): Promise<FaultyPlace[]> {
  const refs = new Set(menu.items.map(({ ref }) => ref));
  const at = (list: MenuList, index: number) => ({ list, ref: menu[list][index]?.ref ?? "" });
  const shape = await shapeFaults(menu);
  if (shape.length > 0) return shape;
  await turn();
  const tax = restaurant.tax && {
    ...restaurant.tax,
    rates: restaurant.tax.rates.map((rate) => ({
      ...rate,
      item_ids: rate.item_ids && rate.item_ids.filter((ref) => refs.has(ref)),
    })),
  };
  const remarks = new Remarks();
  const { source = "", ...rest } = restaurant;
  checkReferences({ source, restaurants: [{ ...rest, tax, menu }], paths: [[]] }, remarks);
  return remarks.report(null).errors.flatMap(({ path, code }) => {
    const [, list, index, field = ""] = PLACE.exec(path) ?? [];
    const known = MENU_LISTS.find((one) => one === list);
    return known ? { ...at(known, Number(index)), field, code: CODES[code] ?? "value_invalid" } : [];
  });
}
