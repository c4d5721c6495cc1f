import type { Allergen } from "@tablee/domain/menus/menu";

/** What a dish must be to be shown so; the test knows the words. */
export type Kind =
  | "ramen"
  | "noodle soup"
  | "poutine"
  | "burger"
  | "maki"
  | "nigiri"
  | "chirashi"
  | "bibimbap"
  | "bowl of vegetables"
  | "poke"
  | "shakshuka"
  | "curry"
  | "kimchi stew"
  | "strawberry cake"
  | "croissant"
  | "smoked meat sandwich";

/** What one sees on a rendered picture, so that no dish is shown with what it does not contain. */
interface Shown {
  kind: Kind;
  /** Allergens that the eye finds. */
  allergens: readonly Allergen[];
  /** Meat or fish is seen. */
  meat: boolean;
}

/**
 * Scenes of the studio (studio/pictures.jsonl), rendered: `salmon-poke.webp` 800 x 1000 and `salmon-poke-400.webp`.
 * They are no photographs and are not presented as such.
 */
export const RENDERED = {
  "yuzu-shio-ramen": { kind: "ramen", allergens: ["gluten"], meat: true },
  "poutine-margot": { kind: "poutine", allergens: ["milk"], meat: false },
  "squash-curry": { kind: "curry", allergens: [], meat: false },
  "salmon-poke": { kind: "poke", allergens: ["fish", "sesame"], meat: true },
  "smash-burger": { kind: "burger", allergens: ["gluten", "milk"], meat: true },
  "maki-assorted": { kind: "maki", allergens: ["fish"], meat: true },
  "garden-maki": { kind: "maki", allergens: [], meat: false },
  nigiri: { kind: "nigiri", allergens: ["fish"], meat: true },
  "stone-bowl-bibimbap": { kind: "bibimbap", allergens: ["eggs", "sesame"], meat: true },
  "tonkotsu-ramen": { kind: "ramen", allergens: ["gluten", "eggs", "sesame"], meat: true },
  "strawberry-cake": { kind: "strawberry cake", allergens: ["gluten", "milk", "eggs"], meat: false },
  "shakshuka-merguez": { kind: "shakshuka", allergens: ["eggs"], meat: true },
  "morning-chirashi": { kind: "chirashi", allergens: ["fish", "eggs", "molluscs"], meat: true },
  "beef-pho": { kind: "noodle soup", allergens: [], meat: true },
  "vegan-poutine": { kind: "poutine", allergens: ["nuts"], meat: false },
  "butter-croissant": { kind: "croissant", allergens: ["gluten", "milk"], meat: false },
  "smoked-meat-on-rye": { kind: "smoked meat sandwich", allergens: ["gluten", "mustard"], meat: true },
  "garden-bowl": { kind: "bowl of vegetables", allergens: ["soy", "sesame"], meat: false },
} as const satisfies Record<string, Shown>;

export type RenderedPicture = keyof typeof RENDERED;
