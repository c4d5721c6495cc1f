import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";

import { coverPicture, logoPicture } from "../pictures.ts";
import { everyDay } from "./hours.ts";
import { choice, combo, dessert, drink, filling, group, plate, side, slot, starter, when } from "./menu-writing.ts";

const BOWLS = ["yuzu-shio", "tonkotsu", "miso-corn", "shoyu-mushroom"];

const items = [
  plate("yuzu-shio", ["Yuzu Shio Ramen", "Ramen shio au yuzu"], 18.5, {
    text: [
      "A broth clear as a washed window, chicken and clams, yuzu added at the last second.",
      "Un bouillon clair comme une vitre lavée, poulet et palourdes, le yuzu à la dernière seconde.",
    ],
    kcal: 520,
    picture: "yuzu-shio-ramen",
    allergens: ["gluten", "eggs", "soy", "molluscs"],
    tags: ["favourite"],
  }),
  plate("tonkotsu", ["Tonkotsu Ramen", "Ramen tonkotsu"], 19, {
    text: [
      "Eighteen hours of pork bones, thin noodles, black garlic oil.",
      "Dix-huit heures d’os de porc, nouilles fines, huile d’ail noir.",
    ],
    kcal: 780,
    picture: "tonkotsu-ramen",
    allergens: ["gluten", "eggs", "soy", "sesame"],
  }),
  plate("miso-corn", ["Miso Corn Ramen", "Ramen miso et blé d’Inde"], 18.5, {
    text: [
      "Red miso, sweet corn, a square of butter, as they like it in Sapporo.",
      "Miso rouge, blé d’Inde sucré, un carré de beurre, comme on l’aime à Sapporo.",
    ],
    kcal: 690,
    picture: "miso-corn-ramen",
    allergens: ["gluten", "eggs", "soy", "milk"],
  }),
  plate("shoyu-mushroom", ["Mushroom Shoyu Ramen", "Ramen shoyu aux champignons"], 18, {
    text: [
      "Kombu and shiitake broth, noodles without egg, roasted oyster mushrooms.",
      "Bouillon de kombu et shiitakes, nouilles sans œuf, pleurotes rôtis.",
    ],
    kcal: 460,
    picture: "mushroom-shoyu-ramen",
    allergens: ["gluten", "soy"],
    tags: ["vegan"],
  }),
  plate("tsukemen", ["Tsukemen, Dipping Noodles", "Tsukemen, nouilles à tremper"], 20, {
    picture: "tsukemen",
    text: [
      "Thick cold noodles, a broth reduced to a sauce. Twenty bowls a day.",
      "Nouilles épaisses et froides, un bouillon réduit en sauce. Vingt bols par jour.",
    ],
    kcal: 720,
    allergens: ["gluten", "eggs", "soy", "fish"],
    stock: "sold_out",
  }),
  plate("chashu-don", ["Chashu Rice Bowl", "Bol de riz au chashu"], 13.5, {
    picture: "chashu-don",
    kcal: 560,
    allergens: ["soy", "gluten"],
  }),
  starter("gyoza", ["Gyoza, Six", "Gyozas, six"], 9, {
    text: ["Pork and cabbage with a lace skirt.", "Porc et chou, avec leur jupon de dentelle."],
    kcal: 260,
    picture: "gyoza-in-lace",
    allergens: ["gluten", "soy", "sesame"],
    tags: ["to-share"],
  }),
  starter("karaage", ["Chicken Karaage", "Karaage de poulet"], 11, {
    picture: "karaage",
    kcal: 340,
    allergens: ["gluten", "soy", "eggs"],
  }),
  starter("cucumber", ["Smashed Cucumber", "Concombre écrasé"], 6.5, {
    text: ["Sesame, chili, a little sugar.", "Sésame, piment, un peu de sucre."],
    kcal: 70,
    allergens: ["sesame", "soy"],
    tags: ["vegan", "spicy"],
  }),
  side("egg", ["Marinated Egg", "Œuf mariné"], 2.75, { kcal: 90, allergens: ["eggs", "soy"] }),
  side("onigiri", ["Salmon Onigiri", "Onigiri au saumon"], 5, {
    kcal: 210,
    allergens: ["fish", "sesame"],
  }),
  side("miso-soup", ["Miso Soup", "Soupe miso"], 4, { kcal: 60, allergens: ["soy", "fish"] }),
  dessert("dango", ["Three-Colour Dango", "Dango trois couleurs"], 6, {
    kcal: 220,
    picture: "three-colour-dango",
    tags: ["vegan"],
  }),
  dessert("sesame-ice", ["Black Sesame Ice Cream", "Crème glacée au sésame noir"], 6.5, {
    kcal: 260,
    allergens: ["milk", "sesame"],
    tags: ["vegetarian"],
  }),
  drink("sencha", ["Sencha, Pot", "Sencha, théière"], 5, { kcal: 2, tags: ["vegan"] }),
  drink("yuzu-soda", ["Yuzu Soda", "Soda au yuzu"], 5.5, { kcal: 110, tags: ["vegan"] }),
  drink("sake", ["Junmai Sake, 180 ml", "Saké junmai, 180 ml"], 16, { kcal: 190, tags: ["alcohol"] }),
];

