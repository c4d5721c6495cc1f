import { comboOf } from "../../menus/find-in-menu.ts";
import type { Menu } from "../../menus/menu.ts";
import { checkLine } from "../line/check-line.ts";
import type { LineProblem, LineProblemCode } from "../line/line-problem.ts";
import { countedQuantity, isQuantity } from "../line/line-quantity.ts";
import { type LineModifier, type OrderLine, placedAt, portionNumber } from "../line/order-line.ts";

/** A choice of an old line that today's menu refuses. If `modifier_id` is null, it is the item that filled a slot. */
export interface DroppedChoice {
  slot_id: number | null;
  item_id: number;
  modifier_group_id: number | null;
  modifier_id: number | null;
  /** As in a line's entry. */
  portion?: number | undefined;
}

/** A line of an old order as it is added to the basket. */
export interface AgainLine {
  /** Its index in the old order. */
  from: number;
  line: OrderLine;
  /** The choices that it has lost; empty if it is complete. */
  dropped: DroppedChoice[];
  /** Whether the quantity is lower than before. */
  fewer: boolean;
}

/** A line of an old order that is not added to the basket, and why. */
export interface LeftOut {
  from: number;
  code: LineProblemCode | "limit_reached";
  data: Record<string, unknown>;
}

export interface OrderAgain {
  lines: AgainLine[];
  left_out: LeftOut[];
}

/**
 * Decides which lines of an old order can be added to the basket from today's menu (orders §36). A line that is gone,
 * out of stock or no longer complete is left out. A choice that is no longer offered is dropped if the line is valid
 * without it. The quantity of a combo is cut to what its limit leaves beside `basket`. Each old line ends up in exactly
 * one of the two lists, and no added line has a problem of its own.
 */
export const orderAgain = (menu: Menu, old: readonly OrderLine[], basket: readonly OrderLine[] = []): OrderAgain => {
  const again: OrderAgain = { lines: [], left_out: [] };
  const counts = new Map<number, number>();
  for (const line of basket) count(counts, line);
  old.forEach((line, from) => {
    const kept = keptOf(menu, line);
    if ("code" in kept) return void again.left_out.push({ from, ...kept });
    const room = roomFor(menu, kept.line, counts);
    if (room === 0) return void again.left_out.push({ from, code: "limit_reached", data: limitOf(menu, kept.line) });
    const quantity = Math.min(kept.line.quantity, room);
    const put = { ...kept.line, quantity };
    count(counts, put);
    again.lines.push({ from, line: put, dropped: kept.dropped, fewer: quantity < line.quantity });
  });
  return again;
};

const count = (counts: Map<number, number>, line: OrderLine): void => {
  if (line.type !== "combo") return;
  counts.set(line.combo_id, (counts.get(line.combo_id) ?? 0) + countedQuantity(line.quantity));
};

const roomFor = (menu: Menu, line: OrderLine, counts: ReadonlyMap<number, number>): number => {
  const limit = line.type === "combo" ? comboOf(menu, line.combo_id)?.limit_per_order : null;
  if (line.type !== "combo" || limit == null) return line.quantity;
  return Math.max(0, limit - (counts.get(line.combo_id) ?? 0));
};

const limitOf = (menu: Menu, line: OrderLine): Record<string, unknown> =>
  line.type === "combo" ? { combo_id: line.combo_id, limit: comboOf(menu, line.combo_id)?.limit_per_order } : {};

/** The line as far as the menu accepts it, or the first problem that cannot be solved by dropping choices. */
const keptOf = (menu: Menu, line: OrderLine): { line: OrderLine; dropped: DroppedChoice[] } | LineProblem => {
  if (!isQuantity(line.quantity)) return { code: "quantity_invalid", data: { quantity: line.quantity } };
  const before = checkLine(menu, line);
  let kept = line;
  const dropped: DroppedChoice[] = [];
  // Each round drops at least one choice, so the loop ends.
  for (let problems = before; problems[0]; problems = checkLine(menu, kept)) {
    const without = withoutRefused(kept, problems);
    if (without.dropped.length === 0) return causeOf(problems[0], before);
    dropped.push(...without.dropped);
    kept = without.line;
  }
  return { line: kept, dropped };
};

/** If a slot became empty, reports the original problem of the item that filled it, which is more informative. */
const causeOf = (stopped: LineProblem, before: readonly LineProblem[]): LineProblem =>
  stopped.code === "slot_missing"
    ? (before.find(({ code, data }) => code !== "slot_missing" && data["slot_id"] === stopped.data["slot_id"]) ??
      stopped)
    : stopped;

/**
 * The line without the choices that its problems name. If an item is removed from a slot, its own choices are removed
 * too.
 */
const withoutRefused = (line: OrderLine, problems: readonly LineProblem[]) => {
  const dropped: DroppedChoice[] = [];
  const modifiers = line.modifiers.flatMap((entry): LineModifier[] => {
    const { slot_id, item_id, modifier_group_id } = entry;
    const fills = slot_id !== null && modifier_group_id === null;
    const at = placedAt(portionNumber(entry));
    if (slot_id !== null && problems.some((problem) => isAboutSlot(problem, entry))) {
      if (fills) dropped.push({ slot_id, item_id, modifier_group_id, modifier_id: null, ...at });
      return [];
    }
    const selection = entry.selection.filter(({ modifier_id }) => {
      const refused = problems.some((problem) => isAboutChoice(problem, entry, modifier_id));
      if (refused) dropped.push({ slot_id, item_id, modifier_group_id, modifier_id, ...at });
      return !refused;
    });
    if (selection.length === entry.selection.length) return [entry];
    return selection.length > 0 ? [{ ...entry, selection }] : [];
  });
  return { line: { ...line, modifiers }, dropped };
};

/** Whether a problem is about a slot's portion: it is gone, sold out, no longer part of the combo or one too many. */
const isAboutSlot = ({ data }: LineProblem, entry: LineModifier): boolean =>
  data["slot_id"] === entry.slot_id &&
  data["item_id"] === entry.item_id &&
  (data["portion"] ?? 1) === portionNumber(entry) &&
  data["modifier_group_id"] === undefined;

const isAboutChoice = ({ data }: LineProblem, entry: LineModifier, modifier_id: number): boolean =>
  data["modifier_id"] === modifier_id &&
  data["modifier_group_id"] === entry.modifier_group_id &&
  data["item_id"] === entry.item_id &&
  (data["slot_id"] ?? null) === entry.slot_id &&
  (data["portion"] ?? 1) === portionNumber(entry);
