import type { ModifierGroup } from "./menu.ts";

/**
 * How many levels deep groups may be nested: a dish's group, a group that one of its choices opens, and a group that a
 * choice of that one opens (menus §46).
 */
export const MOST_NESTED = 3;

/** A choice that opens a group. */
export interface Opener {
  group_id: number;
  modifier_id: number;
}

/** For each group that choices of these groups open, those choices. A group that no choice opens has no entry. */
export const openersIn = (groups: readonly ModifierGroup[]): ReadonlyMap<number, readonly Opener[]> => {
  const openers = new Map<number, Opener[]>();
  for (const { id: group_id, modifiers } of groups) {
    for (const { id: modifier_id, type, modifier_groups } of modifiers) {
      if (type !== "selectable") continue;
      for (const opened of modifier_groups) {
        const before = openers.get(opened);
        if (before) before.push({ group_id, modifier_id });
        else openers.set(opened, [{ group_id, modifier_id }]);
      }
    }
  }
  return openers;
};

/**
 * These groups and all that their choices open, each once: a group comes after every group with a choice that opens it,
 * and as early as that allows. A cycle, which no stored menu contains, is tolerated.
 */
export const withNestedGroups = (
  all: readonly ModifierGroup[],
  groups: readonly ModifierGroup[],
): readonly ModifierGroup[] => {
  if (groups.every(({ modifiers }) => modifiers.every(({ modifier_groups }) => modifier_groups.length === 0))) {
    return groups;
  }
  const byId = new Map(all.map((group) => [group.id, group]));
  const seen = new Set<ModifierGroup>();
  const backwards: ModifierGroup[] = [];
  // Depth-first postorder, reversed: no group comes before one that opens it.
  const leave = (group: ModifierGroup): void => {
    if (seen.has(group)) return;
    seen.add(group);
    for (const { modifier_groups } of group.modifiers.toReversed()) {
      for (const id of modifier_groups.toReversed()) {
        const opened = byId.get(id);
        if (opened) leave(opened);
      }
    }
    backwards.push(group);
  };
  for (const group of groups.toReversed()) leave(group);
  return backwards.toReversed();
};
