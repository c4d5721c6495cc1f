import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { ALLERGENS, type Allergen } from "../menus/menu.ts";
import { allergyNotes, namesAllergen } from "./allergy-notes.ts";

/** A sentence in each language that names the allergen, as diners write. */
const WRITTEN: Record<Allergen, [en: string, fr: string]> = {
  gluten: ["no gluten please", "sans gluten svp"],
  crustaceans: ["hold the shrimp", "pas de crevettes"],
  eggs: ["without EGGS", "sans œufs"],
  fish: ["no fish sauce", "pas de poisson"],
  peanuts: ["no peanuts!", "sans arachides"],
  soy: ["soy free", "sans soya"],
  milk: ["dairy-free please", "pas de produits laitiers"],
  nuts: ["no nuts", "sans noix"],
  celery: ["no celery", "pas de céleri"],
  mustard: ["hold the mustard", "sans moutarde"],
  sesame: ["no sesame seeds", "sans sésame"],
  sulphites: ["no sulphites", "sans sulfites"],
  lupin: ["no lupin flour", "sans lupin"],
  molluscs: ["no oysters", "pas d’huîtres"],
};
const anyAllergen = fc.constantFrom(...ALLERGENS);
const raised = (notes: string, ...allergens: Allergen[]) => allergyNotes({ items: [{ notes, allergens }] });

describe("what stands above the dishes", () => {
  it("is what would hurt, in both languages, once", () => {
    const notes = [
      "Peanut ALLERGY!",
      " Peanut ALLERGY!",
      "Extra crisp",
      "allergique aux noix",
      "Intolérante au lactose",
    ];
    const hurts = (all: string[]) => allergyNotes({ items: all.map((words) => ({ notes: words, allergens: [] })) });
    expect(hurts(notes)).toEqual(["Peanut ALLERGY!", "allergique aux noix", "Intolérante au lactose"]);
    expect(hurts(["Cœliaque, merci", "je suis coeliaque", "celiac", ""])).toHaveLength(3);
  });

  it("is not what only sounds alike, and not what the dish has none of", () => {
    expect(raised("fromage bleu", "gluten")).toEqual([]);
    expect(raised("a little nutmeg", "nuts")).toEqual([]);
    expect(raised("sans gluten svp", "milk")).toEqual([]);
    expect(raised("", ...ALLERGENS)).toEqual([]);
  });
});

test("a note that names an allergen of its dish is raised, however it is written and among whatever else", () => {
  const around = fc.constantFrom("", "bien cuit, ", "(merci) ", "extra crisp. ");
  fc.assert(
    fc.property(anyAllergen, fc.boolean(), fc.boolean(), around, fc.subarray([...ALLERGENS]), (...given) => {
      const [allergen, french, loud, before, others] = given;
      const words = WRITTEN[allergen][french ? 1 : 0];
      const note = `${before}${loud ? words.toUpperCase() : words}`;
      expect(raised(note, ...others, allergen)).toEqual([note.trim()]);
      expect(namesAllergen(note.normalize("NFD"), [allergen])).toBe(true);
    }),
  );
});

test("what names none of the dish's allergens is raised for none of them", () => {
  fc.assert(
    fc.property(anyAllergen, anyAllergen, fc.boolean(), (named, has, french) => {
      // "shellfish" contains "fish", but not as a word of its own.
      if (named !== has) expect(namesAllergen(WRITTEN[named][french ? 1 : 0], [has])).toBe(false);
    }),
  );
});
