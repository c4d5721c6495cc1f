import { isInStock } from "../../menus/item-availability.ts";
import type { MenuItem, ModifierGroup } from "../../menus/menu.ts";
import { askedGroups } from "../line/hide-when-select.ts";
import { type Selections, settleSelections } from "../line/modifier-groups.ts";
import type { Selected } from "../line/order-line.ts";
import { withOnlyAnswers } from "./only-answers.ts";

/**
 * The selections of an item when it is opened for the first time (menus §37): one of each preselected choice, as far as
 * it is in stock and within the limits; then every group with only one answer is answered (menus §28).
 */
export const openingSelections = (
  item: Pick<MenuItem, "modifier_size">,
  groups: readonly ModifierGroup[],
): Selections => answeredFrom(item, groups, new Map(), new Set());

/**
 * The selections after a choice was made: the groups that it opens start like those of a dish (menus §46), then groups
 * with only one answer are answered. `before` is what was selected until then; groups that were already open are left
 * as they are.
 */
export const withOpenedGroups = (
  item: Pick<MenuItem, "modifier_size">,
  groups: readonly ModifierGroup[],
  before: Selections,
  chosen: Selections,
): Selections => {
  const settled = settleSelections(item, groups, chosen);
  return answeredFrom(item, groups, withOnlyAnswers(item, groups, settled), askedGroups(groups, before));
};

/** Each round opens groups that were not asked before, so the recursion ends. */
const answeredFrom = (
  item: Pick<MenuItem, "modifier_size">,
  groups: readonly ModifierGroup[],
  selections: Selections,
  asked: ReadonlySet<number>,
): Selections => {
  const now = askedGroups(groups, selections);
  const opened = groups.filter(({ id }) => now.has(id) && !asked.has(id));
  if (opened.length === 0) return selections;
  const begun = new Map(selections);
  for (const group of opened) if (!begun.has(group.id)) begun.set(group.id, preselectedIn(group));
  const answered = withOnlyAnswers(item, groups, settleSelections(item, groups, begun));
  return answeredFrom(item, groups, answered, new Set([...asked, ...now]));
};

const preselectedIn = ({ modifiers }: ModifierGroup): Selected[] =>
  modifiers
    .filter((modifier) => modifier.preselected && isInStock(modifier))
    .map(({ id }) => ({ modifier_id: id, quantity: 1 }));
