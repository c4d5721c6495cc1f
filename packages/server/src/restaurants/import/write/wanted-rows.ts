import type { TableeCombo } from "@tablee/contract/restaurants/tablee-combo.schema";
import type {
  TableeItem,
  TableeModifier,
  TableeModifierGroup,
  TableeRestaurant,
  TableeSection,
  TableeTax,
} from "@tablee/contract/restaurants/tablee-format.schema";
import type { TableeOffer } from "@tablee/contract/restaurants/tablee-offer.schema";
import { pricesInMinor } from "@tablee/contract/menus/menu-amounts";
import { readName, readText } from "@tablee/domain/language/read-text";
import { visibleLine } from "@tablee/domain/language/visible-text";
import { tidyCode } from "@tablee/domain/menus/offer";
import { microsOfPercent } from "@tablee/domain/menus/tax";
import { toMinor } from "@tablee/domain/money/minor";
import { tidyRegistration } from "@tablee/domain/validation/tax-registration";
import { OPEN_ORDERS } from "@tablee/domain/orders/open-orders";
import type { StoredOffer, StoredTax } from "../../stored/restaurants.table.ts";
import type {
  ComboRow,
  GroupRow,
  ItemRow,
  ModifierRow,
  RestaurantRow,
  SectionRow,
  SlotItemRow,
  SlotRow,
} from "./import.queries.ts";

/**
 * Converts the contents of files into rows. What the kitchen changes stays as stored if the file does not mention it.
 */

type New<Row> = Omit<Row, "id">;
/** Without the columns that are set only when the row is written. */
export type WantedRestaurant = Omit<RestaurantRow, "id" | "revision" | "updated_at">;

/** Rounds to a tenth of a millimetre, because the geometry functions fail on vanishingly small numbers. */
const coordinate = (degrees: number | null): number | null =>
  degrees === null ? null : Math.round(degrees * 1e9) / 1e9;

export const restaurantRow = (
  source: string,
  given: TableeRestaurant,
  stored: RestaurantRow | undefined,
): WantedRestaurant => {
  const { menu, status, min_order_delay, source: _source, capacity: _capacity, tables: _tables, ...restaurant } = given;
  const wanted = {
    ...restaurant,
    source,
    name: readName(given.name),
    description: readText(given.description),
    menu_description: readText(given.menu_description),
    address: visibleLine(given.address),
    city: visibleLine(given.city),
    latitude: coordinate(given.latitude),
    longitude: coordinate(given.longitude),
    status: status ?? stored?.status ?? "open",
    min_order_delay: min_order_delay ?? stored?.min_order_delay ?? 0,
    tip_percents: stored?.tip_percents ?? null,
    max_open_orders: stored?.max_open_orders ?? OPEN_ORDERS,
    tax: given.tax && storedTax(given.tax),
    offers: given.offers.map(storedOffer),
    delivery_fee: toMinor(given.delivery_fee),
    min_order_amount: toMinor(given.min_order_amount),
    welcome_url: menu ? menu.welcome_url : (stored?.welcome_url ?? null),
    has_menu: menu ? menu.items.length > 0 : (stored?.has_menu ?? false),
    owner_set: stored?.owner_set ?? [],
  };
  return stored ? { ...wanted, ...ownColumns(stored) } : wanted;
};

/** Returns the columns that the restaurant's own people have set, as stored (management §33). */
export const ownColumns = (stored: RestaurantRow): Partial<WantedRestaurant> => {
  const own = new Set(stored.owner_set);
  return Object.fromEntries(Object.entries(stored).filter(([column]) => own.has(column))) as Partial<WantedRestaurant>;
};

export const storedTax = ({ included, rates }: TableeTax): StoredTax => ({
  included,
  rates: rates.map(({ name, rate, modes, item_ids, registration: typed }) => {
    const registration = tidyRegistration(typed);
    // Left out where there is none, as in what earlier builds have stored.
    return {
      name: readName(name),
      micros: microsOfPercent(rate),
      modes,
      items: item_ids,
      ...(registration === null ? {} : { registration }),
    };
  }),
});

export const storedOffer = ({ name, item_ids, amount, from, code, ...offer }: TableeOffer): StoredOffer => ({
  ...offer,
  name: readName(name),
  items: item_ids,
  amount: toMinor(amount),
  from: toMinor(from),
  code: code === null ? null : tidyCode(code),
});

export const sectionRow = (restaurant_id: number, given: TableeSection, position: number): New<SectionRow> => ({
  ...given,
  restaurant_id,
  position,
  name: readName(given.name),
  listed: true,
});

export const itemRow = (
  restaurant_id: number,
  given: TableeItem,
  position: number,
  stored: ItemRow | undefined,
): New<ItemRow> => {
  const { settings, stock_status, section_id, ...item } = given;
  return {
    ...item,
    restaurant_id,
    position,
    name: readName(given.name),
    description: readText(given.description),
    price: given.price === null ? null : toMinor(given.price),
    mode_prices: pricesInMinor(given.mode_prices),
    unit_price: given.unit_price === null ? null : toMinor(given.unit_price),
    stock_status: stock_status ?? stored?.stock_status ?? "available",
    min_order_delay: settings.min_order_delay,
    section_ref: section_id,
    listed: true,
  };
};

export const groupRow = (restaurant_id: number, given: TableeModifierGroup, position: number): New<GroupRow> => {
  const { items: _items, modifiers: _modifiers, ...group } = given;
  return {
    ...group,
    restaurant_id,
    position,
    name: readName(given.name),
    description: readText(given.description),
    listed: true,
  };
};

export const modifierRow = (
  modifier_group_id: number,
  given: TableeModifier,
  position: number,
  { conditional_modifiers, modifier_groups }: Pick<ModifierRow, "conditional_modifiers" | "modifier_groups">,
  stored: ModifierRow | undefined,
): New<ModifierRow> => ({
  ...given,
  modifier_group_id,
  position,
  name: readName(given.name),
  description: readText(given.description),
  price: toMinor(given.price),
  mode_prices: pricesInMinor(given.mode_prices),
  conditional_modifiers,
  modifier_groups,
  stock_status: given.stock_status ?? stored?.stock_status ?? "available",
  listed: true,
});

export const comboRow = (restaurant_id: number, given: TableeCombo, position: number): New<ComboRow> => {
  const { slots: _slots, primary_slot, promotion, ...combo } = given;
  return {
    ...combo,
    restaurant_id,
    position,
    name: readName(given.name),
    description: readText(given.description),
    base_price: toMinor(given.base_price),
    mode_prices: pricesInMinor(given.mode_prices),
    promotion: promotion === null ? null : readName(promotion),
    primary_slot_ref: primary_slot,
    listed: true,
  };
};

export const slotRow = (combo_id: number, given: TableeCombo["slots"][number], position: number): New<SlotRow> => ({
  combo_id,
  ref: given.ref,
  position,
  name: readName(given.name),
  optional: given.optional || given.min === 0,
  minimum: Math.max(1, given.min),
  maximum: given.max,
  listed: true,
});

/** The fields of a slot's entry, without its slot and item. */
export const slotItemFields = (
  given: TableeCombo["slots"][number]["items"][number],
): Omit<SlotItemRow, "combo_slot_id" | "item_id" | "position"> => ({
  variant: given.variant,
  name: given.name === null ? null : readName(given.name),
  portion_limit: given.limit,
  extra_price: toMinor(given.extra_price),
  use_base_price: given.use_base_price,
});
