import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";

import { coverPicture, logoPicture } from "../pictures.ts";
import { everyDay } from "./hours.ts";
import { choice, combo, dessert, drink, filling, group, plate, side, slot } from "./menu-writing.ts";

const items = [
  plate("lobster-roll", ["Lobster Roll", "Guédille au homard"], 24, {
    text: [
      "Claw and knuckle from the Gaspé, barely dressed, bun split on top and buttered.",
      "Pinces et jointures de Gaspésie, à peine assaisonnées, pain fendu et beurré.",
    ],
    kcal: 470,
    picture: "gaspe-lobster-roll",
    allergens: ["crustaceans", "gluten", "eggs", "milk"],
    tags: ["favourite", "seasonal"],
  }),
  plate("shrimp-roll", ["Matane Shrimp Roll", "Guédille aux crevettes de Matane"], 16, {
    picture: "matane-shrimp-roll",
    kcal: 430,
    allergens: ["crustaceans", "gluten", "eggs"],
  }),
  plate("fish-chips", ["Fish & Chips", "Fish and chips"], 18, {
    picture: "fish-and-chips",
    kcal: 790,
    allergens: ["fish", "gluten", "eggs"],
    text: [
      "Cod, beer batter, the newspaper is only printed paper now.",
      "Morue, pâte à la bière; le journal n’est plus qu’un papier imprimé.",
    ],
  }),
  plate("burger", ["Dock Burger", "Burger du quai"], 13, {
    kcal: 620,
    picture: "smash-burger",
    allergens: ["gluten", "milk", "mustard"],
  }),
  plate("hot-dogs", ["Two Toasted Hot Dogs", "Deux hot-dogs grillés"], 7, {
    picture: "toasted-hot-dogs",
    kcal: 460,
    allergens: ["gluten", "mustard"],
    tags: ["kids"],
  }),
  plate("clam-chowder", ["Clam Chowder", "Chaudrée de palourdes"], 11, {
    picture: "clam-chowder",
    kcal: 390,
    allergens: ["molluscs", "milk", "celery", "gluten"],
  }),
  plate("salad", ["Big Salad, Grilled Halloumi", "Grosse salade, halloumi grillé"], 14, {
    picture: "halloumi-salad",
    kcal: 420,
    allergens: ["milk"],
    tags: ["vegetarian", "gluten-free"],
  }),
  side("fries", ["Fries", "Frites"], 5, { kcal: 340, picture: "plain-fries", tags: ["vegan"] }),
  side("poutine", ["Poutine", "Poutine"], 9.5, {
    kcal: 680,
    picture: "dock-poutine",
    allergens: ["milk", "celery"],
    tags: ["local"],
  }),
  side("corn", ["Grilled Corn", "Blé d’Inde grillé"], 4.5, {
    kcal: 180,
    allergens: ["milk"],
    tags: ["vegetarian", "seasonal"],
  }),
  side("slaw", ["Slaw", "Salade de chou"], 3.5, { kcal: 120, allergens: ["eggs", "mustard"], tags: ["vegetarian"] }),
  dessert("watermelon", ["Watermelon, Lime, Salt", "Melon d’eau, lime, sel"], 5, {
    kcal: 70,
    picture: "watermelon-lime-salt",
    tags: ["vegan"],
  }),
  dessert("soft-serve", ["Dipped Cone", "Cornet trempé"], 5, {
    picture: "dipped-cone",
    kcal: 310,
    allergens: ["milk", "gluten", "soy"],
    tags: ["vegetarian", "kids"],
  }),
  dessert("shaved-ice", ["Snow Cone", "Sloche à la cuillère"], 4, {
    kcal: 140,
    tags: ["vegan", "kids"],
  }),
  drink("lemonade", ["Lemonade", "Limonade"], 4, { kcal: 120, tags: ["vegan"] }),
  drink("iced-tea", ["Iced Tea", "Thé glacé"], 4, { picture: "iced-tea-lemon", kcal: 90, tags: ["vegan"] }),
  drink("beer", ["Can of Verdun Lager", "Canette de lager de Verdun"], 7, {
    kcal: 150,
    allergens: ["gluten"],
    tags: ["alcohol", "local"],
  }),
];

