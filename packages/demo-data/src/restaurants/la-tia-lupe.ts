import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";

import { coverPicture, logoPicture } from "../pictures.ts";
import { everyDay } from "./hours.ts";
import {
  choice,
  combo,
  dessert,
  drink,
  filling,
  group,
  plate,
  portions,
  side,
  slot,
  starter,
  when,
} from "./menu-writing.ts";

const TACOS = ["birria", "al-pastor", "rajas"];

/** Single tacos, of which the box contains three. */
const single = (ref: string, name: [string, string], text: [string, string], more: Parameters<typeof plate>[3] = {}) =>
  plate(ref, name, null, { text, hidden: true, ...more });
const ONE_TACO = [
  single(
    "one-pastor",
    ["Al Pastor Taco", "Taco al pastor"],
    ["Pork off the spit, pineapple.", "Porc à la broche, ananas."],
    { picture: "tacos-al-pastor", kcal: 175, tags: ["gluten-free"] },
  ),
  single(
    "one-rajas",
    ["Poblano & Corn Taco", "Taco poblano et blé d’Inde"],
    ["Charred poblano, corn, cream.", "Poblano grillé, blé d’Inde, crème."],
    { picture: "rajas-tacos", kcal: 130, allergens: ["milk"], tags: ["vegetarian", "gluten-free"] },
  ),
  single(
    "one-birria",
    ["Birria Taco", "Taco de birria"],
    ["Dipped in consommé, griddled.", "Trempé dans le consommé, puis grillé."],
    { picture: "birria-tacos", kcal: 215, allergens: ["milk"], tags: ["gluten-free"] },
  ),
];

const items = [
  ...ONE_TACO,
  plate("birria", ["Birria Tacos, Consommé", "Tacos de birria, consommé"], 16.5, {
    text: [
      "Three, dipped, griddled, with the cup of consommé that people drink to the end.",
      "Trois, trempés puis grillés, avec la tasse de consommé qu’on boit jusqu’au fond.",
    ],
    kcal: 640,
    picture: "birria-tacos",
    allergens: ["milk"],
    tags: ["favourite", "gluten-free"],
  }),
  plate("al-pastor", ["Tacos al Pastor", "Tacos al pastor"], 14.5, {
    picture: "tacos-al-pastor",
    text: [
      "Three. Pork off the spit, pineapple caught on the knife.",
      "Trois. Porc à la broche, ananas attrapé au couteau.",
    ],
    kcal: 520,
    tags: ["gluten-free"],
  }),
  plate("rajas", ["Poblano & Corn Tacos", "Tacos poblano et blé d’Inde"], 13, {
    picture: "rajas-tacos",
    kcal: 390,
    allergens: ["milk"],
    tags: ["vegetarian", "gluten-free"],
  }),
  plate("burrito", ["Burrito as Big as a Shoe", "Burrito gros comme un soulier"], 15, {
    text: [
      "Rice, black beans, your filling, no lettuce: my aunt’s rule.",
      "Riz, haricots noirs, votre garniture, pas de laitue : la règle de ma tante.",
    ],
    kcal: 810,
    picture: "big-burrito",
    allergens: ["gluten", "milk"],
    wizard: true,
  }),
  plate("pozole", ["Red Pozole", "Pozole rouge"], 16, {
    text: [
      "Hominy, pork shoulder, radish, a lime for the table.",
      "Maïs hominy, épaule de porc, radis, une lime pour la table.",
    ],
    kcal: 540,
    picture: "red-pozole",
    tags: ["spicy", "gluten-free"],
  }),
  plate("tamales", ["Tamales, Two", "Tamales, deux"], 12, {
    picture: "tamales",
    text: [
      "Steamed in the husk, green salsa. Fridays and until we run out.",
      "Cuits dans leur feuille, salsa verte. Le vendredi et jusqu’à épuisement.",
    ],
    kcal: 480,
    tags: ["gluten-free"],
    stock: "out_of_stock",
  }),
  starter("guacamole", ["Guacamole, Totopos", "Guacamole et totopos"], 11, {
    text: ["Mashed when you order. Not before.", "Écrasé à la commande. Pas avant."],
    kcal: 330,
    picture: "guacamole-totopos",
    tags: ["vegan", "gluten-free", "to-share"],
  }),
  starter("elote", ["Elote", "Elote"], 7, {
    text: ["Grilled corn, cotija, chili, lime, a napkin.", "Blé d’Inde grillé, cotija, piment, lime, une serviette."],
    kcal: 240,
    picture: "elote",
    allergens: ["milk", "eggs"],
    tags: ["vegetarian"],
  }),
  starter("aguachile", ["Shrimp Aguachile", "Aguachile de crevettes"], 15, {
    kcal: 150,
    allergens: ["crustaceans"],
    tags: ["raw", "spicy", "gluten-free"],
  }),
  side("beans", ["Black Beans", "Haricots noirs"], 4.5, {
    kcal: 160,
    tags: ["vegan", "gluten-free"],
  }),
  side("rice", ["Red Rice", "Riz rouge"], 4, { kcal: 210, tags: ["vegan"] }),
  dessert("flan", ["Flan", "Flan"], 7, {
    text: ["My mother’s mould, my aunt’s caramel.", "Le moule de ma mère, le caramel de ma tante."],
    kcal: 320,
    picture: "caramel-flan",
    allergens: ["eggs", "milk"],
    tags: ["vegetarian", "gluten-free"],
  }),
  dessert("churros", ["Churros, Chocolate", "Churros, chocolat"], 8, {
    kcal: 460,
    allergens: ["gluten", "milk"],
    tags: ["vegetarian", "to-share"],
  }),
  drink("horchata", ["Horchata", "Horchata"], 5, {
    kcal: 190,
    allergens: ["nuts"],
    tags: ["vegan"],
  }),
  drink("jamaica", ["Hibiscus Water", "Eau d’hibiscus"], 4.5, { kcal: 90, tags: ["vegan"] }),
  drink("michelada", ["Michelada", "Michelada"], 10, {
    kcal: 180,
    allergens: ["gluten"],
    tags: ["alcohol", "spicy"],
  }),
  drink("margarita", ["Mezcal Margarita", "Margarita au mezcal"], 14, {
    kcal: 220,
    tags: ["alcohol"],
  }),
];

