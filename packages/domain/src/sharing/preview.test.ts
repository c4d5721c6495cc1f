import * as fc from "fast-check";
import { expect, it } from "vitest";
import { placeLine, type PreviewFacts, previewPath } from "./preview.ts";

const facts: PreviewFacts = {
  type: "restaurant",
  item_id: 4,
  language: "fr",
  title: "Chez Léa",
  place: "Montréal",
  image: null,
};

it("a preview keeps its address while its content is the same", () => {
  expect(previewPath(facts)).toMatch(/^\/previews\/restaurant\/4\/fr-[\da-f]{16}\.jpg$/);
  expect(previewPath({ ...facts })).toBe(previewPath(facts));
});

it("a preview gets another address when anything on it changes", () => {
  const other = fc.record({ title: fc.string(), place: fc.string(), image: fc.option(fc.string()) });
  fc.assert(
    fc.property(other, other, (one, two) => {
      const same = JSON.stringify(one) === JSON.stringify(two);
      expect(previewPath({ ...facts, ...one }) === previewPath({ ...facts, ...two })).toBe(same);
    }),
  );
});

it("the line of a place joins the parts that are known", () => {
  expect(placeLine("Nakano", "Montréal")).toBe("Nakano · Montréal");
  expect(placeLine(null, "Montréal", undefined, "")).toBe("Montréal");
});
