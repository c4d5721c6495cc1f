import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";

import { coverPicture, logoPicture } from "../pictures.ts";
import { everyDay } from "./hours.ts";
import { choice, dessert, drink, group, plate, side, starter } from "./menu-writing.ts";

const SOUPS = ["pho-bo", "pho-ga", "pho-chay", "bun-bo-hue"];

const items = [
  plate("pho-bo", ["Beef Phở", "Phở au bœuf"], 15, {
    text: [
      "Rare beef laid in at the last moment; the broth does the cooking.",
      "Le bœuf cru arrive au dernier moment; c’est le bouillon qui cuit.",
    ],
    kcal: 480,
    picture: "beef-pho",
    allergens: ["fish"],
    tags: ["gluten-free", "favourite"],
  }),
  plate("pho-ga", ["Chicken Phở", "Phở au poulet"], 14.5, {
    kcal: 430,
    picture: "chicken-pho",
    allergens: ["fish"],
    tags: ["gluten-free"],
  }),
  plate("pho-chay", ["Vegetable Phở", "Phở végétarien"], 14, {
    picture: "vegetable-pho",
    kcal: 370,
    allergens: ["soy"],
    tags: ["vegan", "gluten-free"],
  }),
  plate("bun-bo-hue", ["Bún bò Huế", "Bún bò Huế"], 16.5, {
    text: [
      "Lemongrass, chili, round noodles. Bà Lan is from Huế and will ask how it was.",
      "Citronnelle, piment, nouilles rondes. Bà Lan vient de Huế et vous demandera votre avis.",
    ],
    kcal: 560,
    picture: "bun-bo-hue",
    allergens: ["fish", "crustaceans"],
    tags: ["spicy"],
  }),
  plate("banh-mi", ["Grilled Pork Bánh mì", "Bánh mì au porc grillé"], 8.5, {
    kcal: 520,
    picture: "banh-mi-pork",
    allergens: ["gluten", "soy", "eggs"],
    tags: ["favourite"],
  }),
  plate("banh-mi-tofu", ["Lemongrass Tofu Bánh mì", "Bánh mì au tofu citronnelle"], 8, {
    picture: "tofu-banh-mi",
    kcal: 460,
    allergens: ["gluten", "soy"],
    tags: ["vegan"],
  }),
  plate("bun-thit", ["Vermicelli Bowl, Grilled Pork", "Bol de vermicelles, porc grillé"], 16, {
    picture: "bun-thit-nuong",
    kcal: 590,
    allergens: ["fish", "peanuts"],
  }),
  plate("com-tam", ["Broken Rice, Pork Chop, Egg", "Riz brisé, côtelette, œuf"], 17, {
    picture: "broken-rice",
    kcal: 680,
    allergens: ["eggs", "fish"],
  }),
  plate("bo-kho", ["Beef Stew with Baguette", "Ragoût de bœuf et baguette"], 16.5, {
    kcal: 610,
    allergens: ["gluten", "fish"],
    stock: "sunday_only",
  }),
  starter("rolls", ["Summer Rolls, Two", "Rouleaux de printemps, deux"], 7, {
    kcal: 170,
    allergens: ["crustaceans", "peanuts"],
    tags: ["gluten-free"],
  }),
  starter("imperial", ["Imperial Rolls, Three", "Rouleaux impériaux, trois"], 8, {
    kcal: 330,
    allergens: ["gluten", "crustaceans"],
  }),
  starter("papaya", ["Green Papaya Salad", "Salade de papaye verte"], 9.5, {
    kcal: 160,
    allergens: ["peanuts", "fish"],
    tags: ["spicy"],
  }),
  side("rice", ["Jasmine Rice", "Riz au jasmin"], 3, { picture: "bowl-of-rice", kcal: 200, tags: ["vegan"] }),
  side("herbs", ["Extra Herbs & Sprouts", "Herbes et pousses en plus"], 2, { kcal: 10, tags: ["vegan"] }),
  dessert("che", ["Three-Colour Chè", "Chè trois couleurs"], 6, { kcal: 310, tags: ["vegan"] }),
  dessert("flan", ["Coffee Flan", "Flan au café"], 5.5, {
    kcal: 270,
    picture: "caramel-flan",
    allergens: ["eggs", "milk"],
    tags: ["vegetarian"],
  }),
  drink("ca-phe", ["Iced Coffee, Condensed Milk", "Café glacé, lait condensé"], 5.5, {
    kcal: 190,
    picture: "iced-coffee-condensed-milk",
    allergens: ["milk"],
    tags: ["vegetarian", "favourite"],
  }),
  drink("soda-chanh", ["Salted Lemonade", "Limonade salée"], 4.5, {
    kcal: 80,
    tags: ["vegan"],
  }),
  drink("coconut", ["Fresh Coconut", "Noix de coco fraîche"], 6.5, { kcal: 90, tags: ["vegan"] }),
];

