import fc from "fast-check";
import { expect, test } from "vitest";
import { likelyLetters } from "./likely-letters.ts";

test.each([
  ["Crème brûlée", "Cr\u008Fme br\u009El\u008Ee"],
  ["CRÈME", "CRéME"],
  ["L’œuf", "LÕÏuf"],
  ["« Pâté »", "ÇÊP‰tŽÊÈ"],
  ["“Maison”", "ìMaisonî"],
  ["NOËL", "NOÀL"],
  ["À la carte", "Ë la carte"],
  ["Jalapeño, crème", "JalapeÒo, crËme"],
  ["Soupe – 12 €", "Soupe ñ 12 Ä"],
  ["• Pain", "ï Pain"],
  ["Soup—warm", "SoupÑwarm"],
  ["Vegan · GF", "Vegan á GF"],
  ["And more…", "And moreÖ"],
  ["Jalapeño", "Jalape–o"],
  ["Forêt", "Foràt"],
  ["Coke™, crème", "Cokeô, crËme"],
])("%s is likelier than %s", (right, wrong) => {
  expect(likelyLetters(right)).toBeGreaterThan(likelyLetters(wrong));
});

test("plain letters score 0, and each line is scored by itself", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(..."abz AZ09,;\n\"'") }),
      fc.string({ unit: "grapheme", maxLength: 30 }),
      (plain, any) => {
        expect(likelyLetters(plain)).toBe(0);
        expect(likelyLetters(`${any}\n${any}`)).toBe(2 * likelyLetters(any));
      },
    ),
  );
});
