import type { StoredMenus } from "../write/import.queries.ts";
import type { MenuPlan } from "../write/plan-menu.ts";

/** Returns a stored menu as it will be once its plan is written, so that it need not be read again. */
export const menuAfter = (stored: StoredMenus, plan: MenuPlan): StoredMenus => ({
  sections: overlaid(stored.sections, plan.sections.write),
  items: overlaid(stored.items, plan.items.write),
  groups: overlaid(stored.groups, plan.groups.write),
  modifiers: overlaid(stored.modifiers, plan.modifiers.write),
  combos: overlaid(stored.combos, plan.combos.write),
  slots: overlaid(stored.slots, plan.slots.write),
  group_items: renewed(stored.group_items, plan.group_items, ({ modifier_group_id }) => modifier_group_id),
  slot_items: renewed(stored.slot_items, plan.slot_items, ({ combo_slot_id }) => combo_slot_id),
});

const overlaid = <Row extends { id: number }>(rows: readonly Row[], written: readonly Row[]): Row[] => [
  ...new Map([...rows, ...written].map((row) => [row.id, row])).values(),
];

function renewed<Row>(
  rows: readonly Row[],
  { of, rows: fresh }: { of: readonly number[]; rows: readonly Row[] },
  holder: (row: Row) => number,
): Row[] {
  const anew = new Set(of);
  return [...rows.filter((row) => !anew.has(holder(row))), ...fresh];
}
