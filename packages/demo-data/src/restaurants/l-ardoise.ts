import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";

import { coverPicture, logoPicture } from "../pictures.ts";
import { everyDay } from "./hours.ts";
import { choice, dessert, drink, group, plate, side, starter } from "./menu-writing.ts";

const items = [
  starter("sweetbreads", ["Sweetbreads, Sea Buckthorn", "Ris de veau, argousier"], 22, {
    picture: "sweetbreads",
    kcal: 240,
    allergens: ["milk", "gluten"],
  }),
  starter("beet", ["Salt-Baked Beet, Fresh Cheese", "Betterave en croûte de sel, fromage frais"], 16, {
    picture: "baked-beet",
    kcal: 170,
    allergens: ["milk"],
    tags: ["vegetarian", "gluten-free", "local"],
  }),
  starter("crab", ["Snow Crab, Cucumber, Dill", "Crabe des neiges, concombre, aneth"], 26, {
    text: ["Eight weeks a year. This is one of them.", "Huit semaines par année. C’en est une."],
    kcal: 150,
    picture: "snow-crab",
    allergens: ["crustaceans", "eggs"],
    tags: ["seasonal", "local", "gluten-free"],
  }),
  starter("mushrooms", ["Wild Mushrooms, Egg Yolk", "Champignons sauvages, jaune d’œuf"], 18, {
    picture: "wild-mushrooms-yolk",
    kcal: 210,
    allergens: ["eggs", "milk"],
    tags: ["vegetarian"],
  }),
  plate("duck", ["Duck from Lac-Brome, Cherries", "Canard du lac Brome, cerises"], 42, {
    text: ["Aged twelve days, skin like glass.", "Vieilli douze jours, la peau comme du verre."],
    kcal: 640,
    picture: "duck-cherries",
    allergens: ["sulphites", "celery"],
    tags: ["local", "favourite", "gluten-free"],
  }),
  plate("halibut", ["Halibut, Clams, Cider", "Flétan, palourdes, cidre"], 44, {
    picture: "halibut-cider",
    kcal: 430,
    allergens: ["fish", "molluscs", "milk", "sulphites"],
    tags: ["local"],
  }),
  plate("lamb", ["Kamouraska Salt-Marsh Lamb", "Agneau de pré-salé de Kamouraska"], 46, {
    picture: "salt-marsh-lamb",
    kcal: 690,
    allergens: ["milk"],
    tags: ["local"],
  }),
  plate("coals", ["Vegetables from the Coals, Walnut Oil", "Légumes à la braise, huile de noix"], 28, {
    picture: "grilled-vegetables",
    kcal: 390,
    allergens: ["nuts", "mustard"],
    tags: ["vegan"],
  }),
  plate("tasting", ["The Slate, Seven Courses", "L’ardoise, sept services"], 125, {
    picture: "tasting-slate",
    text: ["What the market had. Ask for the wines, or do not.", "Ce que le marché avait. Demandez les vins, ou pas."],
    kcal: 1450,
    allergens: ["gluten", "milk", "eggs", "fish", "crustaceans", "celery", "sulphites"],
    wizard: true,
  }),
  side("potatoes", ["Potatoes, Brown Butter", "Patates au beurre noisette"], 10, {
    kcal: 290,
    allergens: ["milk"],
    tags: ["vegetarian", "gluten-free"],
  }),
  side("salad", ["Leaves from the Roof", "Feuilles du toit"], 11, {
    text: ["Picked upstairs at five.", "Cueillies en haut à cinq heures."],
    kcal: 80,
    allergens: ["mustard"],
    tags: ["vegan", "local"],
  }),
  dessert("maple", ["Maple, Buckwheat, Sour Cream", "Érable, sarrasin, crème sure"], 14, {
    kcal: 320,
    allergens: ["milk", "eggs"],
    tags: ["vegetarian", "local"],
  }),
  dessert("chocolate", ["Chocolate & Juniper", "Chocolat et genièvre"], 14, {
    kcal: 390,
    allergens: ["milk", "eggs"],
    tags: ["vegetarian"],
  }),
  dessert("cheese", ["Cheese Before or After", "Fromages, avant ou après"], 17, {
    kcal: 360,
    picture: "quebec-cheese-board",
    allergens: ["milk", "nuts"],
    tags: ["vegetarian", "local"],
  }),
  drink("pairing", ["Wine Pairing, Seven Glasses", "Accord mets et vins, sept verres"], 85, {
    kcal: 620,
    allergens: ["sulphites"],
    tags: ["alcohol"],
  }),
  drink("no-pairing", ["Pairing without Alcohol", "Accord sans alcool"], 48, {
    kcal: 310,
    tags: ["vegan", "new"],
  }),
  drink("tisane", ["Garden Tisane", "Tisane du jardin"], 7, { picture: "mint-tea-glass", kcal: 1, tags: ["vegan"] }),
];

