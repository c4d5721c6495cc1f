import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOwnWords } from "./own-words.ts";

const member = { first_name: "Inès", last_name: "O’Brien-Gagnon", email: "croque.monsieur77@tablee.test" };

describe("isOwnWords", () => {
  it.each([
    "Tablee2026",
    "TABLÉE!2026a",
    "T4bl33-2026",
    "Ines19980412",
    "2026Inès!!",
    "Gagnon2026xyz",
    "ObrienGagnon9",
    "1n3sG4gn0n",
    "Croque123",
    "Monsieur.77",
    "TableeInes1",
  ])("recognises %s", (password) => {
    expect(isOwnWords(password, member)).toBe(true);
  });

  it.each(["Quatre4Petits", "TableeCroissant4", "Gagnon7cafe", "Ob4rien!", "Grenoble7cafe", "Guineso77pas", ""])(
    "does not recognise %s",
    (password) => {
      expect(isOwnWords(password, member)).toBe(false);
    },
  );

  it("compares only with names that the member has, and always with the product's", () => {
    const nobody = { first_name: "", last_name: "", email: null };
    expect(isOwnWords("Ines19980412", nobody)).toBe(false);
    expect(isOwnWords("Al20262026", { ...nobody, first_name: "Al" })).toBe(false);
    expect(isOwnWords("Tablee2026", nobody)).toBe(true);
    expect(isOwnWords("Lukasz-2026", { ...nobody, first_name: "Łukasz" })).toBe(true);
  });

  it("recognises a name among any digits and signs, and nothing without one", () => {
    const around = fc.string({ unit: fc.constantFrom(..."0123456789!?#-_ ") });
    const name = fc.constantFrom("tablee", "Tablée", "INES", "gagnon", "Croque", "monsieur");
    fc.assert(
      fc.property(around, name, around, (before, word, after) => {
        expect(isOwnWords(before + word + after, member)).toBe(true);
      }),
    );
    const other = fc.string({ unit: fc.constantFrom(..."bcdfhjkpqvwxyz0269") });
    fc.assert(fc.property(other, (password) => !isOwnWords(password, member)));
  });
});
