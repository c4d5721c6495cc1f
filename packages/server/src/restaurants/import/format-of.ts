import type { ImportFormat } from "@tablee/contract/restaurants/import.contract";

const hasLists = (value: object, ...names: string[]): boolean =>
  names.every((name) => Array.isArray((value as Record<string, unknown>)[name]));

/** A list of things that each say what they are, bare or as a catalog has it. */
const isCatalog = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some((one) => typeof one === "object" && one !== null && "type" in one)
    : typeof value === "object" && value !== null && hasLists(value, "objects");

/**
 * In which format a menu's file is written, as it looks: owners know the name of their till and not of its export.
 * null: in none of those that are known here.
 */
export function formatOf(value: unknown): Exclude<ImportFormat, "csv" | "osm"> | null {
  if (isCatalog(value)) return "square";
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  if ("format" in value && value.format === "tablee") return "tablee";
  if (hasLists(value, "menus", "categories", "items")) return "uber";
  return "preconfiguredProducts" in value || ("products" in value && "variants" in value) ? "dominos" : null;
}
