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
 * The only possible answer to a group, or null if there are several or none (menus §28): what is visible and in stock
 * is exactly what the group requires.
 */
export const onlyAnswer = ({ min, max, per_item }: ResolvedGroup, visible: readonly Modifier[]): Selected[] | null => {
  if (min < 1) return null;
  const quantity = Math.min(per_item, max);
  const answers = visible.filter((modifier) => modifier.type === "selectable" && isInStock(modifier));
  if (answers.length * quantity !== min) return null;
  return answers.map(({ id }) => ({ modifier_id: id, quantity }));
};

/**
 * Answers every group that has only one possible answer (menus §28). An answer may hide modifiers or require others, so
 * groups are answered one after the other, each at most once.
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
