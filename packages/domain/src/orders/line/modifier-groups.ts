import { isCount } from "./line-quantity.ts";
import type { Selected } from "./order-line.ts";
import { modifierOf } from "../../menus/find-in-menu.ts";
import { askedOf, isHidden, keyOf, selectedIds, unhiddenKeys } from "./hide-when-select.ts";
import { isInStock } from "../../menus/item-availability.ts";
import type { MenuItem, Modifier, ModifierGroup } from "../../menus/menu.ts";
import { openersIn } from "../../menus/nested-groups.ts";

/** The selections of one item, by group id. */
export type Selections = ReadonlyMap<number, Selected[]>;
type AnySelections = ReadonlyMap<number, readonly Selected[]>;

export type GroupControl = "radio" | "checkbox" | "spinner";

/** A group whose -1s and linked size are resolved. `min <= max`; all are whole numbers of at least 0. */
export interface ResolvedGroup {
  group: ModifierGroup;
  min: number;
  max: number;
  per_item: number;
  control: GroupControl;
}

/**
 * Resolves a group (menus §9): first the -1s and the linked size, then the control. A minimum above the maximum is
 * lowered to it, because nobody could meet it (a linked group with maximum 0 on an item without size, for example).
 */
export const resolveGroup = (group: ModifierGroup, total_size: number): ResolvedGroup => {
  const linked = group.size_link === "linked" ? total_size : 0;
  const max = Math.max(0, Math.floor(group.max_selected_amount + linked));
  const min = group.min_selected_amount === -1 ? max : Math.min(max, Math.max(0, group.min_selected_amount));
  const per_item = group.selections_per_item === -1 ? max : Math.max(1, group.selections_per_item);
  return { group, min, max, per_item, control: controlOf(min, max, per_item) };
};

const controlOf = (min: number, max: number, per_item: number): GroupControl => {
  if (min > 0 && max === 1) return "radio";
  return per_item <= 1 ? "checkbox" : "spinner";
};

export const selectedTotal = (selection: readonly Selected[]): number =>
  selection.reduce((total, { quantity }) => total + (isCount(quantity) ? quantity : 0), 0);

const quantityOf = (selection: readonly Selected[], modifier_id: number): number =>
  selectedTotal(selection.filter((selected) => selected.modifier_id === modifier_id));

/**
 * The item's `modifier_size` plus the sizes of the selected modifiers in its groups whose size_link is `modify`
 * (menus §10). Selections are counted as given; settle them first if some may be hidden.
 */
export const totalSize = (
  item: Pick<MenuItem, "modifier_size">,
  groups: readonly ModifierGroup[],
  selections: AnySelections,
): number => {
  let size = item.modifier_size;
  for (const group of groups) {
    if (group.size_link !== "modify") continue;
    for (const { modifier_id, quantity } of selections.get(group.id) ?? []) {
      const modifier = modifierOf(group, modifier_id);
      if (modifier?.type === "selectable" && isCount(quantity)) size += modifier.size * quantity;
    }
  }
  return size;
};

/**
 * The modifiers of a group that are shown, including texts and separators (menus §12). Selected modifiers that are
 * themselves hidden hide nothing. A group that is not asked shows none (menus §46). Pass all groups of the item if the
 * selections may not be settled; otherwise the selections in the other groups all count.
 */
export const visibleModifiers = (
  group: ModifierGroup,
  selectionsByGroup: AnySelections,
  groups: readonly ModifierGroup[] = [group],
): Modifier[] => {
  const staying = unhiddenKeys(groups, selectionsByGroup);
  return askedOf(groups, staying).has(group.id) ? visibleIn(group, selectionsByGroup, staying) : [];
};

/** `visibleModifiers` for all groups of an item at once, in their order. */
export const visibleInEach = (groups: readonly ModifierGroup[], selections: AnySelections): Modifier[][] => {
  const staying = unhiddenKeys(groups, selections);
  const asked = askedOf(groups, staying);
  return groups.map((group) => (asked.has(group.id) ? visibleIn(group, selections, staying) : []));
};

const visibleIn = (group: ModifierGroup, selections: AnySelections, staying: ReadonlySet<string>): Modifier[] => {
  const selected = selectedIds(selections.get(group.id));
  return group.modifiers.filter((modifier) => {
    if (modifier.type === "selectable" && selected.has(modifier.id)) return staying.has(keyOf(group.id, modifier.id));
    return !isHidden(group, modifier, staying);
  });
};

