import type { ImportFormat } from "@tablee/contract/restaurants/import.contract";

const hasLists = (value: object, ...names: string[]): boolean =>
  names.every((name) => Array.isArray((value as Record<string, unknown>)[name]));

/**
 * In which format a menu's file is written, as it looks: owners know the name of their till and not of its export.
 * Square's is taken where nothing else fits, because it is a list of anything; its reader then says what is wrong.
 */
export function formatOf(value: unknown): Exclude<ImportFormat, "csv" | "osm"> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "square";
  if ("format" in value && value.format === "tablee") return "tablee";
  if (hasLists(value, "menus", "categories", "items")) return "uber";
  return "preconfiguredProducts" in value || ("products" in value && "variants" in value) ? "dominos" : "square";
}
