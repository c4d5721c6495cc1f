import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";

import { coverPicture, logoPicture } from "../pictures.ts";
import { everyDay } from "./hours.ts";
import { choice, dessert, drink, group, plate, side, starter } from "./menu-writing.ts";

const items = [
  plate("pate-chinois", ["Pâté chinois", "Pâté chinois"], 14, {
    text: [
      "Beef, corn, potato, in that order, always in that order.",
      "Steak, blé d’Inde, patates. Toujours dans cet ordre.",
    ],
    kcal: 610,
    picture: "pate-chinois",
    allergens: ["milk"],
    tags: ["gluten-free", "favourite", "local"],
  }),
  plate("tourtiere", ["Tourtière, Fruit Ketchup", "Tourtière, ketchup aux fruits"], 15, {
    kcal: 720,
    picture: "tourtiere-cubes",
    allergens: ["gluten", "milk"],
    tags: ["local"],
  }),
  plate("ragout", ["Pork Hock & Meatball Stew", "Ragoût de pattes et de boulettes"], 17, {
    kcal: 760,
    picture: "meatball-ragout",
    allergens: ["gluten"],
    tags: ["local"],
  }),
  plate("macaroni", ["Macaroni with Meat", "Macaroni à la viande"], 12.5, {
    picture: "macaroni-meat",
    kcal: 640,
    allergens: ["gluten", "celery"],
    tags: ["kids"],
  }),
  plate("roast", ["Sunday Roast", "Rôti du dimanche"], 22, {
    picture: "sunday-roast",
    kcal: 680,
    allergens: ["celery"],
  }),
  plate("ployes", ["Buckwheat Pancakes, Molasses", "Galettes de sarrasin, mélasse"], 10, {
    picture: "ployes",
    kcal: 420,
    allergens: ["milk"],
    tags: ["vegetarian"],
  }),
  starter("pea-soup", ["Yellow Pea Soup", "Soupe aux pois jaunes"], 7, {
    picture: "yellow-pea-soup",
    kcal: 240,
    allergens: ["celery"],
    tags: ["gluten-free", "local"],
  }),
  starter("cretons", ["Cretons, Toast, Mustard", "Cretons, rôties, moutarde"], 6.5, {
    picture: "cretons-toast",
    kcal: 280,
    allergens: ["gluten", "milk", "mustard"],
  }),
  side("beans", ["Baked Beans", "Fèves au lard"], 5, { kcal: 260, tags: ["local"] }),
  side("mash", ["Mashed Potatoes", "Patates pilées"], 4.5, { kcal: 210, allergens: ["milk"], tags: ["vegetarian"] }),
  dessert("sugar-pie", ["Sugar Pie", "Tarte au sucre"], 6.5, {
    kcal: 430,
    picture: "sugar-pie-slice",
    allergens: ["gluten", "milk"],
    tags: ["vegetarian"],
  }),
  dessert("pouding", ["Pouding chômeur", "Pouding chômeur"], 7, {
    kcal: 450,
    picture: "pouding-two-spoons",
    allergens: ["gluten", "milk", "eggs"],
    tags: ["vegetarian", "favourite"],
  }),
  drink("tea", ["Pot of Tea", "Théière de thé"], 3, { picture: "cup-of-tea", kcal: 1, tags: ["vegan"] }),
  drink("milk", ["Glass of Milk", "Verre de lait"], 2.5, { kcal: 130, allergens: ["milk"], tags: ["vegetarian"] }),
];

/** Its status is not open: it is closed for renovation at any hour. */
export const chezMemeRita: TableeRestaurantInput = {
  ref: "chez-meme-rita",
  name: "Chez mémé Rita",
  description: [
    "What grandmothers made, made by one. Closed while the new floor dries; Rita says two weeks, her nephew says four.",
    "Ce que faisaient les grands-mères, fait par l’une d’elles. Fermé le temps que le plancher sèche; Rita dit deux semaines, son neveu en dit quatre.",
  ],
  menu_description: [
    "What grandmothers cooked, day after day.",
    "Ce que cuisinaient les grands-mères, jour après jour.",
  ],
  phone_number: "+15145550116",
  address: "3877 rue Ontario Est",
  city: "Montréal",
  postal_code: "H1W 1S5",
  zone: "hochelaga",
  latitude: 45.54446,
  longitude: -73.54372,
  google_place_id: "demo-chez-meme-rita",
  logo_image_path: logoPicture("chez-meme-rita"),
  cover_image_path: coverPicture("chez-meme-rita"),
  cuisines: ["quebecois", "diner"],
  status: "closed",
  planned_orders_enabled: true,
  preparation_minutes: 20,
  hours: everyDay([[7, 20]], { monday: [] }),
  dine_in_offered: true,
  take_out_offered: true,
  hide_drive: true,
  menu: {
    items,
    modifier_groups: [
      group("ketchup", ["Ketchup", "Ketchup"], ["pate-chinois", "tourtiere", "macaroni"], { min: 0, max: 1 }, [
        choice("red", ["Red", "Rouge"]),
        choice("green", ["Green, made here", "Vert, fait ici"]),
        choice("fruit", ["Fruit", "Aux fruits"]),
      ]),
      group("roast-side", ["With", "Avec"], ["roast", "ragout"], { min: 1, max: 2 }, [
        choice("mash", ["Mashed potatoes", "Patates pilées"], 0, { allergens: ["milk"] }),
        choice("carrots", ["Carrots", "Carottes"]),
        choice("turnip", ["Turnip", "Navet"]),
      ]),
    ],
  },
};
