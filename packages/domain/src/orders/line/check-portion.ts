import { itemState, partState } from "../../menus/item-availability.ts";
import { dropHidden, groupVerdicts, resolveGroup, totalSize, visibleInEach } from "./modifier-groups.ts";
import type { Portion } from "./line-portions.ts";
import type { LineProblem } from "./line-problem.ts";
import { placedAt } from "./order-line.ts";

/** What is wrong with one item of a line: its stock, its price and each of its groups (menus §2, menus §11). */
export const checkPortion = ({ item, slot, slot_item, portion, groups, selections }: Portion): LineProblem[] => {
  const place = slot ? { slot_id: slot.id, item_id: item.id, ...placedAt(portion) } : { item_id: item.id };
  const state = slot_item ? partState(item, slot_item) : itemState(item);
  const problems: LineProblem[] = state === "available" ? [] : [{ code: state, data: place }];
  const size = totalSize(item, groups, dropHidden(groups, selections));
  const visible = visibleInEach(groups, selections);
  groups.forEach((group, index) => {
    const selection = selections.get(group.id) ?? [];
    for (const { code, data } of groupVerdicts(resolveGroup(group, size), selection, visible[index] ?? [])) {
      problems.push({ code, data: { ...place, ...data } });
    }
  });
  return problems;
};
