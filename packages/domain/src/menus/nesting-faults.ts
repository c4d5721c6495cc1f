import { MOST_NESTED } from "./nested-groups.ts";

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
 * selected. One answer would then count for both. The groups may come from an untrusted file: the work is at most the
 * number of groups and of their places on dishes, times that of the opened groups.
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
  const into = Map.groupBy(edges, ({ to }) => to);
  const circles = circlesOf(groups, out, into);
  const round = edges.filter(({ from, to }) => circles.get(from) === circles.get(to));
  if (round.length > 0) return round.map(faultOf("choices_circle"));
  const above = depths(groups, into);
  const deep = edges.filter(({ from }) => (above.get(from) ?? 1) >= MOST_NESTED);
  if (deep.length > 0) return deep.map(faultOf("choices_too_deep"));
  const twice = askedTwice(groups, out, into);
  return [...into].flatMap(([opened, openers]) => {
    const last = openers.at(-1);
    if (!last || (openers.length === 1 && opened.items.length === 0)) return [];
    return twice.has(opened) ? [faultOf("choices_twice")(last)] : [];
  });
};

interface Edge {
  from: WrittenGroup;
  to: WrittenGroup;
  group: number;
  modifier: number;
  opened: string;
}
type ByGroup = ReadonlyMap<WrittenGroup, readonly Edge[]>;

const faultOf =
  (code: NestingFault["code"]) =>
  ({ group, modifier, opened }: Edge): NestingFault => ({ code, group, modifier, opened });

/** Returns, for each group, one group of the cycles that it is in; itself if it is in none (Kosaraju's algorithm). */
function circlesOf(
  groups: readonly WrittenGroup[],
  out: ByGroup,
  into: ByGroup,
): ReadonlyMap<WrittenGroup, WrittenGroup> {
  const seen = new Set<WrittenGroup>();
  const left: WrittenGroup[] = [];
  const leave = (group: WrittenGroup): void => {
    if (seen.has(group)) return;
    seen.add(group);
    for (const { to } of out.get(group) ?? []) leave(to);
    left.push(group);
  };
  for (const group of groups) leave(group);
  const circles = new Map<WrittenGroup, WrittenGroup>();
  const join = (group: WrittenGroup, first: WrittenGroup): void => {
    if (circles.has(group)) return;
    circles.set(group, first);
    for (const { from } of into.get(group) ?? []) join(from, first);
  };
  for (const group of left.toReversed()) join(group, group);
  return circles;
}

/** The depth of each group: the longest chain of groups that ends with it, itself included. There must be no cycles. */
function depths(groups: readonly WrittenGroup[], into: ByGroup): ReadonlyMap<WrittenGroup, number> {
  const known = new Map<WrittenGroup, number>();
  const depthOf = (group: WrittenGroup): number => {
    const before = known.get(group);
    if (before !== undefined) return before;
    const depth = (into.get(group) ?? []).reduce((most, { from }) => Math.max(most, 1 + depthOf(from)), 1);
    known.set(group, depth);
    return depth;
  };
  for (const group of groups) depthOf(group);
  return known;
}

/**
 * How often each opened group is asked, as two bits: one in the first half says at least once, one in the second half
 * at least twice. More does not matter.
 */
type Asks = Uint32Array;

/**
 * Returns the opened groups that a dish could ask more than once. In a single-choice group the choices exclude each
 * other. There must be no cycles. Every group has one bit, so that a menu with as many groups, dishes and choices as
 * its schema allows takes milliseconds.
 */
function askedTwice(groups: readonly WrittenGroup[], out: ByGroup, into: ByGroup): ReadonlySet<WrittenGroup> {
  const places = new Map([...into.keys()].map((group, at) => [group, at]));
  const half = Math.ceil(places.size / 32);
  const none = (): Asks => new Uint32Array(2 * half);
  const known = new Map<WrittenGroup, Asks>();
  const asksOf = (group: WrittenGroup): Asks => {
    const before = known.get(group);
    if (before) return before;
    const asks = none();
    const edges = out.get(group) ?? [];
    for (const { to } of edges) asksOf(to);
    const isSingle = group.max_selected_amount <= 1 && group.size_link !== "linked";
    for (const opened of Map.groupBy(edges, ({ modifier }) => modifier).values()) {
      const choice = none();
      for (const { to } of opened) addTo(choice, asksOf(to), half);
      if (isSingle) joinTo(asks, choice);
      else addTo(asks, choice, half);
    }
    const own = places.get(group);
    if (own !== undefined) addTo(asks, onlyAt(own, none()), half);
    known.set(group, asks);
    return asks;
  };
  const perItem = new Map<string, Asks>();
  const all = none();
  for (const group of groups) {
    if (!out.has(group) && !places.has(group)) continue;
    const asks = asksOf(group);
    // For groups that no dish uses yet: a group that they open twice would be opened twice for any dish.
    joinTo(all, asks);
    for (const item of group.items) {
      const sum = perItem.get(item) ?? none();
      addTo(sum, asks, half);
      perItem.set(item, sum);
    }
  }
  for (const sum of perItem.values()) joinTo(all, sum);
  const isTwice = (at: number) => (((all[half + (at >> 5)] ?? 0) >>> (at & 31)) & 1) === 1;
  return new Set([...into.keys()].filter((_, at) => isTwice(at)));
}

const onlyAt = (at: number, asks: Asks): Asks => {
  asks[at >> 5] = 1 << (at & 31);
  return asks;
};
/** Asks both: what each asks once is asked twice. */
const addTo = (asks: Asks, more: Asks, half: number): void => {
  for (let at = 0; at < half; at++) {
    const [one, other] = [asks[at] ?? 0, more[at] ?? 0];
    asks[half + at] = (asks[half + at] ?? 0) | (more[half + at] ?? 0) | (one & other);
    asks[at] = one | other;
  }
};
/** Asks the one or the other. */
const joinTo = (asks: Asks, other: Asks): void => {
  for (let at = 0; at < asks.length; at++) asks[at] = (asks[at] ?? 0) | (other[at] ?? 0);
};
