import { expect, it } from "vitest";
import { overwriteGetLocale } from "../../../../paraglide/runtime.js";
import { problemWord, valueWord } from "../field-words.ts";

const said = (list: "items" | "modifier_groups" | "combos", field: string) =>
  problemWord({ list, field, code: "name_missing" });

it("says which part of a menu's line has no name", () => {
  overwriteGetLocale(() => "en");
  expect(said("items", "name")).toBe("has no name.");
  expect(said("modifier_groups", "name")).toBe("has no name.");
  expect(said("modifier_groups", "modifiers[1].name")).toBe("has a choice without a name.");
  expect(said("combos", "slots[0].name")).toBe("has a part without a name.");
});

it("says what is wrong with a line after its name", () => {
  const problem = (code: string) => `Sizes ${problemWord({ list: "modifier_groups", field: "", code })}`;
  const codes = ["choices_circle", "choices_too_deep", "choices_twice", "value_invalid"];
  overwriteGetLocale(() => "en");
  expect(codes.map(problem)).toEqual([
    "Sizes opens other choices in a loop.",
    "Sizes is nested more than three levels deep.",
    "Sizes could be asked twice for one dish: copy it for one of the two choices.",
    "Sizes has a value that a menu cannot hold.",
  ]);
  overwriteGetLocale(() => "fr");
  for (const code of codes) expect(problem(code)).toMatch(/^Sizes [a-zà-ÿ]/);
  overwriteGetLocale(() => "en");
});

it("lists a choice without a name as unnamed", () => {
  overwriteGetLocale(() => "en");
  const menu = { sections: [], items: [], modifier_groups: [], combos: [] };
  const choices = [
    { name: { en: "Garlic mayo", fr: null, default: null }, price: 1.5 },
    { name: { en: null, fr: null, default: null }, price: 0 },
  ];
  const words = valueWord("modifiers", choices, { menu, currency: "CAD", language: "en" });
  expect(words.replaceAll("\u00a0", " ")).toBe("Garlic mayo $1.50, Unnamed");
});
