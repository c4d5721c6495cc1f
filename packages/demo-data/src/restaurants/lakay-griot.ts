import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";

import { coverPicture, logoPicture } from "../pictures.ts";
import { everyDay } from "./hours.ts";
import { choice, combo, dessert, drink, filling, group, other, plate, side, slot, starter } from "./menu-writing.ts";

const PLATES = ["griot", "tassot", "poulet-sos", "poisson"];

const items = [
  plate("griot", ["Griot, Pikliz, Plantain", "Griot, pikliz, banane pesée"], 18, {
    text: [
      "Pork marinated in sour orange, fried until the corners shatter.",
      "Porc mariné à l’orange sure, frit jusqu’à ce que les coins éclatent.",
    ],
    kcal: 760,
    picture: "griot-pikliz",
    tags: ["favourite", "spicy", "gluten-free"],
  }),
  plate("tassot", ["Goat Tassot", "Tassot de cabri"], 21, {
    picture: "goat-tassot",
    kcal: 690,
    tags: ["spicy", "gluten-free"],
  }),
  plate("poulet-sos", ["Chicken in Creole Sauce", "Poulet en sauce créole"], 17, {
    picture: "creole-chicken",
    kcal: 610,
    allergens: ["celery"],
  }),
  plate("legim", ["Légim, Rice", "Légim, riz"], 16, {
    picture: "legim-rice",
    text: [
      "Eggplant, chayote, spinach, cooked down until they forget who was who.",
      "Aubergine, mirliton, épinards, mijotés jusqu’à ne plus savoir qui est qui.",
    ],
    kcal: 430,
    tags: ["vegan"],
  }),
  plate("soup-joumou", ["Soup Joumou", "Soup joumou"], 13, {
    text: [
      "The soup of independence. Every Sunday, and all of January first.",
      "La soupe de l’indépendance. Tous les dimanches, et tout le premier janvier.",
    ],
    kcal: 390,
    picture: "soup-joumou",
    allergens: ["celery", "gluten"],
    tags: ["favourite"],
  }),
  starter("akra", ["Malanga Akra, Six", "Akra de malanga, six"], 7.5, {
    picture: "malanga-akra",
    kcal: 260,
    tags: ["vegan"],
  }),
  starter("pate", ["Cod Patty", "Pâté haïtien à la morue"], 4.5, {
    kcal: 290,
    picture: "cod-patty",
    allergens: ["gluten", "fish"],
  }),
  side("diri-djondjon", ["Black Mushroom Rice", "Diri djondjon"], 7, {
    kcal: 260,
    picture: "black-mushroom-rice",
    tags: ["vegan"],
  }),
  side("diri-kole", ["Rice & Beans", "Diri kole"], 5, { kcal: 240, tags: ["vegan"] }),
  side("banane", ["Fried Plantain", "Bananes pesées"], 5.5, { kcal: 250, tags: ["vegan"] }),
  side("pikliz", ["Jar of Pikliz", "Pot de pikliz"], 6, { kcal: 30, tags: ["vegan", "spicy"] }),
  side("makaroni", ["Makaroni au gratin", "Makaroni au gratin"], 7, {
    picture: "cashew-mac",
    kcal: 380,
    allergens: ["gluten", "milk"],
    tags: ["vegetarian"],
  }),
  dessert("pen-patat", ["Sweet Potato Bread", "Pen patat"], 6, {
    kcal: 310,
    allergens: ["milk"],
    tags: ["vegetarian"],
  }),
  dessert("blan-manje", ["Coconut Blancmange", "Blan manje au coco"], 6.5, {
    kcal: 280,
    allergens: ["milk"],
    tags: ["gluten-free"],
  }),
  drink("kremas", ["Kremas, Small Glass", "Kremas, petit verre"], 7, {
    kcal: 260,
    allergens: ["milk"],
    tags: ["alcohol"],
  }),
  drink("cola-couronne", ["Fruit Champagne Soda", "Soda champagne aux fruits"], 3.5, {
    kcal: 160,
    tags: ["vegan"],
  }),
  drink("passion", ["Passion Fruit Juice", "Jus de grenadia"], 5, { kcal: 110, tags: ["vegan"] }),
  other("poisson", ["Whole Red Snapper, for Two", "Vivaneau entier gros sel, pour deux"], 52, {
    text: [
      "Coarse salt, lime, a hot pepper left whole. Speak for it the day before.",
      "Gros sel, lime, un piment laissé entier. À réserver la veille.",
    ],
    kcal: 520,
    allergens: ["fish"],
    tags: ["gluten-free", "to-share"],
    notice: 24,
    each: 26,
  }),
];

