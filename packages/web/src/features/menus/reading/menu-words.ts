import type { CalorieBand } from "@tablee/domain/menus/calorie-bands";
import type { Allergen, ItemType } from "@tablee/domain/menus/menu";
import type { GroupHint } from "@tablee/domain/orders/line/modifier-groups";
import { allergenWord } from "../../../language/allergen-words.ts";
import { m } from "../../../paraglide/messages.js";
import { textIn } from "@tablee/domain/language/text-in";
import type { Language } from "@tablee/domain/language/text";
import type { SectionHead } from "./menu-sections.ts";

const SECTIONS = {
  plate: () => m.menu_section_plate(),
  appetizer: () => m.menu_section_appetizer(),
  accompaniment: () => m.menu_section_accompaniment(),
  dessert: () => m.menu_section_dessert(),
  beverage: () => m.menu_section_beverage(),
  other: () => m.menu_section_other(),
  combos: () => m.menu_section_combos(),
} satisfies Record<ItemType | "combos", () => string>;
export const sectionWord = (key: ItemType | "combos"): string => SECTIONS[key]();

/** The owner's name for the section, or the name of what it holds. */
export const sectionName = ({ key, own }: SectionHead, language: Language): string =>
  own ? textIn(own.name, language) : sectionWord(key in SECTIONS ? (key as ItemType | "combos") : "other");

const BANDS = {
  low: () => m.menu_calories_low(),
  medium: () => m.menu_calories_medium(),
  high: () => m.menu_calories_high(),
  very_high: () => m.menu_calories_very_high(),
} satisfies Record<CalorieBand, () => string>;
export const bandWord = (band: CalorieBand): string => BANDS[band]();

const HEATS = [() => m.menu_heat_none(), () => m.menu_heat_mild(), () => m.menu_heat_hot(), () => m.menu_heat_very()];
/** The word for a level of heat (menus §35); anything above the highest level counts as that. */
export const heatWord = (heat: number): string => (HEATS[heat] ?? m.menu_heat_very)();

/** "gluten, dairy, egg", for use within a sentence. */
export const plainAllergens = (allergens: readonly Allergen[]): string => allergens.map(allergenWord).join(", ");

/** "Gluten, dairy, egg": capitalised, in the order in which the kitchen declares them. */
export function allergenList(allergens: readonly Allergen[]): string {
  const list = plainAllergens(allergens);
  return list.charAt(0).toLocaleUpperCase() + list.slice(1);
}

const HINTS = {
  select_one: () => m.menu_hint_select_one(),
  select_minimum: (n) => m.menu_hint_select_minimum({ n }),
  one_optional: () => m.menu_hint_one_optional(),
  select_up_to: (n) => m.menu_hint_select_up_to({ n }),
  none: () => "",
} satisfies Record<GroupHint["hint"], (n: number) => string>;
/** The hints of menus §13, word for word. */
export const hintWords = ({ hint, n }: GroupHint): string => HINTS[hint](n);
