import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldedWords } from "../language/folded-words.ts";
import { rankMatches } from "./rank-match.ts";
import { type ListFilter, readListFilter, saysOnlyWhich } from "./read-list-filter.ts";
import { readQuery } from "./read-query.ts";

const NOTHING: ListFilter = { open: false, mode: null, diet: null, cuisine: null };
const means = (filter: Partial<ListFilter>): ListFilter => ({ ...NOTHING, ...filter });

describe("which restaurants a text means (search §15)", () => {
  it.each([
    ["open now", { open: true }],
    ["ouvert maintenant", { open: true }],
    ["Restaurants ouverts", { open: true }],
    ["delivery", { mode: "delivery" }],
    ["livraison", { mode: "delivery" }],
    ["qui livrent", { mode: "delivery" }],
    ["restaurants that deliver", { mode: "delivery" }],
    ["À emporter", { mode: "take_out" }],
    ["take-out", { mode: "take_out" }],
    ["sur place", { mode: "dine_in" }],
    ["service à l’auto", { mode: "drive" }],
    ["en bordure de rue", { mode: "curbside" }],
    ["cueillette", { mode: "take_out" }],
    ["curbside pickup", { mode: "curbside" }],
    ["halal", { diet: "halal" }],
    ["sans gluten", { diet: "gluten-free" }],
    ["food near me", {}],
    ["restos près d’ici", {}],
    ["open now delivery", { open: true, mode: "delivery" }],
    ["livraison halal ouvert maintenant", { open: true, mode: "delivery", diet: "halal" }],
    ["sushi livraison", { mode: "delivery", cuisine: "sushi" }],
    ["open italian restaurants near me", { open: true, cuisine: "italian" }],
    ["resto chinois ouvert", { open: true, cuisine: "chinese" }],
    ["crème glacée à emporter", { mode: "take_out", cuisine: "ice_cream" }],
  ] as const)("%s", (text, filter) => {
    expect(readListFilter(text)).toEqual(means(filter));
  });

  it.each([
    ["livrais", { mode: "delivery" }],
    ["deliv", { mode: "delivery" }],
    ["ouvert main", { open: true }],
    ["sur pl", { mode: "dine_in" }],
    ["delivrey", { mode: "delivery" }],
    ["livraisson", { mode: "delivery" }],
  ] as const)("unfinished or misspelt: %s", (text, filter) => {
    expect(readListFilter(text)).toEqual(means(filter));
  });

  it.each([
    "",
    "?!",
    "poutine",
    "sushi",
    "deli",
    "liver",
    "restaurant",
    "Pizza Hut Delivery",
    "Open Da Night",
    "la maison",
  ])("“%s” is not read as a filter", (text) => {
    expect(readListFilter(text)).toBeNull();
  });

  it("is read from any text, and from none that is too long", () => {
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => void readListFilter(text)));
    expect(readListFilter("open ".repeat(2_000))).toBeNull();
  });
});

describe("other results for such words", () => {
  const found = (text: string) => {
    const query = readQuery(text);
    const place = (name: string, ...words: string[]) => ({ names: [name], words, metres: 100, popularity: 0 });
    const all = [
      place("le take out"),
      place("pizza hut delivery"),
      place("six oysters", "open", "now", "delivery", "take", "out"),
      place("dishes of now"),
    ];
    return query ? rankMatches(query, all).map(({ names }) => names[0]) : [];
  };

  it("are places with them in their name, not those with them only in their text", () => {
    expect(found("open now")).toEqual([]);
    expect(found("take out")).toEqual(["le take out"]);
    expect(found("delivery")).toEqual(["pizza hut delivery"]);
  });

  it("include places with them in their text, where another word is typed too", () => {
    expect(found("oysters delivery")).toContain("six oysters");
  });

  it("are limited in this way only where the words are complete and alone", () => {
    expect(saysOnlyWhich(foldedWords("livraison"))).toBe(true);
    for (const text of ["livrais", "halal", "poutine livraison", ""]) {
      expect(saysOnlyWhich(foldedWords(text)), text).toBe(false);
    }
  });
});
