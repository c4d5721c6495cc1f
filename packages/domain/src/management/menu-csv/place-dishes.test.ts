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

test("dishes whose names differ in accents or sections only are each found again", () => {
  const rows = [
    dish({ name: text({ default: "Pâte" }), section: text({ default: "Plats" }) }),
    dish({ name: text({ default: "Pâté" }), section: text({ default: "Plats" }) }),
    dish({ name: text({ default: "Végétarienne" }), section: text({ default: "Pizzas" }) }),
    dish({ name: text({ default: "Végétarienne" }), section: text({ default: "Poutines" }) }),
  ];
  const first = placeDishes(rows, { items: [], sections: [] });
  const items = rows.map(({ name }, at) => ({
    ...line(first.placed[at]!.ref, name),
    section_id: first.placed[at]!.section ?? null,
  }));
  const menu = { items, sections: first.sections.map((section) => ({ ...section, listed: true })) };
  const of = (again: readonly CsvDish[]) => placeDishes(again, menu).placed.map(({ ref }) => ref);
  expect(of(rows)).toEqual(items.map(({ ref }) => ref));
  expect(of(rows.toReversed())).toEqual(items.map(({ ref }) => ref).toReversed());
  // One that has moved is still the same dish.
  expect(of([dish({ name: text({ default: "Pâté" }), section: text({ default: "Entrées" }) })])).toEqual([
    items[1]!.ref,
  ]);
});

test("dishes of one name get the same refs whichever section comes first, also without a menu to match", () => {
  const words = fc.constantFrom("Small", "Large", "Small coffee", "Petit café");
  const row = fc.record({ name: words, section: fc.constantFrom("Coffee", "Tea", "Juice", null) });
  const refsOf = (rows: readonly { name: string; section: string | null }[]) => {
    const asked = rows.map(({ name, section }) =>
      dish({ name: text({ default: name }), section: section === null ? null : text({ default: section }) }),
    );
    const { placed } = placeDishes(asked, { items: [], sections: [] });
    return rows.map((one, at) => `${one.section}/${one.name}: ${placed[at]?.ref}`);
  };
  expect(
    refsOf([
      { name: "Small", section: "Coffee" },
      { name: "Small", section: "Tea" },
      { name: "Large", section: "Tea" },
    ]),
  ).toEqual(["Coffee/Small: small-coffee", "Tea/Small: small-tea", "Tea/Large: large"]);
  const rows = fc.uniqueArray(row, { selector: ({ name, section }) => `${name} ${section}` });
  fc.assert(
    fc.property(rows, (all) => {
      expect(refsOf(all.toReversed()).toReversed()).toEqual(refsOf(all));
    }),
  );
});

test("the ref of a dish with a long name in a section with a long name is no longer than one may be", () => {
  const long = (kind: string) => dish({ name: text({ en: "x".repeat(200) }), section: text({ en: kind.repeat(200) }) });
  const { placed } = placeDishes([long("a"), long("b")], { items: [], sections: [] });
  expect(new Set(placed.map(({ ref }) => ref)).size).toBe(2);
  for (const { ref } of placed) expect(ref.length).toBeLessThanOrEqual(120);
});

test("the same file, brought again, finds each of its dishes, in any order", () => {
  const words = fc.constantFrom("Pâte", "Pâté", "pate", "PÂTÉ", "Soupe", "Soupé", "Œuf", "Oeuf");
  const row = fc.record({ name: words, section: fc.constantFrom("Plats", "Entrées", null) });
  const key = ({ name, section }: { name: string; section: string | null }) => `${name.toLowerCase()} ${section}`;
  fc.assert(
    fc.property(fc.uniqueArray(row, { selector: key }), fc.nat(7), (rows, turn) => {
      const dishes = rows.map(({ name, section }) =>
        dish({ name: text({ default: name }), section: section === null ? null : text({ default: section }) }),
      );
      const first = placeDishes(dishes, { items: [], sections: [] });
      const items = dishes.map(({ name }, at) => ({
        ...line(first.placed[at]!.ref, name),
        section_id: first.placed[at]!.section ?? null,
      }));
      const turned = dishes.map((_, at) => (at + turn) % Math.max(1, dishes.length));
      const menu = { items, sections: first.sections.map((section) => ({ ...section, listed: true })) };
      const again = placeDishes(
        turned.map((at) => dishes[at]!),
        menu,
      );
      expect(again.placed.map(({ ref }) => ref)).toEqual(turned.map((at) => items[at]!.ref));
      expect(again.sections).toEqual([]);
    }),
  );
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
