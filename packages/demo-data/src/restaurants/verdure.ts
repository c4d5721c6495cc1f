import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";

import { coverPicture, logoPicture } from "../pictures.ts";
import { everyDay } from "./hours.ts";
import { choice, dessert, drink, group, plate, separator, side, starter, when } from "./menu-writing.ts";

const BOWLS = ["your-bowl"];

const items = [
  plate("your-bowl", ["Your Bowl", "Votre bol"], 14.5, {
    text: ["Five steps, no wrong answers.", "Cinq étapes, aucune mauvaise réponse."],
    kcal: 450,
    picture: "garden-bowl",
    allergens: ["soy", "sesame"],
    tags: ["vegan", "favourite"],
    wizard: true,
  }),
  plate("beet-burger", ["Beet Burger", "Burger de betterave"], 15, {
    picture: "beet-burger",
    kcal: 530,
    allergens: ["gluten", "soy", "mustard"],
    tags: ["vegan"],
  }),
  plate("cashew-mac", ["Cashew Mac & Cheese", "Macaroni au « fromage » de cajou"], 14, {
    picture: "cashew-mac",
    kcal: 610,
    allergens: ["gluten", "nuts"],
    tags: ["vegan"],
  }),
  plate("avocado-toast", ["Avocado Toast, Seeds", "Tartine à l’avocat, graines"], 12, {
    kcal: 390,
    picture: "avocado-toast-seeds",
    allergens: ["gluten", "sesame"],
    tags: ["vegan"],
  }),
  plate("dal-bowl", ["Red Lentil Dal", "Dal de lentilles corail"], 13, {
    picture: "red-lentil-dal",
    kcal: 370,
    allergens: ["mustard"],
    tags: ["vegan", "gluten-free"],
  }),
  plate("mushroom-tartine", ["Mushrooms on Rye", "Champignons sur seigle"], 13.5, {
    picture: "mushroom-tartine",
    kcal: 360,
    allergens: ["gluten"],
    tags: ["vegan", "seasonal"],
  }),
  starter("soup", ["Soup from the Garden", "Soupe du jardin"], 7, {
    picture: "garden-soup",
    kcal: 120,
    allergens: ["celery"],
    tags: ["vegan", "gluten-free", "seasonal"],
  }),
  starter("hummus", ["Beet Hummus, Crackers", "Hoummos de betterave, craquelins"], 8.5, {
    picture: "beet-hummus-crackers",
    kcal: 190,
    allergens: ["sesame", "gluten"],
    tags: ["vegan", "to-share"],
  }),
  side("sweet-potato", ["Roasted Sweet Potato", "Patate douce rôtie"], 6.5, {
    kcal: 190,
    tags: ["vegan", "gluten-free"],
  }),
  side("kale", ["Massaged Kale", "Kale massé"], 7, {
    text: ["Yes, by hand. Yes, every leaf.", "Oui, à la main. Oui, chaque feuille."],
    kcal: 110,
    allergens: ["sesame"],
    tags: ["vegan", "gluten-free"],
  }),
  dessert("smoothie-bowl", ["Blueberry Smoothie Bowl", "Bol-smoothie aux bleuets"], 11, {
    kcal: 340,
    picture: "blueberry-smoothie-bowl",
    allergens: ["nuts"],
    tags: ["vegan", "local"],
  }),
  dessert("brownie", ["Black Bean Brownie", "Brownie aux haricots noirs"], 5.5, {
    kcal: 280,
    allergens: ["nuts"],
    tags: ["vegan", "gluten-free"],
  }),
  dessert("carrot-cake", ["Carrot Cake", "Gâteau aux carottes"], 7, {
    kcal: 390,
    allergens: ["gluten", "nuts", "soy"],
    tags: ["vegan"],
  }),
  drink("green", ["The Green One", "Le vert"], 8.5, {
    kcal: 110,
    allergens: ["celery"],
    tags: ["vegan"],
  }),
  drink("kombucha", ["Kombucha from Saint-Henri", "Kombucha de Saint-Henri"], 6, {
    kcal: 50,
    tags: ["vegan", "local"],
  }),
  drink("oat-latte", ["Oat Latte", "Latté à l’avoine"], 5.25, {
    kcal: 140,
    allergens: ["gluten"],
    tags: ["vegan"],
  }),
  drink("mate", ["Maté", "Maté"], 5, { kcal: 5, tags: ["vegan"] }),
];

