import type { TableeItemInput } from "@tablee/contract/restaurants/tablee-format.schema";

import type { Bilingual } from "../../bilingual.ts";
import type { RenderedPicture } from "../../rendered-pictures.ts";
import { plate } from "../menu-writing.ts";
import type { Slice } from "./fish.ts";

interface Part {
  ref: string;
  en: string;
  fr: string;
  price: number;
  kcal: number;
  allergens: Slice["allergens"];
  tags?: Slice["tags"];
}

const HEARTS: Part[] = [
  {
    ref: "salmon",
    en: "Salmon & Avocado",
    fr: "saumon et avocat",
    price: 13,
    kcal: 380,
    allergens: ["fish", "sesame"],
  },
  {
    ref: "spicy-tuna",
    en: "Spicy Tuna",
    fr: "thon épicé",
    price: 14,
    kcal: 360,
    allergens: ["fish", "sesame", "eggs"],
    tags: ["spicy"],
  },
  {
    ref: "crab",
    en: "Crab & Cucumber",
    fr: "crabe et concombre",
    price: 15,
    kcal: 340,
    allergens: ["crustaceans", "eggs"],
  },
  {
    ref: "tempura-shrimp",
    en: "Shrimp Tempura",
    fr: "crevette tempura",
    price: 14.5,
    kcal: 440,
    allergens: ["crustaceans", "gluten", "eggs"],
  },
  {
    ref: "eel",
    en: "Eel & Apple",
    fr: "anguille et pomme",
    price: 15.5,
    kcal: 430,
    allergens: ["fish", "soy", "gluten"],
  },
  {
    ref: "scallop",
    en: "Scallop & Yuzu",
    fr: "pétoncle et yuzu",
    price: 16,
    kcal: 350,
    allergens: ["molluscs", "eggs"],
  },
  {
    ref: "char",
    en: "Char & Dill",
    fr: "omble et aneth",
    price: 14.5,
    kcal: 370,
    allergens: ["fish"],
    tags: ["local"],
  },
  {
    ref: "halibut",
    en: "Crisp Halibut",
    fr: "flétan croustillant",
    price: 15,
    kcal: 420,
    allergens: ["fish", "gluten"],
  },
  {
    ref: "sweet-potato",
    en: "Sweet Potato Tempura",
    fr: "patate douce tempura",
    price: 11.5,
    kcal: 430,
    allergens: ["gluten"],
    tags: ["vegan"],
  },
  {
    ref: "shiitake",
    en: "Shiitake & Tofu",
    fr: "shiitake et tofu",
    price: 12,
    kcal: 340,
    allergens: ["soy", "gluten"],
    tags: ["vegan"],
  },
  {
    ref: "asparagus",
    en: "Asparagus & Mango",
    fr: "asperge et mangue",
    price: 12,
    kcal: 320,
    allergens: ["sesame"],
    tags: ["vegan"],
  },
  {
    ref: "yellowtail",
    en: "Yellowtail & Jalapeño",
    fr: "sériole et jalapeño",
    price: 15,
    kcal: 350,
    allergens: ["fish"],
    tags: ["spicy"],
  },
  {
    ref: "trout",
    en: "Smoked Trout & Cream Cheese",
    fr: "truite fumée et fromage à la crème",
    price: 13.5,
    kcal: 420,
    allergens: ["fish", "milk"],
    tags: ["local"],
  },
  { ref: "tuna", en: "Tuna & Avocado", fr: "thon et avocat", price: 15, kcal: 370, allergens: ["fish"] },
  {
    ref: "salmon-belly",
    en: "Salmon Belly & Chive",
    fr: "ventrèche de saumon et ciboulette",
    price: 15.5,
    kcal: 410,
    allergens: ["fish"],
  },
  {
    ref: "beef",
    en: "Seared Beef & Scallion",
    fr: "bœuf saisi et oignon vert",
    price: 16,
    kcal: 430,
    allergens: ["soy", "gluten"],
  },
  {
    ref: "kimchi",
    en: "Kimchi & Tofu",
    fr: "kimchi et tofu",
    price: 12,
    kcal: 330,
    allergens: ["soy", "fish"],
    tags: ["spicy"],
  },
  {
    ref: "spinach",
    en: "Omelette & Spinach",
    fr: "omelette et épinards",
    price: 12,
    kcal: 360,
    allergens: ["eggs", "sesame"],
    tags: ["vegetarian"],
  },
];

