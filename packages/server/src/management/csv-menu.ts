import type { EditedItem, EditedMenu, EditedSection } from "@tablee/contract/management/edited-menu.schema";
import { TableeItem } from "@tablee/contract/restaurants/tablee-format.schema";
import { fold } from "@tablee/domain/language/fold";
import { readText } from "@tablee/domain/language/read-text";
import type { Text } from "@tablee/domain/language/text";
import { placeDishes } from "@tablee/domain/management/menu-csv/place-dishes";
import type { CsvDish } from "@tablee/domain/management/menu-csv/read-menu-csv";
import { changesBetween } from "@tablee/domain/management/menu-difference";
import type { MenuChange } from "@tablee/domain/management/menu-draft";
import { everyModePrice } from "@tablee/domain/menus/mode-prices";
import { itemFields } from "../restaurants/import/csv/item-fields.ts";

type Part = Pick<EditedMenu, "sections" | "items">;

/**
 * Merges a file's text into the existing one. A text without a language that equals one of the existing texts changes
 * nothing.
 */
export const laidText = (was: Text, said: Text | undefined): Text => {
  if (!said) return was;
  const there = [was.en, was.fr, was.default].map((words) => fold(words ?? ""));
  const isThere = said.default === null || there.includes(fold(said.default));
  return { en: said.en ?? was.en, fr: said.fr ?? was.fr, default: isThere ? was.default : said.default };
};

const freshItem = (ref: string): EditedItem => {
  const item = TableeItem.parse({ ref, name: "-", price: null });
  return {
    ...item,
    mode_prices: everyModePrice({}),
    name: readText(""),
    description: readText(""),
    stock_status: "available",
    listed: true,
  };
};

const freshSection = ({ ref, name }: { ref: string; name: Text }): EditedSection => ({
  ref,
  name,
  image_url: null,
  hours: null,
  listed: true,
});

/** A menu with a file applied to it. `whole`: what the file does not list is removed, and the order is the file's. */
function withFile(live: EditedMenu, dishes: readonly CsvDish[], whole: boolean): Part {
  const { placed, sections } = placeDishes(dishes, live);
  const were = new Map(live.items.map((item) => [item.ref, item]));
  const told = dishes.map((dish, at): EditedItem => {
    const { ref, section } = placed[at] ?? { ref: "", section: undefined };
    const was = were.get(ref) ?? freshItem(ref);
    const { stock_status, ...fields } = itemFields(dish);
    const isOut = stock_status !== undefined && stock_status !== "available" && was.stock_status !== "available";
    return {
      ...was,
      ...fields,
      mode_prices: { ...was.mode_prices, ...dish.mode_prices },
      stock_status: isOut ? was.stock_status : (stock_status ?? was.stock_status),
      name: laidText(was.name, dish.name),
      description: laidText(was.description, dish.description),
      section_id: section === undefined ? was.section_id : section,
      listed: true,
    };
  });
  const isUsed = new Set(told.map(({ section_id }) => section_id));
  const there = live.sections.map((section) => (isUsed.has(section.ref) ? { ...section, listed: true } : section));
  const all = [...there, ...sections.map(freshSection)];
  if (whole) return { items: told, sections: all.filter(({ ref }) => isUsed.has(ref)) };
  const byRef = new Map(told.map((item) => [item.ref, item]));
  const kept = live.items.map((item) => byRef.get(item.ref) ?? item);
  return { items: [...kept, ...told.filter(({ ref }) => !were.has(ref))], sections: all };
}

/**
 * The changes that a file makes to a live menu (management §31). Unlike an older version, a file may change what is
 * sold out, because its author says so now.
 */
export function changesOfCsv(live: EditedMenu, dishes: readonly CsvDish[], whole: boolean): MenuChange[] {
  const wanted = withFile(live, dishes, whole);
  const asked = new Map(wanted.items.map(({ ref, stock_status }) => [ref, stock_status]));
  const stock = live.items.flatMap(({ ref, stock_status: before }): MenuChange[] => {
    const after = asked.get(ref) ?? before;
    return after === before ? [] : [{ list: "items", ref, field: "stock_status", before, after }];
  });
  return [...changesBetween(live, wanted), ...stock];
}