/** An entirely vegan menu, with the longest wizard: five groups, one after the other. */
export const verdure: TableeRestaurantInput = {
  ref: "verdure",
  name: "Verdure",
  description: [
    "Plants, ferments and a compost bin with a waiting list. Carnivores are welcome and usually come back.",
    "Des plantes, des ferments et un bac à compost avec liste d’attente. Les carnivores sont les bienvenus et reviennent d’habitude.",
  ],
  menu_description: ["Bowls you compose, all vegan.", "Des bols à composer, tout végane."],
  phone_number: "+15145550124",
  website: "https://verdure.example",
  address: "4026 rue Notre-Dame Ouest",
  city: "Montréal",
  postal_code: "H4C 1R1",
  zone: "saint-henri",
  latitude: 45.47743,
  longitude: -73.58537,
  google_place_id: "demo-verdure",
  logo_image_path: logoPicture("verdure"),
  cover_image_path: coverPicture("verdure"),
  cuisines: ["vegan", "cafe"],
  planned_orders_enabled: true,
  preparation_minutes: 15,
  hours: everyDay([[8, 20]], { saturday: [[9, 20]], sunday: [[9, 17]] }),
  dine_in_offered: true,
  take_out_offered: true,
  delivery_offered: true,
  hide_drive: true,
  hide_curbside: true,
  delivery_radius_m: 5_000,
  delivery_fee: 3.99,
  menu: {
    items,
    modifier_groups: [
      group("base", ["1. Base", "1. Base"], BOWLS, { min: 1, max: 1 }, [
        choice("rice", ["Brown rice", "Riz brun"]),
        choice("quinoa", ["Quinoa", "Quinoa"], 1),
        choice("soba", ["Soba", "Soba"], 1, { allergens: ["gluten"] }),
        choice("greens", ["Greens only", "Verdure seulement"]),
      ]),
      group("protein", ["2. Protein", "2. Protéine"], BOWLS, { min: 1, max: 2 }, [
        choice("tofu", ["Crisp tofu", "Tofu croustillant"], 0, { allergens: ["soy"] }),
        choice("tempeh", ["Maple tempeh", "Tempeh à l’érable"], 1, { allergens: ["soy"] }),
        choice("chickpeas", ["Roasted chickpeas", "Pois chiches rôtis"]),
        choice("falafel", ["Falafel", "Falafel"], 1.5, { allergens: ["sesame"] }),
      ]),
      group(
        "vegetables",
        ["3. Vegetables", "3. Légumes"],
        BOWLS,
        { min: 3, max: 5, text: ["Three at least, five at most.", "Trois au moins, cinq au plus."] },
        [
          separator("raw", ["Raw", "Crus"]),
          choice("cucumber", ["Cucumber", "Concombre"]),
          choice("carrot", ["Carrot", "Carotte"]),
          choice("cabbage", ["Red cabbage", "Chou rouge"]),
          choice("avocado", ["Avocado", "Avocat"], 2),
          separator("cooked", ["Cooked", "Cuits"]),
          choice("squash", ["Roasted squash", "Courge rôtie"]),
          choice("broccoli", ["Charred broccoli", "Brocoli grillé"]),
          choice("beet", ["Beet", "Betterave"]),
        ],
      ),
      group("sauce", ["4. Sauce", "4. Sauce"], BOWLS, { min: 1, max: 1 }, [
        choice("miso", ["Miso and ginger", "Miso et gingembre"], 0, { allergens: ["soy"] }),
        choice("tahini", ["Tahini and lemon", "Tahini et citron"], 0, { allergens: ["sesame"] }),
        choice("peanut", ["Peanut", "Arachide"], 0, { allergens: ["peanuts"] }),
        choice("green", ["Herbs and lime", "Herbes et lime"]),
      ]),
      group("crunch", ["5. Crunch", "5. Croquant"], BOWLS, { min: 0, max: 2 }, [
        choice("seeds", ["Seeds", "Graines"], 0, { allergens: ["sesame"] }),
        choice("peanuts", ["Peanuts", "Arachides"], 0.75, {
          allergens: ["peanuts"],
          conditional_display: "hide-when-select",
          conditional_modifiers: [when("sauce", "peanut")],
        }),
        choice("nori", ["Nori", "Nori"], 0.75),
        choice("onions", ["Crisp onions", "Oignons croustillants"], 0.5, { allergens: ["gluten"] }),
      ]),
    ],
  },
};
