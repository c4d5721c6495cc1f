import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";

import { coverPicture, logoPicture } from "../pictures.ts";
import { everyDay } from "./hours.ts";
import { choice, combo, dessert, drink, filling, group, other, plate, side, slot, starter } from "./menu-writing.ts";

const items = [
  plate("smoked-meat", ["Smoked Meat on Rye", "Smoked meat sur seigle"], 15.5, {
    text: [
      "Ten days in spice, a night in smoke, sliced by hand as thick as you ask.",
      "Dix jours dans les épices, une nuit dans la fumée, tranché à la main, aussi épais que vous voulez.",
    ],
    kcal: 640,
    picture: "smoked-meat-on-rye",
    allergens: ["gluten", "mustard"],
    tags: ["kosher", "favourite"],
  }),
  plate("smoked-plate", ["Smoked Meat Plate", "Assiette de smoked meat"], 24, {
    picture: "smoked-meat-plate",
    text: [
      "Half a pound, rye on the side, a pickle with opinions.",
      "Une demi-livre, seigle à part, un cornichon qui a du caractère.",
    ],
    kcal: 780,
    allergens: ["gluten", "mustard"],
    tags: ["kosher"],
  }),
  plate("lox-plate", ["Lox Platter", "Assiette de lox"], 19, {
    kcal: 480,
    picture: "lox-bagel",
    allergens: ["fish", "milk", "gluten", "sesame"],
  }),
  plate("brisket", ["Braised Brisket, Kasha", "Pointe de poitrine braisée, kasha"], 21, {
    picture: "braised-brisket",
    kcal: 690,
    allergens: ["celery", "gluten"],
    tags: ["kosher"],
  }),
  plate("salami-egg", ["Salami & Eggs, Pressed", "Salami et œufs, pressé"], 12.5, {
    picture: "salami-eggs",
    kcal: 560,
    allergens: ["gluten", "eggs", "mustard"],
  }),
  plate("liver", ["Chopped Liver Platter", "Assiette de foie haché"], 13, {
    picture: "chopped-liver",
    kcal: 430,
    allergens: ["eggs", "gluten"],
    tags: ["kosher"],
  }),
  starter("matzo-ball", ["Matzo Ball Soup", "Soupe aux boulettes de matzo"], 8, {
    text: [
      "One ball, the size of a fist, lighter than it looks.",
      "Une boulette grosse comme un poing, plus légère qu’elle en a l’air.",
    ],
    kcal: 210,
    picture: "matzo-ball-soup",
    allergens: ["gluten", "eggs", "celery"],
    tags: ["kosher", "favourite"],
  }),
  starter("borscht", ["Cold Borscht, Sour Cream", "Bortsch froid, crème sure"], 7.5, {
    kcal: 140,
    picture: "cold-borscht",
    allergens: ["milk"],
    tags: ["vegetarian", "gluten-free"],
  }),
  starter("knish", ["Potato Knish", "Knish aux patates"], 5.5, {
    kcal: 330,
    allergens: ["gluten", "eggs"],
    tags: ["vegetarian"],
  }),
  side("fries", ["Crinkle Fries", "Frites ondulées"], 5.5, { kcal: 330, tags: ["vegan"] }),
  side("pickle", ["Half-Sour Pickle", "Cornichon mi-sel"], 2.25, {
    kcal: 10,
    tags: ["vegan", "kosher", "gluten-free"],
  }),
  side("slaw", ["Vinegar Slaw", "Salade de chou au vinaigre"], 3.5, { kcal: 60, tags: ["vegan", "kosher"] }),
  side("latkes", ["Latkes, Three", "Latkes, trois"], 9, {
    kcal: 360,
    allergens: ["eggs", "gluten"],
    tags: ["vegetarian"],
  }),
  dessert("cheesecake", ["Cheesecake", "Gâteau au fromage"], 8, {
    kcal: 460,
    allergens: ["milk", "eggs", "gluten"],
    tags: ["vegetarian"],
  }),
  dessert("rugelach", ["Rugelach, Four", "Rugelach, quatre"], 6, {
    kcal: 320,
    allergens: ["gluten", "nuts"],
    tags: ["vegetarian"],
  }),
  drink("cherry-cola", ["Black Cherry Soda", "Soda à la cerise noire"], 3.5, {
    kcal: 150,
    tags: ["vegan"],
  }),
  drink("egg-cream", ["Egg Cream", "Egg cream"], 5, {
    text: [
      "No egg, no cream. Chocolate, milk, soda, nostalgia.",
      "Ni œuf ni crème. Chocolat, lait, eau pétillante, nostalgie.",
    ],
    kcal: 190,
    allergens: ["milk"],
    tags: ["vegetarian"],
  }),
  drink("coffee", ["Coffee", "Café"], 2.75, { picture: "filter-coffee", kcal: 3, tags: ["vegan"] }),
  other("whole-brisket", ["Whole Smoked Brisket, About 3 kg", "Pointe entière fumée, environ 3 kg"], 135, {
    text: [
      "With mustard, rye and instructions for the steam.",
      "Avec moutarde, seigle et mode d’emploi pour la vapeur.",
    ],
    allergens: ["gluten", "mustard"],
    tags: ["to-share", "kosher"],
    notice: 24,
    each: 45,
  }),
];

