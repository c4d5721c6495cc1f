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
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { placeOfProblem, problemsAt, problemsByLine, problemsOfMenu, problemWords } from "./basket-problems.ts";

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
const context = { menu, currency: "CAD", language: "en" } as const;
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
  it.each(PROBLEM_CODES)("%s has words in both languages", (code) => {
    const said = (["en", "fr"] as const).map((language) => {
      overwriteGetLocale(() => language);
      return problemWords(
        problem(code, {
          modifier_group_id: 10,
          min: 1,
          max: 2,
          combo_id: 5,
          slot_id: 7,
          limit: 3,
          expected: 20,
          actual: 21.5,
        }),
        { ...context, language },
      );
    });
    expect(said[0]).toMatch(/\w{3}/);
    expect(said[1]).not.toBe(said[0]);
    expect(said.join(" ")).not.toMatch(/undefined|basket_/);
  });

  it("name the group, slot, dish or modifier that the problem is about", () => {
    const words = (code: (typeof PROBLEM_CODES)[number], data: Record<string, unknown>) =>
      problemWords(problem(code, data), context);
    expect(words("group_below_minimum", { modifier_group_id: 10, min: 2 })).toBe("Choose at least 2 in “Sauces”");
    expect(words("slot_missing", { combo_id: 5, slot_id: 7 })).toBe("Something is missing in “Side”");
    expect(words("out_of_stock", { item_id: 1 })).toBe("Out of stock");
    expect(words("out_of_stock", { item_id: 1, modifier_group_id: 10, modifier_id: 11 })).toBe(
      "Garlic is out of stock",
    );
    expect(words("out_of_stock", { item_id: 1, slot_id: 7 })).toBe("Fries is out of stock");
    expect(words("too_soon", { min_order_delay: 24 })).toBe("Please order at least 24h in advance");
  });

  it("give both totals for a changed price, and the reason for an unavailable mode", () => {
    expect(problemWords(problem("price_changed", { expected: 20, actual: 21.5 }, null), context)).toBe(
      "Now $21.50 in all, it was $20.00",
    );
    expect(
      problemWords(problem("mode_unavailable", { mode: "drive", reason: "drive_not_available" }, null), context),
    ).toBe("Drive through not available");
    expect(problemWords(problem("mode_unavailable", { mode: "drive", reason: null }, null), context)).toMatch(
      /not available/,
    );
  });

  it("are shown at their line, the same words once per line", () => {
    const problems = [
      problem("item_gone"),
      problem("modifier_unknown", {}, 1),
      problem("modifier_unknown", {}, 1),
      problem("slot_full", {}, null),
    ];
    const byLine = problemsByLine(problems, context);
    expect([...byLine.keys()]).toEqual([0, 1]);
    expect(byLine.get(1)).toHaveLength(1);
    expect(problemsAt(problems, "when", context)).toHaveLength(1);
    expect(problemsAt(problems, "line", context)).toHaveLength(2);
  });

  it("are shown beside the setting, the price or the basket when the problem is about no line", () => {
    const places = Object.fromEntries(PROBLEM_CODES.map((code) => [code, placeOfProblem({ code, line: null })]));
    expect(places).toMatchObject({
      mode_unavailable: "how",
      address_missing: "where",
      address_too_far: "where",
      phone_invalid: "where",
      time_unavailable: "when",
      too_soon: "when",
      slot_full: "when",
      restaurant_closed: "when",
      price_changed: "price",
      table_closed: "basket",
    });
    // An item's own notice is shown at its line; a line problem that names no line is not lost.
    expect(placeOfProblem({ code: "too_soon", line: 2 })).toBe("line");
    expect(places["item_gone"]).toBe("basket");
  });
});

describe("an offer code without effect", () => {
  it("says how much is missing when the order is below the code's amount", () => {
    const said = (data: Record<string, unknown>) => problemWords(problem("code_without_effect", data, null), context);
    expect(said({})).toBe("This code takes nothing off this order");
    expect(said({ from: 30, missing: 18 })).toBe("Add $18.00 more: this code is for orders of $30.00 or more");
  });
});

describe("problems of the lines that the menu alone shows", () => {
  const line = (item_id: number) => ({ type: "item" as const, item_id, modifiers: [], quantity: 1, notes: "" });

  it("are given with the line's place, and not for lines that can be ordered", () => {
    const now = makeMenu({ items: [makeItem({ id: 1 }), makeItem({ id: 2, stock_status: "out_of_stock" })] });
    expect(problemsOfMenu(now, [line(1), line(2), line(3)])).toMatchObject([
      { code: "out_of_stock", line: 1 },
      { code: "item_gone", line: 2 },
    ]);
  });
});
