import type { MenuTag } from "./menu-constants.ts";

/** The tags that state whom a dish suits, by which a menu can be filtered. */
export const DIETS = [
  "vegetarian",
  "vegan",
  "halal",
  "kosher",
  "gluten-free",
  "lactose-free",
] as const satisfies readonly MenuTag[];
export type Diet = (typeof DIETS)[number];