export const laTiaLupe: TableeRestaurantInput = {
  ref: "la-tia-lupe",
  name: "La Tía Lupe",
  description: [
    "Rosa cooks what her aunt Lupe cooked in Guadalajara, on the corner where the number 55 turns.",
    "Rosa cuisine ce que sa tante Lupe cuisinait à Guadalajara, au coin où tourne la 55.",
  ],
  menu_description: ["Tacos, birria, a consommé to drink.", "Tacos, birria, un consommé à boire."],
  phone_number: "+15145550104",
  website: "https://la-tia-lupe.example",
  address: "7495 boulevard Saint-Laurent",
  city: "Montréal",
  postal_code: "H2R 1W7",
  zone: "villeray",
  latitude: 45.53853,
  longitude: -73.62062,
  google_place_id: "demo-la-tia-lupe",
  logo_image_path: logoPicture("la-tia-lupe"),
  cover_image_path: coverPicture("la-tia-lupe"),
  cuisines: ["mexican"],
  planned_orders_enabled: false,
  preparation_minutes: 20,
  hours: everyDay([[11.5, 23.5]], { monday: [] }),
  dine_in_offered: true,
  take_out_offered: true,
  delivery_offered: true,
  hide_drive: true,
  hide_curbside: true,
  delivery_radius_m: 5_000,
  delivery_fee: 3.5,
  menu: {
    items,
    modifier_groups: [
      group("tortilla", ["Tortilla", "Tortilla"], TACOS, { min: 1, max: 1 }, [
        choice("corn", ["Corn", "Maïs"]),
        choice("wheat", ["Wheat", "Blé"], 0, { allergens: ["gluten"] }),
      ]),
      group("filling", ["Filling", "Garniture"], ["burrito"], { min: 1, max: 1 }, [
        choice("birria", ["Birria", "Birria"], 1.5),
        choice("pastor", ["Al pastor", "Al pastor"]),
        choice("rajas", ["Poblano & corn", "Poblano et blé d’Inde"]),
        choice("mushroom", ["Mushrooms, no cheese", "Champignons, sans fromage"]),
      ]),
      group("inside", ["Inside", "Dedans"], ["burrito"], { min: 0, max: 3 }, [
        choice("cheese", ["Oaxaca cheese", "Fromage oaxaca"], 1.5, {
          allergens: ["milk"],
          conditional_display: "hide-when-select",
          conditional_modifiers: [when("filling", "mushroom")],
        }),
        choice("guacamole", ["Guacamole", "Guacamole"], 2.5),
        choice("egg", ["Fried egg", "Œuf au plat"], 2, {
          allergens: ["eggs"],
          conditional_display: "hide-when-select",
          conditional_modifiers: [when("filling", "mushroom")],
        }),
        choice("jalapeno", ["Pickled jalapeño", "Jalapeño mariné"], 0.75),
      ]),
      group(
        "salsa",
        ["Salsas", "Salsas"],
        [...TACOS, "burrito"],
        {
          min: 1,
          max: 3,
          each: 1,
          text: ["From the mildest to the one Rosa eats.", "De la plus douce à celle que mange Rosa."],
        },
        [
          choice("verde", ["Green", "Verte"]),
          choice("roja", ["Red", "Rouge"]),
          choice("habanero", ["Habanero", "Habanero"], 0.5),
        ],
      ),
    ],
    combos: [
      combo(
        "taco-box",
        ["Box of Three", "Boîte de trois"],
        {
          text: ["Three tacos, as you like them, and a drink.", "Trois tacos à votre goût et une boisson."],
          price: 16,
        },
        [
          portions("choice", ["Your tacos", "Vos tacos"], { min: 3, max: 3 }, [
            "one-pastor",
            "one-rajas",
            { item: "one-birria", limit: 2 },
            {
              item: "one-birria",
              variant: 1,
              name: { en: "with a cup of consommé", fr: "avec une tasse de consommé" },
              limit: 1,
              extra_price: 2,
            },
          ]),
          slot("drink", ["Drink", "Boisson"], ["jamaica", "horchata", filling("michelada", 5)]),
        ],
      ),
      combo(
        "taco-night",
        ["Taco Night", "Soirée tacos"],
        {
          text: ["Tacos, something to start, something cold.", "Des tacos, une entrée, quelque chose de froid."],
          price: 22,
          promotion: ["Save $4", "Économisez 4 $"],
          picture: "birria-tacos",
          limit: 4,
        },
        [
          slot("tacos", ["Tacos", "Tacos"], ["al-pastor", "rajas", filling("birria", 2)]),
          slot("start", ["To start", "Pour commencer"], ["elote", filling("guacamole", 2)]),
          slot("drink", ["Drink", "Boisson"], ["jamaica", "horchata", filling("michelada", 5)], true),
        ],
      ),
    ],
  },
};
