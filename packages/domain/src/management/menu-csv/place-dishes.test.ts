import fc from "fast-check";
import { expect, test } from "vitest";
import type { Text } from "../../language/text.ts";
import { placeDishes } from "./place-dishes.ts";
import type { CsvDish } from "./read-menu-csv.ts";

const text = (given: Partial<Text>): Text => ({ en: null, fr: null, default: null, ...given });
const line = (ref: string, name: Partial<Text>, listed = true) => ({ ref, name: text(name), listed });
const dish = (given: Partial<CsvDish>): CsvDish => ({ line: 2, ref: null, name: text({}), ...given });

test("a line matches the dish with its ref, else one with its name, ignoring accents; otherwise it is a new dish", () => {
  const items = [line("1", { en: "Soup", fr: "Soupe" }), line("2", { en: "Pâté" }), line("pie", { en: "Tart" })];
  const { placed } = placeDishes(
    [
      dish({ ref: "2", name: text({ en: "Soup" }) }),
      dish({ name: text({ default: "SOUPE" }) }),
      dish({ name: text({ en: "Soup" }) }),
      dish({ name: text({ en: "Pie" }) }),
    ],
    { items, sections: [] },
  );
  expect(placed.map(({ ref }) => ref)).toEqual(["2", "1", "soup", "pie-2"]);
});

test("sections are matched by name, and a new one is created only once", () => {
  const sections = [line("old", { fr: "Entrées" }, false), line("s", { fr: "Entrées" })];
  const asked = ["entrees", "Desserts", "desserts", null, undefined].map((name) =>
    dish(name === undefined ? {} : { section: name === null ? null : text({ default: name }) }),
  );
  const laid = placeDishes(asked, { items: [], sections });
  expect(laid.placed.map(({ section }) => section)).toEqual(["s", "desserts", "desserts", null, undefined]);
  expect(laid.sections.map(({ ref }) => ref)).toEqual(["desserts"]);
});

test("no two lines match the same dish", () => {
  const names = fc.constantFrom("Soup", "soup", "Soupe", "Pie", "日本", "");
  const known = fc.uniqueArray(fc.constantFrom("a", "b", "soup", "pie", "dish"), { maxLength: 5 });
  const asked = fc.array(fc.record({ name: names, ref: fc.option(fc.constantFrom("a", "soup", "z")) }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(known, fc.array(names, { minLength: 5, maxLength: 5 }), asked, (refs, words, rows) => {
      const items = refs.map((ref, at) => line(ref, { en: words[at] ?? "" }));
      const told = rows.filter((row, at) => row.ref === null || rows.findIndex(({ ref }) => ref === row.ref) === at);
      const dishes = told.map(({ name, ref }) => dish({ ref, name: text({ en: name }) }));
      const found = placeDishes(dishes, { items, sections: [] }).placed.map(({ ref }) => ref);
      expect(new Set(found).size).toBe(found.length);
      expect(found.every((ref) => ref.length > 0 && ref.length <= 120)).toBe(true);
    }),
  );
});
