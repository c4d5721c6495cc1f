import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";

import { coverPicture, logoPicture } from "../pictures.ts";
import { everyDay } from "./hours.ts";
import { choice, combo, dessert, drink, filling, group, plate, side, slot, starter } from "./menu-writing.ts";

const DUMPLINGS = ["pork-chive", "lamb-cumin", "egg-mushroom", "shrimp-har-gow"];

const items = [
  plate("pork-chive", ["Pork & Chive Dumplings, Fifteen", "Dumplings porc et ciboulette, quinze"], 15.5, {
    picture: "pan-fried-dumplings",
    text: [
      "Folded by Madame Yuan between nine and eleven. After that, by her daughter, who is faster.",
      "Pliés par madame Yuan de neuf à onze. Ensuite, par sa fille, qui est plus rapide.",
    ],
    kcal: 620,
    allergens: ["gluten", "soy"],
    tags: ["favourite"],
    each: 1.03,
  }),
  plate("lamb-cumin", ["Lamb & Cumin Dumplings, Fifteen", "Dumplings agneau et cumin, quinze"], 17, {
    picture: "pan-fried-dumplings",
    kcal: 660,
    allergens: ["gluten", "soy"],
    tags: ["halal", "spicy"],
    each: 1.13,
  }),
  plate("egg-mushroom", ["Egg & Wood Ear Dumplings, Fifteen", "Dumplings œuf et oreille de Judas, quinze"], 14.5, {
    picture: "pan-fried-dumplings",
    kcal: 510,
    allergens: ["gluten", "eggs", "soy", "sesame"],
    tags: ["vegetarian"],
    each: 0.97,
  }),
  plate("dan-dan", ["Dan Dan Noodles", "Nouilles dan dan"], 14, {
    text: [
      "Sesame paste, minced pork, Sichuan pepper: your lips will hum.",
      "Pâte de sésame, porc haché, poivre du Sichuan : les lèvres bourdonnent.",
    ],
    kcal: 680,
    picture: "dan-dan",
    allergens: ["gluten", "sesame", "soy", "peanuts"],
    tags: ["spicy"],
  }),
  plate("beef-noodle", ["Lanzhou Beef Noodle Soup", "Soupe de nouilles au bœuf de Lanzhou"], 16, {
    text: ["Pulled when you order; choose how thick.", "Nouilles tirées à la commande; choisissez l’épaisseur."],
    kcal: 590,
    picture: "pulled-noodles",
    allergens: ["gluten"],
    tags: ["halal"],
  }),
  plate("mapo-tofu", ["Mapo Tofu, Rice", "Mapo tofu, riz"], 14.5, {
    picture: "mapo-tofu",
    kcal: 530,
    allergens: ["soy", "gluten"],
    tags: ["spicy"],
  }),
  plate("chongqing-chicken", ["Chongqing Chicken", "Poulet de Chongqing"], 26, {
    picture: "chongqing-chicken",
    text: [
      "Find the chicken. Leave the chilies, most of them.",
      "Trouvez le poulet. Laissez les piments, enfin, presque tous.",
    ],
    kcal: 620,
    allergens: ["gluten", "soy", "sesame", "peanuts"],
    tags: ["spicy", "to-share"],
  }),
  starter("scallion-pancake", ["Scallion Pancake", "Galette à l’oignon vert"], 7, {
    picture: "scallion-pancake",
    kcal: 310,
    allergens: ["gluten"],
    tags: ["vegan"],
  }),
  starter("wood-ear", ["Wood Ear Salad", "Salade d’oreilles de Judas"], 7.5, {
    kcal: 90,
    allergens: ["soy", "sesame"],
    tags: ["vegan"],
  }),
  starter("hot-sour", ["Hot & Sour Soup", "Soupe aigre-piquante"], 6.5, {
    kcal: 130,
    allergens: ["soy", "eggs", "gluten"],
    tags: ["spicy"],
  }),
  starter("shrimp-har-gow", ["Har Gow, Four", "Har gow, quatre"], 8.5, {
    kcal: 180,
    allergens: ["crustaceans", "sesame"],
  }),
  side("rice", ["Steamed Rice", "Riz vapeur"], 2.5, {
    picture: "bowl-of-rice",
    kcal: 200,
    tags: ["vegan", "gluten-free"],
  }),
  side("eggplant", ["Garlic Eggplant", "Aubergine à l’ail"], 9, {
    kcal: 210,
    allergens: ["soy"],
    tags: ["vegan"],
  }),
  side("greens", ["Greens of the Day", "Légumes verts du jour"], 10, {
    kcal: 110,
    tags: ["vegan"],
    allergens: ["soy"],
  }),
  dessert("fortune", ["Fortune Cookies, Two", "Biscuits de fortune, deux"], 1.5, {
    kcal: 60,
    allergens: ["gluten", "eggs"],
  }),
  dessert("tangyuan", ["Black Sesame Tangyuan", "Tangyuan au sésame noir"], 6, {
    kcal: 260,
    allergens: ["sesame"],
    tags: ["vegan"],
  }),
  drink("oolong", ["Oolong, Pot", "Oolong, théière"], 4.5, { picture: "cup-of-tea", kcal: 2, tags: ["vegan"] }),
  drink("soy-milk", ["Warm Soy Milk", "Lait de soya chaud"], 3.5, { kcal: 110, allergens: ["soy"], tags: ["vegan"] }),
  drink("bubble-tea", ["Brown Sugar Bubble Tea", "Thé aux perles, cassonade"], 6.5, {
    kcal: 340,
    picture: "brown-sugar-bubble-tea",
    allergens: ["milk"],
  }),
];

