import type { Allergen } from "@tablee/domain/menus/menu";
import { m } from "../paraglide/messages.js";

/** Menu and kitchen share these texts, so that the cook reads the same word as the diner who avoids an allergen. */
const ALLERGEN_WORDS = {
  gluten: () => m.menu_allergen_gluten(),
  crustaceans: () => m.menu_allergen_crustaceans(),
  eggs: () => m.menu_allergen_eggs(),
  fish: () => m.menu_allergen_fish(),
  peanuts: () => m.menu_allergen_peanuts(),
  soy: () => m.menu_allergen_soy(),
  milk: () => m.menu_allergen_milk(),
  nuts: () => m.menu_allergen_nuts(),
  celery: () => m.menu_allergen_celery(),
  mustard: () => m.menu_allergen_mustard(),
  sesame: () => m.menu_allergen_sesame(),
  sulphites: () => m.menu_allergen_sulphites(),
  lupin: () => m.menu_allergen_lupin(),
  molluscs: () => m.menu_allergen_molluscs(),
} satisfies Record<Allergen, () => string>;

export const allergenWord = (allergen: Allergen): string => ALLERGEN_WORDS[allergen]();
