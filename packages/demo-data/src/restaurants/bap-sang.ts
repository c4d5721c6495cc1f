import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";

import { coverPicture, logoPicture } from "../pictures.ts";
import { everyDay } from "./hours.ts";
import { choice, dessert, drink, group, plate, side, starter, when } from "./menu-writing.ts";

const items = [
  plate("bibimbap", ["Stone Bowl Bibimbap", "Bibimbap en bol de pierre"], 16.5, {
    text: [
      "It crackles until you stir. Then it crackles more.",
      "Ça crépite jusqu’à ce qu’on mélange. Après, encore plus.",
    ],
    kcal: 590,
    picture: "stone-bowl-bibimbap",
    allergens: ["eggs", "soy", "sesame"],
    tags: ["favourite"],
    wizard: true,
  }),
  plate("bulgogi", ["Bulgogi Plate", "Assiette de bulgogi"], 18.5, {
    picture: "bulgogi-plate",
    kcal: 620,
    allergens: ["soy", "sesame", "gluten"],
  }),
  plate("kimchi-jjigae", ["Kimchi Stew", "Ragoût de kimchi"], 15, {
    text: ["Pork, tofu, a kimchi old enough to speak.", "Porc, tofu, un kimchi assez vieux pour parler."],
    kcal: 430,
    picture: "kimchi-stew",
    allergens: ["soy", "fish"],
    tags: ["spicy"],
  }),
  plate("sundubu", ["Soft Tofu Stew", "Ragoût de tofu soyeux"], 15, {
    picture: "soft-tofu-stew",
    kcal: 380,
    allergens: ["soy", "eggs", "molluscs"],
    tags: ["spicy"],
  }),
  plate("fried-chicken", ["Korean Fried Chicken", "Poulet frit à la coréenne"], 19, {
    kcal: 820,
    picture: "korean-fried-chicken",
    allergens: ["gluten", "soy", "peanuts"],
    tags: ["to-share", "favourite"],
  }),
  plate("japchae", ["Japchae", "Japchae"], 14.5, {
    picture: "japchae",
    kcal: 480,
    allergens: ["soy", "sesame"],
    tags: ["vegan"],
  }),
  plate("naengmyeon", ["Cold Buckwheat Noodles", "Nouilles froides de sarrasin"], 15.5, {
    picture: "naengmyeon",
    kcal: 460,
    allergens: ["eggs", "gluten", "mustard"],
    tags: ["seasonal"],
    stock: "summer_only",
  }),
  starter("mandu", ["Mandu, Six", "Mandus, six"], 9, {
    kcal: 290,
    picture: "mandu",
    allergens: ["gluten", "soy", "sesame"],
  }),
  starter("kimbap", ["Kimbap, Eight", "Kimbap, huit"], 8.5, {
    kcal: 320,
    allergens: ["eggs", "sesame", "soy"],
  }),
  starter("pajeon", ["Scallion Pancake", "Galette aux oignons verts"], 12, {
    kcal: 410,
    allergens: ["gluten", "eggs", "molluscs"],
    tags: ["to-share"],
  }),
  starter("tteokbokki", ["Tteokbokki", "Tteokbokki"], 11, {
    kcal: 390,
    allergens: ["fish", "soy", "gluten"],
    tags: ["spicy"],
  }),
  side("banchan", ["Banchan, Refilled", "Banchan à volonté"], 6, {
    text: [
      "Five small dishes. You do not choose; that is the point.",
      "Cinq petits plats. On ne choisit pas, c’est le principe.",
    ],
    kcal: 120,
    allergens: ["soy", "sesame", "fish"],
    tags: ["to-share"],
  }),
  side("kimchi", ["Kimchi", "Kimchi"], 4, { kcal: 30, allergens: ["fish"], tags: ["spicy"] }),
  side("rice", ["Purple Rice", "Riz violet"], 3, {
    kcal: 210,
    tags: ["vegan", "gluten-free"],
  }),
  dessert("bingsu", ["Red Bean Bingsu", "Bingsu aux haricots rouges"], 11, {
    kcal: 380,
    allergens: ["milk"],
    tags: ["vegetarian", "to-share"],
  }),
  dessert("hotteok", ["Hotteok", "Hotteok"], 5, {
    kcal: 290,
    allergens: ["gluten", "peanuts"],
    tags: ["vegetarian"],
  }),
  drink("barley-tea", ["Barley Tea", "Thé d’orge"], 2.5, {
    picture: "cup-of-tea",
    kcal: 2,
    allergens: ["gluten"],
    tags: ["vegan"],
  }),
  drink("sikhye", ["Sikhye", "Sikhye"], 4.5, { kcal: 140, tags: ["vegan"] }),
  drink("soju", ["Soju, Bottle", "Soju, bouteille"], 17, { kcal: 540, tags: ["alcohol"] }),
];