export const delicatessenWeissman: TableeRestaurantInput = {
  ref: "delicatessen-weissman",
  name: "Delicatessen Weissman",
  description: [
    "Since 1931, the same smoke, the same booths, the same argument about lean and fat.",
    "Depuis 1931, la même fumée, les mêmes banquettes, la même dispute entre le maigre et le gras.",
  ],
  menu_description: ["Smoked meat, soup, pickles.", "Smoked meat, soupe, cornichons."],
  phone_number: "+15145550111",
  website: "https://weissman-deli.example",
  address: "3893 boulevard Saint-Laurent",
  city: "Montréal",
  postal_code: "H2W 1X9",
  zone: "plateau",
  latitude: 45.51662,
  longitude: -73.57777,
  google_place_id: "demo-delicatessen-weissman",
  logo_image_path: logoPicture("delicatessen-weissman"),
  cover_image_path: coverPicture("delicatessen-weissman"),
  cuisines: ["deli"],
  planned_orders_enabled: true,
  preparation_minutes: 15,
  hours: everyDay([[10, 23]], { friday: [[10, 24.5]], saturday: [[10, 24.5]] }),
  dine_in_offered: true,
  take_out_offered: true,
  delivery_offered: true,
  hide_drive: true,
  hide_curbside: true,
  delivery_radius_m: 5_000,
  delivery_fee: 4.99,
  menu: {
    items,
    modifier_groups: [
      group("fat", ["Fat", "Gras"], ["smoked-meat", "smoked-plate"], { min: 1, max: 1 }, [
        choice("lean", ["Lean", "Maigre"]),
        choice("medium", ["Medium, as it should be", "Médium, comme il se doit"]),
        choice("medium-fat", ["Medium-fat", "Médium-gras"]),
        choice("fat", ["Fat", "Gras"]),
      ]),
      group("mustard", ["Mustard", "Moutarde"], ["smoked-meat"], { min: 0, max: 1 }, [
        choice("yellow", ["Yellow", "Jaune"], 0, { allergens: ["mustard"] }),
        choice("deli", ["Deli, hot", "Deli, forte"], 0, { allergens: ["mustard"] }),
      ]),
      group("style", ["Style", "Style"], ["smoked-meat"], { min: 0, max: 1, price_display: "extra" }, [
        choice("swiss", ["With Swiss cheese", "Avec fromage suisse"], 1.75, { allergens: ["milk"] }),
        choice("pepper", ["Extra pepper crust", "Croûte au poivre en plus"], 1),
      ]),
      group("slices", ["Thickness", "Épaisseur"], ["smoked-plate", "whole-brisket"], { min: 1, max: 1 }, [
        choice("hand", ["By hand", "À la main"]),
        choice("whole", ["Leave it whole", "Laissez-la entière"]),
      ]),
    ],
    combos: [
      combo(
        "the-usual",
        ["The Usual", "Comme d’habitude"],
        {
          text: [
            "Sandwich, fries, pickle, soda. Do not look at the menu.",
            "Sandwich, frites, cornichon, liqueur. Pas besoin du menu.",
          ],
          price: 22,
          promotion: ["Save $4.75", "Économisez 4,75 $"],
          limit: 6,
          picture: "smoked-meat-on-rye",
        },
        [
          slot("sandwich", ["Sandwich", "Sandwich"], ["smoked-meat", "salami-egg"]),
          slot("side", ["Side", "À côté"], ["fries", "slaw", filling("latkes", 3.5)]),
          slot("pickle", ["Pickle", "Cornichon"], ["pickle"]),
          slot("drink", ["Drink", "Boisson"], ["cherry-cola", "coffee", filling("egg-cream", 1.5)]),
          slot("soup", ["Soup first", "Une soupe avant"], [filling("matzo-ball", 6), filling("borscht", 5.5)], true),
        ],
      ),
    ],
  },
};