export const nakano: TableeRestaurantInput = {
  ref: "nakano",
  name: "Nakano",
  description: [
    "Fourteen seats, one pot that never empties, and a chef who watches you take the first sip.",
    "Quatorze places, une marmite qui ne se vide jamais et un chef qui vous regarde prendre la première gorgée.",
  ],
  menu_description: ["Ramen, four broths, noodles made here.", "Ramens, quatre bouillons, nouilles faites sur place."],
  phone_number: "+15145550102",
  website: "https://nakano.example",
  address: "1430 rue Sherbrooke Ouest",
  city: "Montréal",
  postal_code: "H3G 1K4",
  zone: "centre-ville",
  latitude: 45.49941,
  longitude: -73.57861,
  google_place_id: "demo-nakano",
  logo_image_path: logoPicture("nakano"),
  cover_image_path: coverPicture("nakano"),
  cuisines: ["ramen", "japanese"],
  planned_orders_enabled: true,
  preparation_minutes: 15,
  hours: everyDay(
    [
      [11.5, 14.5],
      [17, 22],
    ],
    { sunday: [[12, 21]] },
  ),
  dine_in_offered: true,
  take_out_offered: true,
  delivery_offered: true,
  hide_drive: true,
  delivery_radius_m: 4_000,
  delivery_fee: 4.5,
  menu: {
    items,
    modifier_groups: [
      group("noodles", ["Noodles", "Nouilles"], BOWLS, { min: 1, max: 1 }, [
        choice("firm", ["Firm", "Fermes"]),
        choice("regular", ["Regular", "Normales"]),
        choice("soft", ["Soft", "Tendres"]),
        choice("rice", ["Rice noodles, no gluten", "Nouilles de riz, sans gluten"], 2),
      ]),
      group("richness", ["Broth", "Bouillon"], BOWLS, { min: 1, max: 1 }, [
        choice("light", ["Light", "Léger"]),
        choice("normal", ["As it comes", "Tel quel"]),
        choice("rich", ["Rich", "Corsé"], 1),
      ]),
      group("extras", ["On top", "Sur le dessus"], [...BOWLS, "chashu-don"], { min: 0, max: 5, each: 2 }, [
        choice("egg", ["Marinated egg", "Œuf mariné"], 2.5, { allergens: ["eggs", "soy"] }),
        choice("chashu", ["Chashu, two slices", "Chashu, deux tranches"], 4),
        choice("nori", ["Nori", "Nori"], 1),
        choice("corn", ["Corn", "Blé d’Inde"], 1.25),
        choice("kaedama", ["Second portion of noodles", "Deuxième portion de nouilles"], 3, {
          allergens: ["gluten"],
          conditional_display: "hide-when-select",
          conditional_modifiers: [when("noodles", "rice")],
        }),
      ]),
      group("heat", ["Heat", "Piquant"], BOWLS, { min: 0, max: 1 }, [
        choice("rayu", ["Chili oil", "Huile pimentée"]),
        choice("bomb", ["Chili bomb", "Bombe de piment"], 1.5, {
          description: ["You were told.", "On vous aura prévenu."],
        }),
      ]),
    ],
    combos: [
      combo(
        "lunch",
        ["Noon Set", "Formule du midi"],
        {
          text: ["A bowl, a small plate, tea.", "Un bol, une petite assiette, un thé."],
          price: 23,
          promotion: ["Weekdays until 2:30 p.m.", "En semaine jusqu’à 14 h 30"],
          picture: "yuzu-shio-ramen",
        },
        [
          slot("bowl", ["Bowl", "Bol"], ["yuzu-shio", "miso-corn", "shoyu-mushroom", filling("tonkotsu", 1)]),
          slot("small", ["Small plate", "Petite assiette"], ["cucumber", "onigiri", filling("gyoza", 2)]),
          slot("tea", ["Tea", "Thé"], ["sencha", filling("yuzu-soda", 1)], true),
        ],
      ),
    ],
  },
};
