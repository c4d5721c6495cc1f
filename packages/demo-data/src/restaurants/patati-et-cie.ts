import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";

import { coverPicture, logoPicture } from "../pictures.ts";
import { AROUND_THE_CLOCK } from "./hours.ts";
import { choice, combo, dessert, drink, filling, group, plate, separator, side, slot, when } from "./menu-writing.ts";

const POUTINES = ["classic", "galvaude", "italian", "smoked", "vegan"];

const items = [
  plate("classic", ["La Classique", "La Classique"], 10.5, {
    text: [
      "Fries, curds, gravy. If you have never, start here.",
      "Frites, fromage en grains, sauce. Si c’est votre première, commencez ici.",
    ],
    kcal: 740,
    picture: "la-classique",
    allergens: ["milk", "celery", "gluten"],
    tags: ["favourite", "local"],
  }),
  plate("galvaude", ["Galvaude", "Galvaude"], 13.5, {
    picture: "galvaude",
    text: ["With pulled chicken and green peas.", "Avec poulet effiloché et p’tits pois verts."],
    kcal: 820,
    allergens: ["milk", "celery", "gluten"],
  }),
  plate("italian", ["The Italian", "L’Italienne"], 13, {
    picture: "italian-poutine",
    text: [
      "Meat sauce instead of gravy. Nobody in Italy knows.",
      "Sauce à la viande au lieu de la brune. Personne en Italie n’est au courant.",
    ],
    kcal: 860,
    allergens: ["milk", "celery"],
  }),
  plate("smoked", ["Smoked Meat Poutine", "Poutine au smoked meat"], 15.5, {
    picture: "smoked-meat-poutine",
    kcal: 910,
    allergens: ["milk", "celery", "mustard", "gluten"],
    tags: ["favourite"],
  }),
  plate("vegan", ["The Vegan One", "La Végane"], 13.5, {
    text: [
      "Cashew curds that squeak, we checked; onion gravy.",
      "Des grains de cajou qui font couic, on a vérifié; sauce à l’oignon.",
    ],
    kcal: 650,
    picture: "vegan-poutine",
    allergens: ["nuts", "celery"],
    tags: ["vegan"],
  }),
  plate("steamie", ["Two Steamies", "Deux steamés"], 7.5, {
    text: [
      "All-dressed means mustard, onion, cabbage. Not ketchup.",
      "All-dressed, c’est moutarde, oignon, chou. Pas de ketchup.",
    ],
    kcal: 480,
    picture: "two-steamies",
    allergens: ["gluten", "mustard"],
  }),
  plate("burger", ["Counter Cheeseburger", "Cheeseburger du comptoir"], 9.5, {
    kcal: 610,
    picture: "smash-burger",
    allergens: ["gluten", "milk", "mustard"],
  }),
  plate("corn-dog", ["Corn Dog", "Saucisse sur bâtonnet"], 4.5, {
    picture: "corn-dog",
    kcal: 310,
    allergens: ["gluten", "eggs"],
    tags: ["kids"],
  }),
  plate("guedille", ["Chicken Roll", "Guédille au poulet"], 8.5, {
    kcal: 440,
    allergens: ["gluten", "eggs", "celery"],
  }),
  side("fries", ["House Fries, Brown Gravy", "Frites maison, sauce brune"], 6.5, {
    text: [
      "The gravy apart, as it should be, so that the last one crunches.",
      "La sauce à part, comme il se doit, pour que la dernière croque.",
    ],
    kcal: 340,
    picture: "house-fries",
    allergens: ["celery"],
    tags: ["favourite"],
  }),
  side("onion-rings", ["Onion Rings", "Rondelles d’oignon"], 6.5, {
    kcal: 380,
    allergens: ["gluten", "milk"],
    tags: ["vegetarian"],
  }),
  side("curds", ["Bag of Curds, 200 g", "Sac de fromage en grains, 200 g"], 7, {
    text: ["Came in this morning, still warm.", "Arrivé ce matin, encore tiède."],
    kcal: 720,
    picture: "bag-of-curds",
    allergens: ["milk"],
    tags: ["vegetarian", "local", "gluten-free"],
  }),
  side("slaw", ["Vinegar Coleslaw", "Salade de chou au vinaigre"], 3, { kcal: 70, tags: ["vegan"] }),
  dessert("fried-dough", ["Fried Dough, Sugar & Lemon", "Pâte frite, sucre et citron"], 6, {
    kcal: 420,
    allergens: ["gluten", "milk"],
    tags: ["vegetarian"],
  }),
  dessert("soft-serve", ["Twist Cone", "Cornet tourbillon"], 4.5, {
    kcal: 260,
    picture: "soft-twist",
    allergens: ["milk", "gluten"],
    tags: ["vegetarian", "kids"],
  }),
  drink("spruce", ["Spruce Beer", "Bière d’épinette"], 3.5, { kcal: 150, tags: ["vegan", "local"] }),
  drink("soda", ["Soft Drink", "Liqueur douce"], 2.75, { kcal: 160, tags: ["vegan"] }),
  drink("milkshake", ["Vanilla Milkshake", "Lait frappé à la vanille"], 6.5, {
    kcal: 430,
    allergens: ["milk"],
    tags: ["vegetarian"],
  }),
];

