import type { TableeModifier, TableeModifierGroup } from "@tablee/contract/restaurants/tablee-format.schema";
import type * as z from "zod";
import type { JsonPath } from "../json/json-path.ts";
import type { Remarks } from "../remarks.ts";
import type { Placed, SquareCatalog } from "./square-catalog.ts";
import type {
  SquareItem,
  SquareListLink,
  SquareModifier,
  SquareModifierList,
  SquareVariation,
} from "./square.schema.ts";

type GroupInput = z.input<typeof TableeModifierGroup>;
type ModifierInput = z.input<typeof TableeModifier>;

/** Converts cents into the decimal of our file format. */
export const decimal = (cents: number): number => cents / 100;

/** Returns the price of a variation, in cents; null if it is set at the counter. */
export const variationPrice = ({ item_variation_data: data }: SquareVariation): number | null =>
  data.pricing_type === "VARIABLE_PRICING" ? null : (data.price_money?.amount ?? null);

const inOrder = <T>(rows: readonly T[], ordinal: (row: T) => number | undefined): T[] =>
  rows.toSorted((a, b) => (ordinal(a) ?? 0) - (ordinal(b) ?? 0));

export const variationsOf = (item: SquareItem): SquareVariation[] =>
  inOrder(
    (item.item_data.variations ?? []).filter((variation) => !variation.is_deleted),
    (variation) => variation.item_variation_data.ordinal,
  );

/**
 * Converts several variations of an item into a choice of one: the item has the lowest price, and each variation adds
 * its difference. Null if there is nothing to choose.
 */
export function variationGroup(item: SquareItem, path: JsonPath, remarks: Remarks): GroupInput | null {
  const variations = variationsOf(item);
  if (variations.length < 2) return null;
  const priced = variations.flatMap((variation) => {
    const price = variationPrice(variation);
    return price === null ? [] : { variation, price };
  });
  if (priced.length < variations.length) {
    remarks.lost([...path, "item_data", "variations"], "without_price", "A variation without a price is left out");
  }
  if (priced.length < 2) return null;
  const lowest = Math.min(...priced.map(({ price }) => price));
  return {
    ref: `${item.id}:variations`,
    name: ["Your choice", "Votre choix"],
    min_selected_amount: 1,
    max_selected_amount: 1,
    price_display: "total",
    items: [item.id],
    modifiers: priced.map(({ variation, price }) => ({
      ref: variation.id,
      name: variation.item_variation_data.name?.trim() || item.item_data.name,
      price: decimal(price - lowest),
    })),
  };
}

/**
 * Returns the groups of all modifier lists. A link may set its own limits: items with the same limits share a group,
 * and the group with the list's limits has the list's own ref.
 */
export function listGroups(catalog: SquareCatalog, remarks: Remarks): GroupInput[] {
  const groups = new Map<string, GroupInput>();
  for (const { data: list, path } of catalog.lists.values()) {
    const modifiers = modifiersOf(list, catalog);
    if (modifiers.length === 0) remarks.lost(path, "without_choices", "A list without modifiers asks for nothing");
    else groups.set(list.id, groupOf(list, modifiers, null));
  }
  for (const { data: item, path } of catalog.items.values()) {
    if (item.item_data.is_archived) continue;
    for (const [index, link] of (item.item_data.modifier_list_info ?? []).entries()) {
      if (link.enabled === false) continue;
      linkItem(item, link, [...path, "item_data", "modifier_list_info", index], catalog, groups, remarks);
    }
  }
  return [...groups.values()];
}

function linkItem(
  item: SquareItem,
  link: SquareListLink,
  path: JsonPath,
  catalog: SquareCatalog,
  groups: Map<string, GroupInput>,
  remarks: Remarks,
): void {
  const list: Placed<SquareModifierList> | undefined = catalog.lists.get(link.modifier_list_id);
  if (!list) {
    remarks.error([...path, "modifier_list_id"], "unknown_ref", "There is no modifier list with this id");
    return;
  }
  const shared = groups.get(list.data.id);
  if (!shared) return;
  if (link.modifier_overrides?.length) {
    remarks.lost([...path, "modifier_overrides"], "of_one_dish", "What is preselected or hidden for one item alone");
  }
  const own = groupOf(list.data, modifiersOf(list.data, catalog), link);
  const ref = sameLimits(own, shared) ? list.data.id : own.ref;
  const group = groups.get(ref) ?? own;
  groups.set(ref, group);
  if (!group.items.includes(item.id)) group.items.push(item.id);
}

const sameLimits = (a: GroupInput, b: GroupInput): boolean =>
  a.min_selected_amount === b.min_selected_amount && a.max_selected_amount === b.max_selected_amount;

/** Returns the modifiers nested in the list, and top-level ones that refer to it. */
const modifiersOf = (list: SquareModifierList, catalog: SquareCatalog): SquareModifier[] => {
  const nested = list.modifier_list_data.modifiers ?? [];
  const known = new Set(nested.map(({ id }) => id));
  const bare = [...catalog.modifiers.values()]
    .map(({ data }) => data)
    .filter((modifier) => modifier.modifier_data.modifier_list_id === list.id && !known.has(modifier.id));
  return inOrder(
    [...nested, ...bare].filter((modifier) => !modifier.is_deleted),
    (modifier) => modifier.modifier_data.ordinal,
  );
};

const given = (limit: number | null | undefined): number | null => (limit == null || limit < 0 ? null : limit);

/** The limits are those of the link, else of the list, else implied by the selection type. */
function groupOf(
  list: SquareModifierList,
  modifiers: readonly SquareModifier[],
  link: SquareListLink | null,
): GroupInput {
  const data = list.modifier_list_data;
  const all = data.selection_type === "SINGLE" ? 1 : modifiers.length;
  const min = given(link?.min_selected_modifiers) ?? given(data.min_selected_modifiers) ?? 0;
  const max = given(link?.max_selected_modifiers) ?? given(data.max_selected_modifiers) ?? Math.max(all, min);
  return {
    ref: link ? `${list.id}:${min}:${max}` : list.id,
    name: data.name,
    min_selected_amount: min,
    max_selected_amount: max,
    selections_per_item: data.allow_quantities ? -1 : 1,
    items: [],
    modifiers: modifiers.map((modifier): ModifierInput => ({
      ref: modifier.id,
      name: modifier.modifier_data.name,
      price: decimal(modifier.modifier_data.price_money?.amount ?? 0),
      preselected: modifier.modifier_data.on_by_default ?? false,
    })),
  };
}
