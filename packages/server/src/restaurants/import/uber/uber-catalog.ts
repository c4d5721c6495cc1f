import type * as z from "zod";
import type { JsonPath } from "../json/json-path.ts";
import type { Remarks } from "../remarks.ts";
import { UberCategory, UberFile, UberGroup, UberItem, UberMenu } from "./uber.schema.ts";

/** A part of the file, with its path. */
export interface Placed<T> {
  data: T;
  /** The part as written, including fields that we do not read. */
  whole: unknown;
  path: JsonPath;
}

/** The parts of a file by id, each checked by its schema, in the order of the file. */
export interface UberCatalog {
  menus: Map<string, Placed<UberMenu>>;
  categories: Map<string, Placed<UberCategory>>;
  items: Map<string, Placed<UberItem>>;
  groups: Map<string, Placed<UberGroup>>;
}

/**
 * Reads the parts of a file. Every part that is faulty, duplicated or refers to a missing one is an error at its path.
 */
export function readCatalog(value: unknown, remarks: Remarks): UberCatalog {
  const file = UberFile.safeParse(value);
  if (!file.success) {
    remarks.refused([], file.error);
    return { menus: new Map(), categories: new Map(), items: new Map(), groups: new Map() };
  }
  const catalog = {
    menus: readList(file.data.menus, UberMenu, "menus", remarks),
    categories: readList(file.data.categories, UberCategory, "categories", remarks),
    items: readList(file.data.items, UberItem, "items", remarks),
    groups: readList(file.data.modifier_groups, UberGroup, "modifier_groups", remarks),
  };
  if (!remarks.failed) checkDishPrices(catalog, remarks);
  if (!remarks.failed) checkNames(catalog, remarks);
  return catalog;
}

function readList<T extends { id: string }>(
  list: readonly unknown[],
  schema: z.ZodType<T>,
  name: string,
  remarks: Remarks,
): Map<string, Placed<T>> {
  const read = new Map<string, Placed<T>>();
  for (const [index, whole] of list.entries()) {
    if (remarks.full) break;
    const path = [name, index];
    const one = schema.safeParse(whole);
    if (!one.success) remarks.refused(path, one.error);
    else if (read.has(one.data.id)) remarks.error([...path, "id"], "duplicate_ref", "Another of them has this id");
    else read.set(one.data.id, { data: one.data, whole, path });
  }
  return read;
}

/**
 * Checks that no dish of a category has a negative price; an item that is only in groups is a choice, which may reduce
 * the price.
 */
function checkDishPrices({ categories, items }: UberCatalog, remarks: Remarks): void {
  const dishes = new Set([...categories.values()].flatMap(({ data }) => data.entities.map(({ id }) => id)));
  for (const { data, path } of items.values()) {
    if (!dishes.has(data.id) || (data.price_info?.price ?? 0) >= 0) continue;
    remarks.error(
      [...path, "price_info", "price"],
      "out_of_range",
      "Only choices take off: a dish costs nothing at least",
    );
  }
}

function checkNames({ menus, categories, items, groups }: UberCatalog, remarks: Remarks): void {
  const check = (
    ids: readonly string[],
    there: ReadonlyMap<string, unknown>,
    what: string,
    at: (n: number) => JsonPath,
  ) => {
    const seen = new Set<string>();
    for (const [index, id] of ids.entries()) {
      if (!there.has(id)) remarks.error(at(index), "unknown_ref", `There is no ${what} with the id ${id}`);
      else if (seen.has(id)) remarks.error(at(index), "duplicate_ref", `The ${what} ${id} is given twice`);
      seen.add(id);
    }
  };
  for (const { data, path } of menus.values()) {
    check(data.category_ids, categories, "category", (n) => [...path, "category_ids", n]);
  }
  for (const { data, path } of categories.values()) {
    check(
      data.entities.map(({ id }) => id),
      items,
      "item",
      (n) => [...path, "entities", n, "id"],
    );
  }
  for (const { data, path } of groups.values()) {
    check(
      data.modifier_options.map(({ id }) => id),
      items,
      "item",
      (n) => [...path, "modifier_options", n, "id"],
    );
  }
  for (const { data, path } of items.values()) {
    check(data.modifier_group_ids?.ids ?? [], groups, "modifier group", (n) => [
      ...path,
      "modifier_group_ids",
      "ids",
      n,
    ]);
  }
}
