import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";

import { coverPicture, logoPicture } from "../pictures.ts";
import { everyDay } from "./hours.ts";
import { choice, combo, dessert, drink, filling, group, plate, side, slot, starter, when } from "./menu-writing.ts";

const PIZZAS = ["margherita", "napoli", "funghi", "your-own"];
const PASTA = ["spaghetti", "orecchiette", "lasagna"];

const items = [
  plate("margherita", ["Margherita", "Margherita"], 15, {
    text: [
      "San Marzano, fior di latte, basil, ninety seconds at 450 degrees.",
      "San Marzano, fior di latte, basilic, quatre-vingt-dix secondes à 450 degrés.",
    ],
    kcal: 680,
    picture: "margherita",
    allergens: ["gluten", "milk"],
    tags: ["vegetarian", "favourite"],
  }),
  plate("napoli", ["Napoli", "Napoli"], 17, {
    picture: "pizza-napoli",
    kcal: 710,
    allergens: ["gluten", "milk", "fish"],
    text: ["Anchovies, capers, olives from the jar on the counter.", "Anchois, câpres, olives du pot sur le comptoir."],
  }),
  plate("funghi", ["Funghi", "Funghi"], 18, {
    picture: "pizza-funghi",
    kcal: 690,
    allergens: ["gluten", "milk"],
    tags: ["vegetarian"],
  }),
  plate("your-own", ["Your Own Pizza", "Votre pizza"], 13, {
    text: [
      "Tomato and cheese; the rest is between you and Nonna.",
      "Tomate et fromage; le reste, c’est entre vous et la nonna.",
    ],
    kcal: 640,
    picture: "margherita",
    allergens: ["gluten", "milk"],
    wizard: true,
  }),
  plate("slice", ["Cold Slice, as in Saint-Léonard", "Pizza froide, comme à Saint-Léonard"], 4, {
    text: [
      "Thick, tomato only, eaten at room temperature. Trust us.",
      "Épaisse, tomate seulement, à la température de la pièce. Faites-nous confiance.",
    ],
    kcal: 290,
    picture: "cold-tomato-slice",
    allergens: ["gluten"],
    tags: ["vegan"],
  }),
  plate("spaghetti", ["Spaghetti with Sunday Sauce", "Spaghetti, sauce du dimanche"], 17, {
    text: [
      "Six hours on the smallest flame. Two meatballs, no more.",
      "Six heures sur le plus petit feu. Deux boulettes, pas plus.",
    ],
    kcal: 720,
    picture: "sunday-spaghetti",
    allergens: ["gluten", "eggs", "milk", "celery"],
    tags: ["favourite"],
  }),
  plate("orecchiette", ["Orecchiette, Rapini, Sausage", "Orecchiette, rapini et saucisse"], 18.5, {
    picture: "orecchiette",
    kcal: 640,
    allergens: ["gluten", "milk"],
  }),
  plate("lasagna", ["Lasagna", "Lasagne"], 19, {
    picture: "lasagna",
    kcal: 790,
    allergens: ["gluten", "eggs", "milk", "celery"],
    stock: "out_of_stock",
  }),
  plate("veal", ["Veal Parmigiana Sandwich", "Sandwich au veau parmigiana"], 14.5, {
    kcal: 760,
    allergens: ["gluten", "eggs", "milk"],
  }),
  plate("eggplant", ["Eggplant Parmigiana", "Aubergine parmigiana"], 16, {
    kcal: 530,
    allergens: ["milk", "gluten", "eggs"],
    tags: ["vegetarian"],
  }),
  starter("arancini", ["Arancini, Three", "Arancini, trois"], 9.5, {
    kcal: 380,
    allergens: ["gluten", "milk", "eggs"],
    tags: ["vegetarian"],
  }),
  starter("burrata", ["Burrata, Tomatoes", "Burrata, tomates"], 16, {
    kcal: 340,
    picture: "burrata-tomatoes",
    allergens: ["milk"],
    tags: ["vegetarian", "gluten-free", "to-share"],
  }),
  starter("calamari", ["Fried Calamari", "Calmars frits"], 15, {
    kcal: 420,
    allergens: ["molluscs", "gluten"],
    tags: ["to-share"],
  }),
  side("rapini", ["Garlic Rapini", "Rapini à l’ail"], 7, { kcal: 120, tags: ["vegan", "gluten-free"] }),
  side("focaccia", ["Rosemary Focaccia", "Focaccia au romarin"], 6, {
    kcal: 310,
    allergens: ["gluten"],
    tags: ["vegan"],
  }),
  dessert("tiramisu", ["Tiramisù", "Tiramisù"], 9, {
    kcal: 410,
    allergens: ["eggs", "milk", "gluten"],
    tags: ["vegetarian"],
  }),
  dessert("cannoli", ["Cannoli, Two", "Cannoli, deux"], 8, {
    kcal: 360,
    allergens: ["gluten", "milk", "nuts"],
    tags: ["vegetarian"],
  }),
  dessert("gelato", ["Gelato, Two Flavours", "Gelato, deux parfums"], 6.5, {
    kcal: 250,
    picture: "hazelnut-gelato",
    allergens: ["milk"],
    tags: ["vegetarian", "gluten-free"],
  }),
  drink("espresso", ["Espresso", "Espresso"], 2.5, { picture: "espresso-crema", kcal: 2, tags: ["vegan"] }),
  drink("chinotto", ["Chinotto", "Chinotto"], 4, { kcal: 130, tags: ["vegan"] }),
  drink("house-wine", ["House Wine, Half-Litre", "Vin maison, demi-litre"], 22, {
    picture: "red-wine",
    kcal: 400,
    allergens: ["sulphites"],
    tags: ["alcohol"],
  }),
];

