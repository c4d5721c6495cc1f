import { TableeCombo, TableeComboV1 } from "@tablee/contract/restaurants/tablee-combo.schema";
import {
  TABLEE_LIMITS,
  TableeFile,
  TableeFileV1,
  TableeItem,
  TableeItemV1,
  TableeMenu,
  TableeModifierGroup,
  TableeModifierGroupV1,
  TableeRestaurant,
  TableeRestaurantV1,
  TableeSection,
} from "@tablee/contract/restaurants/tablee-format.schema";
import * as z from "zod";
import type { JsonPath } from "../json/json-path.ts";
import { givingWay, type Reader } from "../reading.ts";
import type { Remarks } from "../remarks.ts";
import { warnOfUnknownFields } from "./unknown-fields.ts";

/** Lists are parsed one entry at a time, so that reading stops early in a file full of errors. */
const listOf = (most: number) => z.array(z.unknown()).max(most);
const File = z.object({ ...TableeFile.shape, restaurants: listOf(TABLEE_LIMITS.restaurants).min(1) });
const Head = TableeRestaurant.omit({ menu: true });
const HeadV1 = TableeRestaurantV1.omit({ menu: true }).transform((head) => ({
  ...head,
  tax: null,
  closed_dates: [],
  special_hours: [],
  min_order_amount: 0,
  offers: [],
}));
const WithMenu = z.object({ menu: z.unknown() }).partial();
const Menu = z.object({
  ...TableeMenu.shape,
  sections: listOf(TABLEE_LIMITS.sections).default([]),
  items: listOf(TABLEE_LIMITS.items),
  modifier_groups: listOf(TABLEE_LIMITS.modifier_groups).default([]),
  combos: listOf(TABLEE_LIMITS.combos).default([]),
});

const MenuV1 = Menu.omit({ sections: true }).transform((menu) => ({ ...menu, sections: [] }));
const ItemV1 = TableeItemV1.transform((item) => ({
  ...item,
  section_id: null,
  hidden: false,
  heat: 0,
  mode_prices: {},
}));
const GroupV1 = TableeModifierGroupV1.transform((group) => ({
  ...group,
  free_amount: 0,
  modifiers: group.modifiers.map((modifier) => ({
    ...modifier,
    preselected: false,
    mode_prices: {},
    modifier_groups: [],
  })),
}));
const ComboV1 = TableeComboV1.transform((combo) => ({
  ...combo,
  mode_prices: {},
  slots: combo.slots.map((slot) => ({
    ...slot,
    min: 1,
    max: 1,
    items: slot.items.map((item) => ({ ...item, variant: 0, name: null, limit: null })),
  })),
}));

const LATEST = { head: Head, menu: Menu, item: TableeItem, group: TableeModifierGroup, combo: TableeCombo };
const FIRST = { head: HeadV1, menu: MenuV1, item: ItemV1, group: GroupV1, combo: ComboV1 };
type Version = typeof LATEST | typeof FIRST;

/** Reads our own format (docs/tablee-format.md). Every wrong field is an error; unknown ones are warnings. */
export const readTablee: Reader = async (value, remarks) => {
  const reading = { restaurants: [] as TableeRestaurant[], paths: [] as JsonPath[], skipped: 0 };
  const file = File.safeParse(value);
  if (!file.success) {
    remarks.refused([], file.error);
    return reading;
  }
  const isFirst = file.data.version === 1;
  const giveWay = givingWay();
  for (const [index, given] of file.data.restaurants.entries()) {
    if (remarks.full) break;
    const path = ["restaurants", index];
    const restaurant = readRestaurant(isFirst ? FIRST : LATEST, given, path, remarks);
    if (restaurant) {
      reading.restaurants.push(restaurant);
      reading.paths.push(path);
    }
    await giveWay();
  }
  if (!remarks.failed) warnOfUnknownFields(value, isFirst ? TableeFileV1 : TableeFile, remarks);
  return reading;
};

/** Returns null if the restaurant is faulty; the faults of its menu are reported either way. */
function readRestaurant(version: Version, given: unknown, path: JsonPath, remarks: Remarks): TableeRestaurant | null {
  const head = version.head.safeParse(given);
  if (!head.success) remarks.refused(path, head.error);
  const menu = readMenu(WithMenu.safeParse(given).data?.menu ?? null, [...path, "menu"], version, remarks);
  return head.success ? { ...head.data, menu } : null;
}

/** Returns the menu without its faulty parts, which the remarks report. */
function readMenu(given: unknown, path: JsonPath, version: Version, remarks: Remarks): TableeMenu | null {
  if (given === null) return null;
  const menu = version.menu.safeParse(given);
  if (!menu.success) {
    remarks.refused(path, menu.error);
    return null;
  }
  const { sections, items, modifier_groups, combos, welcome_url } = menu.data;
  return {
    welcome_url,
    sections: readList(sections, TableeSection, [...path, "sections"], remarks),
    items: readList(items, version.item, [...path, "items"], remarks),
    modifier_groups: readList(modifier_groups, version.group, [...path, "modifier_groups"], remarks),
    combos: readList(combos, version.combo, [...path, "combos"], remarks),
  };
}

function readList<T>(list: readonly unknown[], schema: z.ZodType<T>, path: JsonPath, remarks: Remarks): T[] {
  const read: T[] = [];
  for (const [index, given] of list.entries()) {
    if (remarks.full) break;
    const one = schema.safeParse(given);
    if (one.success) read.push(one.data);
    else remarks.refused([...path, index], one.error);
  }
  return read;
}
