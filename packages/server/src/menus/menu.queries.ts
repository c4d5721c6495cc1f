import { comboAllergens } from "@tablee/domain/orders/line/allergens";
import {
  ALLERGENS,
  type Combo,
  type Menu,
  type MenuItem,
  type MenuSection,
  type Modifier,
  type ModifierGroup,
} from "@tablee/domain/menus/menu";
import { QUEBEC_TAX, type Tax } from "@tablee/domain/menus/tax";
import { leastPortions } from "@tablee/domain/menus/slot-portions";
import { readWeekHours } from "@tablee/domain/restaurants/opening-hours";
import type { WeekHours } from "@tablee/domain/restaurants/week-hours";
import type { SlotCapacity } from "@tablee/domain/orders/slot-capacity";
import type { Queryable } from "../database/open-database.ts";
import { shownOffers } from "../restaurants/stored/shown-offers.ts";
import type { StoredTax } from "../restaurants/stored/restaurants.table.ts";
import type { RestaurantRow } from "../restaurants/stored/restaurant.queries.ts";

const NEVER: WeekHours = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};

/** Selects a restaurant with everything its menu lists in one statement: one snapshot, never half a change. */
const selectWithMenu = (db: Queryable, restaurant_id: number) =>
  db.query.restaurants.findFirst({
    where: (row, { eq }) => eq(row.id, restaurant_id),
    with: {
      sections: {
        where: (row, { eq }) => eq(row.listed, true),
        orderBy: (row, { asc }) => [asc(row.position), asc(row.id)],
      },
      items: {
        where: (row, { eq }) => eq(row.listed, true),
        orderBy: (row, { asc }) => [asc(row.position), asc(row.id)],
      },
      modifier_groups: {
        where: (row, { eq }) => eq(row.listed, true),
        orderBy: (row, { asc }) => [asc(row.position), asc(row.id)],
        with: {
          items: { orderBy: (row, { asc }) => [asc(row.position), asc(row.item_id)] },
          modifiers: {
            where: (row, { eq }) => eq(row.listed, true),
            orderBy: (row, { asc }) => [asc(row.position), asc(row.id)],
          },
        },
      },
      combos: {
        where: (row, { eq }) => eq(row.listed, true),
        orderBy: (row, { asc }) => [asc(row.position), asc(row.id)],
        with: {
          slots: {
            where: (row, { eq }) => eq(row.listed, true),
            orderBy: (row, { asc }) => [asc(row.position), asc(row.id)],
            with: { items: { orderBy: (row, { asc }) => [asc(row.position), asc(row.item_id)] } },
          },
        },
      },
      webhooks: { columns: { id: true }, where: (row, { eq }) => eq(row.active, true), limit: 1 },
      capacities: { columns: { restaurant_id: false }, orderBy: (row, { asc }) => [asc(row.mode), asc(row.kind)] },
    },
  });
type RowWithMenu = NonNullable<Awaited<ReturnType<typeof selectWithMenu>>>;
type SectionRow = RowWithMenu["sections"][number];
type ItemRow = RowWithMenu["items"][number];
type GroupRow = RowWithMenu["modifier_groups"][number];
type ComboRow = RowWithMenu["combos"][number];

const sectionOfRow = ({ id, name, image_url, hours }: SectionRow): MenuSection => ({
  id,
  name,
  image_url,
  // With unreadable hours, the section is never available.
  hours: hours && (readWeekHours(hours) ?? NEVER),
});

/** Converts a row into a menu item of the domain; kitchen and import return it too. */
export const itemOfRow = (row: ItemRow, sections: readonly Pick<SectionRow, "id" | "ref">[]): MenuItem => ({
  id: row.id,
  name: row.name,
  description: row.description,
  price: row.price,
  mode_prices: row.mode_prices,
  unit_price: row.unit_price,
  calories: row.calories,
  image_url: row.image_url,
  orientation: row.orientation,
  stock_status: row.stock_status,
  tags: row.tags,
  allergens: row.allergens,
  type: row.type,
  hidden: row.hidden,
  heat: row.heat,
  section_id: sections.find(({ ref }) => ref === row.section_ref)?.id ?? null,
  restaurant_id: row.restaurant_id,
  modifier_size: row.modifier_size,
  use_wizard: row.use_wizard,
  settings: { min_order_delay: row.min_order_delay },
});