export const patatiEtCie: TableeRestaurantInput = {
  ref: "patati-et-cie",
  name: "Patati et Cie",
  description: [
    "A snack bar with nine tables and no clock. Fries, curds, gravy: argue about the rest.",
    "Un casse-croûte de neuf tables et sans horloge. Frites, fromage, sauce : pour le reste, on discute.",
  ],
  menu_description: ["Poutines, steamies, day and night.", "Poutines et steamés, jour et nuit."],
  phone_number: "+15145550109",
  website: "https://patati-et-cie.example",
  address: "1021 rue Rachel Est",
  city: "Montréal",
  postal_code: "H2J 2J4",
  zone: "plateau",
  latitude: 45.52583,
  longitude: -73.57466,
  google_place_id: "demo-patati-et-cie",
  logo_image_path: logoPicture("patati-et-cie"),
  cover_image_path: coverPicture("patati-et-cie"),
  cuisines: ["poutine", "diner", "quebecois"],
  planned_orders_enabled: true,
  preparation_minutes: 12,
  hours: AROUND_THE_CLOCK,
  dine_in_offered: true,
  take_out_offered: true,
  delivery_offered: true,
  hide_drive: true,
  delivery_radius_m: 4_000,
  delivery_fee: 2.99,
  menu: {
    items,
    modifier_groups: [
      group("format", ["Size", "Format"], POUTINES, { min: 1, max: 1, price_display: "total", size_link: "modify" }, [
        choice("small", ["Small", "Petite"], 0, { size: 0 }),
        choice("regular", ["Regular", "Moyenne"], 3, { size: 1 }),
        choice("party", ["For the whole table", "Pour toute la table"], 14, { size: 4 }),
      ]),
      group("gravy", ["Gravy", "Sauce"], ["classic", "galvaude", "smoked"], { min: 1, max: 1 }, [
        choice("brown", ["Brown", "Brune"], 0, { allergens: ["celery"] }),
        choice("bbq", ["BBQ, the 1970s one", "BBQ, celle des années 70"]),
        choice("pepper", ["Pepper", "Poivre"], 1, { allergens: ["milk"] }),
        choice("onion", ["Onion, no meat", "Oignon, sans viande"]),
      ]),
      group(
        "extras",
        ["Pile it on", "On en remet"],
        POUTINES,
        {
          min: 0,
          max: 2,
          size_link: "linked",
          text: ["A larger size holds more.", "Un plus gros format en prend davantage."],
        },
        [
          choice("curds", ["More curds", "Extra fromage"], 2.5, { allergens: ["milk"] }),
          choice("onions", ["Fried onions", "Oignons frits"], 1, { allergens: ["gluten"] }),
          choice("peas", ["Green peas", "P’tits pois verts"], 1),
          choice("sausage", ["Merguez", "Merguez"], 3, {
            conditional_display: "hide-when-select",
            conditional_modifiers: [when("gravy", "onion")],
          }),
          choice("chicken", ["Pulled chicken", "Poulet effiloché"], 3.5, {
            conditional_display: "hide-when-select",
            conditional_modifiers: [when("gravy", "onion")],
          }),
          choice("pickles", ["Fried pickles", "Cornichons frits"], 2),
        ],
      ),
      group("dressed", ["On it", "Dessus"], ["steamie"], { min: 0, max: 4 }, [
        separator("usual", ["All-dressed", "All-dressed"]),
        choice("mustard", ["Mustard", "Moutarde"], 0, { allergens: ["mustard"] }),
        choice("onion", ["Raw onion", "Oignon cru"]),
        choice("cabbage", ["Cabbage", "Chou"]),
        separator("odd", ["If you insist", "Si vous y tenez"]),
        choice("ketchup", ["Ketchup", "Ketchup"]),
      ]),
      group("soda", ["Which one", "Laquelle"], ["soda"], { min: 1, max: 1 }, [
        choice("cola", ["Cola", "Cola"]),
        choice("cream", ["Cream soda", "Soda mousse"]),
        choice("grape", ["Grape", "Raisin"]),
      ]),
    ],
    combos: [
      combo(
        "trio",
        ["Poutine Trio", "Trio poutine"],
        {
          text: [
            "A poutine, two steamies, a drink. See you tomorrow.",
            "Une poutine, deux steamés, une boisson. À demain.",
          ],
          price: 17.5,
          promotion: ["Save $3.25", "Économisez 3,25 $"],
          limit: 5,
          picture: "la-classique",
        },
        [
          slot(
            "poutine",
            ["Poutine", "Poutine"],
            ["classic", filling("galvaude", 3), filling("italian", 2.5), filling("smoked", 5), filling("vegan", 3)],
          ),
          slot("hot-dog", ["Hot dogs", "Hot-dogs"], ["steamie", "corn-dog"]),
          slot("drink", ["Drink", "Boisson"], ["soda", filling("spruce", 0.75), filling("milkshake", 3.75)]),
        ],
      ),
    ],
  },
};
