import { fold } from "../language/fold.ts";
import type { Allergen } from "../menus/menu.ts";

/** What diners write when a mistake would be dangerous. */
const ALLERGY = /allerg|intol[eé]ran|anaphyl|epi-?pen|c(?:œ|oe)liaque|c(?:o)?eliac/i;

/** How diners name an allergen, folded. Each is the start of a word, so that plurals and other forms match. */
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
/**
 * Names that must match a whole word, because other words start with them: "ble" is not "bleu", "nut" is not "nutmeg".
 */
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
 * The notes that are shown above the dishes, each once: notes that mention an allergy, on any dish, and notes that name
 * an allergen of their own dish, such as "sans gluten svp" on a sandwich (kitchen §13).
 */
export const allergyNotes = ({ items }: { items: readonly Noted[] }): string[] => [
  ...new Set(
    items
      .filter(({ notes, allergens }) => ALLERGY.test(notes) || namesAllergen(notes, allergens))
      .map(({ notes }) => notes.trim()),
  ),
];
