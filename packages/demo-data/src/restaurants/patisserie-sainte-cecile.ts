import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";

import { coverPicture, logoPicture } from "../pictures.ts";
import { everyDay } from "./hours.ts";
import { choice, dessert, drink, group, note, other } from "./menu-writing.ts";

const items = [
  dessert("strawberry", ["Île d’Orléans Strawberry Cake", "Gâteau aux fraises de l’île d’Orléans"], 8.75, {
    text: [
      "Genoise, cream, berries picked the day before. In winter we make something else.",
      "Génoise, crème, fraises cueillies la veille. L’hiver, on fait autre chose.",
    ],
    kcal: 295,
    picture: "strawberry-cake",
    allergens: ["gluten", "milk", "eggs"],
    tags: ["vegetarian", "seasonal", "favourite"],
  }),
  dessert("chocolate-cake", ["Three-Chocolate Entremets", "Entremets aux trois chocolats"], 9.25, {
    kcal: 430,
    picture: "dark-chocolate-cake",
    allergens: ["gluten", "milk", "eggs", "nuts"],
    tags: ["vegetarian"],
  }),
  dessert("nata", ["Custard Tart", "Tartelette à la crème"], 4.25, {
    text: ["Blistered on top, still warm at eight.", "Cloquée sur le dessus, encore tiède à huit heures."],
    kcal: 270,
    picture: "natas",
    allergens: ["gluten", "milk", "eggs"],
    tags: ["vegetarian"],
  }),
  dessert("creme-caramel", ["Crème caramel", "Crème caramel"], 6.5, {
    kcal: 280,
    picture: "caramel-flan",
    allergens: ["milk", "eggs"],
    tags: ["vegetarian", "gluten-free"],
  }),
  dessert("cupcake", ["Raspberry Cupcake", "Petit gâteau à la framboise"], 4.75, {
    picture: "raspberry-cupcake",
    kcal: 360,
    allergens: ["gluten", "milk", "eggs"],
    tags: ["vegetarian", "kids"],
  }),
  dessert("pear-tart", ["Bourdaloue Pear Tart", "Tarte Bourdaloue"], 7.5, {
    kcal: 340,
    picture: "pear-tart",
    allergens: ["gluten", "milk", "eggs", "nuts"],
    tags: ["vegetarian"],
  }),
  dessert("sable", ["Salted Butter Sablés, Four", "Sablés au beurre salé, quatre"], 6, {
    picture: "sables",
    kcal: 320,
    allergens: ["gluten", "milk"],
    tags: ["vegetarian"],
    each: 1.5,
  }),
  dessert("mooncake", ["Chestnut Mooncake", "Gâteau de lune à la châtaigne"], 7, {
    text: ["Mei Lin’s idea, our butter.", "L’idée de Mei Lin, notre beurre."],
    kcal: 390,
    picture: "chestnut-mooncake",
    allergens: ["gluten", "milk", "eggs", "nuts"],
    tags: ["new"],
  }),
  dessert("caramel-box", ["Soft Caramels, Box of Twelve", "Caramels mous, boîte de douze"], 14, {
    kcal: 600,
    allergens: ["milk"],
    tags: ["gluten-free"],
    stock: "out_of_stock",
  }),
  other("birthday-cake", ["Birthday Cake to Order", "Gâteau d’anniversaire sur mesure"], 48, {
    text: [
      "Tell us the name and the age; we count the candles.",
      "Dites-nous le nom et l’âge; on compte les chandelles.",
    ],
    allergens: ["gluten", "milk", "eggs"],
    tags: ["to-share"],
    notice: 24,
    wizard: true,
  }),
  other("macaron-box", ["Macarons, Your Choice", "Macarons au choix"], 16, {
    allergens: ["milk", "eggs", "nuts"],
    tags: ["gluten-free"],
  }),
  drink("tea", ["Jasmine Tea", "Thé au jasmin"], 4.5, { kcal: 2, tags: ["vegan"] }),
  drink("espresso", ["Espresso", "Espresso"], 3, { picture: "espresso-crema", kcal: 3, tags: ["vegan"] }),
  drink("hot-chocolate", ["Hot Chocolate, Whipped Cream", "Chocolat chaud, chantilly"], 6, {
    picture: "hot-chocolate",
    kcal: 380,
    allergens: ["milk"],
    tags: ["vegetarian"],
  }),
];

export const patisserieSainteCecile: TableeRestaurantInput = {
  ref: "patisserie-sainte-cecile",
  name: "Pâtisserie Sainte-Cécile",
  description: [
    "Cakes made small so that you can take two. A bench outside, for those who cannot wait until home.",
    "Des gâteaux faits petits pour en prendre deux. Un banc dehors, pour qui ne se rend pas jusqu’à la maison.",
  ],
  menu_description: ["Cakes, tarts, macarons.", "Gâteaux, tartes, macarons."],
  phone_number: "+15145550105",
  website: "https://sainte-cecile.example",
  address: "1248 avenue Bernard",
  city: "Montréal",
  postal_code: "H2V 1V6",
  zone: "outremont",
  latitude: 45.52085,
  longitude: -73.60903,
  google_place_id: "demo-patisserie-sainte-cecile",
  logo_image_path: logoPicture("patisserie-sainte-cecile"),
  cover_image_path: coverPicture("patisserie-sainte-cecile"),
  cuisines: ["pastry", "cafe"],
  planned_orders_enabled: true,
  preparation_minutes: 10,
  hours: everyDay([[8, 19]], { monday: [], sunday: [[9, 17]] }),
  dine_in_offered: true,
  take_out_offered: true,
  delivery_offered: true,
  hide_drive: true,
  hide_curbside: true,
  delivery_radius_m: 4_500,
  delivery_fee: 5,
  menu: {
    items,
    modifier_groups: [
      group(
        "cake-size",
        ["For how many", "Pour combien"],
        ["birthday-cake"],
        { min: 1, max: 1, price_display: "total" },
        [
          choice("eight", ["Eight", "Huit personnes"]),
          choice("twelve", ["Twelve", "Douze personnes"], 22),
          choice("twenty", ["Twenty", "Vingt personnes"], 60),
        ],
      ),
      group("cake-flavour", ["Cake", "Gâteau"], ["birthday-cake"], { min: 1, max: 1 }, [
        choice("vanilla", ["Vanilla and strawberry", "Vanille et fraise"]),
        choice("chocolate", ["Chocolate and caramel", "Chocolat et caramel"]),
        choice("carrot", ["Carrot and walnut", "Carotte et noix"], 4, { allergens: ["nuts"] }),
      ]),
      group("cake-candles", ["Candles and words", "Chandelles et mots"], ["birthday-cake"], { min: 0, max: 3 }, [
        note("words", ["Write the name in the note to the kitchen.", "Écrivez le nom dans la note à la cuisine."]),
        choice("name", ["A name on the cake", "Un prénom sur le gâteau"], 3),
        choice("candles", ["Candles", "Chandelles"], 2),
        choice("sparkler", ["A sparkler", "Une fontaine d’étincelles"], 4),
      ]),
      group("macarons", ["Your eight macarons", "Vos huit macarons"], ["macaron-box"], { min: -1, max: 8, each: -1 }, [
        choice("vanilla", ["Vanilla", "Vanille"]),
        choice("pistachio", ["Pistachio", "Pistache"], 0, { allergens: ["nuts"] }),
        choice("raspberry", ["Raspberry", "Framboise"]),
        choice("caramel", ["Salted caramel", "Caramel salé"], 0, { allergens: ["milk"] }),
        choice("blackcurrant", ["Blackcurrant", "Cassis"]),
      ]),
    ],
  },
};