export const phoBaLan: TableeRestaurantInput = {
  ref: "pho-ba-lan",
  name: "Phở Bà Lan",
  description: [
    "One family, one pot lit at four in the morning, students from the university at every table.",
    "Une famille, une marmite allumée à quatre heures du matin, des étudiants de l’université à toutes les tables.",
  ],
  menu_description: ["Phở, bánh mì, iced coffee.", "Phở, bánh mì, café glacé."],
  phone_number: "+15145550117",
  website: "https://pho-ba-lan.example",
  address: "5185 chemin de la Côte-des-Neiges",
  city: "Montréal",
  postal_code: "H3T 1Y1",
  zone: "cote-des-neiges",
  latitude: 45.49745,
  longitude: -73.62283,
  google_place_id: "demo-pho-ba-lan",
  logo_image_path: logoPicture("pho-ba-lan"),
  cover_image_path: coverPicture("pho-ba-lan"),
  cuisines: ["vietnamese"],
  planned_orders_enabled: true,
  preparation_minutes: 12,
  hours: everyDay([[9, 21]], { friday: [[9, 22]], saturday: [[9, 22]] }),
  dine_in_offered: true,
  take_out_offered: true,
  delivery_offered: true,
  hide_drive: true,
  hide_curbside: true,
  delivery_radius_m: 4_000,
  delivery_fee: 2.5,
  menu: {
    items,
    modifier_groups: [
      group("bowl", ["Bowl", "Bol"], SOUPS, { min: 1, max: 1, price_display: "total" }, [
        choice("small", ["Small", "Petit"]),
        choice("large", ["Large", "Grand"], 2),
        choice("xl", ["Extra large", "Très grand"], 4),
      ]),
      group("meat", ["In the bowl", "Dans le bol"], ["pho-bo"], { min: 1, max: 3 }, [
        choice("rare", ["Rare beef", "Bœuf saignant"]),
        choice("brisket", ["Brisket", "Poitrine"]),
        choice("tendon", ["Tendon", "Tendon"]),
        choice("meatballs", ["Meatballs", "Boulettes"], 1.5),
      ]),
      group("extras", ["Extras", "Extras"], [...SOUPS, "bun-thit", "com-tam"], { min: 0, max: 3 }, [
        choice("egg", ["Poached egg", "Œuf poché"], 2, { allergens: ["eggs"] }),
        choice("noodles", ["More noodles", "Plus de nouilles"], 2.5),
        choice("chili", ["Satay chili", "Piment saté"], 0.5, { allergens: ["peanuts"] }),
      ]),
      group("bread", ["Bánh mì", "Bánh mì"], ["banh-mi", "banh-mi-tofu"], { min: 0, max: 3 }, [
        choice("no-chili", ["No chili", "Sans piment"]),
        choice("no-coriander", ["No coriander", "Sans coriandre"]),
        choice("pate", ["With pâté", "Avec pâté"], 1),
      ]),
    ],
  },
};
