import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { personNameProblem, tidyPersonName } from "./person-name.ts";

describe("people's names", () => {
  it.each([
    "O'Brien",
    "O’Brien",
    "Jean-Luc",
    "Éloïse",
    "a".repeat(50),
    "Anne-Marie St. Éloi",
    "李雷",
    "X",
    "Smith, Jr.",
  ])("accept %j", (name) => expect(personNameProblem(name)).toBeNull());

  it.each(["-Jean", "'t Hooft", "R2D2", "a|b", "A1_", "S\u0301\u0302\u0303\u0304am", "a\u202eb", "Zoé 🦊", "a<b"])(
    "refuse %j",
    (name) => expect(personNameProblem(name)).toBe("invalid"),
  );

  it("have nothing invisible in them, not even letters that show nothing", () => {
    expect(tidyPersonName("\u200bZo\u00adé\ufeff \u200e \u3164L.")).toBe("Zoé L.");
    for (const nothing of ["\u3164", "\u115f\u1160", "\uffa0\ufe0f"])
      expect(personNameProblem(nothing)).toBe("required");
    for (const turned of ["a\u2066b", "Zo\u0007é"]) expect(personNameProblem(turned)).toBe("invalid");
  });

  it("refuse every digit and every sign that the rule names, at any position", () => {
    const signs = Array.from("!?+=@#$%&*(){}|~<>;:[]0123456789");
    fc.assert(
      fc.property(fc.constantFrom(...signs), fc.nat(4), (sign, at) => {
        expect(personNameProblem(`Lucie`.slice(0, at) + sign + `Lucie`.slice(at))).toBe("invalid");
      }),
    );
  });

  it("are limited in code points as the database counts them, with accents composed", () => {
    expect(personNameProblem("𠮷".repeat(50))).toBeNull();
    expect(personNameProblem("𠮷".repeat(51))).toBe("too_long");
    expect(personNameProblem("e\u0301".repeat(50))).toBeNull();
    expect(personNameProblem(" \t ")).toBe("required");
  });

  it("are judged the same before and after tidying", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(personNameProblem(tidyPersonName(text))).toBe(personNameProblem(text));
        expect(tidyPersonName(tidyPersonName(text))).toBe(tidyPersonName(text));
      }),
    );
    expect(tidyPersonName("  Jean \n  Luc ")).toBe("Jean Luc");
  });
});
