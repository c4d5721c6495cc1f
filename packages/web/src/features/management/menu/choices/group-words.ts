import type { EditedGroup, EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { m } from "../../../../paraglide/messages.js";
import { openersWords } from "./openers-words.ts";

/** How many names of choices and of dishes distinguish a group from another. */
const NAMED = 2;

const firstOf = (names: readonly string[], between: string): string => {
  const rest = names.length - NAMED;
  return names.slice(0, NAMED).join(between) + (rest > 0 ? `\u00A0+\u00A0${rest}` : "");
};

const nameOf = ({ name }: Pick<EditedGroup, "name">, language: Language): string =>
  textIn(name, language) || m.management_nameless();

/** Returns where a group is used, and its choices: "Latte · Mocha + 1: hot, iced". */
export function groupFacts(group: EditedGroup, menu: EditedMenu, language: Language): string {
  const dishes = group.items.flatMap((one) => menu.items.find(({ ref }) => ref === one) ?? []);
  const asked = [...dishes.map((dish) => nameOf(dish, language)), ...openersWords(menu, group.ref, language)];
  const chosen = group.modifiers.filter(({ type }) => type === "selectable");
  const choices = firstOf(
    chosen.map((choice) => nameOf(choice, language)),
    ", ",
  );
  // Separated by dots, because dishes' names may contain commas.
  return asked.length > 0 ? m.management_colon({ what: firstOf(asked, " · "), names: choices }) : choices;
}

/**
 * Returns the name of a group; if another has the same name (tills have no names for sizes), with what distinguishes
 * it.
 */
export function groupWord(group: EditedGroup, menu: EditedMenu, language: Language): string {
  const name = nameOf(group, language);
  const isAlone = menu.modifier_groups.every((one) => one.ref === group.ref || nameOf(one, language) !== name);
  return isAlone ? name : m.management_group_apart({ name, facts: groupFacts(group, menu, language) });
}
