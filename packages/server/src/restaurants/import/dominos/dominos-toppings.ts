import { numbersOf } from "./dominos-codes.ts";
import { decimal } from "./dominos-prices.ts";
import type { Dish, GroupInput, ModifierInput, Topping } from "./dominos-product.ts";
import { type ToppingTier, toppingTiers } from "./dominos-variants.ts";

/** Returns how many toppings may be added to the included ones, not counting sauces. */
const roomFor = (dish: Dish): number => {
  const included = dish.toppings.filter((one) => !one.sauce).reduce((sum, { included: count }) => sum + count, 0);
  return Math.max(0, Math.floor(Math.min(dish.most_toppings, 1_000) - included));
};

/**
 * Returns all groups for a product's toppings: other sauces, toppings and extras at each price, and what to leave out.
 */
export const toppingGroups = (dish: Dish): GroupInput[] => [
  ...sauceGroups(dish),
  ...toppingTiers(dish).flatMap((tier, index) => tierGroups(dish, tier, index)),
  ...leaveOutGroups(dish),
];

const modifierOf = (topping: Topping, price: number): ModifierInput => ({
  ref: topping.code,
  name: topping.name,
  price: decimal(price),
  description: topping.description,
});

/**
 * The group for sauces, which are free. If one is required, it must be chosen; otherwise another may replace the
 * included one.
 */
function sauceGroups(dish: Dish): GroupInput[] {
  const required = dish.product.tags.sauceRequired === true;
  const sauces = dish.toppings.filter((topping) => topping.sauce && (required || topping.included === 0));
  if (sauces.length === 0) return [];
  const exclusive = sauces.some((sauce) => sauce.exclusive);
  const most = exclusive ? 1 : (numbersOf(dish.product.tags.maxSauceQty)[0] ?? 1);
  return [
    {
      ref: `${dish.product.code}:sauces`,
      name: required ? ["Sauce", "Sauce"] : ["Another sauce", "Autre sauce"],
      min_selected_amount: required ? 1 : 0,
      max_selected_amount: required ? 1 : most,
      items: [dish.product.code],
      modifiers: sauces.map((sauce) => ({ ...modifierOf(sauce, 0), preselected: required && sauce.included > 0 })),
    },
  ];
}

/** Returns how many more of a topping than the included ones may be chosen, in whole portions. */
const moreOf = (topping: Topping): number => Math.floor(topping.most - topping.included);

function tierGroups(dish: Dish, tier: ToppingTier, index: number): GroupInput[] {
  const toppings = dish.toppings.filter((topping) => !topping.sauce && moreOf(topping) > 0);
  const room = roomFor(dish);
  if (room === 0) return [];
  const limits = [...new Set(toppings.map(moreOf))].sort((a, b) => b - a);
  return limits.map((limit) => {
    const chosen = toppings.filter((topping) => moreOf(topping) === limit);
    const extras = chosen.every((topping) => topping.included > 0);
    return {
      ref: `${dish.product.code}:toppings:${index}:${limit}`,
      name: extras ? ["Extra toppings", "Garnitures en extra"] : ["Toppings", "Garnitures"],
      min_selected_amount: 0,
      max_selected_amount: room,
      selections_per_item: limit,
      items: [dish.product.code],
      modifiers: chosen.map((topping) => ({
        ...modifierOf(topping, topping.free ? 0 : tier.price),
        ...(tier.hidden_with.length > 0
          ? { conditional_display: "hide-when-select" as const, conditional_modifiers: tier.hidden_with }
          : {}),
      })),
    };
  });
}

/** The group for leaving out toppings. What is included is part of the price; some of it can be left out. */
function leaveOutGroups(dish: Dish): GroupInput[] {
  const included = dish.toppings.filter((topping) => topping.included > 0);
  const optional = included.filter((topping) => topping.optional && dish.product.tags.sauceRequired !== true);
  if (optional.length === 0) return [];
  const names = included.map((topping) => topping.name).join(", ");
  return [
    {
      ref: `${dish.product.code}:without`,
      name: ["Leave out", "Retirer"],
      description: [`Included: ${names}`, `Inclus : ${names}`],
      min_selected_amount: 0,
      max_selected_amount: optional.length,
      items: [dish.product.code],
      modifiers: optional.map((topping) => ({
        ref: topping.code,
        name: [`No ${topping.name}`, `Sans ${topping.name}`],
      })),
    },
  ];
}
