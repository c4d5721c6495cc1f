import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";

import { coverPicture, logoPicture } from "../pictures.ts";
import { everyDay } from "./hours.ts";
import { choice, combo, dessert, drink, filling, group, other, plate, slot } from "./menu-writing.ts";

const items = [
  other("canapes", ["Canapés, Forty", "Bouchées, quarante"], 110, {
    picture: "canapes",
    allergens: ["fish", "gluten", "eggs", "milk"],
    tags: ["to-share"],
    each: 2.75,
  }),
  other("cheese-board", ["Québec Cheese Board for Twelve", "Plateau de fromages d’ici pour douze"], 132, {
    text: [
      "Six cheeses that Pascale chose at the market that morning.",
      "Six fromages que Pascale a choisis au marché le matin même.",
    ],
    picture: "quebec-cheese-board",
    allergens: ["milk", "nuts", "gluten"],
    tags: ["vegetarian", "local", "to-share"],
    each: 11,
  }),
  other("oysters", ["Oyster Bar, Sixty, with an Opener", "Bar à huîtres, soixante, avec écailler"], 290, {
    picture: "six-oysters",
    allergens: ["molluscs"],
    tags: ["raw", "to-share", "gluten-free"],
    notice: 96,
  }),
  plate("lunch-box", ["Lunch Box, Salmon", "Boîte à lunch, saumon"], 22, {
    picture: "lunch-box-salmon",
    kcal: 520,
    allergens: ["fish", "gluten", "mustard"],
    tags: ["local"],
  }),
  plate("lunch-box-veg", ["Lunch Box, Falafel", "Boîte à lunch, falafels"], 20, {
    picture: "lunch-box-falafel",
    kcal: 480,
    allergens: ["sesame", "gluten"],
    tags: ["vegan"],
  }),
  plate("tourtiere", ["Tourtière for Six", "Tourtière pour six"], 46, {
    text: [
      "Lac-Saint-Jean style, cubes not mince, baked overnight.",
      "À la manière du Lac-Saint-Jean, en cubes, cuite toute la nuit.",
    ],
    kcal: 640,
    picture: "tourtiere-cubes",
    allergens: ["gluten", "milk", "eggs"],
    tags: ["local", "to-share"],
  }),
  plate("salmon", ["Poached Side of Salmon", "Flanc de saumon poché"], 120, {
    picture: "poached-salmon",
    text: [
      "Under scales of cucumber, with a dill mayonnaise.",
      "Sous ses écailles de concombre, avec une mayonnaise à l’aneth.",
    ],
    kcal: 380,
    allergens: ["fish", "eggs"],
    tags: ["gluten-free", "to-share"],
  }),
  plate("stew", ["Boeuf bourguignon for Eight", "Bœuf bourguignon pour huit"], 128, {
    picture: "boeuf-bourguignon",
    kcal: 560,
    allergens: ["celery", "sulphites"],
    tags: ["to-share"],
    each: 16,
  }),
  dessert("pavlova", ["Berry Pavlova for Ten", "Pavlova aux petits fruits pour dix"], 58, {
    picture: "berry-pavlova",
    kcal: 290,
    allergens: ["eggs", "milk"],
    tags: ["vegetarian", "gluten-free", "seasonal"],
  }),
  dessert("cookies", ["Two Dozen Cookies", "Deux douzaines de biscuits"], 42, {
    picture: "brown-butter-cookies",
    kcal: 220,
    allergens: ["gluten", "milk", "eggs"],
    tags: ["vegetarian"],
    each: 1.75,
  }),
  dessert("tartlets", ["Tartlets, Twenty", "Tartelettes, vingt"], 55, {
    picture: "fruit-tartlets",
    kcal: 190,
    allergens: ["gluten", "milk", "eggs"],
    tags: ["vegetarian"],
  }),
  drink("coffee-urn", ["Coffee for Twelve", "Café pour douze"], 32, { kcal: 3, tags: ["vegan"] }),
  drink("lemonade", ["Lemonade, Four Litres", "Limonade, quatre litres"], 28, {
    kcal: 110,
    tags: ["vegan"],
  }),
  drink("bubbles", ["Case of Sparkling Cider", "Caisse de cidre mousseux"], 96, {
    kcal: 130,
    allergens: ["sulphites"],
    tags: ["alcohol", "local"],
  }),
  other("cold-buffet", ["Cold Buffet for Ten", "Buffet froid pour dix"], 185, {
    text: [
      "Sandwiches without crusts, three salads, crudités, what an office meeting deserves.",
      "Sandwichs pas de croûte, trois salades, crudités : ce qu’une réunion mérite.",
    ],
    allergens: ["gluten", "eggs", "milk", "mustard"],
    tags: ["to-share", "favourite"],
    each: 18.5,
    wizard: true,
  }),
  other("brunch", ["Brunch for Eight", "Brunch pour huit"], 168, {
    allergens: ["gluten", "eggs", "milk"],
    tags: ["to-share"],
    each: 21,
  }),
  other("wedding", ["Wedding for a Hundred", "Noces pour cent personnes"], null, {
    text: [
      "Write to us: we come, we listen, we taste together.",
      "Écrivez-nous : on vient, on écoute, on goûte ensemble.",
    ],
  }),
];

