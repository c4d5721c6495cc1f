import type { MenuTag } from "@tablee/domain/menus/menu-constants";
import type { Bilingual } from "./cuisine-names.ts";

/** `icon` is the name of an SVG file in packages/web/public/tags. */
interface TagWords {
  name: Bilingual;
  description: Bilingual;
  icon: string;
}

export const TAG_WORDS = {
  vegetarian: {
    name: ["Vegetarian", "Végétarien"],
    description: ["No meat, no fish.", "Sans viande ni poisson."],
    icon: "leaf",
  },
  vegan: {
    name: ["Vegan", "Végane"],
    description: ["Nothing from an animal.", "Rien d’origine animale."],
    icon: "sprout",
  },
  halal: {
    name: ["Halal", "Halal"],
    description: ["Meat from a halal butcher.", "Viande d’une boucherie halal."],
    icon: "badge-check",
  },
  kosher: {
    name: ["Kosher style", "Style casher"],
    description: ["Made the deli’s way, without a certificate.", "À la manière du delicatessen, sans certification."],
    icon: "star",
  },
  "gluten-free": {
    name: ["Gluten-free", "Sans gluten"],
    description: ["Made without gluten; traces are possible.", "Préparé sans gluten\u00a0; traces possibles."],
    icon: "wheat-off",
  },
  "lactose-free": {
    name: ["Lactose-free", "Sans lactose"],
    description: ["Made without milk.", "Préparé sans lait."],
    icon: "milk-off",
  },
  spicy: {
    name: ["Spicy", "Piquant"],
    description: ["You will notice.", "Vous le sentirez passer."],
    icon: "flame",
  },
  local: {
    name: ["From Québec", "D’ici"],
    description: ["Most of it grew or grazed in Québec.", "L’essentiel vient du Québec."],
    icon: "map-pin",
  },
  seasonal: {
    name: ["In season", "De saison"],
    description: ["Here as long as the market has it.", "Tant que le marché en a."],
    icon: "calendar",
  },
  new: {
    name: ["New", "Nouveau"],
    description: ["Added this month.", "Ajouté ce mois-ci."],
    icon: "sparkles",
  },
  favourite: {
    name: ["House favourite", "Coup de cœur"],
    description: ["What people come back for.", "Ce pour quoi on revient."],
    icon: "heart",
  },
  "to-share": {
    name: ["To share", "À partager"],
    description: ["Enough for two or more.", "Assez pour deux et plus."],
    icon: "users",
  },
  kids: {
    name: ["For kids", "Pour enfants"],
    description: ["Small plate, mild taste.", "Petite assiette, goût doux."],
    icon: "baby",
  },
  raw: {
    name: ["Raw", "Cru"],
    description: ["Contains raw fish or meat.", "Contient du poisson ou de la viande crus."],
    icon: "fish",
  },
  alcohol: {
    name: ["Alcohol", "Alcool"],
    description: ["For adults of 18 and over.", "Pour les 18 ans et plus."],
    icon: "wine",
  },
} as const satisfies Record<MenuTag, TagWords>;
