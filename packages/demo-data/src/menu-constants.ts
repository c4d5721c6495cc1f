import type { ItemType } from "@tablee/domain/menus/menu";

import type { Bilingual } from "./bilingual.ts";
import { CUISINES } from "./cuisines.ts";
import { MENU_TAGS } from "./menu-tags.ts";

/** Types of dishes as a menu names them; the first five carry calorie thresholds (spec §9). */
const ITEM_TYPE_NAMES: Record<ItemType, Bilingual> = {
  plate: ["Mains", "Plats"],
  accompaniment: ["Sides", "Accompagnements"],
  appetizer: ["Starters", "Entrées"],
  dessert: ["Desserts", "Desserts"],
  beverage: ["Drinks", "Boissons"],
  other: ["To take home", "À emporter"],
};

/** Moods in which people look for something to eat (spec §3 "personas"). */
const PERSONAS: Record<string, { name: Bilingual; description: Bilingual }> = {
  "night-owl": {
    name: ["Night owl", "Oiseau de nuit"],
    description: ["Hungry when the last metro has gone.", "A faim quand le dernier métro est passé."],
  },
  family: {
    name: ["With the kids", "Avec les enfants"],
    description: ["Early, quick, something everybody eats.", "Tôt, vite, et que tout le monde en mange."],
  },
  "plant-eater": {
    name: ["Plant eater", "Côté légumes"],
    description: ["Vegetables first, and not as a side.", "Les légumes d’abord, et pas à côté."],
  },
  "sweet-tooth": {
    name: ["Sweet tooth", "Bec sucré"],
    description: ["Reads the menu from the end.", "Lit le menu en commençant par la fin."],
  },
  careful: {
    name: ["Eating light", "Manger léger"],
    description: ["Keeps an eye on the calories.", "Garde un œil sur les calories."],
  },
  adventurer: {
    name: ["Never the same twice", "Jamais deux fois pareil"],
    description: ["Orders what nobody at the table can name.", "Commande ce que personne à table ne sait nommer."],
  },
  "on-a-budget": {
    name: ["On a budget", "Petit budget"],
    description: ["Full for under fifteen dollars.", "Le ventre plein pour moins de quinze dollars."],
  },
};

const listed = <T extends object>(entries: Record<string, T>): ({ ref: string } & T)[] =>
  Object.entries(entries).map(([ref, entry]) => ({ ref, ...entry }));

const named = (names: Record<string, Bilingual>): { ref: string; name: Bilingual }[] =>
  Object.entries(names).map(([ref, name]) => ({ ref, name }));

/** spec §3 "Menu constants": what a menu's words mean. `icon` is a name of the interface's icon set. */
export const demoMenuConstants = {
  cuisines: named(CUISINES),
  types: named(ITEM_TYPE_NAMES),
  tags: listed(MENU_TAGS),
  personas: listed(PERSONAS),
};
