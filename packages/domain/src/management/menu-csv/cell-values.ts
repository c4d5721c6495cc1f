import { ALLERGENS, type Allergen, ITEM_TYPES, type ItemType, MOST_HEAT } from "../../menus/menu.ts";
import { MENU_TAGS } from "../../menus/menu-constants.ts";
import { isPrice } from "../menu-prices.ts";
import { plainWords } from "./plain-words.ts";

/**
 * Readers of values as people write them in a spreadsheet, in both languages. Each returns undefined if it cannot read
 * the value.
 */

const byWords = <T extends string>(own: readonly T[], others: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map([...own.map((one) => [plainWords(one), one] as const), ...Object.entries(others)]);

const ALLERGEN_WORDS = byWords<Allergen>(ALLERGENS, {
  wheat: "gluten",
  ble: "gluten",
  shellfish: "crustaceans",
  crustacean: "crustaceans",
  crustaces: "crustaceans",
  egg: "eggs",
  oeuf: "eggs",
  oeufs: "eggs",
  poisson: "fish",
  poissons: "fish",
  peanut: "peanuts",
  arachide: "peanuts",
  arachides: "peanuts",
  soya: "soy",
  soja: "soy",
  dairy: "milk",
  lait: "milk",
  lactose: "milk",
  nut: "nuts",
  noix: "nuts",
  "fruits a coque": "nuts",
  celeri: "celery",
  moutarde: "mustard",
  sulphite: "sulphites",
  sulfites: "sulphites",
  sulfite: "sulphites",
  mollusc: "molluscs",
  mollusques: "molluscs",
});

const TYPE_WORDS = byWords<ItemType>(ITEM_TYPES, {
  main: "plate",
  mains: "plate",
  plat: "plate",
  plats: "plate",
  side: "accompaniment",
  sides: "accompaniment",
  accompagnement: "accompaniment",
  starter: "appetizer",
  starters: "appetizer",
  entree: "appetizer",
  entrees: "appetizer",
  desserts: "dessert",
  drink: "beverage",
  drinks: "beverage",
  boisson: "beverage",
  boissons: "beverage",
  autre: "other",
});

const TAG_WORDS = byWords<string>(MENU_TAGS, {
  vegetarien: "vegetarian",
  vegetarienne: "vegetarian",
  vegane: "vegan",
  vegetalien: "vegan",
  casher: "kosher",
  "sans gluten": "gluten-free",
  "sans lactose": "lactose-free",
  "dairy free": "lactose-free",
  piquant: "spicy",
  hot: "spicy",
  "d ici": "local",
  "de saison": "seasonal",
  nouveau: "new",
  favorite: "favourite",
  "coup de coeur": "favourite",
  "a partager": "to-share",
  enfants: "kids",
  "pour enfants": "kids",
  cru: "raw",
  alcool: "alcohol",
});

const YES = new Set(["yes", "y", "true", "1", "oui", "o", "vrai", "x", "available", "disponible"]);
const NO = new Set(["no", "n", "false", "0", "non", "faux", "sold out", "unavailable", "epuise", "indisponible"]);

/** Signs and names of currencies, as they stand before or after an amount: $, €, CA$, $ CA, CAD. */
const CURRENCY = String.raw`(?:(?:CAD|USD|EUR|CDN|CA|US|C)?\s?[$\u20AC\u00A3]\s?(?:CAD|USD|EUR|CA|US)?|CAD|USD|EUR)`;
const BESIDE = new RegExp(String.raw`^${CURRENCY}\s*(?=[\d.,])|(?<=\d)\s*${CURRENCY}$`, "gi");
/** The sign in place of the decimal point: 4$50. */
const BETWEEN = /^(\d+)\s?[$€£]\s?(\d{2})$/;
const WRITTEN = [
  /^\d{1,3}([ \u00a0\u2009\u202f'’]\d{3})+([.,]\d{1,2})?$/,
  /^\d{1,3}(,\d{3})+\.\d{1,2}$/,
  /^\d{1,3}(\.\d{3})+,\d{1,2}$/,
  /^\d*[.,]\d{1,2}$/,
  /^\d+$/,
];

/**
 * Reads 12.50, 12,50, $12.50, 12,50 $, CA$ 12.50, 12$50, 1 234,50, 1.234,50 and 1,234.50, but not 1,250 or 1.250, which
 * are ambiguous.
 */
export const readPrice = (words: string): number | undefined => {
  const bare = words.trim().replace(BETWEEN, "$1.$2").replaceAll(BESIDE, "");
  if (!WRITTEN.some((written) => written.test(bare))) return undefined;
  const cents = /[.,]\d{1,2}$/.exec(bare)?.[0] ?? "";
  const whole = bare.slice(0, bare.length - cents.length).replaceAll(/\D/g, "");
  const price = Number(`${whole}${cents.replace(",", ".")}`);
  return isPrice(price) ? price : undefined;
};

export const readWhole = (words: string, most: number): number | undefined => {
  const number = Number(words);
  return /^\d+$/.test(words) && number <= most ? number : undefined;
};

/** Reads "3", "🌶🌶" or "**": a digit, or a number of peppers or stars. */
export const readHeat = (words: string): number | undefined => {
  const peppers = /^(\u{1F336}\u{FE0F}?|\*)+$/u.test(words) ? (words.match(/\u{1F336}|\*/gu)?.length ?? 0) : null;
  if (peppers !== null) return peppers <= MOST_HEAT ? peppers : undefined;
  return readWhole(words, MOST_HEAT);
};

export const readType = (words: string): ItemType | undefined => TYPE_WORDS.get(plainWords(words));

export const readYesNo = (words: string): boolean | undefined =>
  YES.has(plainWords(words)) ? true : NO.has(plainWords(words)) ? false : undefined;

/** The parts of a list in one cell, each once. */
const partsOf = (words: string): string[] => [
  ...new Set(
    words
      .split(/[,;|/\n]+/)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];

/** Returns the first word that is not a known allergen, since silently dropping it could harm somebody. */
export const readAllergens = (words: string): { allergens: Allergen[] } | { unknown: string } => {
  const parts = partsOf(words);
  const unknown = parts.find((part) => !ALLERGEN_WORDS.has(plainWords(part)));
  if (unknown !== undefined) return { unknown };
  return { allergens: [...new Set(parts.flatMap((part) => ALLERGEN_WORDS.get(plainWords(part)) ?? []))] };
};

/** Known tags in either language become our codes; other words stay as the restaurant's own tags. */
export const readTags = (words: string): string[] => [
  ...new Set(partsOf(words).map((part) => TAG_WORDS.get(plainWords(part)) ?? part)),
];
