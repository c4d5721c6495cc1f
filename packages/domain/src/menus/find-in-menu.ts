import type { Combo, ComboSlot, Menu, MenuItem, Modifier, ModifierGroup } from "./menu.ts";
import { withNestedGroups } from "./nested-groups.ts";

export const itemOf = (menu: Pick<Menu, "items">, id: number): MenuItem | undefined =>
  menu.items.find((item) => item.id === id);

export const comboOf = (menu: Pick<Menu, "combos">, id: number): Combo | undefined =>
  menu.combos.find((combo) => combo.id === id);

export const groupOf = (menu: Pick<Menu, "modifier_groups">, id: number): ModifierGroup | undefined =>
  menu.modifier_groups.find((group) => group.id === id);

/**
 * The groups of an item, in the order in which they are asked. Groups that a choice opens come after it, whether it is
 * chosen or not (menus §46).
 */
export const groupsOfItem = (menu: Pick<Menu, "modifier_groups">, itemId: number): ModifierGroup[] => [
  ...withNestedGroups(
    menu.modifier_groups,
    menu.modifier_groups.filter((group) => group.items.includes(itemId)),
  ),
];

/** `groupsOfItem` for every item that has groups, computed at once. */
export const groupsByItem = (groups: readonly ModifierGroup[]): ReadonlyMap<number, readonly ModifierGroup[]> => {
  const own = new Map<number, ModifierGroup[]>();
  for (const group of groups) {
    for (const id of group.items) {
      const before = own.get(id);
      if (before) before.push(group);
      else own.set(id, [group]);
    }
  }
  return new Map([...own].map(([id, asked]) => [id, withNestedGroups(groups, asked)]));
};

export const slotOf = (combo: Combo, id: number): ComboSlot | undefined => combo.slots.find((slot) => slot.id === id);

export const modifierOf = (group: ModifierGroup, id: number): Modifier | undefined =>
  group.modifiers.find((modifier) => modifier.id === id);
