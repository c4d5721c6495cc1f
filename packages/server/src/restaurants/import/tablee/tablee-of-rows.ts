import type { TableeCombo } from "@tablee/contract/restaurants/tablee-combo.schema";
import type {
  TableeItem,
  TableeMenu,
  TableeModifier,
  TableeModifierGroup,
  TableeRestaurant,
  TableeSection,
  TableeTax,
} from "@tablee/contract/restaurants/tablee-format.schema";
import { pricesOnWire } from "@tablee/contract/menus/menu-amounts";
import { readText } from "@tablee/domain/language/read-text";
import { percentOfMicros } from "@tablee/domain/menus/tax";
import { toDecimal } from "@tablee/domain/money/minor";
import type { StoredOffer, StoredTax } from "../../stored/restaurants.table.ts";
import { restaurantFields } from "../../stored/restaurant-fields.ts";
import type {
  ComboRow,
  SlotItemRow,
  GroupRow,
  ItemRow,
  ModifierRow,
  RestaurantRow,
  SectionRow,
  StoredMenus,
} from "../write/import.queries.ts";

/** A stored restaurant in our own format, with the given menu. Unreadable hours are exported as closed. */
export const tableeRestaurant = (row: RestaurantRow, menu: TableeMenu | null): TableeRestaurant => ({
  source: row.source,
  ref: row.ref,
  ...restaurantFields(row),
  name: readText(row.name),
  description: readText(row.description),
  menu_description: readText(row.menu_description),
  tax: row.tax && tableeTax(row.tax),
  offers: row.offers.map(tableeOffer),
  menu,
});

const tableeTax = ({ included, rates }: StoredTax): TableeTax => ({
  included,
  rates: rates.map(({ name, micros, modes, items, registration = null }) => ({
    name: readText(name),
    rate: percentOfMicros(micros),
    modes: modes && [...modes],
    item_ids: items,
    registration,
  })),
});

export const tableeOffer = ({ name, items, modes, amount, from, ...offer }: StoredOffer) => ({
  ...offer,
  name: readText(name),
  item_ids: items,
  modes: modes && [...modes],
  amount: toDecimal(amount),
  from: toDecimal(from),
});

const inOrder = <Row extends { position: number }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => a.position - b.position);
const listed = <Row extends { position: number; listed: boolean }>(rows: readonly Row[]): Row[] =>
  inOrder(rows.filter((row) => row.listed));

/**
 * Returns the listed part of a stored menu, with ids converted back to refs. What depends on something that has left
 * the menu is omitted too, so that the file can be imported.
 */
export function tableeMenu(welcome_url: string | null, stored: StoredMenus): TableeMenu {
  const items = listed(stored.items);
  const refOfItem = new Map(items.map(({ id, ref }) => [id, ref]));
  const groups = listed(stored.groups);
  const chosen = Map.groupBy(listed(stored.modifiers), (row) => row.modifier_group_id);
  const refOfModifier = new Map(
    groups.flatMap((group) =>
      (chosen.get(group.id) ?? []).map((row) => [`${group.id}|${row.id}`, `${group.ref}|${row.ref}`]),
    ),
  );
  // A group without any choice left is omitted, and so are the references to it.
  const refOfGroup = new Map(groups.flatMap(({ id, ref }) => (chosen.has(id) ? [[id, ref]] : [])));
  const itemsOfGroup = Map.groupBy(inOrder(stored.group_items), (row) => row.modifier_group_id);
  const slotsOfCombo = Map.groupBy(listed(stored.slots), (row) => row.combo_id);
  const itemsOfSlot = Map.groupBy(inOrder(stored.slot_items), (row) => row.combo_slot_id);

  const groupOf = (row: GroupRow): TableeModifierGroup => ({
    ...groupHead(row),
    items: (itemsOfGroup.get(row.id) ?? []).flatMap(({ item_id }) => refOfItem.get(item_id) ?? []),
    modifiers: (chosen.get(row.id) ?? []).map((modifier) => tableeModifier(modifier, refOfModifier, refOfGroup)),
  });
  const slotsOf = (combo_id: number): TableeCombo["slots"] =>
    (slotsOfCombo.get(combo_id) ?? [])
      .map(({ id, ref, name, optional, minimum, maximum }) => ({
        ref,
        name: readText(name),
        optional,
        min: minimum,
        max: maximum,
        items: (itemsOfSlot.get(id) ?? []).flatMap((row) => {
          const item = refOfItem.get(row.item_id);
          return item === undefined ? [] : [{ item, ...slotItem(row) }];
        }),
      }))
      .filter((slot) => slot.items.length > 0);
  const sections = listed(stored.sections);
  const sectionRefs = new Set(sections.map(({ ref }) => ref));
  return {
    welcome_url,
    sections: sections.map(tableeSection),
    items: items.map((row) => tableeItem(row, sectionRefs)),
    modifier_groups: groups.map(groupOf).filter((group) => group.modifiers.length > 0),
    combos: listed(stored.combos)
      .map((row) => tableeCombo(row, slotsOf(row.id)))
      .filter((combo) => combo.slots.length > 0),
  };
}

