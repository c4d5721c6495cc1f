import type { Bilingual } from "./bilingual.ts";

/** Kitchens of the demo's restaurants, by the word that a restaurant carries. */
export const CUISINES = {
  bagel: ["Bagels", "Bagels"],
  bakery: ["Bakery", "Boulangerie"],
  bar: ["Bar", "Bar"],
  burger: ["Burgers", "Burgers"],
  cafe: ["Café", "Café"],
  caterer: ["Caterer", "Traiteur"],
  chinese: ["Chinese", "Chinoise"],
  deli: ["Delicatessen", "Delicatessen"],
  diner: ["Diner", "Casse-croûte"],
  french: ["French", "Française"],
  greek: ["Greek", "Grecque"],
  haitian: ["Haitian", "Haïtienne"],
  ice_cream: ["Ice cream", "Crèmerie"],
  indian: ["Indian", "Indienne"],
  italian: ["Italian", "Italienne"],
  japanese: ["Japanese", "Japonaise"],
  korean: ["Korean", "Coréenne"],
  lebanese: ["Lebanese", "Libanaise"],
  mexican: ["Mexican", "Mexicaine"],
  moroccan: ["Moroccan", "Marocaine"],
  pastry: ["Pastry", "Pâtisserie"],
  pizza: ["Pizza", "Pizza"],
  portuguese: ["Portuguese", "Portugaise"],
  poutine: ["Poutine", "Poutine"],
  quebecois: ["Québec", "Québécoise"],
  ramen: ["Ramen", "Ramen"],
  seafood: ["Seafood", "Fruits de mer"],
  sushi: ["Sushi", "Sushis"],
  vegan: ["Vegan", "Végane"],
  vietnamese: ["Vietnamese", "Vietnamienne"],
} satisfies Record<string, Bilingual>;

export type Cuisine = keyof typeof CUISINES;
