import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";

import { coverPicture, logoPicture } from "../pictures.ts";
import { everyDay } from "./hours.ts";
import { choice, dessert, drink, group, other, plate, side, starter } from "./menu-writing.ts";

const items = [
  plate("souvlaki", ["Pork Souvlaki, Two", "Souvlakis de porc, deux"], 17, {
    kcal: 560,
    picture: "pork-souvlaki",
    allergens: ["gluten", "milk"],
    tags: ["favourite"],
    text: [
      "Oregano from the owner’s mother, who weighs it before she mails it.",
      "L’origan vient de la mère du patron, qui le pèse avant de le poster.",
    ],
  }),
  plate("chicken-souvlaki", ["Chicken Souvlaki, Two", "Souvlakis de poulet, deux"], 17, {
    picture: "chicken-souvlaki",
    kcal: 510,
    allergens: ["gluten", "milk"],
  }),
  plate("moussaka", ["Moussaka", "Moussaka"], 19, {
    picture: "moussaka",
    kcal: 690,
    allergens: ["milk", "eggs", "gluten"],
  }),
  plate("gemista", ["Stuffed Peppers", "Poivrons farcis"], 16, {
    picture: "stuffed-peppers",
    kcal: 390,
    tags: ["vegan", "gluten-free"],
  }),
  plate("lamb-chops", ["Lamb Chops", "Côtelettes d’agneau"], 34, {
    picture: "lamb-chops",
    kcal: 740,
    tags: ["gluten-free"],
  }),
  starter("horiatiki", ["Village Salad", "Salade villageoise"], 12, {
    text: ["No lettuce. Ask nobody why.", "Pas de laitue. Ne demandez pas pourquoi."],
    kcal: 190,
    picture: "village-salad",
    allergens: ["milk"],
    tags: ["vegetarian", "gluten-free"],
  }),
  starter("tzatziki", ["Tzatziki", "Tzatziki"], 7, {
    picture: "tzatziki",
    kcal: 150,
    allergens: ["milk"],
    tags: ["vegetarian", "to-share"],
  }),
  starter("saganaki", ["Saganaki, Flamed", "Saganaki flambé"], 13, {
    kcal: 340,
    picture: "saganaki",
    allergens: ["milk", "gluten"],
    tags: ["vegetarian", "to-share"],
  }),
  starter("calamari", ["Fried Squid", "Calmars frits"], 15, {
    kcal: 360,
    allergens: ["molluscs", "gluten"],
  }),
  starter("dolmades", ["Dolmades, Six", "Dolmadès, six"], 9, { kcal: 200, tags: ["vegan", "gluten-free"] }),
  side("lemon-potatoes", ["Lemon Potatoes", "Patates au citron"], 6, {
    picture: "garlic-potatoes",
    kcal: 240,
    tags: ["vegan", "gluten-free", "favourite"],
  }),
  side("pita", ["Grilled Pita", "Pita grillé"], 3, {
    kcal: 180,
    allergens: ["gluten"],
    tags: ["vegan"],
  }),
  side("gigantes", ["Giant Beans", "Haricots géants"], 8, { kcal: 220, tags: ["vegan"] }),
  dessert("galaktoboureko", ["Galaktoboureko", "Galaktoboureko"], 8, {
    kcal: 410,
    allergens: ["gluten", "milk", "eggs"],
    tags: ["vegetarian"],
  }),
  dessert("yogurt-honey", ["Yogurt, Honey, Walnuts", "Yogourt, miel, noix"], 7, {
    kcal: 260,
    allergens: ["milk", "nuts"],
    tags: ["vegetarian", "gluten-free"],
  }),
  drink("frappe", ["Frappé", "Frappé"], 4.5, {
    kcal: 90,
    allergens: ["milk"],
    tags: ["vegetarian"],
  }),
  drink("retsina", ["Retsina, Half-Litre", "Retsina, demi-litre"], 19, {
    kcal: 330,
    allergens: ["sulphites"],
    tags: ["alcohol"],
  }),
  drink("ouzo", ["Ouzo", "Ouzo"], 8, { kcal: 110, tags: ["alcohol"] }),
  other("sea-bass", ["Whole Sea Bass, for Two", "Bar entier, pour deux"], 58, {
    text: [
      "Over charcoal, lemon and oregano. The fishmonger likes to know the day before.",
      "Sur charbon de bois, citron et origan. Le poissonnier aime le savoir la veille.",
    ],
    kcal: 420,
    allergens: ["fish"],
    tags: ["gluten-free", "to-share"],
    notice: 24,
    each: 29,
  }),
];

export const ouzeriKalamata: TableeRestaurantInput = {
  ref: "ouzeri-kalamata",
  name: "Ouzeri Kalamata",
  description: [
    "Paper tablecloths, a blue door, an owner who sits down with you if you order the ouzo.",
    "Nappes en papier, porte bleue, et un patron qui s’assoit avec vous si vous commandez l’ouzo.",
  ],
  menu_description: ["Grill, meze, lemon on everything.", "Grillades, mezzés, du citron sur tout."],
  phone_number: "+15145550121",
  website: "https://ouzeri-kalamata.example",
  address: "895 rue Jean-Talon Ouest",
  city: "Montréal",
  postal_code: "H3N 1S5",
  zone: "parc-extension",
  latitude: 45.52867,
  longitude: -73.62436,
  google_place_id: "demo-ouzeri-kalamata",
  logo_image_path: logoPicture("ouzeri-kalamata"),
  cover_image_path: coverPicture("ouzeri-kalamata"),
  cuisines: ["greek"],
  planned_orders_enabled: true,
  preparation_minutes: 25,
  hours: everyDay([[16, 23]], { friday: [[16, 25]], saturday: [[12, 25]], sunday: [[12, 22]], monday: [] }),
  dine_in_offered: true,
  take_out_offered: true,
  delivery_offered: false,
  hide_drive: true,
  hide_curbside: true,
  menu: {
    items,
    modifier_groups: [
      group("with", ["With", "Avec"], ["souvlaki", "chicken-souvlaki", "lamb-chops", "sea-bass"], { min: 1, max: 2 }, [
        choice("potatoes", ["Lemon potatoes", "Patates au citron"]),
        choice("salad", ["Village salad", "Salade villageoise"], 2, { allergens: ["milk"] }),
        choice("rice", ["Rice", "Riz"]),
      ]),
      group("cooked", ["Cooking", "Cuisson"], ["lamb-chops"], { min: 1, max: 1 }, [
        choice("pink", ["Pink", "Rosées"]),
        choice("well", ["Well done, as in the village", "Bien cuites, comme au village"]),
      ]),
      group(
        "extra-skewer",
        ["One more skewer", "Une brochette de plus"],
        ["souvlaki", "chicken-souvlaki"],
        { min: 0, max: 3, each: 3 },
        [
          choice("pork", ["Pork", "Porc"], 5.5),
          choice("chicken", ["Chicken", "Poulet"], 5.5),
          choice("halloumi", ["Halloumi", "Halloumi"], 5, { allergens: ["milk"] }),
        ],
      ),
      group("coffee", ["Sweetness", "Sucre"], ["frappe"], { min: 1, max: 1 }, [
        choice("sketo", ["None", "Sans sucre"]),
        choice("metrio", ["Medium", "Moyen"]),
        choice("gliko", ["Sweet", "Sucré"]),
      ]),
    ],
  },
};
