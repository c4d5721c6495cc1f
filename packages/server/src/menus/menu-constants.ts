import type { MenuConstants } from "@tablee/contract/menus/menus.schema";
import type { Text } from "@tablee/domain/language/text";
import type { ItemType } from "@tablee/domain/menus/menu";
import type { Persona } from "@tablee/domain/menus/menu-constants";
import { keepAnswer } from "../http/kept-answers.ts";
import { type Bilingual, CUISINE_NAMES } from "./cuisine-names.ts";
import { TAG_WORDS } from "./tag-words.ts";

const TYPE_NAMES = {
  plate: ["Mains", "Plats"],
  accompaniment: ["Sides", "Accompagnements"],
  appetizer: ["Starters", "Entrées"],
  dessert: ["Desserts", "Desserts"],
  beverage: ["Drinks", "Boissons"],
  other: ["And more", "Et aussi"],
} as const satisfies Record<ItemType, Bilingual>;

const PERSONA_WORDS = {
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
} as const satisfies Record<Persona, { name: Bilingual; description: Bilingual }>;

const text = ([en, fr]: Bilingual): Text => ({ en, fr, default: null });
const named = (names: Record<string, Bilingual>) =>
  Object.entries(names).map(([id, name]) => ({ id, name: text(name) }));

/** menus §3: what the words of a menu mean. One object, and one JSON text, for all calls. */
export const menuConstants: MenuConstants = keepAnswer({
  cuisines: named(CUISINE_NAMES),
  types: named(TYPE_NAMES),
  tags: Object.entries(TAG_WORDS).map(([id, { name, description, icon }]) => ({
    id,
    name: text(name),
    description: text(description),
    icon_url: `/tags/${icon}.svg`,
  })),
  personas: Object.entries(PERSONA_WORDS).map(([id, { name, description }]) => ({
    id,
    name: text(name),
    description: text(description),
  })),
});