/** Offers every mode except delivery. */
export const cantineDuBordDeLeau: TableeRestaurantInput = {
  ref: "cantine-du-bord-de-leau",
  name: "Cantine du bord de l’eau",
  description: [
    "A hatch, eleven picnic tables and the river. Drive up, walk up, or come by bike; we do not deliver, the sunset cannot travel.",
    "Un guichet, onze tables à pique-nique et le fleuve. En auto, à pied ou à vélo; pas de livraison, le coucher de soleil ne voyage pas.",
  ],
  menu_description: ["Lobster rolls, fish and chips, soft serve.", "Guédilles, fish and chips, crème glacée molle."],
  phone_number: "+15145550115",
  website: "https://cantine-bord-de-leau.example",
  address: "5160 boulevard LaSalle",
  city: "Verdun",
  postal_code: "H4G 2B9",
  zone: "verdun",
  latitude: 45.45517,
  longitude: -73.56661,
  google_place_id: "demo-cantine-du-bord-de-leau",
  logo_image_path: logoPicture("cantine-du-bord-de-leau"),
  cover_image_path: coverPicture("cantine-du-bord-de-leau"),
  cuisines: ["seafood", "diner"],
  planned_orders_enabled: false,
  preparation_minutes: 15,
  hours: everyDay([[11, 21]], { friday: [[11, 22]], saturday: [[10, 22]] }),
  dine_in_offered: true,
  take_out_offered: true,
  curbside_pickup_offered: true,
  drive_through_offered: true,
  delivery_offered: false,
  menu: {
    items,
    modifier_groups: [
      group("butter", ["Dressing", "Assaisonnement"], ["lobster-roll", "shrimp-roll"], { min: 1, max: 1 }, [
        choice("mayo", ["Mayonnaise, celery", "Mayonnaise et céleri"], 0, { allergens: ["eggs", "celery"] }),
        choice("butter", ["Warm butter, nothing else", "Beurre chaud, rien d’autre"], 1, { allergens: ["milk"] }),
      ]),
      group("side", ["With", "Avec"], ["lobster-roll", "shrimp-roll", "burger", "fish-chips"], { min: 0, max: 1 }, [
        choice("fries", ["Fries", "Frites"], 3),
        choice("slaw", ["Slaw", "Salade de chou"], 2, { allergens: ["eggs", "mustard"] }),
        choice("poutine", ["Poutine", "Poutine"], 6.5, { allergens: ["milk"] }),
      ]),
      group("dip", ["Dipped in", "Trempé dans"], ["soft-serve"], { min: 1, max: 1 }, [
        choice("chocolate", ["Chocolate", "Chocolat"]),
        choice("cherry", ["Cherry", "Cerise"]),
        choice("maple", ["Maple", "Érable"], 0.75),
      ]),
      group("ice", ["Syrups", "Sirops"], ["shaved-ice"], { min: 1, max: 3 }, [
        choice("blue", ["Blue, nobody knows what", "Bleu, on ne sait pas trop à quoi"]),
        choice("grape", ["Grape", "Raisin"]),
        choice("lime", ["Lime", "Lime"]),
      ]),
    ],
    combos: [
      combo(
        "picnic",
        ["Picnic for Two", "Pique-nique pour deux"],
        {
          text: [
            "Two rolls, one side, two drinks, one sunset.",
            "Deux guédilles, un à-côté, deux boissons, un coucher de soleil.",
          ],
          price: 44,
          promotion: ["Save $6", "Économisez 6 $"],
          picture: "gaspe-lobster-roll",
        },
        [
          slot("first", ["First roll", "Première guédille"], ["shrimp-roll", filling("lobster-roll", 7)]),
          slot("second", ["Second roll", "Deuxième guédille"], ["shrimp-roll", filling("lobster-roll", 7)]),
          slot("side", ["Side", "À côté"], ["fries", "corn", filling("poutine", 4)]),
          slot("drink-1", ["Drink", "Boisson"], ["lemonade", "iced-tea", filling("beer", 3)]),
          slot("drink-2", ["Drink", "Boisson"], ["lemonade", "iced-tea", filling("beer", 3)]),
          slot("sweet", ["Sweet", "Sucré"], [filling("watermelon", "own"), filling("soft-serve", "own")], true),
        ],
      ),
    ],
  },
};
