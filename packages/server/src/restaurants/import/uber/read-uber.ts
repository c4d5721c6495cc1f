import { TABLEE_LIMITS } from "@tablee/contract/restaurants/tablee-format.schema";
import type { JsonPath } from "../json/json-path.ts";
import { known } from "../known.ts";
import { menuOfOwner } from "../menu-of-owner.ts";
import type { Reader } from "../reading.ts";
import { type Placed, readCatalog, type UberCatalog } from "./uber-catalog.ts";
import { groupsOf } from "./uber-groups.ts";
import { hoursOf, sectionsOf } from "./uber-hours.ts";
import { itemOf } from "./uber-items.ts";
import { Losses, unreadFields } from "./uber-losses.ts";
import type { UberItem } from "./uber.schema.ts";
import { tagOf, wordsOf } from "./uber-words.ts";

/**
 * Reads a menu of Uber Eats' Menu API. Categories become sections in the order of the menus, with the hours of their
 * menus if these differ; dishes are tagged with all their categories; items that occur only in modifier groups become
 * modifiers. The opening hours are those during which a menu is served. What our menus cannot represent is reported
 * once per kind: tax rates, hours of single dishes, other prices on one of several menus (Uber has a separate file for
 * each mode), suspensions, and languages other than English and French.
 */
export const readUber: Reader = async (value, remarks, owner) => {
  const catalog = readCatalog(value, remarks);
  if (remarks.failed) return { restaurants: [], paths: [], skipped: 0 };
  const losses = new Losses();
  const { dishes, skipped } = dishesOf(catalog, losses);
  const hours = hoursOf(catalog);
  const sections = sectionsOf(catalog, hours, losses);
  const placed = dishes.map((one) => ({ ...one, section_id: sectionFor(one, sections, losses) }));
  const used = new Set(placed.map(({ section_id }) => section_id));
  const modifier_groups = groupsOf(
    dishes.map(({ dish }) => dish),
    catalog,
    losses,
  );
  if (modifier_groups === null) {
    const most = TABLEE_LIMITS.modifier_groups;
    remarks.error(
      ["modifier_groups"],
      "out_of_range",
      `With what its choices open these are more than ${most} groups, or too long a text`,
    );
  }
  const menu = {
    sections: sections.filter(({ ref }) => used.has(ref)),
    items: placed.map(({ dish, tags, section_id }) => ({ ...itemOf(dish, tags, losses), section_id })),
    modifier_groups: modifier_groups ?? [],
  };
  unreadFields(catalog, losses);
  losses.tell(remarks);
  return menuOfOwner(menu, undefined, owner, skipped, remarks, hours);
};

interface Dish {
  dish: Placed<UberItem>;
  tags: string[];
  /** The ids of its categories, in the order of the menus. */
  categories: string[];
}

type Section = ReturnType<typeof sectionsOf>[number];

/**
 * Returns the section of a dish: its first category, or, if its categories have different hours, the first that is
 * served all day, so that no order is refused.
 */
function sectionFor({ dish: { path }, categories }: Dish, sections: readonly Section[], losses: Losses): string | null {
  const own = sections.filter(({ ref }) => categories.includes(ref));
  if (new Set(own.map(({ hours }) => JSON.stringify(hours))).size > 1) {
    losses.add(path, "hours", "A dish on menus of different hours: it stands on the one with the widest");
  }
  return (own.find(({ hours }) => hours === null) ?? own[0])?.ref ?? null;
}

/** Returns the dishes in the order in which the menus show them, and the number of items that appear nowhere. */
function dishesOf(catalog: UberCatalog, losses: Losses): { dishes: Dish[]; skipped: number } {
  const dishes = new Map<string, Dish>();
  for (const { data: menu } of catalog.menus.values()) {
    for (const category_id of menu.category_ids) {
      const { data: category, path } = known(catalog.categories, category_id);
      const tag = tagOf(wordsOf(category.title, [...path, "title"], losses));
      for (const { id } of category.entities) {
        const dish = dishes.get(id) ?? { dish: known(catalog.items, id), tags: [], categories: [] };
        dish.categories.push(category_id);
        if (tag !== "" && !dish.tags.includes(tag)) dish.tags.push(tag);
        dishes.set(id, dish);
      }
    }
  }
  const options = new Set(
    [...catalog.groups.values()].flatMap(({ data }) => data.modifier_options.map(({ id }) => id)),
  );
  const nowhere = [...catalog.items.values()].filter(({ data: { id } }) => !dishes.has(id) && !options.has(id));
  const told = (path: JsonPath) => losses.add(path, "nowhere", "An item that stands in no category and no group");
  for (const { path } of nowhere) told(path);
  return { dishes: [...dishes.values()], skipped: nowhere.length };
}
