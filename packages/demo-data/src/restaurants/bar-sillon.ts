import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";

import { coverPicture, logoPicture } from "../pictures.ts";
import { everyDay } from "./hours.ts";
import { choice, dessert, drink, group, plate, side, starter } from "./menu-writing.ts";

const items = [
  drink("rhubarb-spritz", ["Rhubarb Spritz", "Spritz à la rhubarbe"], 13, {
    text: [
      "Rhubarb from the backyard, sparkling wine from Dunham, a bitter that wakes you.",
      "Rhubarbe de la cour, mousseux de Dunham, un amer qui réveille.",
    ],
    kcal: 170,
    picture: "rhubarb-spritz",
    allergens: ["sulphites"],
    tags: ["alcohol", "favourite", "seasonal"],
  }),
  drink("spruce-martini", ["Spruce Martini", "Martini à l’épinette"], 15, {
    text: [
      "Gin from the Côte-Nord, spruce tips in brine instead of an olive.",
      "Gin de la Côte-Nord, pousses d’épinette en saumure à la place de l’olive.",
    ],
    kcal: 190,
    picture: "spruce-martini",
    tags: ["alcohol", "local"],
  }),
  drink("orange-wine", ["Orange Wine, Glass", "Vin orange, verre"], 12, {
    picture: "orange-wine",
    kcal: 130,
    allergens: ["sulphites"],
    tags: ["alcohol"],
  }),
  drink("house-red", ["House Red, Glass", "Rouge de la maison, verre"], 10, {
    picture: "red-wine",
    kcal: 130,
    allergens: ["sulphites"],
    tags: ["alcohol"],
  }),
  drink("sour-beer", ["Sour Beer from Rosemont", "Bière sure de Rosemont"], 9, {
    picture: "sour-beer",
    kcal: 150,
    allergens: ["gluten"],
    tags: ["alcohol", "local"],
  }),
  drink("no-spritz", ["Spritz without Alcohol", "Spritz sans alcool"], 9, {
    picture: "no-proof-spritz",
    kcal: 90,
    tags: ["vegan"],
  }),
  drink("maple-old-fashioned", ["Maple Old Fashioned", "Old fashioned à l’érable"], 15, {
    picture: "maple-old-fashioned",
    kcal: 210,
    tags: ["alcohol", "local"],
  }),
  drink("bubbles", ["Bottle of Bubbles", "Bouteille de bulles"], 58, {
    picture: "bottle-of-bubbles",
    kcal: 600,
    allergens: ["sulphites"],
    tags: ["alcohol", "to-share"],
  }),
  drink("verbena", ["Verbena Tea", "Tisane de verveine"], 5, { kcal: 1, tags: ["vegan"] }),
  starter("oysters", ["Six Oysters, Mignonette", "Six huîtres, mignonnette"], 24, {
    text: ["From the Baie-des-Chaleurs, opened in front of you.", "De la baie des Chaleurs, ouvertes devant vous."],
    kcal: 60,
    picture: "six-oysters",
    allergens: ["molluscs", "sulphites"],
    tags: ["raw", "gluten-free"],
    each: 4,
  }),
  starter("olives", ["Warm Olives", "Olives tièdes"], 6, {
    picture: "warm-olives",
    kcal: 140,
    tags: ["vegan", "gluten-free"],
  }),
  starter("gildas", ["Gildas, Three", "Gildas, trois"], 8, {
    picture: "gildas",
    text: [
      "Anchovy, pepper, olive: the best minute of the night.",
      "Anchois, piment, olive : la meilleure minute de la soirée.",
    ],
    kcal: 70,
    allergens: ["fish", "sulphites"],
  }),
  plate("cheese", ["Three Cheeses from Here", "Trois fromages d’ici"], 19, {
    text: [
      "A bloomy one, an old one, a blue one, and the bread to finish them.",
      "Un fleuri, un vieux, un bleu, et le pain pour les finir.",
    ],
    kcal: 620,
    picture: "three-cheeses",
    allergens: ["milk", "gluten", "nuts"],
    tags: ["vegetarian", "local", "to-share"],
  }),
  plate("grilled-cheese", ["One-in-the-Morning Grilled Cheese", "Grilled cheese d’une heure du matin"], 14, {
    picture: "grilled-cheese",
    text: [
      "Only after eleven. Sourdough, three cheeses, pickled ramps.",
      "Seulement après vingt-trois heures. Levain, trois fromages, ail des bois mariné.",
    ],
    kcal: 690,
    allergens: ["gluten", "milk"],
    tags: ["vegetarian", "favourite"],
  }),
  plate("tartare", ["Knife-Cut Beef Tartare", "Tartare de bœuf au couteau"], 21, {
    picture: "beef-tartare",
    kcal: 410,
    allergens: ["eggs", "mustard", "gluten"],
    tags: ["raw"],
  }),
  side("fries", ["Thin Fries, Aïoli", "Frites minces, aïoli"], 8, {
    picture: "plain-fries",
    kcal: 320,
    allergens: ["eggs"],
    tags: ["vegetarian"],
  }),
  side("bread", ["Bread & Salted Butter", "Pain et beurre salé"], 5, {
    picture: "bread-and-butter",
    kcal: 240,
    allergens: ["gluten", "milk"],
    tags: ["vegetarian"],
  }),
  dessert("pot-de-creme", ["Chocolate Pot", "Pot de crème au chocolat"], 9, {
    kcal: 380,
    allergens: ["milk", "eggs"],
    tags: ["vegetarian", "gluten-free"],
  }),
];

