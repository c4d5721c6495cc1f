import { askedGroups } from "@tablee/domain/orders/line/hide-when-select";
import { groupsOfItem, modifierOf } from "@tablee/domain/menus/find-in-menu";
import type { Menu, MenuItem, Modifier, ModifierGroup } from "@tablee/domain/menus/menu";
import {
  groupHint,
  isGroupValid,
  isUnmet,
  type GroupHint,
  type ResolvedGroup,
  resolveGroup,
  selectedTotal,
  selectModifier,
  type Selections,
  settleSelections,
  totalSize,
  visibleInEach,
} from "@tablee/domain/orders/line/modifier-groups";
import { onlyAnswer } from "@tablee/domain/orders/choices/only-answers";
import { withOpenedGroups } from "@tablee/domain/orders/choices/preselected";
import { leastOfUnmet, mayChangePrice } from "@tablee/domain/orders/starting-price";
import { type LineModifier, placedAt, portionNumber, type Selected } from "@tablee/domain/orders/line/order-line";

/** A modifier that another one hides (menus §12): shown so that nobody looks for it in vain. */
export interface HiddenBy {
  hidden: Modifier;
  by: Modifier;
}

/** One group of an item that is being customised: everything that the screen shows of it. */
export interface GroupView {
  group: ModifierGroup;
  resolved: ResolvedGroup;
  /** Including texts and separators. */
  visible: Modifier[];
  selection: Selected[];
  /** The number of modifiers selected. */
  total: number;
  hint: GroupHint;
  /** A choice is still missing. */
  unmet: boolean;
  /** How many choices are still missing. */
  missing: number;
  valid: boolean;
  /** There is only one possible answer, and it is given (menus §28). */
  only: boolean;
  /** What choices in this group hide, here or in another group. */
  hides: HiddenBy[];
  /** The choices within which it is asked, outermost first (menus §46); empty for a group of the dish itself. */
  within: Within[];
}

/** A choice that opened a group, and its quantity: what is chosen within applies to each. */
interface Within {
  modifier: Modifier;
  quantity: number;
}

export type CustomisedItem = Pick<MenuItem, "id" | "modifier_size">;

/**
 * The groups of an item with their selections, in the order in which they are asked. Groups that can never hold
 * anything are left out, and so are those whose choices are all hidden (menus §12).
 */
export function composition(menu: Menu, item: CustomisedItem, selections: Selections): GroupView[] {
  const groups = groupsOfItem(menu, item.id);
  const size = totalSize(item, groups, selections);
  const visible = visibleInEach(groups, selections);
  const views = groups.flatMap((group, index) => {
    const view = viewGroup(resolveGroup(group, size), selections.get(group.id) ?? [], visible[index] ?? []);
    const selectable = view.visible.some(({ type }) => type === "selectable");
    if (view.hint.hint === "none" || !selectable) return [];
    return [{ ...view, hides: hiddenBy(view, groups, visible) }];
  });
  return nested(views);
}

/**
 * The groups that a dish asks one after the other (menus §24); null: all at once. The latter also holds for a dish that
 * cannot be added: nobody could go on, and only the first step would be seen.
 */
export const wizardSteps = (
  item: Pick<MenuItem, "use_wizard">,
  groups: readonly GroupView[],
  canBeAdded: boolean,
): GroupView[] | null => (item.use_wizard && canBeAdded ? groups.filter(({ only }) => !only) : null);

/**
 * The least that the missing choices will add to the price of one unit, or take off it; null: they cannot change it.
 */
export const leastToMeet = (menu: Menu, item: CustomisedItem, views: readonly GroupView[]): number | null => {
  const groups = groupsOfItem(menu, item.id);
  const unmet = views
    .filter((view) => view.unmet)
    .map(({ within, ...view }) => ({ ...view, times: within.reduce((times, { quantity }) => times * quantity, 1) }));
  return mayChangePrice(item, groups, unmet) ? leastOfUnmet(item, groups, unmet) : null;
};

type BareView = Omit<GroupView, "hides" | "within">;

/** Puts each group right behind the one whose choice opened it, in the order of that one's choices. */
function nested(views: readonly Omit<GroupView, "within">[]): GroupView[] {
  const byId = new Map(views.map((view) => [view.group.id, view]));
  const left = new Set(views);
  const told = (view: Omit<GroupView, "within">, within: Within[]): GroupView[] => {
    if (!left.delete(view)) return [];
    const opened = view.visible.flatMap((modifier) => {
      const taken = view.selection.find(({ modifier_id }) => modifier_id === modifier.id);
      if (!taken) return [];
      return modifier.modifier_groups.flatMap((id) => {
        const below = byId.get(id);
        return below ? told(below, [...within, { modifier, quantity: taken.quantity }]) : [];
      });
    });
    return [{ ...view, within }, ...opened];
  };
  return views.flatMap((view) => told(view, []));
}

