import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";

import { coverPicture, logoPicture } from "../pictures.ts";
import { everyDay } from "./hours.ts";
import { choice, combo, dessert, drink, filling, group, plate, side, slot, starter } from "./menu-writing.ts";

const CURRIES = ["squash-curry", "butter-chicken", "shrimp-moilee", "lamb-pepper", "dal"];

const items = [
  plate("squash-curry", ["Squash & Chickpea Curry", "Kari de courge et pois chiches"], 15.5, {
    text: [
      "Coconut, curry leaves, squash from Saint-Rémi that still holds its shape.",
      "Coco, feuilles de cari, une courge de Saint-Rémi qui se tient encore.",
    ],
    kcal: 430,
    picture: "squash-curry",
    allergens: ["mustard"],
    tags: ["vegan", "gluten-free", "favourite"],
    heat: 1,
  }),
  plate("butter-chicken", ["Butter Chicken", "Poulet au beurre"], 17, {
    picture: "butter-chicken",
    text: ["Yes, we make it. Yes, it is the best seller.", "Oui, on en fait. Oui, c’est ce qui part le plus."],
    kcal: 690,
    allergens: ["milk", "nuts"],
    tags: ["halal"],
    heat: 1,
  }),
  plate("lamb-pepper", ["Black Pepper Lamb", "Agneau au poivre noir"], 20, {
    picture: "pepper-lamb",
    kcal: 620,
    allergens: ["mustard"],
    tags: ["halal", "spicy"],
    heat: 3,
  }),
  plate("dal", ["Yellow Dal, Rice", "Dal jaune, riz"], 13, {
    picture: "yellow-dal",
    kcal: 410,
    allergens: ["mustard"],
    tags: ["vegan", "gluten-free"],
  }),
  plate("masala-dosa", ["Masala Dosa", "Masala dosa"], 14, {
    text: [
      "Two feet of crisp lentil crêpe around potatoes, sambar and coconut chutney.",
      "Deux pieds de crêpe de lentilles croustillante, patates, sambar et chutney de coco.",
    ],
    kcal: 520,
    picture: "masala-dosa",
    allergens: ["mustard"],
    tags: ["vegan", "gluten-free"],
  }),
  plate("biryani", ["Malabar Chicken Biryani", "Biryani de poulet de Malabar"], 18, {
    picture: "malabar-biryani",
    text: [
      "Sealed with dough, opened at the table. Weekends only.",
      "Scellé à la pâte, ouvert à table. La fin de semaine seulement.",
    ],
    kcal: 760,
    allergens: ["milk", "nuts", "gluten"],
    tags: ["halal"],
    stock: "weekends",
  }),
  starter("samosas", ["Samosas, Three", "Samosas, trois"], 7, {
    kcal: 260,
    picture: "samosas-and-chutneys",
    allergens: ["gluten"],
    tags: ["vegan"],
  }),
  starter("cucumber-raita", ["Cucumber Raita", "Raïta au concombre"], 4.5, {
    picture: "tzatziki",
    kcal: 80,
    allergens: ["milk"],
    tags: ["vegetarian"],
  }),
  plate("shrimp-moilee", ["Shrimp Moilee", "Moilee de crevettes"], 19, {
    picture: "shrimp-moilee",
    text: [
      "Shrimp in turmeric coconut milk, the way they cook them in Kochi on Sundays.",
      "Crevettes au lait de coco et curcuma, comme à Kochi le dimanche.",
    ],
    kcal: 480,
    allergens: ["crustaceans", "mustard"],
    tags: ["gluten-free"],
  }),
  starter("chicken-65", ["Chicken 65", "Poulet 65"], 12, {
    kcal: 340,
    tags: ["halal", "spicy"],
    heat: 2,
  }),
  side("parotta", ["Parotta, Two", "Parotta, deux"], 5, {
    kcal: 360,
    allergens: ["gluten", "milk"],
    tags: ["vegetarian"],
  }),
  side("rice", ["Basmati Rice", "Riz basmati"], 3.5, { picture: "bowl-of-rice", kcal: 200, tags: ["vegan"] }),
  side("eggplant", ["Roasted Eggplant Pachadi", "Pachadi d’aubergine rôtie"], 8, {
    kcal: 150,
    allergens: ["milk", "mustard"],
    tags: ["vegetarian"],
  }),
  dessert("payasam", ["Cardamom Payasam", "Payasam à la cardamome"], 6.5, {
    kcal: 290,
    allergens: ["milk", "nuts"],
    tags: ["vegetarian"],
  }),
  dessert("mango-ice", ["Mango Kulfi", "Kulfi à la mangue"], 6, {
    kcal: 240,
    allergens: ["milk", "nuts"],
    tags: ["vegetarian"],
  }),
  drink("mango-lassi", ["Mango Lassi", "Lassi à la mangue"], 5.5, {
    kcal: 220,
    picture: "mango-lassi",
    allergens: ["milk"],
    tags: ["vegetarian"],
  }),
  drink("chai", ["Masala Chai", "Chaï masala"], 4, {
    picture: "chai",
    kcal: 120,
    allergens: ["milk"],
    tags: ["vegetarian"],
  }),
  drink("lime-soda", ["Salted Lime Soda", "Soda à la lime salée"], 4.5, {
    kcal: 40,
    tags: ["vegan"],
  }),
];