export const bapSang: TableeRestaurantInput = {
  ref: "bap-sang",
  name: "Bap Sang",
  description: [
    "A Korean table on Sherbrooke West: five small dishes before you have even sat down.",
    "Une table coréenne dans l’ouest de Sherbrooke : cinq petits plats avant même que vous soyez assis.",
  ],
  menu_description: ["Stone bowls, stews, fried chicken.", "Bols de pierre, ragoûts, poulet frit."],
  phone_number: "+15145550123",
  website: "https://bap-sang.example",
  address: "5732 rue Sherbrooke Ouest",
  city: "Montréal",
  postal_code: "H4A 1W8",
  zone: "ndg",
  latitude: 45.47268,
  longitude: -73.60834,
  google_place_id: "demo-bap-sang",
  logo_image_path: logoPicture("bap-sang"),
  cover_image_path: coverPicture("bap-sang"),
  cuisines: ["korean"],
  planned_orders_enabled: true,
  preparation_minutes: 20,
  hours: everyDay(
    [
      [11.5, 15],
      [17, 22],
    ],
    { wednesday: [], friday: [[11.5, 23]], saturday: [[11.5, 23]] },
  ),
  dine_in_offered: true,
  take_out_offered: true,
  delivery_offered: true,
  curbside_pickup_offered: true,
  hide_drive: true,
  delivery_radius_m: 5_000,
  delivery_fee: 3.99,
  menu: {
    items,
    modifier_groups: [
      group("protein", ["Main", "Base"], ["bibimbap"], { min: 1, max: 1 }, [
        choice("beef", ["Beef", "Bœuf"], 0, { allergens: ["soy", "gluten"] }),
        choice("chicken", ["Chicken", "Poulet"]),
        choice("tofu", ["Tofu and mushrooms", "Tofu et champignons"], 0, { allergens: ["soy"] }),
      ]),
      group("egg", ["Egg", "Œuf"], ["bibimbap"], { min: 1, max: 1 }, [
        choice("fried", ["Fried", "Au plat"], 0, { allergens: ["eggs"], preselected: true }),
        choice("raw", ["Raw yolk", "Jaune cru"], 0, {
          allergens: ["eggs"],
          conditional_display: "hide-when-select",
          conditional_modifiers: [when("protein", "tofu")],
        }),
        choice("none", ["None", "Sans œuf"]),
      ]),
      group("banchan", ["Banchan", "Banchan"], ["bibimbap"], { min: 0, max: 4, free: 2 }, [
        choice("kimchi", ["Kimchi", "Kimchi"], 2, { preselected: true, allergens: ["fish"] }),
        choice("spinach", ["Sesame spinach", "Épinards au sésame"], 1.5, { allergens: ["sesame", "soy"] }),
        choice("radish", ["Pickled radish", "Radis mariné"], 1.25),
        choice("fish-cake", ["Fish cake", "Galette de poisson"], 2.75, { allergens: ["fish", "gluten"] }),
      ]),
      group("gochujang", ["Gochujang", "Gochujang"], ["bibimbap", "bulgogi"], { min: 0, max: 2, each: 2 }, [
        choice("spoon", ["One spoon", "Une cuillérée"]),
        choice("maple", ["With maple", "À l’érable"], 0.5),
      ]),
      group("glaze", ["Glaze", "Laque"], ["fried-chicken"], { min: 1, max: 2 }, [
        choice("soy-garlic", ["Soy and garlic", "Soya et ail"], 0, { allergens: ["soy"] }),
        choice("yangnyeom", ["Sweet and hot", "Sucré-piquant"]),
        choice("plain", ["Plain, crisp", "Nature, croustillant"]),
      ]),
      group("chicken-size", ["Size", "Format"], ["fried-chicken"], { min: 1, max: 1, price_display: "total" }, [
        choice("half", ["Half", "Demi"]),
        choice("whole", ["Whole", "Entier"], 15),
      ]),
    ],
  },
};
