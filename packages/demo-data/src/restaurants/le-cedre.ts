import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";

import { coverPicture, logoPicture } from "../pictures.ts";
import { everyDay } from "./hours.ts";
import { choice, combo, dessert, drink, filling, group, other, plate, side, slot, starter } from "./menu-writing.ts";

const PITAS = ["shish-taouk", "shawarma", "falafel-pita"];

const items = [
  plate("shish-taouk", ["Shish Taouk Pita", "Pita shish taouk"], 11, {
    text: [
      "Montréal spells it one way and eats it every night: chicken, garlic, turnip.",
      "À Montréal on l’écrit comme ça et on en mange tous les soirs : poulet, ail, navet.",
    ],
    kcal: 620,
    picture: "shish-taouk",
    allergens: ["gluten", "sesame"],
    tags: ["halal", "favourite"],
  }),
  plate("shawarma", ["Beef Shawarma Pita", "Pita shawarma au bœuf"], 11.5, {
    picture: "beef-shawarma",
    kcal: 650,
    allergens: ["gluten", "sesame"],
    tags: ["halal"],
  }),
  plate("falafel-pita", ["Falafel Pita", "Pita falafel"], 9, {
    kcal: 540,
    picture: "falafel-pita",
    allergens: ["gluten", "sesame"],
    tags: ["vegan"],
  }),
  plate("mixed-grill", ["Mixed Grill", "Grillades mixtes"], 26, {
    kcal: 780,
    picture: "mixed-grill",
    allergens: ["sesame"],
    tags: ["halal", "gluten-free"],
  }),
  plate("kafta", ["Kafta Plate", "Assiette de kafta"], 19, {
    picture: "kafta-plate",
    kcal: 690,
    tags: ["halal", "gluten-free"],
  }),
  plate("mujaddara", ["Mujaddara, Crisp Onions", "Moujaddara, oignons croustillants"], 13, {
    picture: "mujaddara",
    kcal: 410,
    tags: ["vegan", "gluten-free"],
  }),
  plate("eggplant", ["Stuffed Eggplant", "Aubergine farcie"], 17, {
    picture: "stuffed-eggplant",
    kcal: 450,
    tags: ["halal"],
  }),
  starter("hummus", ["Hummus, Warm Pita", "Hoummos, pita chaud"], 8, {
    kcal: 290,
    picture: "hummus",
    allergens: ["sesame", "gluten"],
    tags: ["vegan", "to-share"],
  }),
  starter("moutabal", ["Smoked Eggplant Dip", "Moutabbal"], 8.5, {
    kcal: 180,
    allergens: ["sesame", "milk"],
    tags: ["vegetarian", "to-share"],
  }),
  starter("tabbouleh", ["Tabbouleh", "Taboulé"], 8, {
    text: ["Parsley with a rumour of bulgur.", "Du persil, et une rumeur de boulgour."],
    kcal: 140,
    allergens: ["gluten"],
    tags: ["vegan"],
  }),
  starter("vine-leaves", ["Vine Leaves, Six", "Feuilles de vigne, six"], 7.5, {
    kcal: 190,
    tags: ["vegan", "gluten-free"],
  }),
  starter("kibbeh", ["Kibbeh, Four", "Kebbés, quatre"], 10, {
    kcal: 340,
    allergens: ["gluten", "nuts"],
    tags: ["halal"],
  }),
  side("garlic-potatoes", ["Garlic Potatoes", "Patates à l’ail"], 6, {
    text: ["You will be asked about it tomorrow.", "On vous en reparlera demain."],
    kcal: 320,
    picture: "garlic-potatoes",
    tags: ["vegan", "favourite"],
  }),
  side("rice", ["Vermicelli Rice", "Riz aux vermicelles"], 4.5, {
    kcal: 230,
    allergens: ["gluten"],
    tags: ["vegan"],
  }),
  side("pickled-turnip", ["Pink Turnips", "Navets roses"], 3, { kcal: 15, tags: ["vegan"] }),
  dessert("baklava", ["Baklava, Three", "Baklavas, trois"], 6, {
    picture: "baklava",
    kcal: 360,
    allergens: ["gluten", "nuts", "milk"],
    tags: ["vegetarian"],
  }),
  dessert("knafeh", ["Knafeh", "Knafeh"], 8, {
    kcal: 480,
    picture: "knafeh-pistachio",
    allergens: ["milk", "gluten", "nuts"],
    tags: ["vegetarian", "favourite"],
  }),
  drink("ayran", ["Ayran", "Ayran"], 3.5, {
    kcal: 90,
    allergens: ["milk"],
    tags: ["vegetarian"],
  }),
  drink("mint-lemonade", ["Mint Lemonade", "Limonade à la menthe"], 5, {
    kcal: 120,
    tags: ["vegan"],
  }),
  other("garlic-sauce", ["Tub of Toum, 250 ml", "Pot de toum, 250 ml"], 5, { tags: ["vegan", "gluten-free"] }),
];

