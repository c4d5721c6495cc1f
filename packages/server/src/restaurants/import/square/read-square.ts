import type { TableeItem } from "@tablee/contract/restaurants/tablee-format.schema";
import { CurrencyCode } from "@tablee/contract/wire/values.schema";
import type { Currency } from "@tablee/domain/money/minor";
import type * as z from "zod";
import type { JsonPath } from "../json/json-path.ts";
import { menuOfOwner } from "../menu-of-owner.ts";
import type { Reader } from "../reading.ts";
import type { Remarks } from "../remarks.ts";
import { readCatalog, type SquareCatalog } from "./square-catalog.ts";
import { decimal, listGroups, variationGroup, variationPrice, variationsOf } from "./square-groups.ts";
import type { SquareItem } from "./square.schema.ts";

/**
 * Reads a Square catalog as one restaurant's menu:
 * - CATEGORY is a section, in the order of the file. ITEM is an item in its first category; the names of all its
 *   categories are its tags, and its first image is its picture.
 * - One ITEM_VARIATION is the item's price; several are a group of which one is chosen.
 * - MODIFIER_LIST is a group of the items that link to it, with the limits of the link or else of the list.
 * - An item with variable pricing has no price and cannot be ordered.
 * - DISCOUNT, TAX and all other objects cannot be represented on our menus and are reported.
 */
export const readSquare: Reader = async (value, remarks, owner) => {
  const catalog = readCatalog(value, remarks);
  const items = [...catalog.items.values()].filter(({ data }) => !data.item_data.is_archived);
  const choices = items.map(({ data, path }) => variationGroup(data, path, remarks)).filter((group) => group !== null);
  const used = new Set(items.map(({ data }) => categoriesOf(data, catalog)[0]));
  const menu = {
    sections: [...catalog.categories]
      .filter(([id]) => used.has(id))
      .map(([ref, { data }]) => ({ ref, name: data.category_data.name })),
    items: items.map(({ data, path }) => itemOf(data, path, catalog, remarks)),
    modifier_groups: [...choices, ...listGroups(catalog, remarks)],
  };
  const archived = catalog.items.size - items.length;
  return menuOfOwner(menu, currencyOf(catalog, remarks), owner, catalog.skipped + archived, remarks);
};

function itemOf(
  item: SquareItem,
  path: JsonPath,
  catalog: SquareCatalog,
  remarks: Remarks,
): z.input<typeof TableeItem> {
  const data = item.item_data;
  const prices = variationsOf(item)
    .map(variationPrice)
    .filter((price) => price !== null);
  return {
    ref: item.id,
    name: data.name,
    description: data.description_plaintext ?? data.description ?? "",
    price: prices.length === 0 ? null : decimal(Math.min(...prices)),
    image_url: imageOf(item, path, catalog, remarks),
    tags: tagsOf(item, path, catalog, remarks),
    section_id: categoriesOf(item, catalog)[0] ?? null,
  };
}

/** Returns the ids of an item's categories, the one it is shown under first. */
const namedCategories = ({ item_data: { category_id, categories } }: SquareItem): string[] => [
  ...new Set([...(category_id == null ? [] : [category_id]), ...(categories ?? []).map(({ id }) => id)]),
];
const categoriesOf = (item: SquareItem, catalog: SquareCatalog): string[] =>
  namedCategories(item).filter((id) => catalog.categories.has(id));

function imageOf(item: SquareItem, path: JsonPath, catalog: SquareCatalog, remarks: Remarks): string | null {
  const id = item.image_id ?? item.item_data.image_ids?.[0];
  if (id == null) return null;
  const image = catalog.images.get(id);
  if (!image) remarks.warning(path, "unknown_ref", `There is no image with the id ${id}`);
  return image?.data.image_data.url ?? null;
}

function tagsOf(item: SquareItem, path: JsonPath, catalog: SquareCatalog, remarks: Remarks): string[] {
  const tags = new Set<string>();
  for (const id of namedCategories(item)) {
    const category = catalog.categories.get(id);
    if (category) tags.add(category.data.category_data.name.trim().toLowerCase().slice(0, 60));
    else remarks.warning([...path, "item_data"], "unknown_ref", `There is no category with the id ${id}`);
  }
  return [...tags].filter((tag) => tag !== "").slice(0, 40);
}

/** Returns the one currency of all prices; undefined, which leaves the default, if the file names none. */
function currencyOf(catalog: SquareCatalog, remarks: Remarks): Currency | undefined {
  const named = new Map<string, JsonPath>();
  for (const { data, path } of catalog.items.values()) {
    for (const [index, variation] of (data.item_data.variations ?? []).entries()) {
      const code = variation.item_variation_data.price_money?.currency;
      if (code !== undefined && !named.has(code)) named.set(code, [...path, "item_data", "variations", index]);
    }
  }
  const [first, second] = named.entries();
  if (second) remarks.error(second[1], "currency_mixed", `Prices are in ${first?.[0]} and in ${second[0]}`);
  if (!first) return undefined;
  const currency = CurrencyCode.safeParse(first[0]);
  if (!currency.success) remarks.error(first[1], "currency_unknown", `Prices in ${first[0]} cannot be taken`);
  return currency.data;
}
