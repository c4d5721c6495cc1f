import { fold } from "../../language/fold.ts";
import type { Text } from "../../language/text.ts";

/** The key by which two cells name the same section; "" for no section. */
export const sectionKey = (section: Text | null | undefined): string =>
  section ? [section.en, section.fr, section.default].map((words) => fold(words ?? "").trim()).join("|") : "";

/**
 * The dishes with their sections where a file names each section once, beside its first dish, as merged cells are saved
 * (management §31): the dishes below belong to it. In any other file an empty cell means that a dish has no section. So
 * this holds only if the first dish has a section, at least two are named, none twice, and at least as many dishes have
 * none.
 */
export function withSectionsOnce<Dish extends { section?: Text | null }>(dishes: readonly Dish[]): Dish[] {
  const named = dishes.flatMap(({ section }) => (section ? [sectionKey(section)] : []));
  const isOnce = named.length >= 2 && new Set(named).size === named.length && named.length * 2 <= dishes.length;
  if (!isOnce || !dishes[0]?.section) return [...dishes];
  let above: Text | null = null;
  return dishes.map((dish) => {
    above = dish.section ?? above;
    return { ...dish, section: above };
  });
}
