import {
  makeCombo,
  makeGroup,
  makeItem,
  makeMenu,
  makeModifier,
  makeSlot,
  text,
} from "@tablee/domain/menus/menu.example";
import { PROBLEM_CODES } from "@tablee/domain/orders/order-problems";
import { afterEach, describe, expect, it } from "vitest";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import { problemsByLine, problemWords } from "./basket-problems.ts";

const menu = makeMenu({
  items: [makeItem({ id: 1, name: text("Fries", "Frites") })],
  modifier_groups: [
    makeGroup({
      id: 10,
      name: text("Sauces", "Sauces maison"),
      modifiers: [makeModifier({ id: 11, name: text("Garlic", "Ail") })],
    }),
  ],
  combos: [makeCombo({ id: 5, slots: [{ ...makeSlot(7, [1]), name: text("Side", "Accompagnement") }] })],
});
const problem = (
  code: (typeof PROBLEM_CODES)[number],
  data: Record<string, unknown> = {},
  line: number | null = 0,
) => ({
  code,
  line,
  data,
});

afterEach(() => overwriteGetLocale(() => "en"));

describe("the words of a problem", () => {
  it.each(PROBLEM_CODES)("%s has its words in both languages", (code) => {
    const said = (["en", "fr"] as const).map((language) => {
      overwriteGetLocale(() => language);
      return problemWords(
        problem(code, { modifier_group_id: 10, min: 1, max: 2, combo_id: 5, slot_id: 7, limit: 3 }),
        menu,
        language,
      );
    });
    expect(said[0]).toMatch(/\w{3}/);
    expect(said[1]).not.toBe(said[0]);
    expect(said.join(" ")).not.toMatch(/undefined|basket_/);
  });

  it("name what they are about", () => {
    const words = (code: (typeof PROBLEM_CODES)[number], data: Record<string, unknown>) =>
      problemWords(problem(code, data), menu, "en");
    expect(words("group_below_minimum", { modifier_group_id: 10, min: 2 })).toBe("Choose at least 2 in “Sauces”");
    expect(words("slot_missing", { combo_id: 5, slot_id: 7 })).toBe("Something is missing in “Side”");
    expect(words("out_of_stock", { item_id: 1 })).toBe("Out of stock");
    expect(words("out_of_stock", { item_id: 1, modifier_group_id: 10, modifier_id: 11 })).toBe(
      "Garlic is out of stock",
    );
    expect(words("out_of_stock", { item_id: 1, slot_id: 7 })).toBe("Fries is out of stock");
    expect(words("too_soon", { min_order_delay: 24 })).toBe("Please order at least 24h in advance");
  });

  it("stand at their line, the same words once", () => {
    const problems = [
      problem("item_gone"),
      problem("modifier_unknown", {}, 1),
      problem("modifier_unknown", {}, 1),
      problem("slot_full", {}, null),
    ];
    const byLine = problemsByLine(problems, null, "en");
    expect([...byLine.keys()]).toEqual([0, 1, null]);
    expect(byLine.get(1)).toHaveLength(1);
  });
});