export const leCedre: TableeRestaurantInput = {
  ref: "le-cedre",
  name: { en: "Le Cèdre Grill", fr: "Le Cèdre, grillades" },
  description: [
    "Charcoal since noon, garlic until late. The line at one in the morning is part of the experience.",
    "Du charbon depuis midi, de l’ail jusque tard. La file à une heure du matin fait partie de l’expérience.",
  ],
  menu_description: ["Grill, meze, garlic potatoes.", "Grillades, mezzés, patates à l’ail."],
  phone_number: "+15145550119",
  website: "https://le-cedre.example",
  address: "420 rue Jarry Ouest",
  city: "Montréal",
  postal_code: "H2P 1T2",
  zone: "villeray",
  latitude: 45.53643,
  longitude: -73.63097,
  google_place_id: "demo-le-cedre",
  logo_image_path: logoPicture("le-cedre"),
  cover_image_path: coverPicture("le-cedre"),
  cuisines: ["lebanese"],
  planned_orders_enabled: true,
  preparation_minutes: 15,
  hours: everyDay([[11, 26]], { friday: [[13.5, 28]], saturday: [[11, 28]] }),
  dine_in_offered: true,
  take_out_offered: true,
  delivery_offered: true,
  curbside_pickup_offered: true,
  hide_drive: true,
  delivery_radius_m: 7_000,
  delivery_fee: 3.5,
  menu: {
    items,
    modifier_groups: [
      group("pita-size", ["Size", "Format"], PITAS, { min: 1, max: 1, price_display: "total" }, [
        choice("regular", ["Regular", "Ordinaire"]),
        choice("large", ["Large", "Gros"], 3),
        choice("plate", ["As a plate, with rice and salad", "En assiette, riz et salade"], 6),
      ]),
      group("inside", ["Inside", "Dedans"], PITAS, { min: 0, max: 5 }, [
        choice("garlic", ["Toum", "Toum"]),
        choice("turnip", ["Pink turnip", "Navet rose"]),
        choice("tahini", ["Tahini", "Tahini"], 0, { allergens: ["sesame"] }),
        choice("fries", ["Fries in it", "Des frites dedans"], 1),
        choice("hot", ["Hot paste", "Pâte de piment"]),
      ]),
      group("grill", ["Skewers", "Brochettes"], ["mixed-grill"], { min: -1, max: 3, each: 2 }, [
        choice("taouk", ["Chicken", "Poulet"]),
        choice("kafta", ["Kafta", "Kafta"]),
        choice("beef", ["Beef", "Bœuf"], 1.5),
        choice("lamb", ["Lamb", "Agneau"], 2.5),
      ]),
    ],
    combos: [
      combo(
        "meze",
        ["Meze for Two", "Mezzés pour deux"],
        {
          text: [
            "Three dips and a grill, bread without counting.",
            "Trois trempettes et une grillade, du pain sans compter.",
          ],
          price: 42,
          promotion: ["Pita refilled", "Pita à volonté"],
          limit: 3,
        },
        [
          slot("first", ["First meze", "Premier mezzé"], ["hummus", "moutabal", "tabbouleh"]),
          slot("second", ["Second meze", "Deuxième mezzé"], ["hummus", "moutabal", "tabbouleh", "vine-leaves"]),
          slot("third", ["Third meze", "Troisième mezzé"], ["vine-leaves", filling("kibbeh", 2)]),
          slot("grill", ["Grill", "Grillade"], ["kafta", filling("mixed-grill", 5)]),
          slot("sweet", ["Sweet", "Sucré"], ["baklava", filling("knafeh", 3)], true),
        ],
      ),
    ],
  },
};