const tableeSection = ({ ref, name, image_url, hours }: SectionRow): TableeSection => ({
  ref,
  name: readText(name),
  image_url,
  hours,
});

const tableeItem = (row: ItemRow, sections: ReadonlySet<string>): TableeItem => ({
  ref: row.ref,
  name: readText(row.name),
  description: readText(row.description),
  price: row.price === null ? null : toDecimal(row.price),
  mode_prices: pricesOnWire(row.mode_prices),
  unit_price: row.unit_price === null ? null : toDecimal(row.unit_price),
  calories: row.calories,
  image_url: row.image_url,
  orientation: row.orientation,
  stock_status: row.stock_status,
  tags: row.tags,
  allergens: row.allergens,
  type: row.type,
  hidden: row.hidden,
  heat: row.heat,
  section_id: row.section_ref !== null && sections.has(row.section_ref) ? row.section_ref : null,
  modifier_size: row.modifier_size,
  use_wizard: row.use_wizard,
  settings: { min_order_delay: row.min_order_delay },
});

const groupHead = (row: GroupRow): Omit<TableeModifierGroup, "items" | "modifiers"> => ({
  ref: row.ref,
  name: readText(row.name),
  description: readText(row.description),
  image_url: row.image_url,
  min_selected_amount: row.min_selected_amount,
  max_selected_amount: row.max_selected_amount,
  selections_per_item: row.selections_per_item,
  free_amount: row.free_amount,
  size_link: row.size_link,
  price_display: row.price_display,
});

const tableeModifier = (
  row: ModifierRow,
  refs: ReadonlyMap<string, string>,
  groups: ReadonlyMap<number, string>,
): TableeModifier => ({
  ref: row.ref,
  name: readText(row.name),
  type: row.type,
  price: toDecimal(row.price),
  mode_prices: pricesOnWire(row.mode_prices),
  preselected: row.preselected,
  size: row.size,
  description: readText(row.description),
  description_variant: row.description_variant,
  link: row.link,
  conditional_display: row.conditional_display,
  conditional_modifiers: row.conditional_modifiers.flatMap((key) => refs.get(key) ?? []),
  allergens: row.allergens,
  stock_status: row.stock_status,
  modifier_groups: row.modifier_groups.flatMap((id) => groups.get(id) ?? []),
});

const slotItem = ({ variant, name, portion_limit, extra_price, use_base_price }: SlotItemRow) => ({
  variant,
  name: name && readText(name),
  limit: portion_limit,
  extra_price: toDecimal(extra_price),
  use_base_price,
});

const tableeCombo = (row: ComboRow, slots: TableeCombo["slots"]): TableeCombo => ({
  ref: row.ref,
  name: readText(row.name),
  description: readText(row.description),
  base_price: toDecimal(row.base_price),
  mode_prices: pricesOnWire(row.mode_prices),
  promotion: row.promotion && readText(row.promotion),
  limit_per_order: row.limit_per_order,
  primary_slot: slots.some(({ ref }) => ref === row.primary_slot_ref) ? row.primary_slot_ref : null,
  image_url: row.image_url,
  slots,
});
