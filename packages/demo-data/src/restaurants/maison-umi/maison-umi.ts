import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";

import { coverPicture, logoPicture } from "../../pictures.ts";
import { everyDay } from "../hours.ts";
import { choice, combo, filling, group, note, slot, when } from "../menu-writing.ts";
import { plates, starters } from "./kitchen.ts";
import { drinks, extras, platters, sweets } from "./platters-and-drinks.ts";
import { rolls } from "./rolls.ts";
import { sliced } from "./sliced.ts";

const items = [...plates, ...starters, ...sliced, ...rolls, ...platters, ...extras, ...sweets, ...drinks];

const refsOf = (list: { ref: string }[]): string[] => list.map(({ ref }) => ref);
const NIGIRI = refsOf(sliced).filter((ref) => ref.startsWith("nigiri-") || ref.startsWith("aburi-"));

const groups = [
  group("rice", ["Rice", "Riz"], [...NIGIRI, ...refsOf(rolls)], { min: 0, max: 1 }, [
    choice("less", ["Less rice", "Moins de riz"]),
    choice("brown", ["Brown rice", "Riz brun"], 1),
  ]),
  group("wasabi", ["Wasabi", "Wasabi"], NIGIRI, { min: 1, max: 1 }, [
    choice("in", ["Under the fish", "Sous le poisson"]),
    choice("side", ["On the side", "À part"]),
    choice("none", ["None", "Sans wasabi"]),
  ]),
  group("sauces", ["Sauces", "Sauces"], refsOf(rolls), { min: 0, max: 3, each: 2 }, [
    choice("spicy", ["Spicy mayonnaise", "Mayonnaise épicée"], 1, { allergens: ["eggs"] }),
    choice("eel", ["Eel sauce", "Sauce à l’anguille"], 1, { allergens: ["soy", "gluten"] }),
    choice("ponzu", ["Ponzu", "Ponzu"], 1, { allergens: ["soy", "gluten"] }),
    choice("tamari", ["Tamari, no gluten", "Tamari, sans gluten"], 0, { allergens: ["soy"] }),
  ]),
  group("poke-base", ["Base", "Base"], ["poke-own"], { min: 1, max: 1 }, [
    choice("sushi", ["Sushi rice", "Riz à sushi"]),
    choice("brown", ["Brown rice", "Riz brun"], 1),
    choice("greens", ["Greens", "Verdure"]),
  ]),
  group(
    "poke-size",
    ["Size", "Format"],
    ["poke-own"],
    { min: 1, max: 1, price_display: "total", size_link: "modify" },
    [
      choice("regular", ["Regular", "Ordinaire"], 0, { size: 0 }),
      choice("large", ["Large, one more fish", "Grand, un poisson de plus"], 5, { size: 1 }),
    ],
  ),
  group("poke-fish", ["Fish", "Poisson"], ["poke-own"], { min: -1, max: 2, each: -1, size_link: "linked" }, [
    note("twice", ["You may take the same twice.", "Vous pouvez prendre deux fois le même."]),
    choice("salmon", ["Salmon", "Saumon"], 0, { allergens: ["fish"] }),
    choice("tuna", ["Tuna", "Thon"], 1.5, { allergens: ["fish"] }),
    choice("shrimp", ["Shrimp", "Crevettes"], 0, { allergens: ["crustaceans"] }),
    choice("tofu", ["Tofu", "Tofu"], 0, { allergens: ["soy"] }),
  ]),
  group("poke-on-top", ["On top", "Sur le dessus"], ["poke-own"], { min: 0, max: 4 }, [
    choice("avocado", ["Avocado", "Avocat"], 1.5),
    choice("mango", ["Mango", "Mangue"], 1),
    choice("seaweed", ["Seaweed", "Algues"], 1, { allergens: ["sesame"] }),
    choice("edamame", ["Edamame", "Edamames"], 0.75, { allergens: ["soy"] }),
    choice("greens", ["More greens", "Plus de verdure"], 0.5, {
      conditional_display: "hide-when-select",
      conditional_modifiers: [when("poke-base", "greens")],
    }),
  ]),
  group("udon", ["Noodle", "Nouille"], ["udon-tempura", "udon-kitsune", "udon-curry"], { min: 1, max: 1 }, [
    choice("udon", ["Udon", "Udon"], 0, { allergens: ["gluten"] }),
    choice("soba", ["Soba", "Soba"], 0, { allergens: ["gluten"] }),
  ]),
  group("mochi", ["Two flavours", "Deux saveurs"], ["mochi-two"], { min: -1, max: 2, each: -1 }, [
    choice("mango", ["Mango", "Mangue"]),
    choice("matcha", ["Matcha", "Matcha"]),
    choice("strawberry", ["Strawberry", "Fraise"]),
    choice("sesame", ["Black sesame", "Sésame noir"], 0, { allergens: ["sesame"] }),
  ]),
  group(
    "chopsticks",
    ["For how many?", "Pour combien?"],
    refsOf(platters),
    {
      min: 0,
      max: 6,
      each: 6,
      text: ["Chopsticks and soy, only if you need them.", "Baguettes et soya, seulement s’il en faut."],
    },
    [
      choice("pair", ["Pair of chopsticks", "Paire de baguettes"]),
      choice("soy", ["Soy sauce", "Sauce soya"], 0, { allergens: ["soy", "gluten"] }),
    ],
  ),
];

