import type { ImportLoss } from "@tablee/contract/restaurants/import.contract";
import type * as z from "zod";
import type { JsonPath } from "../json/json-path.ts";
import type { Remarks } from "../remarks.ts";
import {
  SquareCategory,
  SquareFile,
  SquareHead,
  SquareImage,
  SquareItem,
  SquareModifier,
  SquareModifierList,
} from "./square.schema.ts";

/** An object of the file, with its path. */
export interface Placed<T> {
  data: T;
  path: JsonPath;
}

/** The objects of a file by kind and id, each checked by its schema. */
export interface SquareCatalog {
  items: Map<string, Placed<SquareItem>>;
  lists: Map<string, Placed<SquareModifierList>>;
  /** Only the top-level ones; most are also nested in their list. */
  modifiers: Map<string, Placed<SquareModifier>>;
  categories: Map<string, Placed<z.infer<typeof SquareCategory>>>;
  images: Map<string, Placed<z.infer<typeof SquareImage>>>;
  skipped: number;
}

export function readCatalog(value: unknown, remarks: Remarks): SquareCatalog {
  const catalog: SquareCatalog = {
    items: new Map(),
    lists: new Map(),
    modifiers: new Map(),
    categories: new Map(),
    images: new Map(),
    skipped: 0,
  };
  const objects = SquareFile.safeParse(value);
  if (!objects.success) {
    remarks.error([], "wrong_type", "Expected a list of catalog objects, or an object with `objects`");
    return catalog;
  }
  const root: JsonPath = Array.isArray(value) ? [] : ["objects"];
  const seen = new Set<string>();
  for (const [index, object] of objects.data.entries()) {
    if (remarks.full) break;
    const path = [...root, index];
    const head = SquareHead.safeParse(object);
    if (!head.success) remarks.refused(path, head.error);
    else if (seen.has(head.data.id)) remarks.error([...path, "id"], "duplicate_ref", "Another object has this id");
    else if (head.data.is_deleted) catalog.skipped++;
    else put(catalog, head.data, object, path, remarks);
    if (head.success) seen.add(head.data.id);
  }
  return catalog;
}

const lossOf = (type: string | undefined): ImportLoss =>
  type === "DISCOUNT" || type === "PRICING_RULE" ? "discount" : type === "TAX" ? "tax" : "other";

function put(
  catalog: SquareCatalog,
  head: z.infer<typeof SquareHead>,
  object: unknown,
  path: JsonPath,
  remarks: Remarks,
): void {
  const keep = <T>(kept: Map<string, Placed<T>>, schema: z.ZodType<T>): void => {
    const read = schema.safeParse(object);
    if (read.success) kept.set(head.id, { data: read.data, path });
    else remarks.refused(path, read.error);
  };
  switch (head.type ?? (head.modifier_data === undefined ? undefined : "MODIFIER")) {
    case "ITEM":
      return keep(catalog.items, SquareItem);
    case "MODIFIER_LIST":
      return keep(catalog.lists, SquareModifierList);
    case "MODIFIER":
      return keep(catalog.modifiers, SquareModifier);
    case "CATEGORY":
      return keep(catalog.categories, SquareCategory);
    case "IMAGE":
      return keep(catalog.images, SquareImage);
    case undefined:
      return remarks.error([...path, "type"], "missing", "An object has neither a type nor a modifier's data");
    default:
      remarks.lost(path, lossOf(head.type), `Objects of the type ${head.type} have no place on our menus`);
  }
}
