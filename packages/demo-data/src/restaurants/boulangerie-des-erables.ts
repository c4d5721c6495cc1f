import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";

import { coverPicture, logoPicture } from "../pictures.ts";
import { restingAt } from "./hours.ts";
import { choice, dessert, drink, group, other, plate } from "./menu-writing.ts";

const items = [
  other("sourdough", ["Country Sourdough, 1 kg", "Miche au levain, 1 kg"], 9.5, {
    text: [
      "Forty hours from flour to crust. Better on the second day, if there is one.",
      "Quarante heures de la farine à la croûte. Meilleure le lendemain, s’il en reste.",
    ],
    picture: "sourdough-loaf",
    allergens: ["gluten"],
    tags: ["vegan", "favourite", "local"],
  }),
  other("baguette", ["Baguette", "Baguette"], 3.75, {
    picture: "two-baguettes",
    allergens: ["gluten"],
    tags: ["vegan"],
  }),
  other("rye", ["Rye with Caraway, 700 g", "Seigle au carvi, 700 g"], 8.75, {
    picture: "rye-caraway",
    allergens: ["gluten"],
    tags: ["vegan"],
  }),
  other("croissants-six", ["Six Croissants", "Six croissants"], 21, {
    text: ["In a box, for the office that will love you.", "En boîte, pour un bureau qui vous aimera."],
    picture: "butter-croissant",
    allergens: ["gluten", "milk", "eggs"],
    tags: ["to-share"],
    each: 3.5,
  }),
  dessert("croissant", ["72-Hour Butter Croissant", "Croissant au beurre de 72 heures"], 4.25, {
    text: [
      "Three days, two hundred layers, butter from the Townships.",
      "Trois jours, deux cents feuillets, beurre des Cantons.",
    ],
    kcal: 320,
    picture: "butter-croissant",
    allergens: ["gluten", "milk", "eggs"],
    tags: ["vegetarian", "favourite"],
  }),
  dessert("chocolatine", ["Chocolatine", "Chocolatine"], 4.5, {
    picture: "chocolatine",
    text: ["We will not discuss the name.", "On ne débattra pas du nom."],
    kcal: 350,
    allergens: ["gluten", "milk", "eggs"],
    tags: ["vegetarian"],
  }),
  dessert("banana-bread", ["Maple Pecan Banana Bread", "Pain aux bananes, érable et pacanes"], 5.25, {
    picture: "banana-bread",
    kcal: 410,
    allergens: ["gluten", "milk", "eggs", "nuts"],
    tags: ["vegetarian", "local"],
  }),
  dessert("pear-tart", ["Pear & Almond Tart", "Tarte poire-amande"], 6.5, {
    kcal: 340,
    picture: "pear-tart",
    allergens: ["gluten", "milk", "eggs", "nuts"],
    tags: ["vegetarian", "seasonal"],
  }),
  dessert("oat-cookie", ["Oat & Chocolate Cookie", "Biscuit avoine et chocolat"], 3.5, {
    picture: "oat-chocolate-cookies",
    kcal: 290,
    allergens: ["gluten", "milk"],
    tags: ["vegetarian"],
  }),
  plate("ham-butter", ["Ham, Butter, Baguette", "Jambon-beurre"], 9.5, {
    text: ["Ham off the bone, cold butter, nothing to hide.", "Jambon à l’os, beurre froid, rien à cacher."],
    kcal: 480,
    picture: "ham-butter-baguette",
    allergens: ["gluten", "milk"],
  }),
  plate("egg-tartine", ["Avocado & Egg Tartine", "Tartine avocat et œuf"], 12.5, {
    picture: "avocado-egg-tartine",
    kcal: 430,
    allergens: ["gluten", "eggs"],
    tags: ["vegetarian"],
  }),
  plate("quiche", ["Leek Quiche, Salad", "Quiche aux poireaux, salade"], 12, {
    picture: "leek-quiche",
    kcal: 520,
    allergens: ["gluten", "milk", "eggs", "mustard"],
    tags: ["vegetarian"],
  }),
  drink("filter", ["Filter Coffee", "Café filtre"], 3.25, { picture: "filter-coffee", kcal: 4, tags: ["vegan"] }),
  drink("latte", ["Latte", "Latté"], 4.75, {
    kcal: 160,
    picture: "flat-white",
    allergens: ["milk"],
    tags: ["vegetarian"],
  }),
  drink("hot-chocolate", ["Hot Chocolate", "Chocolat chaud"], 5, {
    picture: "hot-chocolate",
    kcal: 290,
    allergens: ["milk"],
    tags: ["vegetarian"],
  }),
  other("galette-des-rois", ["Twelfth Night Galette", "Galette des Rois"], null, {
    text: [
      "In January, with a bean that Théo chooses himself.",
      "En janvier, avec une fève que Théo choisit lui-même.",
    ],
    allergens: ["gluten", "milk", "eggs", "nuts"],
  }),
];

/** Closed on the day of the first start, and accepts orders for the following days. */
export const boulangerieDesErables = (startedAt: Date): TableeRestaurantInput => ({
  ref: "boulangerie-des-erables",
  name: "Boulangerie des Érables",
  description: [
    "A neighbourhood bakery that closes two days a week so that its sourdough can sleep. Order ahead: the shelves are empty by noon.",
    "Une boulangerie de quartier qui ferme deux jours par semaine pour laisser dormir son levain. Commandez d’avance : à midi, les tablettes sont vides.",
  ],
  menu_description: ["Sourdough, croissants, tartines.", "Pains au levain, croissants, tartines."],
  phone_number: "+15145550103",
  website: "https://boulangerie-des-erables.example",
  address: "2955 rue Masson",
  city: "Montréal",
  postal_code: "H1Y 1X3",
  zone: "rosemont",
  latitude: 45.54752,
  longitude: -73.57641,
  google_place_id: "demo-boulangerie-des-erables",
  logo_image_path: logoPicture("boulangerie-des-erables"),
  cover_image_path: coverPicture("boulangerie-des-erables"),
  cuisines: ["bakery", "cafe"],
  planned_orders_enabled: true,
  preparation_minutes: 10,
  hours: restingAt(startedAt, [[7, 18]]),
  dine_in_offered: true,
  take_out_offered: true,
  curbside_pickup_offered: true,
  hide_delivery: true,
  hide_drive: true,
  menu: {
    items,
    modifier_groups: [
      group("slice", ["Slicing", "Tranchage"], ["sourdough", "rye"], { min: 1, max: 1 }, [
        choice("whole", ["Whole", "Entier"]),
        choice("half", ["Cut in half", "Coupé en deux"]),
        choice("sliced", ["Sliced", "Tranché"]),
      ]),
      group("milk", ["Milk", "Lait"], ["latte", "hot-chocolate"], { min: 1, max: 1 }, [
        choice("cow", ["Whole milk", "Lait entier"], 0, { allergens: ["milk"] }),
        choice("oat", ["Oat", "Avoine"], 0.75, { allergens: ["gluten"] }),
        choice("soy", ["Soy", "Soya"], 0.75, { allergens: ["soy"] }),
      ]),
      group("warm", ["Warm it?", "On le réchauffe?"], ["croissant", "chocolatine", "quiche"], { min: 0, max: 1 }, [
        choice("yes", ["Yes, please", "Oui, s’il vous plaît"]),
      ]),
    ],
  },
});
