import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";

import { coverPicture, logoPicture } from "../pictures.ts";
import { AROUND_THE_CLOCK } from "./hours.ts";
import { choice, drink, group, other, plate, side } from "./menu-writing.ts";

const SANDWICHES = ["lox", "egg-cheese", "veggie"];

const items = [
  other("bagel-box", ["Bagels by the Box", "Bagels à la boîte"], 7.5, {
    text: [
      "Rolled by hand, boiled in honey water, out of the wood oven every eight minutes.",
      "Roulés à la main, bouillis à l’eau miellée, sortis du four à bois aux huit minutes.",
    ],
    picture: "bagels-from-the-oven",
    allergens: ["gluten", "eggs", "sesame"],
    tags: ["vegetarian", "favourite"],
    each: 1.25,
  }),
  other("day-old", ["Yesterday’s Dozen", "Douzaine d’hier"], 7, {
    text: ["For toasting, and for the thrifty.", "Pour le grille-pain et les économes."],
    picture: "bagels-from-the-oven",
    allergens: ["gluten", "eggs", "sesame"],
    tags: ["vegetarian"],
    stock: "out_of_stock",
  }),
  other("lox-pack", ["Sliced Lox, 140 g", "Lox tranché, 140 g"], 14, {
    picture: "sliced-lox",
    allergens: ["fish"],
    tags: ["gluten-free"],
  }),
  other("cream-cheese", ["Tub of Cream Cheese, 250 g", "Pot de fromage à la crème, 250 g"], 6.5, {
    picture: "cream-cheese-tub",
    allergens: ["milk"],
    tags: ["vegetarian", "gluten-free"],
    wizard: true,
  }),
  plate("lox", ["Lox, Cream Cheese, Capers", "Lox, fromage à la crème, câpres"], 13, {
    kcal: 420,
    picture: "lox-bagel",
    allergens: ["gluten", "fish", "milk", "sesame", "eggs"],
    tags: ["favourite"],
  }),
  plate("egg-cheese", ["Egg & Cheese", "Œuf et fromage"], 8.5, {
    picture: "egg-bagel",
    kcal: 510,
    allergens: ["gluten", "eggs", "milk", "sesame"],
    tags: ["vegetarian"],
  }),
  plate("veggie", ["Cucumber, Tomato, Za’atar", "Concombre, tomate, zaatar"], 8, {
    picture: "zaatar-bagel",
    kcal: 340,
    allergens: ["gluten", "sesame", "eggs"],
    tags: ["vegetarian"],
  }),
  plate("pizza-bagel", ["Pizza Bagel", "Bagel pizza"], 5.5, {
    picture: "pizza-bagel",
    kcal: 390,
    allergens: ["gluten", "milk", "eggs"],
    tags: ["vegetarian", "kids"],
  }),
  side("single", ["One Warm Bagel", "Un bagel chaud"], 1.5, {
    text: ["Eaten on the sidewalk, like everyone.", "Mangé sur le trottoir, comme tout le monde."],
    kcal: 230,
    picture: "one-warm-bagel",
    allergens: ["gluten", "sesame", "eggs"],
    tags: ["vegetarian"],
  }),
  side("pickle", ["Pickle", "Cornichon"], 1.5, { picture: "pickle-plate", kcal: 8, tags: ["vegan"] }),
  drink("coffee", ["Coffee", "Café"], 2.5, { picture: "filter-coffee", kcal: 3, tags: ["vegan"] }),
  drink("orange-juice", ["Orange Juice", "Jus d’orange"], 3.75, {
    picture: "orange-juice",
    kcal: 110,
    tags: ["vegan"],
  }),
  drink("chocolate-milk", ["Chocolate Milk", "Lait au chocolat"], 3.5, {
    kcal: 190,
    allergens: ["milk"],
    tags: ["vegetarian", "kids"],
  }),
];

/** Has a linked size with a minimum of -1: six or twelve bagels, and exactly as many to choose. */
export const bagelDuParc: TableeRestaurantInput = {
  ref: "bagel-du-parc",
  name: "Bagel du Parc",
  description: [
    "Two ovens, one street, sesame on every sleeve in Mile End. The door has no lock since the key was lost in 1974.",
    "Deux fours, une rue, du sésame sur toutes les manches du Mile End. La porte n’a plus de serrure depuis que la clé s’est perdue en 1974.",
  ],
  menu_description: ["Wood-oven bagels, day and night.", "Bagels au four à bois, jour et nuit."],
  phone_number: "+15145550112",
  website: "https://bagel-du-parc.example",
  address: "5612 avenue du Parc",
  city: "Montréal",
  postal_code: "H2V 4H1",
  zone: "mile-end",
  latitude: 45.52243,
  longitude: -73.60244,
  google_place_id: "demo-bagel-du-parc",
  logo_image_path: logoPicture("bagel-du-parc"),
  cover_image_path: coverPicture("bagel-du-parc"),
  cuisines: ["bagel", "bakery"],
  planned_orders_enabled: true,
  preparation_minutes: 8,
  hours: AROUND_THE_CLOCK,
  dine_in_offered: false,
  hide_dine_in: true,
  take_out_offered: true,
  delivery_offered: true,
  curbside_pickup_offered: true,
  hide_drive: true,
  delivery_radius_m: 5_000,
  delivery_fee: 3,
  menu: {
    items,
    modifier_groups: [
      group(
        "box",
        ["How many", "Combien"],
        ["bagel-box"],
        { min: 1, max: 1, price_display: "total", size_link: "modify" },
        [
          choice("six", ["Six", "Six"], 0, { size: 0 }),
          choice("twelve", ["Twelve", "Douze"], 6.5, { size: 6 }),
          choice("two-dozen", ["Two dozen", "Deux douzaines"], 19, { size: 18 }),
        ],
      ),
      group("kinds", ["Which ones", "Lesquels"], ["bagel-box"], { min: -1, max: 6, each: -1, size_link: "linked" }, [
        choice("sesame", ["Sesame", "Sésame"], 0, { allergens: ["sesame"] }),
        choice("poppy", ["Poppy", "Pavot"]),
        choice("plain", ["Plain", "Nature"]),
        choice("everything", ["All-dressed", "All-dressed"], 0, { allergens: ["sesame"] }),
        choice("cinnamon", ["Cinnamon raisin", "Cannelle et raisins"]),
      ]),
      group("bagel", ["Bagel", "Bagel"], [...SANDWICHES, "single"], { min: 1, max: 1 }, [
        choice("sesame", ["Sesame", "Sésame"], 0, { allergens: ["sesame"] }),
        choice("poppy", ["Poppy", "Pavot"]),
        choice("plain", ["Plain", "Nature"]),
      ]),
      group("toast", ["Toasted?", "Grillé?"], SANDWICHES, { min: 0, max: 1 }, [choice("yes", ["Toasted", "Grillé"])]),
      group("tub", ["Flavour", "Saveur"], ["cream-cheese"], { min: 1, max: 1 }, [
        choice("plain", ["Plain", "Nature"]),
        choice("scallion", ["Scallion", "Oignon vert"], 0.75),
        choice("lox", ["Smoked salmon", "Saumon fumé"], 2, { allergens: ["fish"] }),
      ]),
    ],
  },
};
