import type { EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { Menu } from "@tablee/contract/menus/menus.schema";
import { hasText } from "@tablee/domain/language/text-in";
import { givenModePrices } from "@tablee/domain/menus/mode-prices";
import { WEEKDAYS, type WeekHours } from "@tablee/domain/restaurants/week-hours";

type NumberOf = (ref: string) => number;

/** Returns a function that assigns numbers to refs, as a published menu has ids. */
function numbering(): NumberOf {
  const numbers = new Map<string, number>();
  return (ref) => {
    const known = numbers.get(ref) ?? numbers.size + 1;
    numbers.set(ref, known);
    return known;
  };
}

const isListed = ({ listed }: { listed: boolean }): boolean => listed;

/** Returns a drafted menu as diners would get it, with numbers for its refs; `item` returns that of a dish. */
export function previewMenu(edited: EditedMenu, restaurant_id: number): { menu: Menu; item: NumberOf } {
  const item = numbering();
  const section = numbering();
  const sections = edited.sections.filter(isListed);
  const known = new Set(sections.map(({ ref }) => ref));
  const items = edited.items.filter(isListed).map(({ listed: _, ref, section_id, ...dish }) => ({
    ...dish,
    mode_prices: givenModePrices(dish.mode_prices),
    id: item(ref),
    restaurant_id,
    section_id: section_id !== null && known.has(section_id) ? section(section_id) : null,
  }));
  const shown = new Set(items.map(({ id }) => id));
  const menu: Menu = {
    welcome_url: null,
    offers: [],
    tax: { included: false, rates: [] },
    sections: sections.map(({ listed: _, ref, hours, ...one }) => ({
      ...one,
      id: section(ref),
      hours: hours && (Object.fromEntries(WEEKDAYS.map((day, at) => [day, hours[at] ?? []])) as WeekHours),
    })),
    items,
    modifier_groups: previewGroups(edited, item, shown),
    combos: previewCombos(edited, item, shown),
  };
  return { menu, item };
}

function previewGroups(edited: EditedMenu, item: NumberOf, shown: ReadonlySet<number>): Menu["modifier_groups"] {
  const group = numbering();
  const modifier = numbering();
  const listed = edited.modifier_groups.filter(isListed);
  const known = new Set(listed.map(({ ref }) => ref));
  return listed.map(({ listed: _, ref, items, modifiers, ...one }) => ({
    ...one,
    id: group(ref),
    items: items.map(item).filter((id) => shown.has(id)),
    modifiers: modifiers.map(({ ref: own, ...choice }) => ({
      ...choice,
      id: modifier(`${ref} ${own}`),
      stock_status: "available",
      modifier_groups: choice.modifier_groups.filter((opened) => known.has(opened)).map(group),
    })),
  }));
}

function previewCombos(edited: EditedMenu, item: NumberOf, shown: ReadonlySet<number>): Menu["combos"] {
  const combo = numbering();
  const slot = numbering();
  return edited.combos.filter(isListed).map(({ listed: _, ref, promotion, primary_slot, slots, ...one }) => ({
    ...one,
    mode_prices: givenModePrices(one.mode_prices),
    id: combo(ref),
    promotion: hasText(promotion) ? promotion : null,
    primary_slot_id: primary_slot === null ? null : slot(`${ref} ${primary_slot}`),
    allergens: [],
    slots: slots.map(({ ref: own, items, min, max, ...part }) => ({
      ...part,
      minimum: min,
      maximum: max,
      id: slot(`${ref} ${own}`),
      items: items
        .map(({ item: dish, ...choice }) => ({ ...choice, item_id: item(dish) }))
        .filter(({ item_id }) => shown.has(item_id)),
    })),
  }));
}