export const meiYuan: TableeRestaurantInput = {
  ref: "mei-yuan",
  name: { en: "Mei Yuan", fr: "Mei Yuan", default: "Mei Yuan 美園" },
  description: [
    "Four generations have folded here. The calendar on the wall is from 1994 and nobody may touch it.",
    "Quatre générations ont plié ici. Le calendrier au mur date de 1994 et personne n’a le droit d’y toucher.",
  ],
  menu_description: ["Dumplings by hand, noodles by arm.", "Dumplings à la main, nouilles à bout de bras."],
  phone_number: "+15145550106",
  website: "https://mei-yuan.example",
  address: "1071 rue Clark",
  city: "Montréal",
  postal_code: "H2Z 1K3",
  zone: "quartier-chinois",
  latitude: 45.50814,
  longitude: -73.56024,
  google_place_id: "demo-mei-yuan",
  logo_image_path: logoPicture("mei-yuan"),
  cover_image_path: coverPicture("mei-yuan"),
  cuisines: ["chinese"],
  planned_orders_enabled: true,
  preparation_minutes: 20,
  hours: everyDay([[11, 21.5]], { friday: [[11, 22.5]], saturday: [[10.5, 22.5]] }),
  dine_in_offered: true,
  take_out_offered: true,
  delivery_offered: true,
  hide_drive: true,
  delivery_radius_m: 5_500,
  delivery_fee: 2.99,
  menu: {
    items,
    modifier_groups: [
      group("cooking", ["Cooking", "Cuisson"], DUMPLINGS.slice(0, 3), { min: 1, max: 1 }, [
        choice("boiled", ["Boiled", "Bouillis"]),
        choice("fried", ["Pan-fried", "Poêlés"], 1),
        choice("frozen", ["Frozen, to cook at home", "Surgelés, à cuire chez vous"]),
      ]),
      group("dip", ["Dip", "Trempette"], DUMPLINGS, { min: 0, max: 3 }, [
        choice("vinegar", ["Black vinegar", "Vinaigre noir"]),
        choice("chili", ["Chili crisp", "Croustillant au piment"], 0.5, { allergens: ["peanuts", "soy"] }),
        choice("garlic", ["Garlic soy", "Soya à l’ail"], 0, { allergens: ["soy", "gluten"] }),
      ]),
      group("noodle", ["Noodle", "Nouille"], ["beef-noodle", "dan-dan"], { min: 1, max: 1 }, [
        choice("hair", ["Thin as hair", "Fine comme un cheveu"]),
        choice("leek", ["Leek leaf", "Feuille de poireau"]),
        choice("belt", ["Wide as a belt", "Large comme une ceinture"], 0.5),
      ]),
      group("sweetness", ["Sweetness", "Sucre"], ["bubble-tea"], { min: 1, max: 1 }, [
        choice("none", ["None", "Sans sucre"]),
        choice("half", ["Half", "Moitié"]),
        choice("full", ["All of it", "Tout"]),
      ]),
    ],
    combos: [
      combo(
        "for-two",
        ["Table for Two", "Table pour deux"],
        {
          text: ["Two plates, one to share, rice and tea.", "Deux plats, un à partager, riz et thé."],
          price: 36,
          promotion: ["Tea is on the house", "Le thé est offert"],
          limit: 2,
        },
        [
          slot(
            "first",
            ["First plate", "Premier plat"],
            ["pork-chive", "egg-mushroom", "dan-dan", filling("lamb-cumin", 1.5)],
          ),
          slot(
            "second",
            ["Second plate", "Deuxième plat"],
            ["beef-noodle", "mapo-tofu", filling("chongqing-chicken", 9)],
          ),
          slot("share", ["To share", "À partager"], ["scallion-pancake", "wood-ear", filling("eggplant", 1)]),
          slot("tea", ["Tea", "Thé"], ["oolong"]),
          slot("sweet", ["Sweet", "Sucré"], [filling("tangyuan", 4), "fortune"], true),
        ],
      ),
    ],
  },
};
