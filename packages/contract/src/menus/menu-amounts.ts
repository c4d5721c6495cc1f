import type { Combo, Menu, MenuItem, Modifier, ModifierGroup } from "@tablee/domain/menus/menu";
import { microsOfPercent, percentOfMicros, type Tax } from "@tablee/domain/menus/tax";
import { toDecimal, toMinor } from "@tablee/domain/money/minor";
import type * as wire from "./menus.schema.ts";

/** The one place where a menu's decimals of the wire become minor units, and back. */
export const menuInMinor = (menu: wire.Menu): Menu => ({
  ...menu,
  tax: taxInMicros(menu.tax),
  items: menu.items.map(itemInMinor),
  combos: menu.combos.map(comboInMinor),
  modifier_groups: menu.modifier_groups.map(groupInMinor),
});

export const menuOnWire = (menu: Menu): wire.Menu => ({
  ...menu,
  tax: taxOnWire(menu.tax),
  items: menu.items.map(itemOnWire),
  combos: menu.combos.map(comboOnWire),
  modifier_groups: menu.modifier_groups.map(groupOnWire),
});

export const taxInMicros = ({ included, rates }: wire.Tax): Tax => ({
  included,
  rates: rates.map(({ rate, ...of }) => ({ ...of, micros: microsOfPercent(rate) })),
});

export const taxOnWire = ({ included, rates }: Tax): wire.Tax => ({
  included,
  rates: rates.map(({ name, micros, modes, item_ids }) => ({
    name,
    rate: percentOfMicros(micros),
    modes: modes && [...modes],
    item_ids: item_ids && [...item_ids],
  })),
});

export const itemInMinor = (item: wire.MenuItem): MenuItem => ({
  ...item,
  price: item.price === null ? null : toMinor(item.price),
  unit_price: item.unit_price === null ? null : toMinor(item.unit_price),
});

export const itemOnWire = (item: MenuItem): wire.MenuItem => ({
  ...item,
  price: item.price === null ? null : toDecimal(item.price),
  unit_price: item.unit_price === null ? null : toDecimal(item.unit_price),
});

export const comboInMinor = (combo: wire.Combo): Combo => ({
  ...combo,
  base_price: toMinor(combo.base_price),
  slots: combo.slots.map((slot) => ({
    ...slot,
    items: slot.items.map((choice) => ({ ...choice, extra_price: toMinor(choice.extra_price) })),
  })),
});

export const comboOnWire = (combo: Combo): wire.Combo => ({
  ...combo,
  base_price: toDecimal(combo.base_price),
  slots: combo.slots.map((slot) => ({
    ...slot,
    items: slot.items.map((choice) => ({ ...choice, extra_price: toDecimal(choice.extra_price) })),
  })),
});

export const groupInMinor = (group: wire.ModifierGroup): ModifierGroup => ({
  ...group,
  modifiers: group.modifiers.map((modifier) => ({ ...modifier, price: toMinor(modifier.price) })),
});

export const groupOnWire = (group: ModifierGroup): wire.ModifierGroup => ({
  ...group,
  modifiers: group.modifiers.map(modifierOnWire),
});

export const modifierOnWire = (modifier: Modifier): wire.Modifier => ({
  ...modifier,
  price: toDecimal(modifier.price),
});
