import { RENDERED, type RenderedPicture } from "./rendered-pictures.ts";

/**
 * Pictures of the demo. They are made once, by `npm run pictures -w @tablee/demo-data` or by the studio, and kept in
 * pictures/rendered. The host serves that folder under /pictures, so that `/pictures/taco.webp` is pictures/rendered/taco.webp:
 *
 * - a dish: `taco.webp` 800 x 1000, `taco-400.webp` 400 x 500 for thumbnails;
 * - a restaurant: `chez-margot-cover.webp` 1600 x 520, `chez-margot-logo.webp` 256 x 256.
 */
const DRAWN_PICTURES = [
  "sushi",
  "taco",
  "salad",
  "croissant",
  "pancakes",
  "fries",
  "curry",
  "dumplings",
  "steak",
  "ice-cream",
  "shortcake",
  "coffee",
  "shakshuka",
  "spaghetti",
  "pie",
  "shrimp",
  "poutine",
  "smoked-meat",
  "lobster-roll",
  "hot-dog",
  "club-sandwich",
  "double-burger",
  "tamale",
  "corn-on-the-cob",
  "falafel",
  "pita",
  "flatbread",
  "skewers",
  "samosas",
  "popcorn",
  "sweet-potato",
  "margherita-pizza",
  "pizza-slice",
  "steak-frites",
  "roast-chicken",
  "lobster",
  "crab",
  "oysters",
  "paella",
  "stew",
  "fondue",
  "cheese-board",
  "tagine",
  "borscht",
  "lentils",
  "stuffed-peppers",
  "eggplant",
  "baked-mushrooms",
  "miso-ramen",
  "pho",
  "laksa",
  "miso-soup",
  "poke",
  "bibimbap",
  "chirashi",
  "maki",
  "onigiri",
  "bento",
  "dango",
  "noodles-to-go",
  "steamed-rice",
  "fortune-cookies",
  "rice-cracker",
  "eggs-and-bacon",
  "avocado-toast",
  "smoothie-bowl",
  "waffle",
  "sourdough",
  "baguette",
  "cookie",
  "doughnut",
  "cupcake",
  "birthday-cake",
  "creme-caramel",
  "pouding-chomeur",
  "pastel-de-nata",
  "chocolate-cake",
  "chocolate",
  "soft-serve",
  "shaved-ice",
  "maple-taffy",
  "pear-tart",
  "espresso",
  "tea",
  "mate",
  "soda",
  "rhubarb-lemonade",
  "iced-tea",
  "iced-coffee",
  "lassi",
  "milkshake",
  "green-juice",
  "hibiscus",
  "martini",
  "whisky",
  "wine",
  "beer",
  "champagne",
  "sake",
] as const;
export type DrawnPicture = (typeof DRAWN_PICTURES)[number];
export type DishPicture = DrawnPicture | RenderedPicture;

/** Drawn or rendered. */
export const DISH_PICTURES: readonly DishPicture[] = [
  ...DRAWN_PICTURES,
  ...Object.keys(RENDERED).filter((name): name is RenderedPicture => name in RENDERED),
];

/** Where the host serves a dish's picture (portrait). */
export const dishPicture = (name: DishPicture): string => `/pictures/${name}.webp`;

/** Where the host serves a restaurant's cover, by the restaurant's ref. */
export const coverPicture = (restaurant: string): string => `/pictures/${restaurant}-cover.webp`;

/** Where the host serves a restaurant's logo, by the restaurant's ref. */
export const logoPicture = (restaurant: string): string => `/pictures/${restaurant}-logo.webp`;