function viewGroup(resolved: ResolvedGroup, selection: Selected[], visible: Modifier[]): BareView {
  const total = selectedTotal(selection);
  const unmet = isUnmet(resolved, selection, visible);
  return {
    group: resolved.group,
    resolved,
    visible,
    selection,
    total,
    hint: groupHint(resolved),
    unmet,
    missing: unmet ? resolved.min - total : 0,
    valid: isGroupValid(resolved, selection, visible),
    only: !unmet && onlyAnswer(resolved, visible) !== null,
  };
}

function hiddenBy({ group, selection }: BareView, groups: ModifierGroup[], visible: Modifier[][]): HiddenBy[] {
  return groups.flatMap((other, index) =>
    other.modifiers
      .filter((modifier) => modifier.type === "selectable" && !visible[index]?.includes(modifier))
      .flatMap((hidden) => {
        const by = selection.find(({ modifier_id }) =>
          hidden.conditional_modifiers.includes(`${group.id}|${modifier_id}`),
        );
        const modifier = by && modifierOf(group, by.modifier_id);
        return modifier ? [{ hidden, by: modifier }] : [];
      }),
  );
}

/** The selections after a modifier of one group was set to a quantity; what that hides or displaces is dropped. */
export function choose(
  menu: Menu,
  item: CustomisedItem,
  selections: Selections,
  group_id: number,
  modifier_id: number,
  quantity: number,
): Selections {
  const groups = groupsOfItem(menu, item.id);
  const group = groups.find(({ id }) => id === group_id);
  if (!group) return selections;
  const resolved = resolveGroup(group, totalSize(item, groups, selections));
  const next = new Map(selections);
  next.set(group_id, selectModifier(resolved, selections.get(group_id) ?? [], modifier_id, quantity));
  return withOpenedGroups(item, groups, selections, next);
}

/** The first of the groups that a choice opens. */
export const firstOpened = ({ visible }: Pick<GroupView, "visible">, modifier_id: number): number | undefined =>
  visible.find(({ id }) => id === modifier_id)?.modifier_groups[0];

/** A choice in one group and what it removed from the others: hidden by it, or too many for the new size. */
export interface Dropped {
  /** For a combo, the slot. */
  slot_id: number | null;
  /** The number of the portion within that slot. */
  portion: number;
  group_id: number;
  modifiers: Modifier[];
}

/**
 * What a choice removed from other groups, also if it only reduced a quantity; null: nothing. What was chosen within a
 * choice goes with it, and is not listed.
 */
export function droppedBy(
  menu: Menu,
  item: CustomisedItem,
  { slot_id, portion = 1, group_id }: Pick<Dropped, "slot_id" | "group_id"> & { portion?: number },
  before: Selections,
  after: Selections,
): Dropped | null {
  const groups = groupsOfItem(menu, item.id);
  const asked = askedGroups(groups, after);
  const modifiers = groups.flatMap((group) => {
    if (group.id === group_id || !asked.has(group.id)) return [];
    const left = new Map((after.get(group.id) ?? []).map(({ modifier_id, quantity }) => [modifier_id, quantity]));
    return (before.get(group.id) ?? []).flatMap(({ modifier_id, quantity }) => {
      const modifier = (left.get(modifier_id) ?? 0) < quantity ? modifierOf(group, modifier_id) : undefined;
      return modifier ? [modifier] : [];
    });
  });
  return modifiers.length > 0 ? { slot_id, portion, group_id, modifiers } : null;
}

/** What a line selects for one item, in a slot or by itself (null), as far as the menu still has it. */
export function selectionsIn(
  menu: Menu,
  item: CustomisedItem,
  modifiers: readonly LineModifier[],
  slot_id: number | null,
  portion = 1,
): Selections {
  const selections = new Map<number, Selected[]>();
  for (const entry of modifiers) {
    if (entry.slot_id !== slot_id || portionNumber(entry) !== portion) continue;
    if (entry.item_id !== item.id || entry.modifier_group_id === null) continue;
    selections.set(entry.modifier_group_id, [...(selections.get(entry.modifier_group_id) ?? []), ...entry.selection]);
  }
  return settleSelections(item, groupsOfItem(menu, item.id), selections);
}

/** The number of choices that a line names, including the slots of a combo. */
export const countChosen = (modifiers: readonly LineModifier[]): number =>
  modifiers.reduce(
    (count, { modifier_group_id, selection }) =>
      count + (modifier_group_id === null && selection.length === 0 ? 1 : selectedTotal(selection)),
    0,
  );

/** The selections in the form of a line's modifiers, in menu order. */
export const lineModifiers = (
  menu: Menu,
  item_id: number,
  selections: Selections,
  slot_id: number | null,
  portion = 1,
): LineModifier[] =>
  groupsOfItem(menu, item_id).flatMap(({ id }) => {
    const selection = selections.get(id) ?? [];
    return selection.length > 0 ? [{ item_id, slot_id, modifier_group_id: id, selection, ...placedAt(portion) }] : [];
  });
