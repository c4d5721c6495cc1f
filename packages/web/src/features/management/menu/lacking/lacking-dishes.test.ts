import { expect, test } from "vitest";
import { lacksWords, nextLacking } from "./lacking-dishes.ts";
import { newDish, newSection } from "../new-lines.ts";

const EMPTY = { sections: [], items: [], modifier_groups: [], combos: [] };
const sections = [{ ...newSection(EMPTY), ref: "sweet" }];

const dish = (ref: string, fr: string | null, changed = {}) => ({
  ...newDish(EMPTY, "plate"),
  ref,
  name: { en: ref, fr, default: null },
  ...changed,
});
const menu = (...items: ReturnType<typeof dish>[]) => ({ ...EMPTY, sections, items });

test("a listed dish lacks words if one language has none", () => {
  expect(lacksWords(dish("Soup", null))).toBe(true);
  expect(lacksWords(dish("Soup", "Soupe"))).toBe(false);
  expect(lacksWords(dish("Soup", null, { listed: false }))).toBe(false);
});

test("the next dish that lacks words follows in the list's order, by sections, and from the start after its end", () => {
  const whole = menu(dish("Soup", null), dish("Stew", "Ragoût"), dish("Tart", null, { section_id: "sweet" }));
  expect(nextLacking(whole, undefined)).toEqual({ ref: "Tart", left: 2 });
  expect(nextLacking(whole, "Tart")).toEqual({ ref: "Soup", left: 1 });
  expect(nextLacking(whole, "Soup")).toEqual({ ref: "Tart", left: 1 });
  expect(nextLacking(whole, "Stew")).toEqual({ ref: "Tart", left: 2 });
});

test("there is no next dish if only the open one lacks words, or none does", () => {
  expect(nextLacking(menu(dish("Soup", null)), "Soup")).toBeNull();
  expect(nextLacking(menu(dish("Soup", "Soupe")), undefined)).toBeNull();
  expect(nextLacking(menu(dish("Gone", null, { listed: false }), dish("Soup", null)), "Gone")).toEqual({
    ref: "Soup",
    left: 1,
  });
});
