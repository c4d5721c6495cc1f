import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";

import { coverPicture, logoPicture } from "../pictures.ts";
import { everyDay } from "./hours.ts";
import { choice, combo, dessert, drink, filling, group, plate, side, slot, starter } from "./menu-writing.ts";

const items = [
  plate("quarter", ["Quarter Chicken", "Quart de poulet"], 11.5, {
    picture: "quarter-chicken",
    kcal: 480,
    tags: ["gluten-free"],
    text: [
      "Butterflied, over charcoal, brushed three times.",
      "En crapaudine, grillé au charbon de bois, badigeonné trois fois.",
    ],
  }),
  plate("half", ["Half Chicken", "Demi-poulet"], 17, {
    kcal: 760,
    picture: "piri-piri-half-chicken",
    tags: ["gluten-free", "favourite"],
  }),
  plate("whole", ["Whole Chicken", "Poulet entier"], 28, {
    picture: "whole-chicken",
    kcal: 1480,
    tags: ["gluten-free", "to-share"],
  }),
  plate("bifana", ["Bifana", "Bifana"], 9.5, {
    text: ["Pork, garlic, white wine, a roll that gives up.", "Porc, ail, vin blanc, un pain qui abdique."],
    kcal: 540,
    picture: "bifana",
    allergens: ["gluten", "mustard", "sulphites"],
  }),
  plate("francesinha", ["Francesinha", "Francesinha"], 21, {
    text: ["Porto’s answer to everything.", "La réponse de Porto à tout."],
    kcal: 1100,
    picture: "francesinha",
    allergens: ["gluten", "milk", "eggs", "sulphites"],
  }),
  plate("veggie", ["Grilled Vegetable Plate", "Assiette de légumes grillés"], 15, {
    picture: "grilled-vegetables",
    kcal: 340,
    tags: ["vegan", "gluten-free"],
  }),
  starter("caldo-verde", ["Caldo verde", "Caldo verde"], 6.5, {
    picture: "caldo-verde",
    kcal: 190,
    tags: ["gluten-free"],
  }),
  starter("cod-cakes", ["Cod Cakes, Four", "Beignets de morue, quatre"], 8, {
    picture: "cod-cakes",
    kcal: 280,
    allergens: ["fish", "eggs", "gluten"],
  }),
  starter("chourico", ["Flamed Chouriço", "Chouriço flambé"], 12, {
    kcal: 410,
    tags: ["to-share", "gluten-free"],
    allergens: ["sulphites"],
  }),
  starter("sardines", ["Grilled Sardines, Four", "Sardines grillées, quatre"], 14, {
    kcal: 310,
    allergens: ["fish"],
    tags: ["gluten-free", "seasonal"],
  }),
  side("fries", ["Paprika Fries", "Frites au paprika"], 5.5, {
    picture: "plain-fries",
    kcal: 330,
    tags: ["vegan", "favourite"],
  }),
  side("rice", ["Tomato Rice", "Riz aux tomates"], 5, { kcal: 220, tags: ["vegan"] }),
  side("salad", ["Salad", "Salade"], 5, { kcal: 90, allergens: ["mustard"], tags: ["vegan"] }),
  side("bread", ["Corn Bread", "Broa de maïs"], 3.5, {
    kcal: 200,
    allergens: ["gluten"],
    tags: ["vegan"],
  }),
  dessert("nata", ["Pastel de nata", "Pastel de nata"], 2.75, {
    text: ["By the oven door, a bell rings when they come out.", "Près du four, une cloche sonne quand ils sortent."],
    kcal: 260,
    picture: "six-natas",
    allergens: ["gluten", "milk", "eggs"],
    tags: ["vegetarian", "favourite"],
  }),
  dessert("arroz-doce", ["Rice Pudding, Cinnamon", "Riz au lait, cannelle"], 5, {
    kcal: 280,
    allergens: ["milk"],
    tags: ["vegetarian", "gluten-free"],
  }),
  drink("galao", ["Galão", "Galão"], 4, { kcal: 110, allergens: ["milk"], tags: ["vegetarian"] }),
  drink("sumol", ["Orange Soda", "Orangeade gazeuse"], 3.25, { kcal: 140, tags: ["vegan"] }),
  drink("vinho-verde", ["Vinho verde, Half-Litre", "Vinho verde, demi-litre"], 20, {
    kcal: 330,
    allergens: ["sulphites"],
    tags: ["alcohol"],
  }),
];