/**
 * Reduces selections to the valid ones, for an item that is being customised or whose menu has changed. It drops
 * unknown, unselectable and hidden modifiers, and all selections in groups that are not asked. It merges entries of the
 * same modifier, and drops what exceeds a limit, starting with what was chosen last. A group with nothing left has no
 * entry. Modifiers that are out of stock stay, so that they can be shown as such. Settling twice changes nothing more.
 */
export const settleSelections = (
  item: Pick<MenuItem, "modifier_size">,
  groups: readonly ModifierGroup[],
  selections: AnySelections,
): Map<number, Selected[]> => {
  const known = new Map<number, Selected[]>();
  for (const group of groups) known.set(group.id, knownOnly(group, selections.get(group.id) ?? []));
  let settled = settleOnce(item, groups, known);
  if (openersIn(groups).size === 0) return settled;
  // A modifier dropped for a limit may have opened a group, which may have carried size. Each round only removes
  // selections, so the loop ends.
  for (let before = totalOf(known); totalOf(settled) < before;) {
    before = totalOf(settled);
    settled = settleOnce(item, groups, settled);
  }
  return settled;
};

const totalOf = (selections: AnySelections): number =>
  [...selections.values()].reduce((sum, selection) => sum + selectedTotal(selection), 0);

const settleOnce = (
  item: Pick<MenuItem, "modifier_size">,
  groups: readonly ModifierGroup[],
  known: AnySelections,
): Map<number, Selected[]> => {
  const unhidden = dropHidden(groups, known);
  const settled = new Map<number, Selected[]>();
  // Groups that are not linked come first: a linked group's maximum depends on the sizes selected in them.
  for (const group of groups) {
    if (group.size_link !== "linked") settled.set(group.id, trim(resolveGroup(group, 0), unhidden.get(group.id) ?? []));
  }
  const size = totalSize(item, groups, settled);
  const result = new Map<number, Selected[]>();
  for (const group of groups) {
    const kept = settled.get(group.id) ?? trim(resolveGroup(group, size), unhidden.get(group.id) ?? []);
    if (kept.length > 0) result.set(group.id, kept);
  }
  return result;
};

const knownOnly = (group: ModifierGroup, selection: readonly Selected[]): Selected[] => {
  const quantities = new Map<number, number>();
  for (const { modifier_id, quantity } of selection) {
    if (!isCount(quantity) || modifierOf(group, modifier_id)?.type !== "selectable") continue;
    quantities.set(modifier_id, (quantities.get(modifier_id) ?? 0) + quantity);
  }
  return [...quantities].map(([modifier_id, quantity]) => ({ modifier_id, quantity }));
};

/** The selections without modifiers that another one hides or that no choice opens. Limits are not applied. */
export const dropHidden = (groups: readonly ModifierGroup[], selections: AnySelections): Map<number, Selected[]> => {
  const staying = unhiddenKeys(groups, selections);
  return new Map(
    groups.map((group) => [
      group.id,
      (selections.get(group.id) ?? []).filter(({ modifier_id }) => staying.has(keyOf(group.id, modifier_id))),
    ]),
  );
};

const trim = (resolved: ResolvedGroup, selection: readonly Selected[]): Selected[] => {
  let room = resolved.max;
  const kept: Selected[] = [];
  for (const { modifier_id, quantity } of selection) {
    const allowed = Math.min(quantity, resolved.per_item, room);
    if (allowed < 1) continue;
    kept.push({ modifier_id, quantity: allowed });
    room -= allowed;
  }
  return kept;
};

export interface GroupVerdict {
  code: "group_below_minimum" | "group_above_maximum" | "modifier_unknown" | "modifier_hidden" | "out_of_stock";
  /**
   * Always `modifier_group_id`; `modifier_id` if it is about one modifier; `min` or `max` and `selected` for limits.
   */
  data: Record<string, unknown>;
}

