import { isInStock } from "../../menus/item-availability.ts";
import type { MenuItem, Modifier, ModifierGroup } from "../../menus/menu.ts";
import {
  isUnmet,
  type ResolvedGroup,
  resolveGroup,
  type Selections,
  settleSelections,
  totalSize,
  visibleModifiers,
} from "../line/modifier-groups.ts";
import type { Selected } from "../line/order-line.ts";

/**
 * The one way in which a group can be answered, or null where there is a choice or none (menus §28): what is shown and
 * in stock makes up exactly what the group asks for.
 */
export const onlyAnswer = ({ min, max, per_item }: ResolvedGroup, visible: readonly Modifier[]): Selected[] | null => {
  if (min < 1) return null;
  const quantity = Math.min(per_item, max);
  const answers = visible.filter((modifier) => modifier.type === "selectable" && isInStock(modifier));
  if (answers.length * quantity !== min) return null;
  return answers.map(({ id }) => ({ modifier_id: id, quantity }));
};

/**
 * What is chosen for an item, with the groups that have one answer answered (menus §28). What an answer hides or makes
 * necessary is settled group after group, each at most once.
 */
export const withOnlyAnswers = (
  item: Pick<MenuItem, "modifier_size">,
  groups: readonly ModifierGroup[],
  selections: Selections,
): Selections => {
  let answered = selections;
  const done = new Set<number>();
  for (;;) {
    const next = nextAnswer(item, groups, answered, done);
    if (!next) return answered;
    done.add(next.group_id);
    answered = settleSelections(item, groups, new Map([...answered, [next.group_id, next.answer]]));
  }
};

const nextAnswer = (
  item: Pick<MenuItem, "modifier_size">,
  groups: readonly ModifierGroup[],
  selections: Selections,
  done: ReadonlySet<number>,
): { group_id: number; answer: Selected[] } | null => {
  const size = totalSize(item, groups, selections);
  for (const group of groups) {
    if (done.has(group.id)) continue;
    const resolved = resolveGroup(group, size);
    const visible = visibleModifiers(group, selections, groups);
    const answer = onlyAnswer(resolved, visible);
    if (answer && isUnmet(resolved, selections.get(group.id) ?? [], visible)) return { group_id: group.id, answer };
  }
  return null;
};