export const maisonKerala: TableeRestaurantInput = {
  ref: "maison-kerala",
  name: "Maison Kerala",
  description: [
    "South Indian home cooking: coconut, curry leaves, a radio that plays the cricket. The heat is asked, never guessed.",
    "Cuisine familiale du sud de l’Inde : coco, feuilles de cari, une radio qui passe le cricket. Le piquant se demande, il ne se devine pas.",
  ],
  menu_description: ["Karis, dosas, shrimp in coconut.", "Karis, dosas, crevettes au lait de coco."],
  phone_number: "+15145550108",
  website: "https://maison-kerala.example",
  address: "8025 avenue Querbes",
  city: "Montréal",
  postal_code: "H3N 2C4",
  zone: "parc-extension",
  latitude: 45.53012,
  longitude: -73.63385,
  google_place_id: "demo-maison-kerala",
  logo_image_path: logoPicture("maison-kerala"),
  cover_image_path: coverPicture("maison-kerala"),
  cuisines: ["indian"],
  planned_orders_enabled: true,
  preparation_minutes: 30,
  hours: everyDay(
    [
      [11.5, 15],
      [17, 22],
    ],
    { tuesday: [] },
  ),
  dine_in_offered: true,
  take_out_offered: true,
  delivery_offered: true,
  curbside_pickup_offered: true,
  hide_drive: true,
  delivery_radius_m: 6_000,
  delivery_fee: 3.99,
  min_order_amount: 20,
  offers: [
    {
      ref: "second-dosa",
      name: ["Second dosa at half price", "Le deuxième dosa à moitié prix"],
      kind: "second_half",
      item_ids: ["masala-dosa"],
    },
    {
      ref: "welcome",
      name: ["$5 off", "5 $ de rabais"],
      kind: "amount_off",
      amount: 5,
      from: 30,
      code: "BIENVENUE",
      per_member: 1,
    },
  ],
  menu: {
    items,
    modifier_groups: [
      group("heat", ["Heat", "Piquant"], [...CURRIES, "biryani"], { min: 1, max: 1 }, [
        choice("mild", ["Mild", "Doux"]),
        choice("medium", ["Medium", "Moyen"]),
        choice("hot", ["Hot", "Fort"]),
        choice("home", ["As at home", "Comme à la maison"], 0, {
          description: ["Hotter than hot.", "Plus fort que fort."],
        }),
      ]),
      group("with", ["With", "Avec"], CURRIES.slice(0, 4), { min: 1, max: 1 }, [
        choice("rice", ["Basmati rice", "Riz basmati"]),
        choice("parotta", ["Parotta", "Parotta"], 1.5, { allergens: ["gluten", "milk"] }),
        choice("both", ["Half and half", "Moitié-moitié"], 1),
      ]),
      group("chutney", ["Chutneys", "Chutneys"], ["masala-dosa", "samosas"], { min: 0, max: 2, each: 2 }, [
        choice("coconut", ["Coconut", "Coco"]),
        choice("tamarind", ["Tamarind", "Tamarin"]),
        choice("mint", ["Mint", "Menthe"], 0.5),
      ]),
    ],
    combos: [
      combo(
        "thali",
        ["Thali", "Thali"],
        {
          text: [
            "One curry, one small plate, rice, something sweet: a whole meal on a tray.",
            "Un kari, une petite assiette, du riz, un sucré : un repas entier sur un plateau.",
          ],
          price: 21,
          promotion: ["A free papadam", "Un papadam offert"],
        },
        [
          slot(
            "curry",
            ["Curry", "Kari"],
            ["squash-curry", "dal", filling("butter-chicken", 2), filling("lamb-pepper", 4)],
          ),
          slot("small", ["Small plate", "Petite assiette"], ["samosas", "cucumber-raita", filling("chicken-65", 3)]),
          slot("bread", ["Rice or bread", "Riz ou pain"], ["rice", "parotta"]),
          slot("sweet", ["Sweet", "Sucré"], ["payasam", filling("mango-ice", 1)], true),
        ],
      ),
    ],
  },
};