export const lakayGriot: TableeRestaurantInput = {
  ref: "lakay-griot",
  name: "Lakay Griot",
  description: [
    "Port-au-Prince on the number 45 bus line. Music up, pikliz strong, portions for a cousin who might come.",
    "Port-au-Prince sur la ligne 45. La musique forte, le pikliz aussi, et des portions au cas où un cousin passerait.",
  ],
  menu_description: ["Griot, fish, rice that stains the fingers.", "Griot, poisson, un riz qui tache les doigts."],
  phone_number: "+15145550118",
  website: "https://lakay-griot.example",
  address: "3644 rue Jarry Est",
  city: "Montréal",
  postal_code: "H1Z 2G4",
  zone: "saint-michel",
  latitude: 45.56402,
  longitude: -73.60668,
  google_place_id: "demo-lakay-griot",
  logo_image_path: logoPicture("lakay-griot"),
  cover_image_path: coverPicture("lakay-griot"),
  cuisines: ["haitian"],
  planned_orders_enabled: true,
  preparation_minutes: 25,
  hours: everyDay([[11, 22]], { friday: [[11, 25]], saturday: [[11, 25]], sunday: [[9, 20]] }),
  dine_in_offered: true,
  take_out_offered: true,
  delivery_offered: true,
  drive_through_offered: false,
  delivery_radius_m: 8_000,
  delivery_fee: 4,
  menu: {
    items,
    modifier_groups: [
      group("rice", ["Rice", "Riz"], PLATES, { min: 1, max: 1 }, [
        choice("kole", ["Rice and beans", "Diri kole"]),
        choice("djondjon", ["Black mushroom", "Djondjon"], 2.5),
        choice("white", ["White, with bean sauce", "Blanc, sauce pois"]),
      ]),
      group("pikliz", ["Pikliz", "Pikliz"], [...PLATES, "akra"], { min: 1, max: 1 }, [
        choice("little", ["A little", "Un peu"]),
        choice("lots", ["A lot", "Beaucoup"]),
        choice("apart", ["On the side, I am careful", "À part, je suis prudent"]),
      ]),
      group("plantain", ["Plantain", "Banane"], PLATES, { min: 1, max: 1 }, [
        choice("pressed", ["Pressed", "Pesée"]),
        choice("sweet", ["Ripe", "Mûre"]),
      ]),
      group("patty", ["Filling", "Farce"], ["pate"], { min: 1, max: 1 }, [
        choice("cod", ["Cod", "Morue"], 0, { allergens: ["fish"] }),
        choice("beef", ["Beef", "Bœuf"]),
        choice("chicken", ["Chicken", "Poulet"]),
      ]),
    ],
    combos: [
      combo(
        "sunday",
        ["Sunday at Mom’s", "Dimanche chez maman"],
        {
          text: ["Soup joumou, a plate, something sweet.", "Soup joumou, une assiette, un sucré."],
          price: 29,
          promotion: ["Save $6", "Économisez 6 $"],
        },
        [
          slot("soup", ["Soup", "Soupe"], ["soup-joumou"]),
          slot("plate", ["Plate", "Assiette"], ["griot", "poulet-sos", "legim", filling("tassot", 3)]),
          slot("sweet", ["Sweet", "Sucré"], ["pen-patat", "blan-manje"], true),
          slot("drink", ["Drink", "Boisson"], ["cola-couronne", filling("passion", 1.5)], true),
        ],
      ),
    ],
  },
};
