/** What can be wrong with one line of an order, judged by the menu alone (orders §21). */
export const LINE_PROBLEM_CODES = [
  "item_gone",
  "out_of_stock",
  "not_orderable",
  "group_below_minimum",
  "group_above_maximum",
  "modifier_unknown",
  "modifier_hidden",
  "slot_missing",
  "slot_item_unknown",
  "slot_above_maximum",
  "quantity_invalid",
] as const;
export type LineProblemCode = (typeof LINE_PROBLEM_CODES)[number];

/**
 * `data` identifies what the problem is about: item_id, combo_id, slot_id, modifier_group_id, modifier_id, and the
 * number of the slot's portion unless it is the first.
 */
export interface LineProblem {
  code: LineProblemCode;
  data: Record<string, unknown>;
}
