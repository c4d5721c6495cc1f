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

describe("the allergy notes above the dishes", () => {
  it("list each note about an allergy or intolerance once, in both languages", () => {
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

  it("leave out words that only resemble an allergen, and allergens that the dish does not declare", () => {
    expect(raised("fromage bleu", "gluten")).toEqual([]);
    expect(raised("a little nutmeg", "nuts")).toEqual([]);
    expect(raised("sans gluten svp", "milk")).toEqual([]);
    expect(raised("", ...ALLERGENS)).toEqual([]);
  });
});

test("a note that names an allergen of its dish is raised, in any case and among any other words", () => {
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

test("a note that names an allergen its dish does not declare is not raised", () => {
  fc.assert(
    fc.property(anyAllergen, anyAllergen, fc.boolean(), (named, has, french) => {
      // "shellfish" contains "fish", but not as a word of its own.
      if (named !== has) expect(namesAllergen(WRITTEN[named][french ? 1 : 0], [has])).toBe(false);
    }),
  );
});
