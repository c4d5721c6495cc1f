import type { Allergen } from "@tablee/domain/menus/menu";

import type { MenuTag } from "@tablee/domain/menus/menu-constants";

/** A fish or vegetable that the counter slices. French needs its preposition: "au saumon", "de saumon". */
export interface Slice {
  ref: string;
  en: string;
  /** After "nigiri", "maki", "temaki". */
  au: string;
  /** After "sashimi". */
  de: string;
  /** The price in dollars of a pair of nigiri. */
  pair: number;
  /** kcal of a pair of nigiri. */
  kcal: number;
  allergens: Allergen[];
  tags: MenuTag[];
  forms: readonly ("nigiri" | "sashimi" | "maki" | "temaki" | "aburi")[];
}

const ALL = ["nigiri", "sashimi", "maki", "temaki"] as const;
const WITH_FIRE = [...ALL, "aburi"] as const;
const RICE_ONLY = ["nigiri", "maki", "temaki"] as const;

const fish = (
  ref: string,
  en: string,
  au: string,
  de: string,
  pair: number,
  kcal: number,
  forms: Slice["forms"],
  more: Partial<Pick<Slice, "allergens" | "tags">> = {},
): Slice => ({ ref, en, au, de, pair, kcal, forms, allergens: more.allergens ?? ["fish"], tags: more.tags ?? ["raw"] });

export const SLICES: Slice[] = [
  fish("salmon", "Salmon", "au saumon", "de saumon", 7, 110, WITH_FIRE, { tags: ["raw", "favourite"] }),
  fish("char", "Arctic Char", "à l’omble chevalier", "d’omble chevalier", 7.5, 105, WITH_FIRE, {
    tags: ["raw", "local"],
  }),
  fish("tuna", "Tuna", "au thon rouge", "de thon rouge", 8.5, 100, ALL),
  fish("albacore", "Albacore", "au thon blanc", "de thon blanc", 7, 95, WITH_FIRE),
  fish("fatty-tuna", "Fatty Tuna", "au thon gras", "de thon gras", 14, 140, WITH_FIRE),
  fish("yellowtail", "Yellowtail", "à la sériole", "de sériole", 8.5, 115, WITH_FIRE),
  fish("halibut", "Halibut", "au flétan", "de flétan", 8, 90, WITH_FIRE, { tags: ["raw", "local"] }),
  fish("sea-bream", "Sea Bream", "à la dorade", "de dorade", 8, 95, ALL),
  fish("mackerel", "Cured Mackerel", "au maquereau mariné", "de maquereau mariné", 6.5, 120, WITH_FIRE),
  fish("striped-bass", "Striped Bass", "au bar rayé", "de bar rayé", 7.5, 95, ALL, { tags: ["raw", "local"] }),
  fish("trout", "Smoked Trout", "à la truite fumée", "de truite fumée", 7, 110, ALL, { tags: ["local"] }),
  fish("eel", "Barbecued Eel", "à l’anguille grillée", "d’anguille grillée", 8, 150, ALL, {
    allergens: ["fish", "soy", "gluten"],
    tags: [],
  }),
  fish("scallop", "Scallop from the Islands", "au pétoncle des Îles", "de pétoncle des Îles", 9, 85, WITH_FIRE, {
    allergens: ["molluscs"],
    tags: ["raw", "local"],
  }),
  fish("shrimp", "Shrimp", "à la crevette", "de crevette", 6.5, 90, ALL, { allergens: ["crustaceans"], tags: [] }),
  fish("sweet-shrimp", "Sweet Shrimp", "à la crevette douce", "de crevette douce", 9, 80, ALL, {
    allergens: ["crustaceans"],
  }),
  fish("snow-crab", "Snow Crab", "au crabe des neiges", "de crabe des neiges", 9.5, 85, ALL, {
    allergens: ["crustaceans"],
    tags: ["local", "seasonal"],
  }),
  fish("squid", "Squid", "au calmar", "de calmar", 6.5, 80, WITH_FIRE, { allergens: ["molluscs"] }),
  fish("octopus", "Octopus", "à la pieuvre", "de pieuvre", 7.5, 85, ALL, { allergens: ["molluscs"], tags: [] }),
  fish(
    "surf-clam",
    "Surf Clam from the North Shore",
    "à la mactre de la Côte-Nord",
    "de mactre de la Côte-Nord",
    7,
    80,
    ALL,
    { allergens: ["molluscs"], tags: ["raw", "local"] },
  ),
  fish("ikura", "Salmon Roe", "aux œufs de saumon", "d’œufs de saumon", 9, 95, ALL),
  fish("tobiko", "Flying Fish Roe", "au tobiko", "de tobiko", 7, 85, RICE_ONLY),
  fish("urchin", "Sea Urchin", "à l’oursin", "d’oursin", 13, 90, ["nigiri", "sashimi", "temaki"], {
    allergens: ["molluscs"],
    tags: ["raw", "local", "seasonal"],
  }),
  fish("egg", "Sweet Omelette", "à l’omelette sucrée", "d’omelette sucrée", 5, 130, ["nigiri", "sashimi"], {
    allergens: ["eggs", "soy"],
    tags: ["vegetarian"],
  }),
  fish("tofu", "Fried Tofu Pocket", "au tofu frit", "de tofu frit", 5, 120, ["nigiri"], {
    allergens: ["soy"],
    tags: ["vegan"],
  }),
  fish("avocado", "Avocado", "à l’avocat", "d’avocat", 5, 115, RICE_ONLY, { allergens: [], tags: ["vegan"] }),
  fish("cucumber", "Cucumber", "au concombre", "de concombre", 4.5, 75, ["maki", "temaki"], {
    allergens: ["sesame"],
    tags: ["vegan"],
  }),
  fish("shiitake", "Glazed Shiitake", "au shiitake laqué", "de shiitake laqué", 5, 95, RICE_ONLY, {
    allergens: ["soy", "gluten"],
    tags: ["vegan"],
  }),
  fish("eggplant", "Miso Eggplant", "à l’aubergine au miso", "d’aubergine au miso", 5, 100, ["nigiri", "aburi"], {
    allergens: ["soy"],
    tags: ["vegan"],
  }),
  fish("radish", "Pickled Radish", "au radis mariné", "de radis mariné", 4.5, 80, ["maki", "temaki"], {
    allergens: [],
    tags: ["vegan"],
  }),
];
