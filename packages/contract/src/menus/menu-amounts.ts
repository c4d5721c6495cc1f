import type { Combo, Menu, MenuItem, Modifier, ModifierGroup } from "@tablee/domain/menus/menu";
import type { ModePrices } from "@tablee/domain/menus/mode-prices";
import type { Offer } from "@tablee/domain/menus/offer";
import { leastPortions } from "@tablee/domain/menus/slot-portions";
import { microsOfPercent, percentOfMicros, type Tax } from "@tablee/domain/menus/tax";
import { type Minor, toDecimal, toMinor } from "@tablee/domain/money/minor";
import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";
import type * as wire from "./menus.schema.ts";

/** This file alone converts a menu's decimals on the wire to minor units and back. */
export const menuInMinor = (menu: wire.Menu): Menu => ({
  ...menu,
  tax: taxInMicros(menu.tax),
  offers: menu.offers.map(offerInMinor),
  items: menu.items.map(itemInMinor),
  combos: menu.combos.map(comboInMinor),
  modifier_groups: menu.modifier_groups.map(groupInMinor),
});

export const menuOnWire = (menu: Menu): wire.Menu => ({
  ...menu,
  tax: taxOnWire(menu.tax),
  offers: offersOnWire(menu.offers),
  items: menu.items.map(itemOnWire),
  combos: menu.combos.map(comboOnWire),
  modifier_groups: menu.modifier_groups.map(groupOnWire),
});

/** Prices by way of ordering in minor units; missing ones are left out. */
export const pricesInMinor = (prices: ModePrices): ModePrices<Minor> => mapPrices(prices, toMinor);

export const pricesOnWire = (prices: ModePrices<Minor>): ModePrices => mapPrices(prices, toDecimal);

const mapPrices = <From extends number, To extends number>(
  prices: ModePrices<From>,
  turned: (amount: From) => To,
): ModePrices<To> =>
  Object.fromEntries(
    ORDER_MODES.flatMap((mode) => {
      const amount = prices[mode];
      return amount === undefined ? [] : [[mode, turned(amount)]];
    }),
  );

const offerInMinor = (offer: wire.Offer): Offer => ({
  ...offer,
  amount: toMinor(offer.amount),
  from: toMinor(offer.from),
  code: null,
});

/** Leaves out offers that have a code. */
export const offersOnWire = (offers: readonly Offer[]): wire.Offer[] =>
  offers
    .filter(({ code }) => code === null)
    .map(({ code: _code, item_ids, modes, amount, from, ...offer }) => ({
      ...offer,
      item_ids: item_ids && [...item_ids],
      modes: modes && [...modes],
      amount: toDecimal(amount),
      from: toDecimal(from),
    }));

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
  mode_prices: pricesInMinor(item.mode_prices),
  unit_price: item.unit_price === null ? null : toMinor(item.unit_price),
});

export const itemOnWire = (item: MenuItem): wire.MenuItem => ({
  ...item,
  price: item.price === null ? null : toDecimal(item.price),
  mode_prices: pricesOnWire(item.mode_prices),
  unit_price: item.unit_price === null ? null : toDecimal(item.unit_price),
});

export const comboInMinor = (combo: wire.Combo): Combo => ({
  ...combo,
  base_price: toMinor(combo.base_price),
  mode_prices: pricesInMinor(combo.mode_prices),
  slots: combo.slots.map((slot) => ({
    ...slot,
    minimum: leastPortions(slot),
    items: slot.items.map((choice) => ({ ...choice, extra_price: toMinor(choice.extra_price) })),
  })),
});

export const comboOnWire = (combo: Combo): wire.Combo => ({
  ...combo,
  base_price: toDecimal(combo.base_price),
  mode_prices: pricesOnWire(combo.mode_prices),
  slots: combo.slots.map((slot) => ({
    ...slot,
    items: slot.items.map((choice) => ({ ...choice, extra_price: toDecimal(choice.extra_price) })),
  })),
});

export const groupInMinor = (group: wire.ModifierGroup): ModifierGroup => ({
  ...group,
  modifiers: group.modifiers.map((modifier) => ({
    ...modifier,
    price: toMinor(modifier.price),
    mode_prices: pricesInMinor(modifier.mode_prices),
  })),
});

export const groupOnWire = (group: ModifierGroup): wire.ModifierGroup => ({
  ...group,
  modifiers: group.modifiers.map(modifierOnWire),
});

export const modifierOnWire = (modifier: Modifier): wire.Modifier => ({
  ...modifier,
  price: toDecimal(modifier.price),
  mode_prices: pricesOnWire(modifier.mode_prices),
});
