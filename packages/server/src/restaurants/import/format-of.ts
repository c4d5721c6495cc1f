import type { ImportFormat } from "@tablee/contract/restaurants/import.contract";

const hasLists = (value: object, ...names: string[]): boolean =>
  names.every((name) => Array.isArray((value as Record<string, unknown>)[name]));

/** A list of typed objects, either bare or within a catalog. */
const isCatalog = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some((one) => typeof one === "object" && one !== null && "type" in one)
    : typeof value === "object" && value !== null && hasLists(value, "objects");

/**
 * Detects the format of a menu file from its contents: owners know the name of their till and not that of its export
 * format. Null if it has none of the known formats.
 */
export function formatOf(value: unknown): Exclude<ImportFormat, "csv" | "osm"> | null {
  if (isCatalog(value)) return "square";
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  if ("format" in value && value.format === "tablee") return "tablee";
  if (hasLists(value, "menus", "categories", "items")) return "uber";
  return "preconfiguredProducts" in value || ("products" in value && "variants" in value) ? "dominos" : null;
}
