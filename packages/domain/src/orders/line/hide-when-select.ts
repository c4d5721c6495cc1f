import { isCount } from "./line-quantity.ts";
import type { Selected } from "./order-line.ts";
import type { Modifier, ModifierGroup } from "../../menus/menu.ts";
import { openersIn } from "../../menus/nested-groups.ts";

/** "groupId|modifierId", as `conditional_modifiers` writes it (menus §8). */
type ModifierKey = string;

interface Candidate {
  key: ModifierKey;
  hiders: ReadonlySet<ModifierKey>;
  /** Of a group that choices open: those, of which one must stay (menus §46). */
  openers: ReadonlySet<ModifierKey> | null;
}

export const keyOf = (groupId: number, modifierId: number): ModifierKey => `${groupId}|${modifierId}`;

/**
 * Keys of the modifiers that hide this one. References that name nothing stay without effect; a reference
 * to itself is left out, or the tap that selects a modifier would unselect it.
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

/** The modifiers of which at least one is selected. */
export const selectedIds = (selection: readonly Selected[] = []): ReadonlySet<number> =>
  new Set(selection.filter(({ quantity }) => isCount(quantity)).map(({ modifier_id }) => modifier_id));

/**
 * Which of the candidates stay selected. What nobody hides stays; what a staying one hides goes, and with it
 * its own power to hide and what it opened; and so on along the chain. In a circle (A hides B, B hides A, both
 * selected) the first in menu order stays, and those that hide it go. Every round settles at least one candidate, so
 * it ends.
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
    // Groups that open each other in a circle are asked by nothing.
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

/** Without those that nothing opens which stays or may still stay. */
const opened = (candidates: Candidate[], kept: ReadonlySet<ModifierKey>): Candidate[] => {
  const keys = new Set(candidates.map(({ key }) => key));
  const left = candidates.filter(({ openers }) => openers === null || meets(openers, kept) || meets(openers, keys));
  return left.length === candidates.length ? left : opened(left, kept);
};

/** Of each group that choices among these open: their keys. */
const openerKeysIn = (groups: readonly ModifierGroup[]): ReadonlyMap<number, ReadonlySet<ModifierKey>> =>
  new Map(
    [...openersIn(groups)].map(([id, openers]) => [
      id,
      new Set(openers.map(({ group_id, modifier_id }) => keyOf(group_id, modifier_id))),
    ]),
  );

/**
 * The selected modifiers that are not hidden by another one that stays selected (menus §12:
 * a selected modifier that becomes hidden is dropped) and whose group is asked (menus §46). Selections of groups that
 * are not given count as staying.
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

/** True where a modifier that stays selected hides this one. */
export const isHidden = (group: ModifierGroup, modifier: Modifier, staying: ReadonlySet<string>): boolean =>
  meets(hidersOf(group.id, modifier), staying);

/** The groups that are asked: those of the dish itself, and those that a choice opens which stays (menus §46). */
export const askedOf = (groups: readonly ModifierGroup[], staying: ReadonlySet<string>): ReadonlySet<number> => {
  const openers = openerKeysIn(groups);
  const isAsked = ({ id }: ModifierGroup): boolean => {
    const keys = openers.get(id);
    return keys === undefined || meets(keys, staying);
  };
  return new Set(groups.filter(isAsked).map(({ id }) => id));
};

/** The same, by what is selected. */
export const askedGroups = (
  groups: readonly ModifierGroup[],
  selections: ReadonlyMap<number, readonly Selected[]>,
): ReadonlySet<number> => askedOf(groups, unhiddenKeys(groups, selections));
