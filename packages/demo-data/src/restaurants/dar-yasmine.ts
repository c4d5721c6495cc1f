import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";

import { coverPicture, logoPicture } from "../pictures.ts";
import { everyDay } from "./hours.ts";
import { choice, combo, dessert, drink, filling, group, plate, side, slot, starter } from "./menu-writing.ts";

const items = [
  plate("chicken-tagine", ["Chicken Tagine, Preserved Lemon", "Tajine de poulet au citron confit"], 21, {
    picture: "chicken-tagine",
    text: ["The lid is lifted at the table. Lean in.", "On lève le couvercle à table. Approchez-vous."],
    kcal: 540,
    tags: ["halal", "gluten-free", "favourite"],
  }),
  plate("lamb-tagine", ["Lamb Tagine, Prunes & Almonds", "Tajine d’agneau, pruneaux et amandes"], 25, {
    kcal: 690,
    picture: "lamb-tagine",
    allergens: ["nuts", "sesame"],
    tags: ["halal", "gluten-free"],
  }),
  plate("kefta-tagine", ["Kefta & Egg Tagine", "Tajine de kefta aux œufs"], 19, {
    picture: "kefta-tagine",
    kcal: 580,
    allergens: ["eggs"],
    tags: ["halal"],
  }),
  plate("veg-tagine", ["Seven-Vegetable Tagine", "Tajine aux sept légumes"], 17, {
    picture: "seven-vegetable-tagine",
    kcal: 360,
    tags: ["vegan", "gluten-free"],
  }),
  plate("couscous", ["Friday Couscous", "Couscous du vendredi"], 22, {
    text: [
      "Steamed three times. On Fridays, obviously; we cheat on Saturdays.",
      "Roulé trois fois à la vapeur. Le vendredi, bien sûr; on triche le samedi.",
    ],
    kcal: 720,
    picture: "friday-couscous",
    allergens: ["gluten", "celery"],
    tags: ["halal"],
  }),
  plate("pastilla", ["Chicken Pastilla", "Pastilla au poulet"], 18, {
    picture: "chicken-pastilla",
    kcal: 610,
    allergens: ["gluten", "nuts", "eggs"],
    tags: ["halal"],
  }),
  plate("shakshuka", ["Shakshuka, Merguez", "Chakchouka, merguez"], 16, {
    kcal: 520,
    picture: "shakshuka-merguez",
    allergens: ["eggs", "gluten"],
    tags: ["halal", "spicy"],
  }),
  starter("harira", ["Harira", "Harira"], 7, {
    picture: "harira",
    kcal: 180,
    allergens: ["celery", "gluten"],
    tags: ["vegan"],
  }),
  starter("zaalouk", ["Zaalouk, Bread", "Zaalouk et pain"], 8, {
    kcal: 170,
    allergens: ["gluten"],
    tags: ["vegan", "to-share"],
  }),
  starter("briouats", ["Cheese Briouats, Four", "Briouates au fromage, quatre"], 9, {
    kcal: 310,
    allergens: ["gluten", "milk"],
    tags: ["vegetarian"],
  }),
  side("bread", ["Khobz", "Khobz"], 3, { kcal: 210, allergens: ["gluten"], tags: ["vegan"] }),
  side("couscous-side", ["Couscous, Small", "Petit couscous"], 5, {
    kcal: 190,
    allergens: ["gluten"],
    tags: ["vegan"],
  }),
  side("olives", ["Marinated Olives", "Olives marinées"], 4.5, {
    picture: "warm-olives",
    kcal: 120,
    tags: ["vegan", "gluten-free"],
  }),
  dessert("gazelle", ["Gazelle Horns, Four", "Cornes de gazelle, quatre"], 7.5, {
    kcal: 340,
    allergens: ["gluten", "nuts"],
    tags: ["vegetarian"],
  }),
  dessert("orange", ["Oranges, Cinnamon, Orange Blossom", "Oranges, cannelle et fleur d’oranger"], 6, {
    kcal: 110,
    tags: ["vegan", "gluten-free"],
  }),
  drink("mint-tea", ["Mint Tea, Pot", "Thé à la menthe, théière"], 6, {
    text: ["Poured from as high as Yasmine can reach.", "Versé d’aussi haut que Yasmine peut le lever."],
    kcal: 90,
    picture: "mint-tea-glass",
    tags: ["vegan", "favourite"],
  }),
  drink("almond-milk", ["Almond & Orange Blossom", "Lait d’amande et fleur d’oranger"], 6, {
    kcal: 190,
    allergens: ["nuts"],
    tags: ["vegan"],
  }),
];