/** Open past midnight every night, and until three in the morning on Fridays and Saturdays. */
export const barSillon: TableeRestaurantInput = {
  ref: "bar-sillon",
  name: "Bar Sillon",
  description: [
    "Natural wine, records one side at a time, and a kitchen the size of a closet that stays open until the end.",
    "Vins nature, disques une face à la fois, et une cuisine grande comme une garde-robe qui reste ouverte jusqu’à la fin.",
  ],
  menu_description: ["Wine, cocktails, late plates.", "Vins, cocktails, assiettes tardives."],
  phone_number: "+15145550107",
  website: "https://bar-sillon.example",
  address: "5390 boulevard Saint-Laurent",
  city: "Montréal",
  postal_code: "H2T 1S1",
  zone: "mile-end",
  latitude: 45.52563,
  longitude: -73.59663,
  google_place_id: "demo-bar-sillon",
  logo_image_path: logoPicture("bar-sillon"),
  cover_image_path: coverPicture("bar-sillon"),
  cuisines: ["bar", "french"],
  planned_orders_enabled: false,
  preparation_minutes: 15,
  // An end before its start is on the next day.
  hours: everyDay([[16, 1]], { thursday: [[16, 2]], friday: [[15, 3]], saturday: [[15, 3]] }),
  dine_in_offered: true,
  take_out_offered: true,
  hide_drive: true,
  hide_curbside: true,
  menu: {
    items,
    modifier_groups: [
      group("fizz", ["Fizz", "Bulles"], ["rhubarb-spritz", "no-spritz"], { min: 0, max: 1 }, [
        choice("less", ["Less sweet", "Moins sucré"]),
        choice("more", ["More bitter", "Plus amer"]),
      ]),
      group("oyster-side", ["With the oysters", "Avec les huîtres"], ["oysters"], { min: 0, max: 2 }, [
        choice("horseradish", ["Horseradish", "Raifort"], 1),
        choice("hot", ["Hot sauce", "Sauce piquante"]),
        choice("vodka", ["Cold vodka, half an ounce", "Vodka froide, demi-once"], 4),
      ]),
      group("wine-pour", ["Pour", "Format"], ["orange-wine", "house-red"], { min: 1, max: 1, price_display: "total" }, [
        choice("glass", ["Glass, 5 oz", "Verre, 5 oz"]),
        choice("half", ["Half-litre", "Demi-litre"], 22),
        choice("bottle", ["Bottle", "Bouteille"], 40),
      ]),
    ],
  },
};
