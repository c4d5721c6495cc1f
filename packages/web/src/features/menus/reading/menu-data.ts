import type { Combo, MenuItem } from "@tablee/contract/menus/menus.schema";
import type { Restaurant } from "@tablee/contract/restaurants/restaurants.schema";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { restaurantData } from "../../restaurants/restaurant-data.ts";
import { type SectionKey, sectionsOf } from "./menu-sections.ts";
import { sectionWord } from "./menu-words.ts";

const DIETS: Record<string, string> = {
  vegan: "https://schema.org/VeganDiet",
  vegetarian: "https://schema.org/VegetarianDiet",
  "gluten-free": "https://schema.org/GlutenFreeDiet",
  halal: "https://schema.org/HalalDiet",
  kosher: "https://schema.org/KosherDiet",
  "lactose-free": "https://schema.org/LowLactoseDiet",
};

/**
 * A restaurant with its menu and every item in schema.org's terms (shell §33). Pictures of dishes stay out: with
 * 300 of them they would weigh more than the dishes' words.
 */
export function menuData(restaurant: Restaurant, language: Language, origin: string) {
  const { menu, currency } = restaurant;
  return {
    ...restaurantData(restaurant, language, origin),
    hasMenu: {
      "@type": "Menu",
      inLanguage: language,
      url: new URL(`/menu/${restaurant.id}`, origin).href,
      hasMenuSection: [
        ...sectionsOf(menu.items).map(({ key, items }) =>
          sectionData(
            key,
            items.map((item) => itemData(item, currency, language)),
          ),
        ),
        ...(menu.combos.length > 0
          ? [
              sectionData(
                "combos",
                menu.combos.map((combo) => comboData(combo, language)),
              ),
            ]
          : []),
      ],
    },
  };
}

const sectionData = (key: SectionKey, hasMenuItem: object[]) => ({
  "@type": "MenuSection",
  name: sectionWord(key),
  hasMenuItem,
});

/** Without an offer: what it costs depends on what is chosen. */
function comboData(combo: Combo, language: Language) {
  const description = textIn(combo.description, language);
  return { "@type": "MenuItem", name: textIn(combo.name, language), ...(description ? { description } : {}) };
}

function itemData(item: MenuItem, currency: string, language: Language) {
  const description = textIn(item.description, language);
  const diets = item.tags.flatMap((tag) => DIETS[tag] ?? []);
  return {
    "@type": "MenuItem",
    name: textIn(item.name, language),
    ...(description ? { description } : {}),
    ...(item.price === null
      ? {}
      : {
          offers: {
            "@type": "Offer",
            price: item.price.toFixed(2),
            priceCurrency: currency,
            ...(item.stock_status === "available" ? {} : { availability: "https://schema.org/SoldOut" }),
          },
        }),
    ...(item.calories === null
      ? {}
      : { nutrition: { "@type": "NutritionInformation", calories: `${item.calories} kcal` } }),
    ...(diets.length > 0 ? { suitableForDiet: diets } : {}),
  };
}
