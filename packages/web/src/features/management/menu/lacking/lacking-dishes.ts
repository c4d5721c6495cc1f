import type { EditedItem, EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import { missingIn } from "../field-words.ts";
import { dishGroups } from "../sections/section-groups.ts";

/** Whether a dish of the menu lacks words in one of the languages. */
export const lacksWords = (dish: EditedItem): boolean => dish.listed && missingIn(dish).length > 0;

/** Returns the next such dish in list order, starting over after the end; `left` counts those that are not open. */
export function nextLacking(menu: EditedMenu, opened: string | undefined): { ref: string; left: number } | null {
  const inOrder = dishGroups(
    menu.items.filter((dish) => dish.listed || dish.ref === opened),
    menu.sections,
  ).flatMap(({ items }) => items);
  const at = inOrder.findIndex(({ ref }) => ref === opened);
  const others = [...inOrder.slice(at + 1), ...inOrder.slice(0, Math.max(at, 0))].filter(lacksWords);
  const [next] = others;
  return next ? { ref: next.ref, left: others.length } : null;
}
