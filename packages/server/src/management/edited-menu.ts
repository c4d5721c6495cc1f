import type {
  EditedCombo,
  EditedGroup,
  EditedItem,
  EditedMenu,
  EditedSection,
} from "@tablee/contract/management/edited-menu.schema";
import type { TableeMenu } from "@tablee/contract/restaurants/tablee-format.schema";
import { hasText } from "@tablee/domain/language/text-in";
import { everyModePrice, givenModePrices } from "@tablee/domain/menus/mode-prices";
import { readText } from "@tablee/domain/language/read-text";
import { tableeMenu } from "../restaurants/import/tablee/tablee-of-rows.ts";
import { WEEKDAYS, type WeekHours } from "@tablee/domain/restaurants/week-hours";
import type { StoredMenus } from "../restaurants/import/write/import.queries.ts";

type Says = (ref: string) => boolean;
const NO_WORDS = { en: null, fr: null, default: null };

interface Row {
  ref: string;
  position: number;
  listed: boolean;
}

/** All rows as if they were listed, with the unlisted ones at the end. */
const everyOf = <R extends Row>(rows: readonly R[]): R[] =>
  rows
    .toSorted((a, b) => Number(b.listed) - Number(a.listed) || a.position - b.position)
    .map((row, position) => ({ ...row, position, listed: true }));

const listedRefs = (rows: readonly Row[]): Set<string> =>
  new Set(rows.filter(({ listed }) => listed).map(({ ref }) => ref));

/** A stored menu as its owner edits it; what has been removed from it appears as archived. */
export function editedMenu(stored: StoredMenus): EditedMenu {
  const whole = tableeMenu(null, {
    ...stored,
    sections: everyOf(stored.sections),
    items: everyOf(stored.items),
    groups: everyOf(stored.groups),
    combos: everyOf(stored.combos),
  });
  const [sections, items, groups, combos] = [stored.sections, stored.items, stored.groups, stored.combos].map(
    listedRefs,
  );
  return editedOf(whole, {
    sections: (ref) => sections?.has(ref) ?? false,
    items: (ref) => items?.has(ref) ?? false,
    modifier_groups: (ref) => groups?.has(ref) ?? false,
    combos: (ref) => combos?.has(ref) ?? false,
  });
}

const EVERY = () => true;
const ALL_LISTED = { sections: EVERY, items: EVERY, modifier_groups: EVERY, combos: EVERY };

/** A menu of our own format as its owner edits it; everything is listed unless `isListed` says otherwise. */
export function editedOf(
  whole: TableeMenu,
  isListed: Record<"sections" | "items" | "modifier_groups" | "combos", Says> = ALL_LISTED,
): EditedMenu {
  return {
    sections: whole.sections.map((section): EditedSection => ({
      ...section,
      name: readText(section.name),
      hours: section.hours && daysOf(section.hours),
      listed: isListed.sections(section.ref),
    })),
    items: whole.items.map((item): EditedItem => ({
      ...item,
      name: readText(item.name),
      description: readText(item.description),
      mode_prices: everyModePrice(item.mode_prices),
      stock_status: item.stock_status ?? "available",
      listed: isListed.items(item.ref),
    })),
    modifier_groups: whole.modifier_groups.map((group): EditedGroup => ({
      ...group,
      name: readText(group.name),
      description: readText(group.description),
      modifiers: group.modifiers.map(({ stock_status: _, ...modifier }) => ({
        ...modifier,
        name: readText(modifier.name),
        description: readText(modifier.description),
      })),
      listed: isListed.modifier_groups(group.ref),
    })),
    combos: whole.combos.map((combo): EditedCombo => ({
      ...combo,
      name: readText(combo.name),
      description: readText(combo.description),
      mode_prices: everyModePrice(combo.mode_prices),
      promotion: combo.promotion === null ? NO_WORDS : readText(combo.promotion),
      slots: combo.slots.map((slot) => ({
        ...slot,
        name: readText(slot.name),
        items: slot.items.map((entry) => ({ ...entry, name: entry.name === null ? null : readText(entry.name) })),
      })),
      listed: isListed.combos(combo.ref),
    })),
  };
}

const daysOf = (hours: WeekHours): NonNullable<EditedSection["hours"]> => WEEKDAYS.map((day) => hours[day]);
const weekOf = (days: NonNullable<EditedSection["hours"]>): WeekHours =>
  Object.fromEntries(WEEKDAYS.map((day, at) => [day, days[at] ?? []])) as WeekHours;

/** Only what an edited menu lists, as a version stores it. */
export const listedMenu = (menu: EditedMenu): EditedMenu => ({
  sections: menu.sections.filter(({ listed }) => listed),
  items: menu.items.filter(({ listed }) => listed),
  modifier_groups: menu.modifier_groups.filter(({ listed }) => listed),
  combos: menu.combos.filter(({ listed }) => listed),
});

/**
 * The listed part of an edited menu in our own format. Groups and slots still refer to archived dishes, so that these
 * keep their choices when they are restored; references to dishes that were added and removed again are dropped. The
 * stock belongs to the kitchen, except for items whose stock the draft sets. A dish of an archived section is restored
 * together with it.
 */
export const writtenMenu = (
  menu: EditedMenu,
  { live, welcome_url, saysStock }: { live: EditedMenu; welcome_url: string | null; saysStock: Says },
): TableeMenu => {
  const { sections, items, modifier_groups, combos } = listedMenu(menu);
  const there = new Set([...items, ...live.items].map(({ ref }) => ref));
  const groups = new Set(modifier_groups.map(({ ref }) => ref));
  return {
    welcome_url,
    sections: sections.map(({ listed: _, hours, ...section }) => ({ ...section, hours: hours && weekOf(hours) })),
    items: items.map(({ listed: _, stock_status, ...item }) => ({
      ...item,
      mode_prices: givenModePrices(item.mode_prices),
      ...(saysStock(item.ref) ? { stock_status } : {}),
    })),
    modifier_groups: modifier_groups.map(({ listed: _, ...group }) => ({
      ...group,
      items: group.items.filter((ref) => there.has(ref)),
      modifiers: group.modifiers.map((modifier) => ({
        ...modifier,
        modifier_groups: modifier.modifier_groups.filter((ref) => groups.has(ref)),
      })),
    })),
    combos: combos.map(({ listed: _, promotion, ...combo }) => ({
      ...combo,
      mode_prices: givenModePrices(combo.mode_prices),
      slots: combo.slots.map((slot) => ({ ...slot, items: slot.items.filter(({ item }) => there.has(item)) })),
      promotion: hasText(promotion) ? promotion : null,
    })),
  };
};

/** The same without references to archived dishes: what diners will see, and what is checked. */
export const seenMenu = (menu: TableeMenu): TableeMenu => {
  const refs = new Set(menu.items.map(({ ref }) => ref));
  const sections = new Set(menu.sections.map(({ ref }) => ref));
  return {
    ...menu,
    items: menu.items.map((item) =>
      item.section_id === null || sections.has(item.section_id) ? item : { ...item, section_id: null },
    ),
    modifier_groups: menu.modifier_groups.map((group) => ({
      ...group,
      items: group.items.filter((ref) => refs.has(ref)),
    })),
    combos: menu.combos.map((combo) => ({
      ...combo,
      slots: combo.slots.map((slot) => ({ ...slot, items: slot.items.filter(({ item }) => refs.has(item)) })),
    })),
  };
};
