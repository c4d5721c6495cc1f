import fc from "fast-check";
import { expect, test } from "vitest";
import { readMenuCsv } from "./read-menu-csv.ts";
import { withSectionsOnce } from "./sections-once.ts";
import { rowsOfText } from "./sheet-rows.ts";

const sections = (...rows: string[]) =>
  readMenuCsv(rowsOfText(["section;nom;prix", ...rows].join("\n"))).dishes.map(
    ({ section }) => section?.default ?? null,
  );

test("a section that is written once, beside its first dish, is that of the dishes below (management §31)", () => {
  expect(sections("Soupes;Bisque;9", ";Potage;8", ";Velouté;8", "Plats;Tourtière;18", ";Rôti;20")).toEqual([
    "Soupes",
    "Soupes",
    "Soupes",
    "Plats",
    "Plats",
  ]);
});

test.each([
  ["a section is written beside each of its dishes", ["Soupes;Bisque;9", "Soupes;Potage;8", ";Eau;0", ";Pain;2"]],
  ["only one dish has one", ["Soupes;Bisque;9", ";Pain;2"]],
  ["the first dish has none", [";Eau;0", "Soupes;Bisque;9", ";Pain;2", ";Beurre;1"]],
  ["most dishes have one", ["Soupes;Bisque;9", "Plats;Tourtière;18", ";Eau;0"]],
])("a dish without a section has none where %s", (_, rows) => {
  expect(sections(...rows)).toEqual(rows.map((row) => row.split(";")[0] || null));
});

test("no section is lost or moved, and a dish gets none but the one above it", () => {
  const section = fc.option(
    fc.constantFrom("Soupes", "Plats", "Desserts").map((words) => ({ en: null, fr: words, default: null })),
  );
  fc.assert(
    fc.property(fc.array(section), (given) => {
      const read = withSectionsOnce(given.map((one) => ({ section: one }))).map((dish) => dish.section);
      expect(read).toHaveLength(given.length);
      for (const [at, one] of given.entries())
        if (one) expect(read[at]).toBe(one);
        else expect([null, read[at - 1] ?? null]).toContain(read[at] ?? null);
    }),
  );
});
