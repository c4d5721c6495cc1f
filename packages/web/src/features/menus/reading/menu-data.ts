import type { Combo, MenuItem } from "@tablee/contract/menus/menus.schema";
import type { Restaurant } from "@tablee/contract/restaurants/restaurants.schema";
import type { Language } from "@tablee/domain/language/text";
import { menuIn } from "@tablee/domain/menus/mode-prices";
import { fallbackMode } from "@tablee/domain/restaurants/order-modes";
import { textIn } from "@tablee/domain/language/text-in";
import { restaurantData } from "../../restaurants/restaurant-data.ts";
import type { ModifierGroup } from "@tablee/domain/menus/menu";
import { groupsInMinor, shownItems, shownPrice } from "./menu-outline.ts";
import { COMBOS, type SectionHead, sectionsOf } from "./menu-sections.ts";
import { sectionName } from "./menu-words.ts";

const DIETS: Record<string, string> = {
  vegan: "https://schema.org/VeganDiet",
  vegetarian: "https://schema.org/VegetarianDiet",
  "gluten-free": "https://schema.org/GlutenFreeDiet",
  halal: "https://schema.org/HalalDiet",
  kosher: "https://schema.org/KosherDiet",
  "lactose-free": "https://schema.org/LowLactoseDiet",
};

type MenuData = ReturnType<typeof makeData>;
const known = new WeakMap<Restaurant, Map<string, MenuData>>();

/** Caches `makeData` per answer; the server returns the same answer until the restaurant changes. */
export function menuData(restaurant: Restaurant, language: Language, origin: string): MenuData {
  let data = known.get(restaurant);
  if (!data) known.set(restaurant, (data = new Map()));
  const told = `${language} ${origin}`;
  let own = data.get(told);
  if (!own) data.set(told, (own = makeData(restaurant, language, origin)));
  return own;
}

/**
 * A restaurant with its menu and every item in schema.org's terms (shell §33). Pictures of dishes are left out: 300 of
 * them would weigh more than the dishes' texts.
 */
function makeData(restaurant: Restaurant, language: Language, origin: string) {
  const { currency } = restaurant;
  const menu = menuIn(restaurant.menu, fallbackMode(restaurant, null, false));
  const groups = groupsInMinor(menu);
  return {
    ...restaurantData(restaurant, language, origin),
    hasMenu: {
      "@type": "Menu",
      inLanguage: language,
      url: new URL(`/menu/${restaurant.id}`, origin).href,
      hasMenuSection: [
        ...sectionsOf(shownItems(menu), menu.sections).map(({ items, ...head }) =>
          sectionData(
            head,
            items.map((item) => itemData(item, groups.get(item.id) ?? [], currency, language)),
            language,
          ),
        ),
        ...(menu.combos.length > 0
          ? [
              sectionData(
                COMBOS,
                menu.combos.map((combo) => comboData(combo, language)),
                language,
              ),
            ]
          : []),
      ],
    },
  };
}

const sectionData = (head: SectionHead, hasMenuItem: object[], language: Language) => ({
  "@type": "MenuSection",
  name: sectionName(head, language),
  hasMenuItem,
});

/** Has no offer, because the price depends on what is chosen. */
function comboData(combo: Combo, language: Language) {
  const description = textIn(combo.description, language);
  return { "@type": "MenuItem", name: textIn(combo.name, language), ...(description ? { description } : {}) };
}

function itemData(item: MenuItem, groups: readonly ModifierGroup[], currency: string, language: Language) {
  const { price, from } = shownPrice(item, groups);
  const description = textIn(item.description, language);
  const diets = item.tags.flatMap((tag) => DIETS[tag] ?? []);
  return {
    "@type": "MenuItem",
    name: textIn(item.name, language),
    ...(description ? { description } : {}),
    ...(price === null
      ? {}
      : {
          offers: {
            ...(from
              ? { "@type": "AggregateOffer", lowPrice: price.toFixed(2) }
              : { "@type": "Offer", price: price.toFixed(2) }),
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