export const darYasmine: TableeRestaurantInput = {
  ref: "dar-yasmine",
  name: "Dar Yasmine",
  description: [
    "Cushions, copper trays, and Yasmine’s mother in the kitchen on Fridays. Bring someone you like.",
    "Des coussins, des plateaux de cuivre, et la mère de Yasmine aux fourneaux le vendredi. Venez avec quelqu’un que vous aimez.",
  ],
  menu_description: ["Tagines, couscous, mint tea.", "Tajines, couscous, thé à la menthe."],
  phone_number: "+15145550122",
  website: "https://dar-yasmine.example",
  address: "2817 rue Beaubien Est",
  city: "Montréal",
  postal_code: "H1Y 1H2",
  zone: "rosemont",
  latitude: 45.55103,
  longitude: -73.58647,
  google_place_id: "demo-dar-yasmine",
  logo_image_path: logoPicture("dar-yasmine"),
  cover_image_path: coverPicture("dar-yasmine"),
  cuisines: ["moroccan"],
  planned_orders_enabled: true,
  preparation_minutes: 35,
  hours: everyDay([[17, 22.5]], {
    monday: [],
    friday: [
      [12, 14.5],
      [17, 23],
    ],
    saturday: [[12, 23]],
  }),
  dine_in_offered: true,
  take_out_offered: true,
  delivery_offered: true,
  hide_drive: true,
  hide_curbside: true,
  delivery_radius_m: 5_000,
  delivery_fee: 4.5,
  menu: {
    items,
    modifier_groups: [
      group(
        "grain",
        ["With", "Avec"],
        ["chicken-tagine", "lamb-tagine", "kefta-tagine", "veg-tagine"],
        { min: 1, max: 1 },
        [
          choice("bread", ["Bread", "Pain"], 0, { allergens: ["gluten"] }),
          choice("couscous", ["Couscous", "Couscous"], 2, { allergens: ["gluten"] }),
          choice("fries", ["Fries, as in Casablanca", "Frites, comme à Casablanca"], 2),
        ],
      ),
      group("couscous-meat", ["Couscous with", "Couscous avec"], ["couscous"], { min: 1, max: 2 }, [
        choice("chicken", ["Chicken", "Poulet"]),
        choice("lamb", ["Lamb", "Agneau"], 4),
        choice("merguez", ["Merguez", "Merguez"], 3),
        choice("vegetables", ["Vegetables only", "Légumes seulement"]),
      ]),
      group("harissa", ["Harissa", "Harissa"], ["couscous", "shakshuka", "veg-tagine"], { min: 0, max: 1 }, [
        choice("little", ["A little", "Un peu"]),
        choice("lots", ["A lot", "Beaucoup"]),
      ]),
      group("tea-sugar", ["Sugar", "Sucre"], ["mint-tea"], { min: 1, max: 1 }, [
        choice("moroccan", ["As in Fez", "Comme à Fès"]),
        choice("half", ["Half", "Moitié"]),
        choice("none", ["None, forgive me", "Sans, pardonnez-moi"]),
      ]),
    ],
    combos: [
      combo(
        "evening",
        ["An Evening at Dar Yasmine", "Une soirée chez Yasmine"],
        {
          text: [
            "Starter, tagine, sweet, and the tea that goes on.",
            "Entrée, tajine, sucré, et le thé qui n’en finit pas.",
          ],
          price: 36,
          promotion: ["Tea refilled", "Thé à volonté"],
        },
        [
          slot("starter", ["Starter", "Entrée"], ["harira", "zaalouk", filling("briouats", 1)]),
          slot(
            "tagine",
            ["Tagine", "Tajine"],
            ["chicken-tagine", "veg-tagine", "kefta-tagine", filling("lamb-tagine", 4)],
          ),
          slot("sweet", ["Sweet", "Sucré"], ["gazelle", "orange"]),
          slot("tea", ["Tea", "Thé"], ["mint-tea"]),
        ],
      ),
    ],
  },
};
