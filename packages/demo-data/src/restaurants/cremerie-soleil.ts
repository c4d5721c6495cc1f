import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";

import { logoPicture } from "../pictures.ts";
import { everyDay } from "./hours.ts";
import { choice, dessert, drink, group, other, side } from "./menu-writing.ts";

const items = [
  dessert("soft-serve", ["Soft Serve", "Crème glacée molle"], 4, {
    kcal: 240,
    picture: "soft-twist",
    allergens: ["milk", "gluten"],
    tags: ["vegetarian", "favourite"],
  }),
  dessert("scoops", ["Hard Ice Cream", "Crème glacée dure"], 4.75, {
    picture: "three-scoops",
    kcal: 260,
    allergens: ["milk"],
    tags: ["vegetarian"],
  }),
  dessert("sundae", ["Old-Time Sundae", "Coupe à l’ancienne"], 7.5, {
    text: [
      "Hot fudge, whipped cream, the cherry nobody shares.",
      "Fudge chaud, crème fouettée, la cerise que personne ne partage.",
    ],
    kcal: 480,
    picture: "old-time-sundae",
    allergens: ["milk", "nuts"],
    tags: ["vegetarian"],
  }),
  dessert("sorbet", ["Wild Blueberry Sorbet", "Sorbet aux bleuets sauvages"], 4.75, {
    kcal: 130,
    picture: "blueberry-sorbet",
    tags: ["vegan", "local"],
  }),
  dessert("dipped", ["Dipped Cone", "Cornet trempé"], 5, {
    kcal: 310,
    picture: "dipped-cone",
    allergens: ["milk", "gluten", "soy"],
    tags: ["vegetarian"],
  }),
  dessert("banana-split", ["Banana Split", "Banana split"], 9, {
    picture: "banana-split",
    kcal: 620,
    allergens: ["milk", "nuts"],
    tags: ["vegetarian", "to-share"],
  }),
  dessert("brownie", ["Brownie & Soft Serve", "Brownie et molle"], 8, {
    picture: "brownie-soft-serve",
    kcal: 590,
    allergens: ["milk", "gluten", "eggs"],
    tags: ["vegetarian"],
  }),
  side("waffle-cone", ["Waffle Cone, Empty", "Cornet gaufré, vide"], 1.5, {
    picture: "waffle-cone",
    kcal: 120,
    allergens: ["gluten", "eggs"],
    tags: ["vegetarian"],
  }),
  side("popcorn", ["Maple Popcorn", "Maïs soufflé à l’érable"], 4, {
    picture: "maple-popcorn",
    kcal: 240,
    allergens: ["milk"],
    tags: ["vegetarian", "gluten-free"],
  }),
  dessert("puppy", ["Puppy Cup", "Coupe pour chien"], 2, {
    text: [
      "Plain, small, one bone on top. For customers on four legs.",
      "Nature, petite, un os sur le dessus. Pour la clientèle à quatre pattes.",
    ],
    kcal: 60,
    allergens: ["milk", "gluten"],
  }),
  drink("milkshake", ["Milkshake", "Lait frappé"], 6.5, {
    picture: "strawberry-milkshake",
    kcal: 420,
    allergens: ["milk"],
    tags: ["vegetarian"],
  }),
  drink("slush", ["Slush", "Barbotine"], 3.5, { kcal: 140, tags: ["vegan", "kids"] }),
  drink("float", ["Root Beer Float", "Flotteur à la racinette"], 6, {
    kcal: 310,
    picture: "root-beer-float",
    allergens: ["milk"],
    tags: ["vegetarian"],
  }),
  other("tub", ["Litre to Take Home", "Litre à emporter"], 14, {
    allergens: ["milk"],
    tags: ["vegetarian", "to-share"],
  }),
  other("cake", ["Ice Cream Cake", "Gâteau de crème glacée"], 38, {
    allergens: ["milk", "gluten", "eggs"],
    tags: ["to-share"],
    notice: 48,
  }),
];

