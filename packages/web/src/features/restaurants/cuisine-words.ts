import type { Cuisine } from "@tablee/domain/menus/menu-constants";
import { m } from "../../paraglide/messages.js";

const WORDS = {
  bagel: () => m.restaurants_cuisine_bagel(),
  bakery: () => m.restaurants_cuisine_bakery(),
  bar: () => m.restaurants_cuisine_bar(),
  barbecue: () => m.restaurants_cuisine_barbecue(),
  breakfast: () => m.restaurants_cuisine_breakfast(),
  brunch: () => m.restaurants_cuisine_brunch(),
  bubble_tea: () => m.restaurants_cuisine_bubble_tea(),
  burger: () => m.restaurants_cuisine_burger(),
  cafe: () => m.restaurants_cuisine_cafe(),
  caterer: () => m.restaurants_cuisine_caterer(),
  chicken: () => m.restaurants_cuisine_chicken(),
  chinese: () => m.restaurants_cuisine_chinese(),
  coffee_shop: () => m.restaurants_cuisine_coffee_shop(),
  crepe: () => m.restaurants_cuisine_crepe(),
  deli: () => m.restaurants_cuisine_deli(),
  dessert: () => m.restaurants_cuisine_dessert(),
  diner: () => m.restaurants_cuisine_diner(),
  donut: () => m.restaurants_cuisine_donut(),
  fish_and_chips: () => m.restaurants_cuisine_fish_and_chips(),
  french: () => m.restaurants_cuisine_french(),
  fried_chicken: () => m.restaurants_cuisine_fried_chicken(),
  greek: () => m.restaurants_cuisine_greek(),
  haitian: () => m.restaurants_cuisine_haitian(),
  ice_cream: () => m.restaurants_cuisine_ice_cream(),
  indian: () => m.restaurants_cuisine_indian(),
  italian: () => m.restaurants_cuisine_italian(),
  japanese: () => m.restaurants_cuisine_japanese(),
  juice: () => m.restaurants_cuisine_juice(),
  kebab: () => m.restaurants_cuisine_kebab(),
  korean: () => m.restaurants_cuisine_korean(),
  lebanese: () => m.restaurants_cuisine_lebanese(),
  mediterranean: () => m.restaurants_cuisine_mediterranean(),
  mexican: () => m.restaurants_cuisine_mexican(),
  moroccan: () => m.restaurants_cuisine_moroccan(),
  noodle: () => m.restaurants_cuisine_noodle(),
  pastry: () => m.restaurants_cuisine_pastry(),
  persian: () => m.restaurants_cuisine_persian(),
  peruvian: () => m.restaurants_cuisine_peruvian(),
  pizza: () => m.restaurants_cuisine_pizza(),
  portuguese: () => m.restaurants_cuisine_portuguese(),
  poutine: () => m.restaurants_cuisine_poutine(),
  quebecois: () => m.restaurants_cuisine_quebecois(),
  ramen: () => m.restaurants_cuisine_ramen(),
  regional: () => m.restaurants_cuisine_regional(),
  salad: () => m.restaurants_cuisine_salad(),
  sandwich: () => m.restaurants_cuisine_sandwich(),
  seafood: () => m.restaurants_cuisine_seafood(),
  shawarma: () => m.restaurants_cuisine_shawarma(),
  spanish: () => m.restaurants_cuisine_spanish(),
  steak_house: () => m.restaurants_cuisine_steak_house(),
  sushi: () => m.restaurants_cuisine_sushi(),
  tacos: () => m.restaurants_cuisine_tacos(),
  tapas: () => m.restaurants_cuisine_tapas(),
  thai: () => m.restaurants_cuisine_thai(),
  turkish: () => m.restaurants_cuisine_turkish(),
  vegan: () => m.restaurants_cuisine_vegan(),
  vegetarian: () => m.restaurants_cuisine_vegetarian(),
  vietnamese: () => m.restaurants_cuisine_vietnamese(),
  wings: () => m.restaurants_cuisine_wings(),
} satisfies Record<Cuisine, () => string>;
/** The cuisines with labels in both languages, among whatever restaurants enter. */
const CUISINES: Record<string, () => string> = WORDS;

/**
 * Returns the label of a cuisine; without one, the value itself in the form of a name: "sri_lankan" becomes "Sri
 * lankan".
 */
export function cuisineWord(cuisine: string): string {
  const known = CUISINES[cuisine];
  if (known) return known();
  const words = cuisine.replaceAll("_", " ");
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

export const hasCuisineWord = (cuisine: string): boolean => Object.hasOwn(CUISINES, cuisine);
