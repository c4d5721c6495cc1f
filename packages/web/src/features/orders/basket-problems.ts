import type { Language, Text } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { comboOf, groupOf, itemOf, modifierOf, slotOf } from "@tablee/domain/menus/find-in-menu";
import type { Menu } from "@tablee/domain/menus/menu";
import type { OrderProblem, ProblemCode } from "@tablee/domain/orders/order-problems";
import { m } from "../../paraglide/messages.js";

/** What a problem's words may name: the menu as it is now, and the language of the screen. */
interface Naming {
  data: Record<string, unknown>;
  named: (of: (menu: Menu, data: Record<string, unknown>) => Text | undefined) => string;
}

const number = (value: unknown): number => (typeof value === "number" ? value : 0);

const groupName = (menu: Menu, data: Record<string, unknown>) => groupOf(menu, number(data["modifier_group_id"]))?.name;
const stockName = (menu: Menu, data: Record<string, unknown>): Text | undefined => {
  const group = groupOf(menu, number(data["modifier_group_id"]));
  if (group) return modifierOf(group, number(data["modifier_id"]))?.name;
  // In a combo it matters which of its dishes is out.
  return data["slot_id"] === undefined ? undefined : itemOf(menu, number(data["item_id"]))?.name;
};
const slotName = (menu: Menu, data: Record<string, unknown>) => {
  const combo = comboOf(menu, number(data["combo_id"]));
  return combo && slotOf(combo, number(data["slot_id"]))?.name;
};

/** Every code has its words, or this does not compile (house rule 6). */
const WORDS = {
  item_gone: () => m.basket_problem_item_gone(),
  out_of_stock: ({ named }) => {
    const name = named(stockName);
    return name ? m.basket_problem_out_of_stock_named({ name }) : m.basket_problem_out_of_stock();
  },
  not_orderable: () => m.basket_problem_not_orderable(),
  group_below_minimum: ({ data, named }) =>
    m.basket_problem_group_below_minimum({ min: number(data["min"]), group: named(groupName) }),
  group_above_maximum: ({ data, named }) =>
    m.basket_problem_group_above_maximum({ max: number(data["max"]), group: named(groupName) }),
  modifier_unknown: () => m.basket_problem_modifier_unknown(),
  modifier_hidden: () => m.basket_problem_modifier_hidden(),
  slot_missing: ({ named }) => m.basket_problem_slot_missing({ slot: named(slotName) }),
  slot_item_unknown: () => m.basket_problem_slot_item_unknown(),
  quantity_invalid: () => m.basket_problem_quantity_invalid(),
  limit_reached: ({ data }) => m.basket_problem_limit_reached({ limit: number(data["limit"]) }),
  mode_unavailable: () => m.basket_problem_mode_unavailable(),
  address_missing: () => m.basket_problem_address_missing(),
  address_too_far: () => m.basket_problem_address_too_far(),
  time_unavailable: () => m.basket_problem_time_unavailable(),
  too_soon: ({ data }) =>
    data["min_order_delay"] === undefined
      ? m.basket_problem_too_soon()
      : m.basket_problem_too_soon_line({ hours: number(data["min_order_delay"]) }),
  slot_full: () => m.basket_problem_slot_full(),
  restaurant_closed: () => m.basket_problem_restaurant_closed(),
  price_changed: () => m.basket_problem_price_changed(),
  table_closed: () => m.basket_problem_table_closed(),
} satisfies Record<ProblemCode, (naming: Naming) => string>;

/** A problem of an order in words, to stand beside what it is about. */
export const problemWords = ({ code, data }: OrderProblem, menu: Menu | null, language: Language): string =>
  WORDS[code]({
    data,
    named: (of) => {
      const text = menu ? of(menu, data) : undefined;
      return text ? textIn(text, language) : "";
    },
  });

/** Problems by the line that they are about; the key null holds those of the whole order. The same words once. */
export function problemsByLine(
  problems: readonly OrderProblem[],
  menu: Menu | null,
  language: Language,
): Map<number | null, string[]> {
  const byLine = new Map<number | null, string[]>();
  for (const problem of problems) {
    const words = problemWords(problem, menu, language);
    const there = byLine.get(problem.line) ?? [];
    if (!there.includes(words)) byLine.set(problem.line, [...there, words]);
  }
  return byLine;
}
