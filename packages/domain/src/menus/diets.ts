import type { MenuTag } from "./menu-constants.ts";

/** The tags that say for whom a dish is, and by which a menu is filtered. */
export const DIETS = [
  "vegetarian",
  "vegan",
  "halal",
  "kosher",
  "gluten-free",
  "lactose-free",
] as const satisfies readonly MenuTag[];
export type Diet = (typeof DIETS)[number];