/** Needs two days of notice for every order. */
export const traiteurBellesTables: TableeRestaurantInput = {
  ref: "traiteur-belles-tables",
  name: "Belles Tables, traiteur",
  description: [
    "A caterer by the canal: offices, funerals, garden parties. Two days' notice, and everything is made for you.",
    "Un traiteur au bord du canal : bureaux, funérailles, fêtes de cour. Deux jours d’avance et tout est fait pour vous.",
  ],
  menu_description: ["Buffets, boxes, tables for ten and more.", "Buffets, boîtes, tables de dix et plus."],
  phone_number: "+15145550113",
  website: "https://belles-tables.example",
  address: "4700 rue Saint-Ambroise",
  city: "Montréal",
  postal_code: "H4C 2C7",
  zone: "saint-henri",
  latitude: 45.47436,
  longitude: -73.58303,
  google_place_id: "demo-traiteur-belles-tables",
  logo_image_path: logoPicture("traiteur-belles-tables"),
  cover_image_path: coverPicture("traiteur-belles-tables"),
  cuisines: ["caterer", "quebecois", "french"],
  planned_orders_enabled: true,
  min_order_delay: 48,
  preparation_minutes: 60,
  hours: everyDay([[8, 18]], { saturday: [[9, 16]], sunday: [] }),
  take_out_offered: true,
  delivery_offered: true,
  curbside_pickup_offered: true,
  hide_dine_in: true,
  hide_drive: true,
  delivery_radius_m: 20_000,
  delivery_fee: 18,
  menu: {
    welcome_url: "https://belles-tables.example/menus",
    items,
    modifier_groups: [
      group("salads", ["Three salads", "Trois salades"], ["cold-buffet"], { min: -1, max: 3 }, [
        choice("potato", ["Potato and mustard", "Patates et moutarde"], 0, { allergens: ["mustard", "eggs"] }),
        choice("beet", ["Beet and goat cheese", "Betterave et chèvre"], 0, { allergens: ["milk"] }),
        choice("lentil", ["Lentil and herbs", "Lentilles et herbes"]),
        choice("slaw", ["Apple slaw", "Chou et pomme"]),
        choice("quinoa", ["Quinoa and squash", "Quinoa et courge"], 4),
      ]),
      group("breads", ["Sandwiches", "Sandwichs"], ["cold-buffet"], { min: 2, max: 4 }, [
        choice("egg", ["Egg", "Aux œufs"], 0, { allergens: ["eggs"] }),
        choice("ham", ["Ham", "Au jambon"]),
        choice("salmon", ["Smoked salmon", "Au saumon fumé"], 8, { allergens: ["fish"] }),
        choice("veggie", ["Grilled vegetables", "Aux légumes grillés"]),
      ]),
      group("service", ["Service", "Service"], ["cold-buffet", "brunch"], { min: 0, max: 2 }, [
        choice("dishes", ["Real plates and glasses", "Vraie vaisselle et vrais verres"], 40),
        choice("waiter", ["Someone to serve, three hours", "Une personne au service, trois heures"], 120),
      ]),
      group("crust", ["Serve with", "Servie avec"], ["tourtiere"], { min: 0, max: 2 }, [
        choice("ketchup", ["Fruit ketchup", "Ketchup aux fruits"], 6),
        choice("beet", ["Pickled beets", "Betteraves marinées"], 5),
      ]),
    ],
    combos: [
      combo(
        "meeting",
        ["Meeting of Ten", "Réunion de dix"],
        {
          text: [
            "A buffet, a sweet, coffee: one line on the invoice.",
            "Un buffet, un sucré, du café : une seule ligne sur la facture.",
          ],
          price: 235,
          promotion: ["Delivery within 5 km included", "Livraison comprise à moins de 5 km"],
          limit: 3,
        },
        [
          slot("main", ["Buffet", "Buffet"], ["cold-buffet", filling("brunch", 20)]),
          slot("sweet", ["Sweet", "Sucré"], ["cookies", filling("tartlets", 12)]),
          slot("coffee", ["Coffee", "Café"], ["coffee-urn"]),
          slot("cold", ["Cold drink", "Boisson froide"], [filling("lemonade", 20)], true),
        ],
      ),
    ],
  },
};
