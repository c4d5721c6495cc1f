import type { TableeItem } from "@tablee/contract/restaurants/tablee-format.schema";
import { DIETS } from "@tablee/domain/menus/diets";
import { type Allergen, ALLERGENS } from "@tablee/domain/menus/menu";
import type * as z from "zod";
import { decimal } from "../square/square-groups.ts";
import type { Placed } from "./uber-catalog.ts";
import type { Losses } from "./uber-losses.ts";
import type { UberItem } from "./uber.schema.ts";
import { wordsOf } from "./uber-words.ts";

type ItemInput = z.input<typeof TableeItem>;

/** A dish of a category. `tags`: the names of its categories. */
export function itemOf(placed: Placed<UberItem>, tags: readonly string[], losses: Losses): ItemInput {
  const { data, path } = placed;
  const price = data.price_info;
  if (!price) losses.add(path, "without_price", "A dish without a price cannot be ordered");
  for (const [index, { context_type }] of (price?.overrides ?? []).entries()) {
    if (context_type !== "MENU") continue;
    losses.add([...path, "price_info", "overrides", index], "other_price", "Another price on one of the menus");
  }
  const alcohol = data.dish_info?.classifications?.alcoholic_items ?? 0;
  return {
    ref: data.id,
    name: wordsOf(data.title, [...path, "title"], losses),
    description: wordsOf(data.description, [...path, "description"], losses),
    price: price ? decimal(price.price) : null,
    calories: caloriesOf(placed, losses),
    image_url: imageOf(placed, losses),
    tags: [...new Set([...tags, ...dietsOf(placed, losses)])].slice(0, 40),
    allergens: allergensOf(placed, losses),
    type: alcohol > 0 ? "beverage" : "other",
  };
}

function caloriesOf({ data, path }: Placed<UberItem>, losses: Losses): number | null {
  const { lower_range: lower = null, upper_range: upper = null } = data.nutritional_info?.calories ?? {};
  if (lower !== null && upper !== null && upper !== lower) {
    losses.add([...path, "nutritional_info", "calories"], "calories", "Calories from and to: the lower is shown");
  }
  return lower ?? upper;
}

function imageOf({ data, path }: Placed<UberItem>, losses: Losses): string | null {
  if (data.image_url == null || data.image_url === "") return null;
  if (/^https?:\/\//.test(data.image_url) && URL.canParse(data.image_url)) return data.image_url;
  losses.add([...path, "image_url"], "picture", "A picture that has no web address");
  return null;
}

const isDiet = (word: string): word is (typeof DIETS)[number] => (DIETS as readonly string[]).includes(word);

function dietsOf({ data, path }: Placed<UberItem>, losses: Losses): string[] {
  const { is_vegetarian, dietary_label_info } = data.dish_info?.classifications ?? {};
  const at = [...path, "dish_info", "classifications", "dietary_label_info", "labels"];
  const diets: string[] = is_vegetarian ? ["vegetarian"] : [];
  for (const [index, label] of (dietary_label_info?.labels ?? []).entries()) {
    const diet = label.toLowerCase().replaceAll("_", "-");
    if (isDiet(diet)) diets.push(diet);
    else losses.add([...at, index], "label", `The dietary label ${label}`);
  }
  // A vegan dish is vegetarian as well, so that tag would be redundant.
  return diets.includes("vegan") ? diets.filter((diet) => diet !== "vegetarian") : diets;
}

/** Other tills' names for the fourteen allergens. */
const OTHER_NAMES: Record<string, Allergen> = {
  cereals: "gluten",
  wheat: "gluten",
  shellfish: "crustaceans",
  egg: "eggs",
  peanut: "peanuts",
  soya: "soy",
  soybeans: "soy",
  dairy: "milk",
  lactose: "milk",
  tree_nuts: "nuts",
  sesame_seeds: "sesame",
  sulphur_dioxide: "sulphites",
  sulfites: "sulphites",
  mollusks: "molluscs",
};

export function allergensOf({ data, path }: Placed<UberItem>, losses: Losses): Allergen[] {
  const found = new Set<string>();
  for (const [index, word] of (data.dish_info?.classifications?.allergens ?? []).entries()) {
    const plain = word.toLowerCase();
    const allergen = OTHER_NAMES[plain] ?? plain;
    if ((ALLERGENS as readonly string[]).includes(allergen)) found.add(allergen);
    else losses.add([...path, "dish_info", "classifications", "allergens", index], "label", `The allergen ${word}`);
  }
  return ALLERGENS.filter((allergen) => found.has(allergen));
}
