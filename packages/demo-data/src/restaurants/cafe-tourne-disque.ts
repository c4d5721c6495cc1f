import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";

import { coverPicture } from "../pictures.ts";
import { restingAt } from "./hours.ts";
import { choice, dessert, drink, group, plate } from "./menu-writing.ts";

const COFFEES = ["flat-white", "cappuccino", "iced-latte"];

const items = [
  drink("espresso", ["Espresso", "Espresso"], 3, { picture: "espresso-crema", kcal: 3, tags: ["vegan"] }),
  drink("flat-white", ["Flat White", "Flat white"], 4.5, {
    kcal: 110,
    picture: "flat-white",
    allergens: ["milk"],
    tags: ["vegetarian", "favourite"],
  }),
  drink("cappuccino", ["Cappuccino", "Cappuccino"], 4.5, {
    kcal: 120,
    picture: "flat-white",
    allergens: ["milk"],
    tags: ["vegetarian"],
  }),
  drink("iced-latte", ["Iced Latte", "Latté glacé"], 5.25, {
    kcal: 150,
    picture: "iced-coffee-condensed-milk",
    allergens: ["milk"],
    tags: ["vegetarian"],
  }),
  drink("filter", ["Filter, This Week’s Roast", "Filtre, torréfaction de la semaine"], 3.75, {
    picture: "filter-coffee",
    kcal: 3,
    tags: ["vegan"],
  }),
  drink("chai", ["Chai", "Chaï"], 5, { picture: "chai", kcal: 190, allergens: ["milk"], tags: ["vegetarian"] }),
  drink("hot-chocolate", ["Hot Chocolate", "Chocolat chaud"], 5, {
    picture: "hot-chocolate",
    kcal: 280,
    allergens: ["milk"],
    tags: ["vegetarian", "kids"],
  }),
  plate("granola", ["Granola, Yogurt, Fruit", "Granola, yogourt, fruits"], 9.5, {
    kcal: 390,
    picture: "granola-and-pears",
    allergens: ["milk", "nuts"],
    tags: ["vegetarian"],
  }),
  plate("grilled-cheese", ["Side A: Grilled Cheese", "Face A : grilled cheese"], 11, {
    picture: "grilled-cheese",
    kcal: 560,
    allergens: ["gluten", "milk"],
    tags: ["vegetarian"],
  }),
  plate("egg-sandwich", ["Side B: Egg Sandwich", "Face B : sandwich aux œufs"], 10.5, {
    picture: "egg-sandwich",
    kcal: 490,
    allergens: ["gluten", "eggs"],
  }),
  plate("soup", ["Soup and Bread", "Soupe et pain"], 9, {
    picture: "soup-and-bread",
    kcal: 310,
    allergens: ["gluten", "celery"],
    tags: ["vegan"],
  }),
  dessert("banana-bread", ["Banana Bread, Toasted", "Pain aux bananes, grillé"], 4.5, {
    picture: "banana-bread",
    kcal: 340,
    allergens: ["gluten", "eggs", "nuts"],
    tags: ["vegetarian"],
  }),
  dessert("cookie", ["Brown Butter Cookie", "Biscuit au beurre noisette"], 3.75, {
    kcal: 310,
    picture: "brown-butter-cookies",
    allergens: ["gluten", "milk", "eggs"],
    tags: ["vegetarian"],
  }),
  dessert("lemon-tart", ["Lemon Tart", "Tarte au citron"], 6, {
    picture: "lemon-tarts",
    kcal: 330,
    allergens: ["gluten", "milk", "eggs"],
    tags: ["vegetarian"],
  }),
];

/** Closed on the day of the first start, and accepts no planned orders. It has a cover but no logo. */
export const cafeTourneDisque = (startedAt: Date): TableeRestaurantInput => ({
  ref: "cafe-tourne-disque",
  name: "Café Tourne-Disque",
  description: [
    "Coffee and second-hand records. You may ask for a song; the barista may refuse.",
    "Du café et des vinyles d’occasion. On peut demander une chanson; le barista peut refuser.",
  ],
  menu_description: ["Coffee, toast, vinyl.", "Café, rôties, vinyles."],
  phone_number: "+15145550126",
  website: "https://tourne-disque.example",
  address: "3922 rue Sainte-Catherine Est",
  city: "Montréal",
  postal_code: "H1W 2G4",
  zone: "hochelaga",
  latitude: 45.54171,
  longitude: -73.54112,
  google_place_id: "demo-cafe-tourne-disque",
  logo_image_path: null,
  cover_image_path: coverPicture("cafe-tourne-disque"),
  cuisines: ["cafe"],
  planned_orders_enabled: false,
  preparation_minutes: 8,
  hours: restingAt(startedAt, [[8, 18]]),
  dine_in_offered: true,
  take_out_offered: true,
  hide_delivery: true,
  hide_curbside: true,
  hide_drive: true,
  menu: {
    items,
    modifier_groups: [
      group("milk", ["Milk", "Lait"], COFFEES, { min: 1, max: 1 }, [
        choice("cow", ["Milk", "Lait"], 0, { allergens: ["milk"] }),
        choice("oat", ["Oat", "Avoine"], 0.75, { allergens: ["gluten"] }),
        choice("almond", ["Almond", "Amande"], 0.75, { allergens: ["nuts"] }),
      ]),
      group("shot", ["More", "Un peu plus"], [...COFFEES, "filter"], { min: 0, max: 2, each: 2 }, [
        choice("espresso", ["Shot of espresso", "Dose d’espresso"], 1.25),
        choice("maple", ["Maple syrup", "Sirop d’érable"], 0.75),
      ]),
    ],
  },
});
