import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { previewMenuCsv } from "./preview-menu-csv.ts";
import { readMenuCsv } from "./read-menu-csv.ts";
import { rowsOfText } from "./sheet-rows.ts";

const csv = (...lines: string[]) => readMenuCsv(rowsOfText(lines.join("\n")));
const words = (text: { en: string | null; fr: string | null; default: string | null } | null | undefined) =>
  text ? [text.default, text.en, text.fr].filter(Boolean).join("|") : text;
/** Each dish with the section in which it is placed. */
const read = (...lines: string[]) => csv(...lines).dishes.map(({ name, section }) => [words(name), words(section)]);

describe("a name alone in capitals above dishes (management §31)", () => {
  test("names the section of the dishes below it, and is not a dish", () => {
    const lines = [
      "nom;prix;description",
      "SOUPES;;",
      "Soupe à la courge;7,50;Rôtie",
      "Bisque;9;",
      "PLATS;;",
      "Tourtière;18;",
    ];
    expect(csv(...lines).faults).toEqual([]);
    expect(read(...lines)).toEqual([
      ["Soupe à la courge", "SOUPES"],
      ["Bisque", "SOUPES"],
      ["Tourtière", "PLATS"],
    ]);
    expect(previewMenuCsv(rowsOfText(lines.join("\n")), null)).toMatchObject({ dishes: 3, faults: [] });
  });

  test("is read in both languages, and may be repeated for the same section", () => {
    expect(read("name;price", "SOUPES|SOUPS;", "Bisque;9", "SOUPES|SOUPS;", "Potage;8")).toEqual([
      ["Bisque", "SOUPES|SOUPS"],
      ["Potage", "SOUPES|SOUPS"],
    ]);
  });

  test.each([
    ["a name as dishes have it", ["Soupes;", "Bisque;9", "Potage;8"]],
    ["further down in a file that does not begin with one", ["Bisque;9", "BLT;", "Potage;8"]],
    ["with nothing below it, or another name alone", ["BLT;", "Soupes;", "Bisque;9", "TBA;"]],
    ["a price beside it", ["SOUPES;12", "Bisque;9", "Potage;8"]],
    ["where every dish is in capitals", ["SOUPE DU JOUR;", "BISQUE;9", "POTAGE;8"]],
    ["two letters", ["OK;", "Bisque;9", "Potage;8"]],
  ])("is a dish without a price: %s", (_, lines) => {
    expect(read("name;price", ...lines)).toEqual(lines.map((line) => [line.split(";")[0], undefined]));
  });

  test("is a dish where the file has a column for sections", () => {
    expect(read("section;name;price", ";SOUPES;", "Froid;Gaspacho;9", "Froid;Vichyssoise;8")).toEqual([
      ["SOUPES", null],
      ["Gaspacho", "Froid"],
      ["Vichyssoise", "Froid"],
    ]);
  });

  test("never takes a line with a price away, whatever the file", () => {
    const line = fc.tuple(fc.constantFrom("SOUPES", "BISQUE", "Bisque", "Tarte aux pommes"), fc.constantFrom("", "4"));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
        // No two dishes have the same name.
        const named = lines.map(([name, price], at) => [`${name} ${at}`, price] as const);
        const dishes = csv("name;price", ...named.map((cells) => cells.join(";"))).dishes.map(
          ({ name }) => name.default,
        );
        for (const [name, price] of named) if (price !== "") expect(dishes).toContain(name);
        const [last = ""] = named.at(-1) ?? [];
        expect(dishes.at(-1)).toBe(last);
      }),
    );
  });
});