/** Has sizes and linked toppings: a larger pizza holds more of them. */
export const nonnaRosaria: TableeRestaurantInput = {
  ref: "nonna-rosaria",
  name: "Nonna Rosaria",
  description: [
    "A wood oven from Naples, a soccer scarf from Napoli, and a grandmother who still checks the sauce at ten.",
    "Un four à bois de Naples, un foulard du Napoli et une grand-mère qui vient encore goûter la sauce à dix heures.",
  ],
  menu_description: ["Pizza from the wood oven, Sunday sauce.", "Pizzas au four à bois, sauce du dimanche."],
  phone_number: "+15145550110",
  website: "https://nonna-rosaria.example",
  address: "6865 boulevard Saint-Laurent",
  city: "Montréal",
  postal_code: "H2S 3C9",
  zone: "petite-italie",
  latitude: 45.53266,
  longitude: -73.61313,
  google_place_id: "demo-nonna-rosaria",
  logo_image_path: logoPicture("nonna-rosaria"),
  cover_image_path: coverPicture("nonna-rosaria"),
  cuisines: ["pizza", "italian"],
  planned_orders_enabled: true,
  preparation_minutes: 25,
  hours: everyDay([[11.5, 22]], { friday: [[11.5, 23.5]], saturday: [[11.5, 23.5]] }),
  dine_in_offered: true,
  take_out_offered: true,
  delivery_offered: true,
  curbside_pickup_offered: true,
  hide_drive: true,
  delivery_radius_m: 7_000,
  delivery_fee: 4,
  menu: {
    items,
    modifier_groups: [
      group("pizza-size", ["Size", "Format"], PIZZAS, { min: 1, max: 1, price_display: "total", size_link: "modify" }, [
        choice("10", ["10 inches", "10 pouces"], 0, { size: 0 }),
        choice("12", ["12 inches", "12 pouces"], 4, { size: 1 }),
        choice("16", ["16 inches, for three", "16 pouces, pour trois"], 11, { size: 3 }),
      ]),
      group("crust", ["Crust", "Pâte"], PIZZAS, { min: 1, max: 1 }, [
        choice("naples", ["Naples, soft", "Naples, moelleuse"], 0, { allergens: ["gluten"] }),
        choice("rome", ["Rome, thin and crisp", "Rome, mince et croustillante"], 0, { allergens: ["gluten"] }),
        choice("free", ["Without gluten, 10 inches only", "Sans gluten, 10 pouces seulement"], 3, {
          conditional_display: "hide-when-select",
          conditional_modifiers: [when("pizza-size", "12"), when("pizza-size", "16")],
        }),
      ]),
      group(
        "toppings",
        ["Toppings", "Garnitures"],
        PIZZAS,
        {
          min: 0,
          max: 3,
          each: 2,
          size_link: "linked",
          text: [
            "Three on a small one; a larger pizza holds more.",
            "Trois sur une petite; une plus grande en prend davantage.",
          ],
        },
        [
          choice("mushroom", ["Mushrooms", "Champignons"], 1.75),
          choice("pepperoni", ["Pepperoni", "Pepperoni"], 2.25),
          choice("sausage", ["Fennel sausage", "Saucisse au fenouil"], 2.5),
          choice("anchovy", ["Anchovies", "Anchois"], 2.25, { allergens: ["fish"] }),
          choice("olive", ["Black olives", "Olives noires"], 1.75),
          choice("onion", ["Red onion", "Oignon rouge"], 1.25),
          choice("rapini", ["Rapini", "Rapini"], 2),
          choice("burrata", ["Burrata, after the oven", "Burrata, après le four"], 5, { allergens: ["milk"] }),
        ],
      ),
      group("cheese", ["Cheese", "Fromage"], ["your-own"], { min: 1, max: 1 }, [
        choice("mozzarella", ["Mozzarella", "Mozzarella"], 0, { allergens: ["milk"] }),
        choice("fior", ["Fior di latte", "Fior di latte"], 1.5, { allergens: ["milk"] }),
        choice("vegan", ["Cashew cheese", "Fromage de cajou"], 2, { allergens: ["nuts"] }),
      ]),
      group("pasta-shape", ["Pasta", "Pâtes"], ["spaghetti"], { min: 1, max: 1 }, [
        choice("spaghetti", ["Spaghetti", "Spaghetti"]),
        choice("rigatoni", ["Rigatoni", "Rigatoni"]),
        choice("free", ["Corn pasta, no gluten", "Pâtes de maïs, sans gluten"], 2),
      ]),
      group("more", ["A little more", "Un peu plus"], PASTA, { min: 0, max: 2, each: 2 }, [
        choice("meatball", ["Meatball", "Boulette"], 2.5),
        choice("ricotta", ["Spoon of ricotta", "Cuillérée de ricotta"], 2, { allergens: ["milk"] }),
      ]),
      group("gelato", ["Two flavours", "Deux parfums"], ["gelato"], { min: -1, max: 2, each: -1 }, [
        choice("pistachio", ["Pistachio", "Pistache"], 0, { allergens: ["nuts", "milk"] }),
        choice("stracciatella", ["Stracciatella", "Stracciatella"], 0, { allergens: ["milk"] }),
        choice("lemon", ["Lemon", "Citron"]),
      ]),
    ],
    combos: [
      combo(
        "friday",
        ["Friday Night", "Vendredi soir"],
        {
          text: [
            "Two pizzas, something to share, something sweet.",
            "Deux pizzas, quelque chose à partager, quelque chose de sucré.",
          ],
          price: 39,
          promotion: ["Save $8", "Économisez 8 $"],
          limit: 2,
        },
        [
          slot("first", ["First pizza", "Première pizza"], ["margherita", filling("napoli", 2), filling("funghi", 3)]),
          slot(
            "second",
            ["Second pizza", "Deuxième pizza"],
            ["margherita", filling("napoli", 2), filling("funghi", 3)],
          ),
          slot("share", ["To share", "À partager"], ["arancini", filling("calamari", 4), filling("burrata", 5)]),
          slot("sweet", ["Sweet", "Sucré"], ["gelato", filling("tiramisu", 2)], true),
        ],
      ),
    ],
  },
};
