import type { Language } from "../../language/text.ts";
import { sheetOf } from "../csv.ts";

const ENGLISH = [
  ["section", "name", "french name", "description", "french description", "price", "calories", "type", "dietary"],
  [
    "Soups",
    "Squash soup",
    "Soupe à la courge",
    "Roasted, with sage.",
    "Rôtie, à la sauge.",
    "7.50",
    "210",
    "starter",
    "vegan, gluten-free",
  ],
  [
    "Burgers",
    "Smash burger",
    "Smash burger",
    "Two patties, milk bun.",
    "Deux galettes, pain au lait.",
    "14.50",
    "640",
    "main",
    "",
  ],
] as const;
const ENGLISH_MORE = [
  ["allergens", "heat", "picture", "available"],
  ["celery", "0", "", "yes"],
  ["gluten, milk, egg", "1", "", "yes"],
] as const;
const FRENCH = [
  ["section", "nom", "nom anglais", "description", "description anglaise", "prix", "calories", "type", "régime"],
  [
    "Soupes",
    "Soupe à la courge",
    "Squash soup",
    "Rôtie, à la sauge.",
    "Roasted, with sage.",
    "7,50",
    "210",
    "entrée",
    "végane, sans gluten",
  ],
  [
    "Burgers",
    "Smash burger",
    "Smash burger",
    "Deux galettes, pain au lait.",
    "Two patties, milk bun.",
    "14,50",
    "640",
    "plat",
    "",
  ],
] as const;
const FRENCH_MORE = [
  ["allergènes", "piquant", "image", "disponible"],
  ["céleri", "0", "", "oui"],
  ["gluten, lait, œuf", "1", "", "oui"],
] as const;

const beside = (left: readonly (readonly string[])[], right: readonly (readonly string[])[]): string[][] =>
  left.map((row, at) => [...row, ...(right[at] ?? [])]);

/**
 * The template that people fill in: headers in their language, and two dishes as examples. A spreadsheet in that
 * language opens it in columns (management §27), and both are imported.
 */
export const menuCsvTemplate = (language: Language): string =>
  sheetOf(language === "fr" ? beside(FRENCH, FRENCH_MORE) : beside(ENGLISH, ENGLISH_MORE), language);