/** Everything that is wrong with the selection in a group; `visible` is the result of `visibleModifiers`. */
export const groupVerdicts = (
  { group, min, max, per_item }: ResolvedGroup,
  selection: readonly Selected[],
  visible: readonly Modifier[],
): GroupVerdict[] => {
  const verdicts: GroupVerdict[] = [];
  const about = { modifier_group_id: group.id };
  const total = selectedTotal(selection);
  for (const modifier_id of new Set(selection.map((selected) => selected.modifier_id))) {
    const modifier = modifierOf(group, modifier_id);
    const data = { ...about, modifier_id };
    const selected = quantityOf(selection, modifier_id);
    if (modifier?.type !== "selectable") verdicts.push({ code: "modifier_unknown", data });
    else if (!visible.some(({ id }) => id === modifier_id)) verdicts.push({ code: "modifier_hidden", data });
    else if (!isInStock(modifier)) verdicts.push({ code: "out_of_stock", data });
    // Exceeding the group's maximum is reported once, for the whole group.
    else if (selected > per_item && total <= max)
      verdicts.push({ code: "group_above_maximum", data: { ...data, max: per_item, selected } });
  }
  if (total > max) verdicts.push({ code: "group_above_maximum", data: { ...about, max, selected: total } });
  if (isUnmet({ min }, selection, visible))
    verdicts.push({ code: "group_below_minimum", data: { ...about, min, selected: total } });
  return verdicts;
};

/** Whether a group can ask for anything: not if all of its selectable modifiers are hidden (menus §12). */
export const asksForSomething = (visible: readonly Modifier[]): boolean =>
  visible.some((modifier) => modifier.type === "selectable");

/** The first problem of the selection in a group, or null (menus §11). */
export const checkGroup = (
  resolved: ResolvedGroup,
  selection: readonly Selected[],
  visible: readonly Modifier[],
): GroupVerdict | null => groupVerdicts(resolved, selection, visible)[0] ?? null;

export const isGroupValid = (
  resolved: ResolvedGroup,
  selection: readonly Selected[],
  visible: readonly Modifier[],
): boolean => checkGroup(resolved, selection, visible) === null;

/**
 * The highest quantity that this modifier can be set to while the others stay as they are (menus §11). A radio button
 * replaces the previous choice, so it is always 1 there. 0 means that it cannot be selected.
 */
export const maxFor = (resolved: ResolvedGroup, selection: readonly Selected[], modifier_id: number): number => {
  const modifier = modifierOf(resolved.group, modifier_id);
  if (modifier?.type !== "selectable" || !isInStock(modifier)) return 0;
  if (resolved.control === "radio") return 1;
  const others = selectedTotal(selection) - quantityOf(selection, modifier_id);
  return Math.max(0, Math.min(resolved.max - others, resolved.per_item));
};

/** Whether one more of this modifier can be selected. */
export const canSelectMore = (resolved: ResolvedGroup, selection: readonly Selected[], modifier_id: number): boolean =>
  quantityOf(selection, modifier_id) < maxFor(resolved, selection, modifier_id);

/**
 * The selection after a diner sets a modifier's quantity: a radio button replaces the selection, any other control is
 * capped at `maxFor`, and 0 removes the modifier. The order of choosing is preserved.
 */
export const selectModifier = (
  resolved: ResolvedGroup,
  selection: readonly Selected[],
  modifier_id: number,
  quantity: number,
): Selected[] => {
  const allowed = Math.min(isCount(quantity) ? quantity : 0, maxFor(resolved, selection, modifier_id));
  if (allowed === 0) return selection.filter((selected) => selected.modifier_id !== modifier_id);
  const chosen = { modifier_id, quantity: allowed };
  if (resolved.control === "radio") return [chosen];
  const at = selection.findIndex((selected) => selected.modifier_id === modifier_id);
  return at === -1 ? [...selection, chosen] : selection.with(at, chosen);
};

export interface GroupHint {
  hint: "select_one" | "select_minimum" | "one_optional" | "select_up_to" | "none";
  /** The N of "Select a minimum of N" and "Select up to N choices". */
  n: number;
}

/** The hint under a group's name (menus §13). `none` means that nothing can be selected in it. */
export const groupHint = ({ min, max }: Pick<ResolvedGroup, "min" | "max">): GroupHint => {
  if (max === 0) return { hint: "none", n: 0 };
  if (min === 1 && max === 1) return { hint: "select_one", n: 1 };
  if (min > 0) return { hint: "select_minimum", n: min };
  return max === 1 ? { hint: "one_optional", n: 1 } : { hint: "select_up_to", n: max };
};

/** Whether a group must be answered. It shows the badge "Required" for as long as `isUnmet` is true. */
export const isRequired = ({ min }: Pick<ResolvedGroup, "min">): boolean => min > 0;

/** Whether a group still lacks required choices, and so shows the badge "Required" (menus §13). */
export const isUnmet = (
  { min }: Pick<ResolvedGroup, "min">,
  selection: readonly Selected[],
  visible: readonly Modifier[],
): boolean => selectedTotal(selection) < min && asksForSomething(visible);
