import { describe, expect, it } from "vitest";
import { foldedWords } from "../language/folded-words.ts";
import { accentedWords, rankedAsWritten } from "./as-written.ts";
import { rankedMatches } from "./rank-match.ts";
import { readQuery } from "./read-query.ts";

/** The names as they are ranked for a typed text. */
const ranked = (typed: string, names: readonly string[]): string[] => {
  const query = readQuery(typed);
  const found = query
    ? rankedMatches(
        query,
        names.map((name) => ({ name, names: [foldedWords(name).join(" ")], words: [], metres: 100, popularity: 0 })),
      )
    : [];
  return rankedAsWritten(accentedWords(typed), found, ({ one }) => [one.name]).map(({ one }) => one.name);
};

const CHINOIS = "Pâté chinois";
const MORUE = "Pâté haïtien à la morue";
const FRITE = "Pâte frite, sucre et citron";

describe("what was typed with accents", () => {
  it.each([
    ["pâté", [CHINOIS, MORUE, FRITE]],
    ["pâte", [FRITE, CHINOIS, MORUE]],
    ["PÂTÉ", [CHINOIS, MORUE, FRITE]],
    // In decomposed form, as some keyboards write it.
    ["pa\u0302te\u0301", [CHINOIS, MORUE, FRITE]],
  ])("%s ranks a name with the same accents before one that only matches without them", (typed, order) => {
    expect(ranked(typed, [FRITE, CHINOIS, MORUE])).toEqual(order);
  });

  it("pâtes finds names with pâtes before pasta, and pasta before pâté", () => {
    expect(ranked("pâtes", [CHINOIS, "Pâtes maison", "Pasta al limone"])).toEqual([
      "Pâtes maison",
      "Pasta al limone",
      CHINOIS,
    ]);
  });

  it("pâtes finds a place whose cuisine serves pasta before pâté", () => {
    const query = readQuery("pâtes");
    const found = (name: string, words: readonly string[]) => ({ names: [name], words, metres: 100, popularity: 0 });
    const names = new Map([
      ["pate chinois", CHINOIS],
      ["margherita", "Margherita"],
    ]);
    const all = query ? rankedMatches(query, [found("pate chinois", []), found("margherita", ["italian"])]) : [];
    const ranks = rankedAsWritten(accentedWords("pâtes"), all, ({ one }) => [names.get(one.names[0] ?? "") ?? ""]);
    expect(ranks.map(({ one }) => one.names[0])).toEqual(["margherita", "pate chinois"]);
  });

  it("also matches names that are written without accents", () => {
    expect(ranked("café olimpico", ["Café Olympe", "Cafe Olimpico"])[0]).toBe("Cafe Olimpico");
    expect(ranked("crème brulée", ["Crème glacée", "Crème brûlée"])[0]).toBe("Crème brûlée");
  });
});

it("a query without accents is ranked as before", () => {
  expect(accentedWords("pate crepe phat")).toEqual([]);
  expect(ranked("pate", [FRITE, CHINOIS, MORUE])[0]).toBe(CHINOIS);
});

it("only the first few words of a long pasted text are read", () => {
  expect(accentedWords("é ".repeat(10_000))).toHaveLength(8);
  expect(accentedWords("%_\u0000🍣 é\u0301")).toHaveLength(1);
});
