import { isCount } from "./line-quantity.ts";
import type { Selected } from "./order-line.ts";
import type { Modifier, ModifierGroup } from "../../menus/menu.ts";
import { openersIn } from "../../menus/nested-groups.ts";

/** "groupId|modifierId", as in `conditional_modifiers` (menus §8). */
type ModifierKey = string;

interface Candidate {
  key: ModifierKey;
  hiders: ReadonlySet<ModifierKey>;
  /**
   * The choices that open its group, one of which must stay selected (menus §46); null for a group that no choice
   * opens.
   */
  openers: ReadonlySet<ModifierKey> | null;
}

export const keyOf = (groupId: number, modifierId: number): ModifierKey => `${groupId}|${modifierId}`;

/**
 * Keys of the modifiers that hide this one. References to unknown modifiers have no effect. A reference to itself is
 * dropped, because otherwise the tap that selects a modifier would deselect it.
 */
const hidersOf = (groupId: number, modifier: Modifier): ReadonlySet<ModifierKey> => {
  const hiders = new Set<ModifierKey>();
  if (modifier.conditional_display !== "hide-when-select") return hiders;
  for (const reference of modifier.conditional_modifiers) {
    const [group, other] = reference.split("|");
    hiders.add(keyOf(Number(group), Number(other)));
  }
  hiders.delete(keyOf(groupId, modifier.id));
  return hiders;
};

const meets = (keys: ReadonlySet<ModifierKey>, others: ReadonlySet<ModifierKey>): boolean => {
  for (const key of keys) if (others.has(key)) return true;
  return false;
};

/** The modifiers that are selected at least once. */
export const selectedIds = (selection: readonly Selected[] = []): ReadonlySet<number> =>
  new Set(selection.filter(({ quantity }) => isCount(quantity)).map(({ modifier_id }) => modifier_id));

/**
 * Decides which candidates stay selected. A candidate that nothing hides stays. One that a staying candidate hides is
 * dropped, and no longer hides others or keeps groups open; and so on along the chain. In a cycle (A hides B, B hides
 * A, both selected) the first in menu order stays, and those that hide it are dropped. Every round settles at least one
 * candidate, so the loop ends.
 */
const settle = (candidates: Candidate[], outside: ReadonlySet<ModifierKey>): Set<ModifierKey> => {
  const kept = new Set(outside);
  let open = opened(
    candidates.filter((candidate) => !meets(candidate.hiders, kept)),
    kept,
  );
  while (open.length > 0) {
    const openKeys = new Set(open.map((candidate) => candidate.key));
    const asked = open.filter(({ openers }) => openers === null || meets(openers, kept));
    const free = asked.filter((candidate) => !meets(candidate.hiders, openKeys));
    const staying = free.length > 0 ? free : asked.slice(0, 1);
    // Groups that only open each other in a cycle are not asked.
    if (staying.length === 0) break;
    const hidersOfStaying = new Set(staying.flatMap((candidate) => [...candidate.hiders]));
    for (const candidate of staying) kept.add(candidate.key);
    open = opened(
      open.filter(({ key, hiders }) => !kept.has(key) && !hidersOfStaying.has(key) && !meets(hiders, kept)),
      kept,
    );
  }
  return kept;
};

/** The candidates without those whose group can no longer be opened. */
const opened = (candidates: Candidate[], kept: ReadonlySet<ModifierKey>): Candidate[] => {
  const keys = new Set(candidates.map(({ key }) => key));
  const left = candidates.filter(({ openers }) => openers === null || meets(openers, kept) || meets(openers, keys));
  return left.length === candidates.length ? left : opened(left, kept);
};

/** The keys of the choices that open each group. */
const openerKeysIn = (groups: readonly ModifierGroup[]): ReadonlyMap<number, ReadonlySet<ModifierKey>> =>
  new Map(
    [...openersIn(groups)].map(([id, openers]) => [
      id,
      new Set(openers.map(({ group_id, modifier_id }) => keyOf(group_id, modifier_id))),
    ]),
  );

/**
 * The keys of the selected modifiers that no other staying modifier hides (menus §12: a selected modifier that becomes
 * hidden is dropped) and whose group is asked (menus §46). Selections of groups that are not passed count as staying.
 */
export const unhiddenKeys = (
  groups: readonly ModifierGroup[],
  selections: ReadonlyMap<number, readonly Selected[]>,
): ReadonlySet<string> => {
  const given = new Set(groups.map((group) => group.id));
  const openers = openerKeysIn(groups);
  const outside = new Set<ModifierKey>();
  for (const [groupId, selection] of selections) {
    if (given.has(groupId)) continue;
    for (const modifier_id of selectedIds(selection)) outside.add(keyOf(groupId, modifier_id));
  }
  const candidates = groups.flatMap((group) => {
    const chosen = selectedIds(selections.get(group.id));
    return group.modifiers
      .filter((modifier) => modifier.type === "selectable" && chosen.has(modifier.id))
      .map((modifier) => ({
        key: keyOf(group.id, modifier.id),
        hiders: hidersOf(group.id, modifier),
        openers: openers.get(group.id) ?? null,
      }));
  });
  return settle(candidates, outside);
};

/** Whether a modifier that stays selected hides this one. */
export const isHidden = (group: ModifierGroup, modifier: Modifier, staying: ReadonlySet<string>): boolean =>
  meets(hidersOf(group.id, modifier), staying);

/** The groups that are asked: the dish's own, and those that a staying choice opens (menus §46). */
export const askedOf = (groups: readonly ModifierGroup[], staying: ReadonlySet<string>): ReadonlySet<number> => {
  const openers = openerKeysIn(groups);
  const isAsked = ({ id }: ModifierGroup): boolean => {
    const keys = openers.get(id);
    return keys === undefined || meets(keys, staying);
  };
  return new Set(groups.filter(isAsked).map(({ id }) => id));
};

/** The same, derived from the selections. */
export const askedGroups = (
  groups: readonly ModifierGroup[],
  selections: ReadonlyMap<number, readonly Selected[]>,
): ReadonlySet<number> => askedOf(groups, unhiddenKeys(groups, selections));
