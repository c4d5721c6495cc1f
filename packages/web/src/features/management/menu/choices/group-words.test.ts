import type { EditedGroup } from "@tablee/contract/management/edited-menu.schema";
import { afterEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../../../paraglide/runtime.js";
import { newChoice, newDish, newGroup } from "../new-lines.ts";
import { groupFacts, groupWord } from "./group-words.ts";

const named = (en: string) => ({ en, fr: null, default: null });
const NONE = { sections: [], items: [], modifier_groups: [], combos: [] };
const dish = (ref: string) => ({ ...newDish(NONE, "plate"), ref, name: named(ref) });
const group = (ref: string, name: string, items: string[], choices: string[]): EditedGroup => ({
  ...newGroup(NONE, items),
  ref,
  name: named(name),
  modifiers: choices.map((choice) => ({ ...newChoice([]), ref: choice, name: named(choice) })),
});

const menu = {
  ...NONE,
  items: ["Latte", "Mocha", "Tea", "Taco"].map(dish),
  modifier_groups: [
    group("a", "Your choice", ["Latte", "Mocha", "Tea"], ["hot", "iced"]),
    group("b", "Your choice", ["Taco"], ["vanilla", "cocoa", "lime"]),
    group("c", "Milk", ["Latte"], ["oat"]),
  ],
};
const [first, second, third] = menu.modifier_groups;
const speak = (language: "en" | "fr") => overwriteGetLocale(() => language);
afterEach(() => speak("en"));

it("a modifier group is described by its items and its choices", () => {
  speak("en");
  expect(menu.modifier_groups.map((one) => groupFacts(one, menu, "en"))).toEqual([
    "Latte · Mocha\u00a0+\u00a01: hot, iced",
    "Taco: vanilla, cocoa\u00a0+\u00a01",
    "Latte: oat",
  ]);
  const later = group("d", "Later", [], ["note", "one"]);
  const [note, ...rest] = later.modifiers;
  const noted = { ...later, modifiers: [...(note ? [{ ...note, type: "text" as const }] : []), ...rest] };
  expect(groupFacts(noted, menu, "en")).toBe("one");
});

it("modifier groups of the same name are named with that description, and others without it", () => {
  speak("fr");
  expect([first, second, third].map((one) => one && groupWord(one, menu, "fr"))).toEqual([
    "Your choice (Latte · Mocha\u00a0+\u00a01\u00a0: hot, iced)",
    "Your choice (Taco\u00a0: vanilla, cocoa\u00a0+\u00a01)",
    "Milk",
  ]);
});
