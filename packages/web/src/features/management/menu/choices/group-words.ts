import type { EditedGroup, EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { m } from "../../../../paraglide/messages.js";
import { openersWords } from "./openers-words.ts";

/** So many of what is asked, and of where, tell a group from another. */
const NAMED = 2;

const firstOf = (names: readonly string[], between: string): string => {
  const rest = names.length - NAMED;
  return names.slice(0, NAMED).join(between) + (rest > 0 ? `\u00A0+\u00A0${rest}` : "");
};

const nameOf = ({ name }: Pick<EditedGroup, "name">, language: Language): string =>
  textIn(name, language) || m.management_nameless();

/** Where a group is asked, and what there is to choose: "Latte · Mocha + 1: hot, iced". */
export function groupFacts(group: EditedGroup, menu: EditedMenu, language: Language): string {
  const dishes = group.items.flatMap((one) => menu.items.find(({ ref }) => ref === one) ?? []);
  const asked = [...dishes.map((dish) => nameOf(dish, language)), ...openersWords(menu, group.ref, language)];
  const chosen = group.modifiers.filter(({ type }) => type === "selectable");
  const choices = firstOf(
    chosen.map((choice) => nameOf(choice, language)),
    ", ",
  );
  // Dishes have commas of their own.
  return asked.length > 0 ? m.management_colon({ what: firstOf(asked, " · "), names: choices }) : choices;
}

/** What a group is called; where another is called alike (tills know no names for sizes) with what tells it apart. */
export function groupWord(group: EditedGroup, menu: EditedMenu, language: Language): string {
  const name = nameOf(group, language);
  const isAlone = menu.modifier_groups.every((one) => one.ref === group.ref || nameOf(one, language) !== name);
  return isAlone ? name : m.management_group_apart({ name, facts: groupFacts(group, menu, language) });
}
