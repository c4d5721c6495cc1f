import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { laterWishes, NO_WISHES, readWishes } from "./read-wishes.ts";

const wishes = (own: object) => ({ ...NO_WISHES, ...own });

describe("what a sentence wishes for", () => {
  it.each([
    [
      "something warm, no nuts, under 20 $, open now, near me",
      { without: ["nuts"], most: 2_000, open: true, near: true, served: "warm" },
    ],
    ["quelque chose de chaud, sans noix, moins de 20 $", { without: ["nuts"], most: 2_000, served: "warm" }],
    ["I'm allergic to peanuts and sesame", { without: ["peanuts", "sesame"] }],
    ["un dessert sans lait ni œufs", { without: ["eggs", "milk"], type: "dessert" }],
    ["nut-free, dairy free", { without: ["milk", "nuts"] }],
    ["une soupe végane et sans gluten", { words: ["soupe"], diets: ["vegan", "gluten-free"] }],
    ["pizza under $12.50 delivered", { words: ["pizza"], most: 1_250, mode: "delivery" }],
    ["un thé", { words: ["tea"] }],
    ["a cocktail without alcohol", { words: ["cocktail"], sober: true }],
    ["des fruits de mer pour 4", { words: ["fruits", "de", "mer"] }],
    ["", {}],
  ])("%s", (message, own) => expect(readWishes(message)).toEqual(wishes(own)));

  it("any sentence is read, and what is avoided stays avoided whatever is said later", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string(), (before, later) => {
        const first = readWishes(`sans arachides ${before}`);
        const now = laterWishes(first, readWishes(later));
        expect(first.without).toContain("peanuts");
        expect(now.without).toEqual(expect.arrayContaining(first.without));
        expect(now.diets).toEqual(expect.arrayContaining(first.diets));
      }),
    );
  });

  it("later messages of a conversation add to what the earlier ones exclude and limit", () => {
    const now = ["a curry without nuts", "under $16", "rather noodles"].map(readWishes).reduce(laterWishes, NO_WISHES);
    expect(now).toEqual(wishes({ words: ["rather", "noodles"], without: ["nuts"], most: 1_600 }));
  });

  // The test's own timeout is the bound: a backtracking expression would take minutes.
  it("a very long text is read, and a repeated wish counts once", () => {
    expect(readWishes("sans noix ".repeat(100_000)).without).toEqual(["nuts"]);
  });
});
