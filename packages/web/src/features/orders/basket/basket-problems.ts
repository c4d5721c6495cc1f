import type { Language, Text } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { comboOf, groupOf, itemOf, modifierOf, slotOf } from "@tablee/domain/menus/find-in-menu";
import type { Menu } from "@tablee/domain/menus/menu";
import type { Currency } from "@tablee/domain/money/minor";
import { checkLine } from "@tablee/domain/orders/line/check-line";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import type { OrderProblem, ProblemCode } from "@tablee/domain/orders/order-problems";
import { formatMoney } from "../../../language/formats.ts";
import { MODE_REASONS } from "@tablee/domain/restaurants/order-modes";
import { m } from "../../../paraglide/messages.js";
import { reasonWords } from "../words/basket-words.ts";

/** What the text of a problem may name: things in the current menu, in the language of the screen. */
interface Naming {
  data: Record<string, unknown>;
  named: (of: (menu: Menu, data: Record<string, unknown>) => Text | undefined) => string;
  /** Formats an amount from the wire. */
  money: (amount: unknown) => string;
}

/**
 * Where the text of a problem is shown: at its line, or beside the setting, the price or the basket that it concerns.
 */
export type ProblemPlace = "line" | "how" | "when" | "where" | "price" | "code" | "basket";

const PLACES = {
  item_gone: "line",
  out_of_stock: "line",
  not_orderable: "line",
  group_below_minimum: "line",
  group_above_maximum: "line",
  modifier_unknown: "line",
  modifier_hidden: "line",
  slot_missing: "line",
  slot_item_unknown: "line",
  slot_above_maximum: "line",
  quantity_invalid: "line",
  limit_reached: "line",
  section_closed: "line",
  mode_unavailable: "how",
  below_minimum: "price",
  address_missing: "where",
  address_too_far: "where",
  phone_invalid: "where",
  time_unavailable: "when",
  too_soon: "when",
  slot_full: "when",
  restaurant_closed: "when",
  code_unknown: "code",
  code_not_now: "code",
  code_used: "code",
  code_without_effect: "code",
  code_too_often: "code",
  price_changed: "price",
  table_closed: "basket",
} as const satisfies Record<ProblemCode, ProblemPlace>;

/** The place of a problem: at its line if it names one. A line problem that names none is shown above all lines. */
export const placeOfProblem = ({ code, line }: Pick<OrderProblem, "code" | "line">): ProblemPlace => {
  if (line !== null) return "line";
  return PLACES[code] === "line" ? "basket" : PLACES[code];
};

const number = (value: unknown): number => (typeof value === "number" ? value : 0);

const groupName = (menu: Menu, data: Record<string, unknown>) => groupOf(menu, number(data["modifier_group_id"]))?.name;
const stockName = (menu: Menu, data: Record<string, unknown>): Text | undefined => {
  const group = groupOf(menu, number(data["modifier_group_id"]));
  if (group) return modifierOf(group, number(data["modifier_id"]))?.name;
  // In a combo, the message names which of its dishes is out.
  return data["slot_id"] === undefined ? undefined : itemOf(menu, number(data["item_id"]))?.name;
};
const slotName = (menu: Menu, data: Record<string, unknown>) => {
  const combo = comboOf(menu, number(data["combo_id"]));
  return combo && slotOf(combo, number(data["slot_id"]))?.name;
};

const sectionName = (menu: Menu, data: Record<string, unknown>) =>
  menu.sections.find(({ id }) => id === data["section_id"])?.name;

/** A code without a text does not compile. */
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
  slot_above_maximum: ({ data, named }) =>
    m.basket_problem_slot_above_maximum({ max: number(data["max"]), slot: named(slotName) }),
  quantity_invalid: () => m.basket_problem_quantity_invalid(),
  section_closed: ({ named }) => m.basket_problem_section_closed({ section: named(sectionName) }),
  limit_reached: ({ data }) => m.basket_problem_limit_reached({ limit: number(data["limit"]) }),
  mode_unavailable: ({ data }) => {
    const reason = MODE_REASONS.find((each) => each === data["reason"]);
    return reason ? reasonWords(reason) : m.basket_problem_mode_unavailable();
  },
  below_minimum: ({ data, money }) =>
    m.basket_problem_below_minimum({ missing: money(data["missing"]), minimum: money(data["minimum"]) }),
  address_missing: () => m.basket_problem_address_missing(),
  address_too_far: () => m.basket_problem_address_too_far(),
  phone_invalid: () => m.basket_problem_phone_invalid(),
  time_unavailable: () => m.basket_problem_time_unavailable(),
  too_soon: ({ data }) =>
    data["min_order_delay"] === undefined
      ? m.basket_problem_too_soon()
      : m.basket_problem_too_soon_line({ hours: number(data["min_order_delay"]) }),
  slot_full: () => m.basket_problem_slot_full(),
  restaurant_closed: () => m.basket_problem_restaurant_closed(),
  code_unknown: () => m.basket_problem_code_unknown(),
  code_not_now: () => m.basket_problem_code_not_now(),
  code_used: () => m.basket_problem_code_used(),
  code_without_effect: ({ data, money }) =>
    data["missing"] === undefined
      ? m.basket_problem_code_without_effect()
      : m.basket_problem_code_below({ missing: money(data["missing"]), from: money(data["from"]) }),
  code_too_often: ({ data }) =>
    m.basket_problem_code_too_often({ minutes: Math.ceil(number(data["retry_after"]) / 60) }),
  price_changed: ({ data, money }) =>
    m.basket_problem_price_changed({ price: money(data["actual"]), before: money(data["expected"]) }),
  table_closed: () => m.basket_problem_table_closed(),
} satisfies Record<ProblemCode, (naming: Naming) => string>;

/** What the texts of problems depend on. */
export interface ProblemContext {
  menu: Menu | null;
  currency: Currency;
  language: Language;
}

/** The text of an order's problem, to be shown beside what it concerns. */
export const problemWords = ({ code, data }: OrderProblem, { menu, currency, language }: ProblemContext): string =>
  WORDS[code]({
    data,
    named: (of) => {
      const text = menu ? of(menu, data) : undefined;
      return text ? textIn(text, language) : "";
    },
    money: (amount) => formatMoney(number(amount), currency, language),
  });

const wordsOf = (problems: readonly OrderProblem[], context: ProblemContext): string[] => [
  ...new Set(problems.map((problem) => problemWords(problem, context))),
];

/** The texts of the problems by line, without duplicates. */
export function problemsByLine(problems: readonly OrderProblem[], context: ProblemContext): Map<number, string[]> {
  const byLine = new Map<number, string[]>();
  for (const { line } of problems) {
    if (line === null || byLine.has(line)) continue;
    byLine.set(
      line,
      wordsOf(
        problems.filter((problem) => problem.line === line),
        context,
      ),
    );
  }
  return byLine;
}

/**
 * The problems of lines that the menu alone reveals, for a screen that does not ask the server: sold out, gone, a
 * choice missing.
 */
export const problemsOfMenu = (menu: Menu, lines: readonly OrderLine[]): OrderProblem[] =>
  lines.flatMap((line, index) => checkLine(menu, line).map(({ code, data }) => ({ code, line: index, data })));

/** The texts to be shown beside a setting, the price or the whole basket, without duplicates. */
export const problemsAt = (problems: readonly OrderProblem[], place: ProblemPlace, context: ProblemContext): string[] =>
  wordsOf(
    problems.filter((problem) => placeOfProblem(problem) === place),
    context,
  );
