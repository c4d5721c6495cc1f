import type { MenuItem } from "@tablee/contract/menus/menus.schema";
import type { Restaurant } from "@tablee/contract/restaurants/restaurants.schema";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { restaurantData } from "../restaurants/restaurant-data.ts";
import { sectionsOf } from "./menu-sections.ts";
import { sectionWord } from "./menu-words.ts";

const DIETS: Record<string, string> = {
  vegan: "https://schema.org/VeganDiet",
  vegetarian: "https://schema.org/VegetarianDiet",
  "gluten-free": "https://schema.org/GlutenFreeDiet",
  halal: "https://schema.org/HalalDiet",
  kosher: "https://schema.org/KosherDiet",
};

/** A restaurant with its menu and every item in schema.org's terms (issue of the menu page; ux "Behaviour"). */
export function menuData(restaurant: Restaurant, language: Language, origin: string) {
  const { menu, currency } = restaurant;
  return {
    ...restaurantData(restaurant, language, origin),
    hasMenu: {
      "@type": "Menu",
      inLanguage: language,
      url: new URL(`/menu/${restaurant.id}`, origin).href,
      hasMenuSection: sectionsOf(menu.items).map(({ key, items }) => ({
        "@type": "MenuSection",
        name: sectionWord(key),
        hasMenuItem: items.map((item) => itemData(item, currency, language)),
      })),
    },
  };
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
      : { offers: { "@type": "Offer", price: item.price.toFixed(2), priceCurrency: currency } }),
    ...(item.calories === null
      ? {}
      : { nutrition: { "@type": "NutritionInformation", calories: `${item.calories} kcal` } }),
    ...(diets.length > 0 ? { suitableForDiet: diets } : {}),
  };
}
