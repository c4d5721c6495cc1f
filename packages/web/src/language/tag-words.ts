import type { MenuTag } from "@tablee/domain/menus/menu-constants";
import { m } from "../paraglide/messages.js";

const TAG_WORDS = {
  vegetarian: () => m.menu_tag_vegetarian(),
  vegan: () => m.menu_tag_vegan(),
  halal: () => m.menu_tag_halal(),
  kosher: () => m.menu_tag_kosher(),
  "gluten-free": () => m.menu_tag_gluten_free(),
  "lactose-free": () => m.menu_tag_lactose_free(),
  spicy: () => m.menu_tag_spicy(),
  local: () => m.menu_tag_local(),
  seasonal: () => m.menu_tag_seasonal(),
  new: () => m.menu_tag_new(),
  favourite: () => m.menu_tag_favourite(),
  "to-share": () => m.menu_tag_to_share(),
  kids: () => m.menu_tag_kids(),
  raw: () => m.menu_tag_raw(),
  alcohol: () => m.menu_tag_alcohol(),
} satisfies Record<MenuTag, () => string>;
const TAGS: Record<string, () => string> = TAG_WORDS;
export const tagWord = (tag: MenuTag): string => TAG_WORDS[tag]();

/** The words of the tags that have any; a restaurant uses tags of its own for its own sorting. */
export const tagWords = (tags: readonly string[]): string[] => tags.flatMap((tag) => TAGS[tag]?.() ?? []);
