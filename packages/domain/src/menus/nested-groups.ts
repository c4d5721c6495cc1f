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

/** A group before it is stored, with refs instead of ids. */
interface WrittenGroup {
  readonly ref: string;
  readonly items: readonly string[];
  readonly max_selected_amount: number;
  readonly size_link: string | null;
  readonly modifiers: readonly { readonly ref: string; readonly modifier_groups: readonly string[] }[];
}

export interface NestingFault {
  code: "choices_circle" | "choices_too_deep" | "choices_twice";
  /** Indexes of the group, and of its choice that opens what it may not. */
  group: number;
  modifier: number;
  /** The ref of the opened group. */
  opened: string;
}

/**
 * What is wrong with how groups open one another (menus §46): they form a cycle, are nested deeper than `MOST_NESTED`,
 * or open a group that a diner could be asked twice for one dish, because two choices that open it can both be
 * selected. One answer would then count for both.
 */
export const nestingFaults = (groups: readonly WrittenGroup[]): NestingFault[] => {
  const byRef = new Map(groups.map((group) => [group.ref, group]));
  const edges = groups.flatMap((from, group) =>
    from.modifiers.flatMap(({ modifier_groups }, modifier) =>
      modifier_groups.flatMap((ref) => {
        const to = byRef.get(ref);
        return to ? [{ from, to, group, modifier, opened: ref }] : [];
      }),
    ),
  );
  if (edges.length === 0) return [];
  const out = Map.groupBy(edges, ({ from }) => from);
  const circles = edges.filter(({ from, to }) => reaches(out, to, from));
  if (circles.length > 0) return circles.map(faultOf("choices_circle"));
  const above = depths(groups, edges);
  const deep = edges.filter(({ from }) => (above.get(from) ?? 1) >= MOST_NESTED);
  if (deep.length > 0) return deep.map(faultOf("choices_too_deep"));
  return [...Map.groupBy(edges, ({ to }) => to)].flatMap(([opened, openers]) => {
    const last = openers.at(-1);
    if (!last || (openers.length === 1 && opened.items.length === 0)) return [];
    return isAskedTwice(groups, out, opened) ? [faultOf("choices_twice")(last)] : [];
  });
};

interface Edge {
  from: WrittenGroup;
  to: WrittenGroup;
  group: number;
  modifier: number;
  opened: string;
}
type Out = ReadonlyMap<WrittenGroup, readonly Edge[]>;

const faultOf =
  (code: NestingFault["code"]) =>
  ({ group, modifier, opened }: Edge): NestingFault => ({ code, group, modifier, opened });

const reaches = (out: Out, from: WrittenGroup, to: WrittenGroup): boolean => {
  const seen = new Set<WrittenGroup>();
  const open = [from];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next === to) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    for (const edge of out.get(next) ?? []) open.push(edge.to);
  }
  return false;
};

/** The depth of each group: the longest chain of groups that ends with it, itself included. There must be no cycles. */
const depths = (groups: readonly WrittenGroup[], edges: readonly Edge[]): ReadonlyMap<WrittenGroup, number> => {
  const into = Map.groupBy(edges, ({ to }) => to);
  const known = new Map<WrittenGroup, number>();
  const depthOf = (group: WrittenGroup): number => {
    const before = known.get(group);
    if (before !== undefined) return before;
    const depth = 1 + Math.max(0, ...(into.get(group) ?? []).map(({ from }) => depthOf(from)));
    known.set(group, depth);
    return depth;
  };
  for (const group of groups) depthOf(group);
  return known;
};

/** Whether a dish could ask the same group more than once. In a single-choice group the choices exclude each other. */
const isAskedTwice = (groups: readonly WrittenGroup[], out: Out, asked: WrittenGroup): boolean => {
  const known = new Map<WrittenGroup, number>();
  const most = (group: WrittenGroup): number => {
    const before = known.get(group);
    if (before !== undefined) return before;
    const byChoice = [...Map.groupBy(out.get(group) ?? [], ({ modifier }) => modifier).values()].map((edges) =>
      edges.reduce((sum, { to }) => sum + most(to), 0),
    );
    const single = group.max_selected_amount <= 1 && group.size_link !== "linked";
    const within = single ? Math.max(0, ...byChoice) : byChoice.reduce((sum, count) => sum + count, 0);
    const count = (group === asked ? 1 : 0) + within;
    known.set(group, count);
    return count;
  };
  const perItem = new Map<string, number>();
  for (const group of groups) {
    const count = most(group);
    if (count === 0) continue;
    for (const item of group.items) {
      const sum = (perItem.get(item) ?? 0) + count;
      if (sum > 1) return true;
      perItem.set(item, sum);
    }
  }
  // For groups that no dish uses yet: a group that they open twice would be opened twice for any dish.
  return groups.some((group) => most(group) > 1);
};