/** Has a drive-through, and is the only restaurant without a cover: lists show its logo instead. */
export const cremerieSoleil: TableeRestaurantInput = {
  ref: "cremerie-soleil",
  name: "Crèmerie Soleil",
  description: [
    "A yellow hatch with a window for cars. The line means summer has started; it opens when the ice leaves the river.",
    "Un guichet jaune avec une fenêtre pour les autos. La file veut dire que l’été est commencé; ça ouvre quand les glaces quittent le fleuve.",
  ],
  menu_description: ["Soft serve, sundaes, dipped cones.", "Crème molle, coupes, cornets trempés."],
  phone_number: "+15145550125",
  address: "7450 rue Notre-Dame Est",
  city: "Montréal",
  postal_code: "H1N 2J4",
  zone: "hochelaga",
  latitude: 45.57402,
  longitude: -73.52253,
  google_place_id: "demo-cremerie-soleil",
  logo_image_path: logoPicture("cremerie-soleil"),
  cover_image_path: null,
  cuisines: ["ice_cream"],
  planned_orders_enabled: false,
  preparation_minutes: 6,
  hours: everyDay([[11, 22]], { friday: [[11, 23]], saturday: [[11, 23]] }),
  take_out_offered: true,
  drive_through_offered: true,
  hide_dine_in: true,
  hide_delivery: true,
  hide_curbside: true,
  menu: {
    items,
    modifier_groups: [
      group(
        "cone-size",
        ["Size", "Format"],
        ["soft-serve", "scoops", "sorbet"],
        { min: 1, max: 1, price_display: "total", size_link: "modify" },
        [
          choice("small", ["Small", "Petit"], 0, { size: 0 }),
          choice("medium", ["Medium", "Moyen"], 1.5, { size: 1 }),
          choice("large", ["Large", "Grand"], 3, { size: 2 }),
        ],
      ),
      group(
        "flavours",
        ["Flavours", "Saveurs"],
        ["scoops"],
        { min: -1, max: 1, each: -1, size_link: "linked", text: ["One a scoop.", "Une par boule."] },
        [
          choice("vanilla", ["Vanilla", "Vanille"], 0, { allergens: ["milk"] }),
          choice("maple", ["Maple taffy", "Tire d’érable"], 0, { allergens: ["milk"] }),
          choice("chocolate", ["Chocolate", "Chocolat"], 0, { allergens: ["milk"] }),
          choice("pistachio", ["Pistachio", "Pistache"], 0, { allergens: ["milk", "nuts"] }),
          choice("strawberry", ["Strawberry", "Fraise"], 0, { allergens: ["milk"] }),
        ],
      ),
      group("container", ["In", "Dans"], ["soft-serve", "scoops", "sorbet"], { min: 1, max: 1 }, [
        choice("cup", ["A cup", "Un bol"]),
        choice("cone", ["A cone", "Un cornet"], 0, { allergens: ["gluten"] }),
        choice("waffle", ["A waffle cone", "Un cornet gaufré"], 1.25, { allergens: ["gluten", "eggs"] }),
      ]),
      group("toppings", ["On top", "Sur le dessus"], ["soft-serve", "scoops", "sundae"], { min: 0, max: 3 }, [
        choice("sprinkles", ["Sprinkles", "Bonbons de toutes les couleurs"], 0.5),
        choice("fudge", ["Hot fudge", "Fudge chaud"], 1, { allergens: ["milk"] }),
        choice("peanuts", ["Peanuts", "Arachides"], 0.75, { allergens: ["peanuts"] }),
        choice("taffy", ["Maple taffy", "Tire d’érable"], 1.25),
      ]),
      group("shake", ["Flavour", "Saveur"], ["milkshake", "slush"], { min: 1, max: 1 }, [
        choice("strawberry", ["Strawberry", "Fraise"]),
        choice("banana", ["Banana", "Banane"]),
        choice("raspberry", ["Blue raspberry", "Framboise bleue"]),
      ]),
    ],
  },
};