const combos = [
  combo(
    "roll-lunch",
    ["Two-Roll Lunch", "Midi deux rouleaux"],
    {
      text: ["Two rolls and a soup, weekdays at noon.", "Deux rouleaux et une soupe, le midi en semaine."],
      price: 24,
      promotion: ["Save $6", "Économisez 6 $"],
      limit: 4,
      picture: "maki-assorted",
    },
    [
      slot(
        "first",
        ["First roll", "Premier rouleau"],
        refsOf(rolls).map((ref) => filling(ref, ref.includes("scallop") || ref.includes("eel") ? 2 : 0)),
      ),
      slot(
        "second",
        ["Second roll", "Deuxième rouleau"],
        refsOf(rolls).map((ref) => filling(ref, ref.includes("scallop") || ref.includes("eel") ? 2 : 0)),
      ),
      slot("soup", ["Soup or salad", "Soupe ou salade"], ["miso-soup", "house-salad"]),
      slot("tea", ["Tea", "Thé"], [filling("sencha", 2), filling("hojicha", 2)], true),
    ],
  ),
  combo(
    "nigiri-choice",
    ["Five Nigiri, Your Choice", "Cinq nigiris au choix"],
    {
      text: ["Five pairs at their own price; the soup is ours.", "Cinq paires à leur prix; la soupe est de nous."],
      price: 0,
      promotion: ["Miso soup on the house", "Soupe miso offerte"],
      picture: "nigiri",
    },
    [
      ...[1, 2, 3, 4, 5].map((place) =>
        slot(
          `pair-${place}`,
          [`Pair ${place}`, `Paire ${place}`],
          NIGIRI.map((ref) => filling(ref, "own")),
          place > 3,
        ),
      ),
      slot("soup", ["Soup", "Soupe"], ["miso-soup"]),
    ],
  ),
];

/** Has about three hundred items: the menu on which lists, search and scrolling are measured. */
export const maisonUmi: TableeRestaurantInput = {
  ref: "maison-umi",
  name: "Maison Umi",
  description: [
    "Eleven metres of counter, fish from Gaspé and Tokyo, and a menu that regulars never finish reading.",
    "Onze mètres de comptoir, du poisson de Gaspé et de Tokyo, et un menu que les habitués n’ont jamais fini de lire.",
  ],
  menu_description: [
    "Nigiri, rolls, bowls: three hundred of them.",
    "Nigiris, rouleaux, bols : il y en a trois cents.",
  ],
  phone_number: "+15145550127",
  website: "https://maison-umi.example",
  address: "1570 rue Notre-Dame Ouest",
  city: "Montréal",
  postal_code: "H3J 1M1",
  zone: "griffintown",
  latitude: 45.48837,
  longitude: -73.56791,
  google_place_id: "demo-maison-umi",
  logo_image_path: logoPicture("maison-umi"),
  cover_image_path: coverPicture("maison-umi"),
  cuisines: ["sushi", "japanese"],
  planned_orders_enabled: true,
  preparation_minutes: 30,
  hours: everyDay([[11.5, 22.5]], { friday: [[11.5, 24]], saturday: [[12, 24]] }),
  dine_in_offered: true,
  take_out_offered: true,
  delivery_offered: true,
  curbside_pickup_offered: true,
  hide_drive: true,
  delivery_radius_m: 6_000,
  delivery_fee: 4.99,
  menu: { items, modifier_groups: groups, combos },
};
