import type { EditedItem, EditedMenu, EditedSection } from "@tablee/contract/management/edited-menu.schema";
import type { MenuEdit } from "@tablee/domain/management/menu-edits";
import type { ItemType } from "@tablee/domain/menus/menu";
import { sectionsByType } from "../../../menus/reading/menu-sections.ts";
import { placeFor } from "../line-edits.ts";

/** Dishes that are listed together: in an owner's section, or without one by their type (menus §31). */
export interface DishGroup {
  key: string;
  section: EditedSection | null;
  /** The type, for dishes without a section. */
  type: ItemType | null;
  items: EditedItem[];
}

/** Returns the section of a dish; an archived one counts as none. */
const standsIn = ({ section_id }: EditedItem, sections: EditedMenu["sections"]): EditedSection | null =>
  sections.find(({ ref, listed }) => listed && ref === section_id) ?? null;

/** Groups dishes as the menu does: by the owner's sections in their order, then by type. */
export function dishGroups(items: readonly EditedItem[], sections: EditedMenu["sections"]): DishGroup[] {
  const placed = Map.groupBy(items, (dish) => standsIn(dish, sections)?.ref ?? null);
  return [
    ...sections.flatMap((section): DishGroup[] => {
      const inIt = placed.get(section.ref);
      return inIt ? [{ key: `own ${section.ref}`, section, type: null, items: inIt }] : [];
    }),
    ...sectionsByType(placed.get(null) ?? []).map(({ key, items: ofType }): DishGroup => ({
      key,
      section: null,
      type: key,
      items: ofType,
    })),
  ];
}

/** Returns the dishes among which a dish is moved: those of the same group. */
export const besideDish = ({ items, sections }: EditedMenu, dish: EditedItem): EditedItem[] => {
  const own = standsIn(dish, sections);
  return items.filter(
    (one) =>
      one.listed && (own ? one.section_id === own.ref : one.type === dish.type && standsIn(one, sections) === null),
  );
};

/** Returns the edits that put dishes into a section, or out of all (null); dishes that are there already have none. */
export const sectionEdits = (dishes: readonly EditedItem[], section: string | null) =>
  dishes.flatMap((dish) =>
    dish.section_id === section
      ? []
      : [
          {
            kind: "set" as const,
            list: "items" as const,
            ref: dish.ref,
            field: "section_id",
            seen: dish.section_id,
            value: section,
          },
        ],
  );

/**
 * Returns the edits for dragging a dish onto another one: it goes to that place, and into that one's section. To leave
 * its section it can only be dragged onto a dish of its own type, because moving it does not change its type.
 */
export function dropEdits({ items, sections }: EditedMenu, ref: string, onto: string): MenuEdit[] {
  const dish = items.find((one) => one.ref === ref);
  const other = items.find((one) => one.ref === onto);
  if (!dish || !other) return [];
  const [from, to] = [standsIn(dish, sections), standsIn(other, sections)];
  if (to === null && dish.type !== other.type) return [];
  const after = placeFor(items, ref, onto);
  return [
    ...(from?.ref === to?.ref ? [] : sectionEdits([dish], to?.ref ?? null)),
    ...(after === ref ? [] : [{ kind: "move" as const, list: "items" as const, ref, after }]),
  ];
}