/** Converts a row into a modifier of the domain; the kitchen returns it too. */
export const modifierOfRow = (modifier: GroupRow["modifiers"][number]): Modifier => ({
  id: modifier.id,
  name: modifier.name,
  type: modifier.type,
  price: modifier.price,
  mode_prices: modifier.mode_prices,
  preselected: modifier.preselected,
  size: modifier.size,
  description: modifier.description,
  description_variant: modifier.description_variant,
  link: modifier.link,
  conditional_display: modifier.conditional_display,
  conditional_modifiers: modifier.conditional_modifiers,
  allergens: modifier.allergens,
  stock_status: modifier.stock_status,
  modifier_groups: modifier.modifier_groups,
});

/** Converts a row into a group of the domain, without the items that `items` lacks. */
export const groupOfRow = (row: GroupRow, items: Pick<ReadonlySet<number>, "has">): ModifierGroup => ({
  id: row.id,
  name: row.name,
  description: row.description,
  image_url: row.image_url,
  min_selected_amount: row.min_selected_amount,
  max_selected_amount: row.max_selected_amount,
  selections_per_item: row.selections_per_item,
  free_amount: row.free_amount,
  size_link: row.size_link,
  price_display: row.price_display,
  items: row.items.map((link) => link.item_id).filter((id) => items.has(id)),
  modifiers: row.modifiers.map(modifierOfRow),
});

/** Resolves the refs of a rate to the items listed now; a rate whose items have all left the menu applies to none. */
const taxOfRow = (stored: StoredTax | null, items: readonly ItemRow[]): Tax => {
  if (!stored) return QUEBEC_TAX;
  const idOf = new Map(items.map(({ id, ref }) => [ref, id]));
  const rates = stored.rates.map(({ items: refs, ...rate }) => ({
    ...rate,
    item_ids: refs && refs.flatMap((ref) => idOf.get(ref) ?? []),
  }));
  return { included: stored.included, rates };
};

const comboOfRow = (row: ComboRow, items: ReadonlyMap<number, ItemRow>): Combo => {
  const slots = row.slots.map((slot) => ({
    id: slot.id,
    name: slot.name,
    optional: slot.optional,
    minimum: leastPortions(slot),
    maximum: slot.maximum,
    items: slot.items
      .filter((choice) => items.has(choice.item_id))
      .map(({ item_id, variant, name, portion_limit, extra_price, use_base_price }) => ({
        item_id,
        variant,
        name,
        limit: portion_limit,
        extra_price,
        use_base_price,
      })),
  }));
  const { always, sometimes } = comboAllergens(slots, items);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    base_price: row.base_price,
    mode_prices: row.mode_prices,
    promotion: row.promotion,
    limit_per_order: row.limit_per_order,
    primary_slot_id: row.slots.find((slot) => slot.ref === row.primary_slot_ref)?.id ?? null,
    slots,
    image_url: row.image_url,
    allergens: ALLERGENS.filter((allergen) => always.includes(allergen) || sometimes.includes(allergen)),
  };
};

/**
 * Reads a restaurant with its menu (domain shape, minor units). It contains listed rows only, by position; groups and
 * combos omit items that left the menu; a combo declares the allergens of everything that may fill it. Null if there is
 * no such restaurant.
 */
export async function readRestaurantWithMenu(
  db: Queryable,
  restaurant_id: number,
): Promise<{ row: RestaurantRow; menu: Menu; capacities: SlotCapacity[]; has_webhooks: boolean } | null> {
  const found = await selectWithMenu(db, restaurant_id);
  if (!found) return null;
  const { sections, items, modifier_groups, combos, capacities, webhooks, ...row } = found;
  const byId = new Map(items.map((item) => [item.id, item]));
  return {
    row,
    capacities,
    has_webhooks: webhooks.length > 0,
    menu: {
      welcome_url: row.welcome_url,
      tax: taxOfRow(row.tax, items),
      offers: shownOffers(row.offers, items),
      sections: sections.map(sectionOfRow),
      items: items.map((item) => itemOfRow(item, sections)),
      combos: combos.map((combo) => comboOfRow(combo, byId)),
      modifier_groups: modifier_groups.map((group) => groupOfRow(group, byId)),
    },
  };
}

/** Reads the menu alone; an empty one if there is no such restaurant. */
export const readMenu = async (db: Queryable, restaurant_id: number): Promise<Menu> =>
  (await readRestaurantWithMenu(db, restaurant_id))?.menu ?? {
    welcome_url: null,
    tax: QUEBEC_TAX,
    offers: [],
    sections: [],
    items: [],
    combos: [],
    modifier_groups: [],
  };
