import { expect, it } from "vitest";
import { writtenIn } from "./written-in.ts";

const bare = (words: string) => ({ en: null, fr: null, default: words });

it("gives text without a language the named one, at any depth, and changes nothing else", () => {
  const menu = {
    items: [{ ref: "scoop", name: bare("Scoop"), price: 4.5, tags: ["vegan"], hours: null }],
    combos: [{ slots: [{ name: bare("Cone"), min: 1 }] }],
    said: { en: "Both", fr: "Les deux", default: "Both" },
    none: { en: null, fr: null, default: null },
  };
  expect(writtenIn(menu, "en")).toEqual({
    items: [{ ref: "scoop", name: { en: "Scoop", fr: null, default: null }, price: 4.5, tags: ["vegan"], hours: null }],
    combos: [{ slots: [{ name: { en: "Cone", fr: null, default: null }, min: 1 }] }],
    said: menu.said,
    none: menu.none,
  });
});