export const rotisserieBraga: TableeRestaurantInput = {
  ref: "rotisserie-braga",
  name: "Rôtisserie Braga",
  description: [
    "Charcoal chicken and a window onto the street: you smell it from Rachel. Spicy means spicy.",
    "Du poulet au charbon de bois et une fenêtre sur la rue : on le sent depuis Rachel. Piquant veut dire piquant.",
  ],
  menu_description: ["Charcoal chicken, natas, paprika fries.", "Poulet au charbon de bois, natas, frites au paprika."],
  phone_number: "+15145550120",
  website: "https://rotisserie-braga.example",
  address: "4170 rue Clark",
  city: "Montréal",
  postal_code: "H2W 1X2",
  zone: "plateau",
  latitude: 45.51796,
  longitude: -73.58187,
  google_place_id: "demo-rotisserie-braga",
  logo_image_path: logoPicture("rotisserie-braga"),
  cover_image_path: coverPicture("rotisserie-braga"),
  cuisines: ["portuguese"],
  planned_orders_enabled: true,
  preparation_minutes: 30,
  hours: everyDay([[11, 21]], { monday: [], thursday: [[11, 22]], friday: [[11, 22]] }),
  dine_in_offered: false,
  take_out_offered: true,
  delivery_offered: true,
  hide_drive: true,
  hide_curbside: true,
  delivery_radius_m: 4_500,
  delivery_fee: 3.75,
  menu: {
    items,
    modifier_groups: [
      group("sauce", ["Sauce", "Sauce"], ["quarter", "half", "whole"], { min: 1, max: 1 }, [
        choice("mild", ["Lemon and garlic", "Citron et ail"]),
        choice("medium", ["Medium", "Moyenne"]),
        choice("piri", ["Piri-piri", "Piri-piri"]),
        choice("apart", ["On the side", "À part"], 0.5),
      ]),
      group("piece", ["Piece", "Morceau"], ["quarter"], { min: 1, max: 1 }, [
        choice("leg", ["Leg", "Cuisse"]),
        choice("breast", ["Breast", "Poitrine"], 1.5),
      ]),
      group("side", ["Side", "Accompagnement"], ["quarter", "half", "veggie"], { min: 1, max: 2 }, [
        choice("fries", ["Fries", "Frites"]),
        choice("rice", ["Tomato rice", "Riz aux tomates"]),
        choice("salad", ["Salad", "Salade"]),
      ]),
    ],
    combos: [
      combo(
        "family",
        ["Family Chicken", "Poulet familial"],
        {
          text: ["A whole chicken, two sides, four natas.", "Un poulet entier, deux à-côtés, quatre natas."],
          price: 46,
          promotion: ["Save $5", "Économisez 5 $"],
          limit: 4,
        },
        [
          slot("chicken", ["Chicken", "Poulet"], ["whole"]),
          slot("side-1", ["First side", "Premier à-côté"], ["fries", "rice", "salad"]),
          slot("side-2", ["Second side", "Deuxième à-côté"], ["fries", "rice", "salad", filling("bread", 1)]),
          slot("natas", ["Natas", "Natas"], ["nata", filling("arroz-doce", 2)]),
          slot("drink", ["Drink", "Boisson"], [filling("sumol", "own"), filling("vinho-verde", "own")], true),
        ],
      ),
    ],
  },
};
