import type { TableeComboInput } from "@tablee/contract/restaurants/tablee-combo.schema";
import type { TableeItemInput, TableeModifierGroupInput } from "@tablee/contract/restaurants/tablee-format.schema";
import { ALLERGENS, ITEM_TYPES } from "@tablee/domain/menus/menu";

import type { Bilingual } from "../bilingual.ts";
import { DISH_PICTURES } from "../rendered-pictures.ts";
import { choice, combo, filling, group, plate, slot, when } from "../restaurants/menu-writing.ts";
import { type Random, between, pick, sample, seededRandom } from "./random.ts";
import { DISHES, MANNERS } from "./words.ts";

export interface MadeMenu {
  items: TableeItemInput[];
  modifier_groups: TableeModifierGroupInput[];
  combos: TableeComboInput[];
}

const SIZES: Bilingual[] = [
  ["Small", "Petit"],
  ["Medium", "Moyen"],
  ["Large", "Grand"],
];

/** A price in steps of a quarter dollar, as on real menus. */
const price = (random: Random, low: number, high: number): number => between(random, low * 4, high * 4) / 4;

const makeItem = (random: Random, place: number): TableeItemInput => {
  const dish = pick(random, DISHES);
  const manner = pick(random, MANNERS);
  return {
    ...plate(
      `item-${place}`,
      [`${manner[0]} ${dish[0]} ${place}`, `${dish[1]} ${manner[1]} ${place}`],
      price(random, 4, 28),
      {
        text: [
          `${dish[0]}, ${manner[0].toLowerCase()}, number ${place}.`,
          `${dish[1]}, ${manner[1]}, numéro ${place}.`,
        ],
        kcal: between(random, 40, 1_100),
        picture: pick(random, DISH_PICTURES),
        allergens: sample(random, ALLERGENS, between(random, 0, 3)),
        stock: random() < 0.04 ? "out_of_stock" : "available",
      },
    ),
    type: place === 1 ? "plate" : pick(random, ITEM_TYPES),
  };
};

/** On every third item: a size that a linked group depends on, a required group, and a choice that hides another. */
const makeGroups = (random: Random, items: TableeItemInput[]): TableeModifierGroupInput[] => {
  const some = items.map(({ ref }) => ref).filter((_ref, place) => place % 3 === 0);
  return [
    group(
      "size",
      ["Size", "Format"],
      some,
      { min: 1, max: 1, price_display: "total", size_link: "modify" },
      SIZES.map((name, size) => choice(`s${size}`, name, size * price(random, 2, 4), { size })),
    ),
    group("side", ["Side", "Accompagnement"], some, { min: -1, max: 2, each: -1 }, [
      choice("fries", ["Fries", "Frites"]),
      choice("salad", ["Salad", "Salade"], price(random, 0, 2)),
      choice("soup", ["Soup", "Soupe"], price(random, 0, 3)),
    ]),
    group("extras", ["Extras", "Extras"], some, { min: 0, max: 2, each: 2, size_link: "linked" }, [
      choice("cheese", ["Cheese", "Fromage"], price(random, 1, 3), { allergens: ["milk"] }),
      choice("bacon", ["Bacon", "Bacon"], price(random, 1, 3), {
        conditional_display: "hide-when-select",
        conditional_modifiers: [when("side", "salad")],
      }),
      choice("egg", ["Egg", "Œuf"], price(random, 1, 3), { allergens: ["eggs"] }),
    ]),
  ];
};

const makeCombos = (random: Random, items: TableeItemInput[]): TableeComboInput[] => {
  const refs = items.map(({ ref }) => ref);
  const mains = sample(random, refs, 4);
  return [
    combo(
      "set",
      ["Set", "Formule"],
      {
        text: ["Two plates and a choice.", "Deux assiettes et un choix."],
        price: price(random, 14, 30),
        limit: 3,
        picture: "smash-burger",
      },
      [
        slot(
          "first",
          ["First", "Premier"],
          mains.map((ref) => filling(ref)),
        ),
        slot(
          "second",
          ["Second", "Deuxième"],
          sample(random, refs, 4).map((ref) => filling(ref, price(random, 0, 4))),
        ),
        slot(
          "third",
          ["If you like", "Si le cœur vous en dit"],
          sample(random, refs, 3).map((ref) => filling(ref, "own")),
          true,
        ),
      ],
    ),
  ];
};

/**
 * A menu with everything that a menu can have, identical for the same seed: `count` items (at least 4, at most 2,000),
 * three groups on every third item, one combo.
 */
export const makeMenu = (seed: number, count = 24): MadeMenu => {
  const random = seededRandom(seed);
  const items = Array.from({ length: count }, (_none, place) => makeItem(random, place + 1));
  return { items, modifier_groups: makeGroups(random, items), combos: makeCombos(random, items) };
};