/** Offers only dine in: every other mode is hidden. */
export const lArdoise: TableeRestaurantInput = {
  ref: "l-ardoise",
  name: "L’Ardoise",
  description: [
    "Twenty-two places under old beams. The menu is a slate, and the slate is wiped when something runs out.",
    "Vingt-deux couverts sous de vieilles poutres. Le menu tient sur une ardoise, et on l’efface quand il n’y en a plus.",
  ],
  menu_description: ["A slate that changes with the market.", "Une ardoise qui change avec le marché."],
  phone_number: "+15145550114",
  website: "https://l-ardoise.example",
  address: "348 rue Saint-Paul Est",
  city: "Montréal",
  postal_code: "H2Y 1H3",
  zone: "vieux-montreal",
  latitude: 45.50886,
  longitude: -73.55147,
  google_place_id: "demo-l-ardoise",
  logo_image_path: logoPicture("l-ardoise"),
  cover_image_path: coverPicture("l-ardoise"),
  cuisines: ["french", "quebecois"],
  planned_orders_enabled: true,
  preparation_minutes: 25,
  hours: everyDay([[17.5, 23]], { sunday: [], monday: [] }),
  closed_dates: ["2026-12-25", "2027-01-01", "2027-12-25", "2028-01-01"],
  special_hours: [
    { from: "2026-12-24", to: "2026-12-24", hours: [[16, 20]] },
    { from: "2026-12-31", to: "2026-12-31", hours: [[17.5, 26]] },
    { from: "2027-12-24", to: "2027-12-24", hours: [[16, 20]] },
    { from: "2027-12-31", to: "2027-12-31", hours: [[17.5, 26]] },
  ],
  dine_in_offered: true,
  hide_delivery: true,
  hide_take_out: true,
  hide_curbside: true,
  hide_drive: true,
  menu: {
    items,
    modifier_groups: [
      group("diet", ["Anything we should know?", "Quelque chose à savoir?"], ["tasting"], { min: 0, max: 3 }, [
        choice("no-fish", ["No fish, no shellfish", "Ni poisson ni fruits de mer"]),
        choice("no-meat", ["No meat", "Sans viande"]),
        choice("no-gluten", ["No gluten", "Sans gluten"]),
        choice("no-milk", ["No milk", "Sans lait"]),
      ]),
      group("glasses", ["Wines", "Vins"], ["tasting"], { min: 0, max: 1 }, [
        choice("wine", ["Wine pairing", "Accord mets et vins"], 85),
        choice("none", ["Pairing without alcohol", "Accord sans alcool"], 48),
      ]),
      group("cooked", ["Cooking", "Cuisson"], ["duck", "lamb"], { min: 1, max: 1 }, [
        choice("rose", ["Pink, the chef’s wish", "Rosé, le souhait du chef"]),
        choice("medium", ["Medium", "À point"]),
      ]),
    ],
  },
};
