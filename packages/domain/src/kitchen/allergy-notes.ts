import { fold } from "../language/fold.ts";
import type { Allergen } from "../menus/menu.ts";

/** What a diner writes when a mistake would hurt. */
const ALLERGY = /allerg|intol[eé]ran|anaphyl|epi-?pen|c(?:œ|oe)liaque|c(?:o)?eliac/i;

/** How diners name an allergen, folded: beginnings of words, so that plurals and forms are found. */
const NAMES: Record<Allergen, readonly string[]> = {
  gluten: ["gluten", "wheat", "ble", "bles"],
  crustaceans: ["crustac", "shellfish", "shrimp", "prawn", "crab", "lobster", "crevette", "homard"],
  eggs: ["egg", "oeuf"],
  fish: ["fish", "poisson"],
  peanuts: ["peanut", "arachide", "cacahu"],
  soy: ["soy", "soja"],
  milk: ["milk", "dairy", "lactose", "lait"],
  nuts: ["nut", "nuts", "noix", "almond", "amande", "hazelnut", "noisette", "walnut", "cashew", "cajou", "pistach"],
  celery: ["celer"],
  mustard: ["mustard", "moutarde"],
  sesame: ["sesame"],
  sulphites: ["sulfit", "sulphit"],
  lupin: ["lupin"],
  molluscs: ["mollus", "oyster", "huitre", "mussel", "moule", "clam", "palourde", "squid", "calmar", "octopus"],
};
/** Too short to stand for the words that begin with them: "ble" is no "bleu", "nut" no "nutmeg". */
const WHOLE = new Set(["ble", "bles", "nut", "nuts"]);

const names = (word: string, name: string): boolean => (WHOLE.has(name) ? word === name : word.startsWith(name));

/** Whether a note names one of the allergens, in either language (kitchen §13). */
export const namesAllergen = (note: string, allergens: readonly Allergen[]): boolean => {
  const words = fold(note).split(/[^\p{L}\p{N}]+/u);
  return allergens.some((allergen) => NAMES[allergen].some((name) => words.some((word) => names(word, name))));
};

interface Noted {
  notes: string;
  /** What the dish contains. */
  allergens: readonly Allergen[];
}

/**
 * Notes that stand above the dishes: those that speak of an allergy, whatever dish they were written to, and those that
 * name what their own dish contains, "sans gluten svp" to a sandwich (kitchen §13). Each once.
 */
export const allergyNotes = ({ items }: { items: readonly Noted[] }): string[] => [
  ...new Set(
    items
      .filter(({ notes, allergens }) => ALLERGY.test(notes) || namesAllergen(notes, allergens))
      .map(({ notes }) => notes.trim()),
  ),
];
