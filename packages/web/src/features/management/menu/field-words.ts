import type { EditedItem, EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { Contract } from "@tablee/contract/contract";
import { textIn } from "@tablee/domain/language/text-in";
import { isTextInput, readText } from "@tablee/domain/language/read-text";
import type { Language, Text } from "@tablee/domain/language/text";
import { ADDED, type MenuList, ORDER } from "@tablee/domain/management/menu-draft";
import type { PlanFailure } from "@tablee/domain/management/menu-plan";
import { ALLERGENS } from "@tablee/domain/menus/menu";
import { MENU_TAGS } from "@tablee/domain/menus/menu-constants";
import type { Currency } from "@tablee/domain/money/minor";
import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";
import type { RefusalWords } from "../../../api/refusal-words.ts";
import { allergenWord } from "../../../language/allergen-words.ts";
import { formatMoney } from "../../../language/formats.ts";
import { tagWord } from "../../../language/tag-words.ts";
import { m } from "../../../paraglide/messages.js";
import { SETTING_WORDS } from "../../admin/setting-names.ts";
import { sectionWord } from "../../menus/reading/menu-words.ts";
import { groupWord } from "./choices/group-words.ts";

const FIELDS: Readonly<Record<string, () => string>> = {
  "name.en": () => `${m.management_field_name()} · English`,
  "name.fr": () => `${m.management_field_name()} · Français`,
  "name.default": () => m.management_field_name(),
  "description.en": () => `${m.management_field_description()} · English`,
  "description.fr": () => `${m.management_field_description()} · Français`,
  "description.default": () => m.management_field_description(),
  price: () => m.management_field_price(),
  base_price: () => m.management_field_price(),
  calories: () => m.management_field_calories(),
  image_url: () => m.management_field_picture(),
  type: () => m.management_field_kind(),
  heat: () => m.management_field_heat(),
  hidden: () => m.management_field_hidden(),
  section_id: () => m.management_field_section(),
  hours: () => m.management_field_hours(),
  allergens: () => m.management_field_allergens(),
  tags: () => m.management_field_tags(),
  stock_status: () => m.management_field_stock(),
  listed: () => m.management_field_listed(),
  use_wizard: () => m.management_field_wizard(),
  items: () => m.management_dishes(),
  modifiers: () => m.management_choices(),
  slots: () => m.management_parts(),
  primary_slot: () => m.management_primary_part(),
  limit_per_order: () => m.management_limit(),
  min_selected_amount: () => m.management_at_least(),
  max_selected_amount: () => m.management_at_most(),
  selections_per_item: () => m.management_of_each(),
  free_amount: () => m.management_free_amount(),
  price_display: () => m.management_group_price(),
  size_link: () => m.management_group_size(),
  "promotion.en": () => `${m.management_promotion()} · English`,
  "promotion.fr": () => `${m.management_promotion()} · Français`,
  [ORDER]: () => m.management_field_order(),
  [ADDED]: () => m.management_field_added(),
};
/** Returns the label of a field; one without a label has its path, as in files. */
export const fieldWord = (field: string): string => {
  const mode = ORDER_MODES.find((one) => field === `mode_prices.${one}`);
  return mode ? `${m.management_field_price()} · ${SETTING_WORDS[mode]()}` : (FIELDS[field]?.() ?? field);
};

const isPriced = (field: string): boolean => /(^|\.|_)price$|^mode_prices\./.test(field);

/** What the text of a value depends on: dish names for refs, the restaurant's currency, and the reader's language. */
export interface Wording {
  menu: EditedMenu;
  currency: Currency;
  language: Language;
}

/**
 * Returns the text of a list entry: a dish by its ref, or a choice (with what it opens) or part of a combo by its name.
 */
function entryWord(one: unknown, { menu, currency, language }: Wording): string {
  if (typeof one === "string") return lineWord(menu, "items", one, language);
  const { name, price, modifier_groups } = one as { name?: unknown; price?: unknown; modifier_groups?: unknown };
  const amount = typeof price === "number" && price !== 0 ? ` ${formatMoney(price, currency, language)}` : "";
  const opened = Array.isArray(modifier_groups) ? modifier_groups : [];
  const within = opened.map((ref) => lineWord(menu, "modifier_groups", String(ref), language)).join(", ");
  if (!isTextInput(name)) return JSON.stringify(one);
  return `${textIn(readText(name), language) || m.management_nameless()}${amount}${within ? ` › ${within}` : ""}`;
}

/** Returns the text of a field's value, for a difference. */
export function valueWord(field: string, value: unknown, wording: Wording): string {
  const { currency, language } = wording;
  if (value === null || value === undefined || value === "") return "–";
  if (isPriced(field) && typeof value === "number") return formatMoney(value, currency, language);
  if (field === "listed") return value === true ? m.management_listed() : m.management_archived();
  if (field === "stock_status") return value === "available" ? m.management_in_stock() : m.management_sold_out();
  if (field === "section_id" && typeof value === "string") return lineWord(wording.menu, "sections", value, language);
  if (field === "type") return sectionWord(value as EditedItem["type"]);
  if (field === "allergens" && Array.isArray(value)) {
    return (
      value
        .map((one) => ALLERGENS.find((known) => known === one))
        .flatMap((one) => (one ? allergenWord(one) : []))
        .join(", ") || "–"
    );
  }
  if (field === "tags" && Array.isArray(value)) {
    return (
      value
        .map((one) => MENU_TAGS.find((known) => known === one))
        .map((known, at) => (known ? tagWord(known) : String(value[at])))
        .join(", ") || "–"
    );
  }
  if (Array.isArray(value)) return value.map((one) => entryWord(one, wording)).join(", ") || "–";
  if (typeof value === "boolean") return value ? m.management_yes() : m.management_no();
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Returns the name of a line of the menu. */
export function lineWord(menu: EditedMenu, list: MenuList, ref: string, language: Language): string {
  if (list === "modifier_groups") {
    const group = menu.modifier_groups.find((one) => one.ref === ref);
    return group ? groupWord(group, menu, language) : m.management_nameless();
  }
  const line = menu[list].find((one) => one.ref === ref);
  return (
    (line && isTextInput(line.name) && textIn(line.name, language)) ||
    (list === "items" ? m.management_unnamed() : m.management_nameless())
  );
}

/** Returns the languages missing in a dish's name, or in a description that exists in the other language. */
export function missingIn({ name, description }: { name: Text; description?: Text }): Language[] {
  const lacks = (text: Text | undefined, language: Language) => {
    if (!text) return false;
    const other = language === "en" ? text.fr : text.en;
    return !text[language] && Boolean(other ?? text.default);
  };
  return (["en", "fr"] as const).filter(
    (language) => lacks(name, language) || lacks(description, language) || !(name.en || name.fr || name.default),
  );
}

export const EDIT_REFUSED = {
  edit_conflict: () => m.management_conflict_title(),
  line_unknown: () => m.management_line_gone(),
  line_known: () => m.management_line_known(),
  menu_full: () => m.management_menu_full(),
  menu_value_invalid: () => m.management_value_invalid(),
} satisfies RefusalWords<Contract["management"]["edit"]>;

export const PUBLISH_REFUSED = {
  draft_moved: () => m.management_draft_moved(),
  menu_overtaken: () => m.management_overtaken_text(),
  menu_incomplete: () => m.management_incomplete(),
} satisfies RefusalWords<Contract["management"]["publish"]>;

export const PLAN_REFUSED = {
  draft_moved: () => m.management_draft_moved(),
  draft_empty: () => m.management_no_changes(),
  time_past: () => m.management_plan_past(),
  time_too_far: () => m.management_plan_too_far(),
} satisfies RefusalWords<Contract["management"]["plan"]>;

const PLAN_FAILED = {
  menu_overtaken: () => m.management_overtaken_text(),
  menu_incomplete: () => m.management_plan_incomplete(),
  forbidden: () => m.management_plan_forbidden(),
} satisfies Record<PlanFailure, () => string>;
export const planFailureWord = (code: PlanFailure): string => PLAN_FAILED[code]();

export const RESTORE_REFUSED = {
  draft_not_empty: () => m.management_draft_not_empty(),
} satisfies RefusalWords<Contract["management"]["restore"]>;

const PROBLEMS: Readonly<Record<string, () => string>> = {
  name_missing: () => m.management_problem_name(),
  hours_missing: () => m.management_problem_hours(),
  slot_empty: () => m.management_problem_slot(),
  choices_unreachable: () => m.management_problem_choices(),
  choices_circle: () => m.management_problem_circle(),
  choices_too_deep: () => m.management_problem_deep(),
  choices_twice: () => m.management_problem_twice(),
  list_full: () => m.management_problem_full(),
};
/** Returns the text of a problem, to be read after the name of its line; that of a full list is a sentence. */
export function problemWord({ list, field, code }: { list: MenuList; field: string; code: string }): string {
  // The line itself has a name, but one of its parts does not.
  if (code === "name_missing" && list === "modifier_groups" && field !== "name")
    return m.management_problem_choice_name();
  if (code === "name_missing" && list === "combos" && field !== "name") return m.management_problem_part_name();
  return (PROBLEMS[code] ?? (() => m.management_problem_value()))();
}