const COATS: (Part & { text: Bilingual })[] = [
  {
    ref: "sesame",
    en: "in Sesame",
    fr: "au sésame",
    price: 0,
    kcal: 0,
    allergens: ["sesame"],
    text: ["Eight pieces, rolled in roasted sesame.", "Huit morceaux, roulés dans le sésame rôti."],
  },
  {
    ref: "crunch",
    en: "with Crunch",
    fr: "croquant",
    price: 1,
    kcal: 70,
    allergens: ["gluten"],
    text: ["Eight pieces under flakes of tempura.", "Huit morceaux sous des éclats de tempura."],
  },
  {
    ref: "roe",
    en: "in Roe",
    fr: "au tobiko",
    price: 2,
    kcal: 20,
    allergens: ["fish"],
    text: ["Eight pieces in flying fish roe, orange and loud.", "Huit morceaux dans le tobiko, orange et sonore."],
  },
  {
    ref: "torched",
    en: "Torched",
    fr: "flambé",
    price: 2.5,
    kcal: 60,
    allergens: ["eggs", "soy"],
    text: [
      "Eight pieces, spicy mayonnaise, ten seconds of fire.",
      "Huit morceaux, mayonnaise épicée, dix secondes de feu.",
    ],
  },
  {
    ref: "soy-paper",
    en: "in Soy Paper",
    fr: "en feuille de soya",
    price: 1.5,
    kcal: -10,
    allergens: ["soy"],
    text: ["Eight pieces without seaweed, for those who are unsure.", "Huit morceaux sans algue, pour les indécis."],
  },
  {
    ref: "maple",
    en: "with Maple Soy",
    fr: "au soya et à l’érable",
    price: 1.5,
    kcal: 30,
    allergens: ["soy", "gluten"],
    text: ["Eight pieces lacquered with maple and soy.", "Huit morceaux laqués au soya et à l’érable."],
  },
];

/** The filling's tags without those that the coating contradicts. */
const tagsOf = (heart: Part, coat: Part): Slice["tags"] =>
  coat.allergens.some((each) => each === "fish" || each === "eggs")
    ? (heart.tags ?? []).filter((tag) => tag !== "vegan" && (tag !== "vegetarian" || !coat.allergens.includes("fish")))
    : (heart.tags ?? []);

/** A picture with salmon only for rolls with fish, and none with seaweed for rolls in soy paper. */
const pictureOf = (heart: Part, coat: Part): RenderedPicture => {
  if (heart.ref === "sweet-potato" && coat.ref === "crunch") return "crunch-roll";
  const fish = [...heart.allergens, ...coat.allergens].includes("fish");
  if (coat.ref === "soy-paper") return fish ? "soy-paper-maki" : "garden-soy-paper-maki";
  return fish ? "maki-assorted" : "garden-maki";
};

/** Eighteen fillings in six coatings. */
export const rolls: TableeItemInput[] = HEARTS.flatMap((heart) =>
  COATS.map((coat) =>
    plate(
      `roll-${heart.ref}-${coat.ref}`,
      [`${heart.en} Roll ${coat.en}`, `Rouleau ${heart.fr}, ${coat.fr}`],
      heart.price + coat.price,
      {
        text: coat.text,
        kcal: heart.kcal + coat.kcal,
        picture: pictureOf(heart, coat),
        allergens: [...new Set([...heart.allergens, ...coat.allergens])],
        tags: tagsOf(heart, coat),
        stock: heart.ref === "eel" && coat.ref === "torched" ? "out_of_stock" : "available",
      },
    ),
  ),
);
