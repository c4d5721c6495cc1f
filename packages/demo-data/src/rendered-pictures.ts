import type { Allergen } from "@tablee/domain/menus/menu";

/** What one sees on a rendered picture, so that no dish is shown with what it does not contain. */
interface Shown {
  /** What a dish must be to be shown so; the test knows the words. */
  kind: string;
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
  "tourtiere-cubes": { kind: "tourtière", allergens: ["gluten"], meat: true },
  "ham-butter-baguette": { kind: "ham and butter baguette", allergens: ["gluten", "milk"], meat: true },
  "sourdough-loaf": { kind: "sourdough loaf", allergens: ["gluten"], meat: false },
  "sugar-pie-slice": { kind: "sugar pie", allergens: ["gluten"], meat: false },
  "watermelon-lime-salt": { kind: "watermelon", allergens: [], meat: false },
  "knafeh-pistachio": { kind: "knafeh", allergens: ["gluten", "milk", "nuts"], meat: false },
  "banh-mi-pork": { kind: "bánh mì", allergens: ["gluten"], meat: true },
  "avocado-toast-seeds": { kind: "avocado toast", allergens: ["gluten", "sesame"], meat: false },
  "chestnut-mooncake": { kind: "mooncake", allergens: ["gluten"], meat: false },
  "smoked-meat-on-rye": { kind: "smoked meat sandwich", allergens: ["gluten", "mustard"], meat: true },
  "garden-bowl": { kind: "bowl of vegetables", allergens: ["soy", "sesame"], meat: false },
  "miso-corn-ramen": { kind: "ramen", allergens: ["gluten", "eggs", "milk"], meat: true },
  "mushroom-shoyu-ramen": { kind: "ramen", allergens: ["gluten"], meat: false },
  hummus: { kind: "hummus", allergens: ["sesame"], meat: false },
  "sunday-spaghetti": { kind: "spaghetti", allergens: ["gluten", "milk"], meat: true },
  "bun-bo-hue": { kind: "noodle soup", allergens: [], meat: true },
  "kimchi-stew": { kind: "kimchi stew", allergens: ["soy"], meat: true },
  "crunch-roll": { kind: "maki", allergens: ["gluten"], meat: false },
  "la-classique": { kind: "poutine", allergens: ["milk"], meat: false },
  margherita: { kind: "pizza margherita", allergens: ["gluten", "milk"], meat: false },
  "pouding-bubbling": { kind: "pouding chômeur", allergens: ["gluten", "milk", "eggs"], meat: false },
  "piri-piri-half-chicken": { kind: "grilled chicken", allergens: [], meat: true },
  "birria-tacos": { kind: "birria tacos", allergens: ["milk"], meat: true },
  "lox-bagel": { kind: "bagel with lox", allergens: ["gluten", "fish", "milk", "sesame"], meat: true },
  elote: { kind: "elote", allergens: ["milk"], meat: false },
  "flat-white": { kind: "coffee with milk", allergens: ["milk"], meat: false },
  "soft-twist": { kind: "soft serve", allergens: ["gluten", "milk"], meat: false },
  "cold-tomato-slice": { kind: "tomato slab", allergens: ["gluten"], meat: false },
  "griot-pikliz": { kind: "griot", allergens: [], meat: true },
  "caramel-flan": { kind: "flan", allergens: ["milk", "eggs"], meat: false },
  natas: { kind: "nata", allergens: ["gluten", "milk", "eggs"], meat: false },
  "village-salad": { kind: "village salad", allergens: ["milk"], meat: false },
  "pate-chinois": { kind: "pâté chinois", allergens: ["milk"], meat: true },
  "gyoza-in-lace": { kind: "gyoza", allergens: ["gluten"], meat: true },
  "rhubarb-spritz": { kind: "spritz", allergens: [], meat: false },
  "bagels-from-the-oven": { kind: "bagels", allergens: ["gluten", "sesame"], meat: false },
  "house-fries": { kind: "fries with gravy", allergens: [], meat: false },
  "korean-fried-chicken": { kind: "Korean fried chicken", allergens: ["peanuts"], meat: true },
  "chicken-pho": { kind: "noodle soup", allergens: [], meat: true },
  "garlic-potatoes": { kind: "garlic potatoes", allergens: [], meat: false },
  "soup-joumou": { kind: "soup joumou", allergens: [], meat: true },
  "friday-couscous": { kind: "couscous", allergens: ["gluten"], meat: false },
  "dark-chocolate-cake": { kind: "chocolate cake", allergens: ["gluten", "milk", "eggs", "nuts"], meat: false },
  "cold-borscht": { kind: "borscht", allergens: ["milk"], meat: false },
  "dan-dan": { kind: "dan dan noodles", allergens: ["gluten", "sesame", "peanuts"], meat: true },
  "masala-dosa": { kind: "dosa", allergens: [], meat: false },
  "salmon-sashimi": { kind: "salmon sashimi", allergens: ["fish"], meat: true },
  "crispy-shrimp-roll": { kind: "shrimp roll", allergens: ["crustaceans", "gluten"], meat: true },
  "one-warm-bagel": { kind: "one bagel", allergens: ["gluten", "sesame"], meat: false },
  "gaspe-lobster-roll": { kind: "lobster roll", allergens: ["crustaceans", "gluten"], meat: true },
  "black-mushroom-rice": { kind: "black rice", allergens: [], meat: false },
  "three-cheeses": { kind: "cheeses", allergens: ["milk", "gluten", "nuts"], meat: false },
  "lamb-tagine": { kind: "lamb tagine", allergens: ["nuts", "sesame"], meat: true },
  "meatball-ragout": { kind: "meatball stew", allergens: [], meat: true },
  "two-steamies": { kind: "hot dogs", allergens: ["gluten", "mustard"], meat: true },
  "childrens-platter": { kind: "cooked sushi", allergens: ["eggs", "crustaceans"], meat: true },
  "pork-souvlaki": { kind: "souvlaki", allergens: [], meat: true },
  "matzo-ball-soup": { kind: "matzo ball soup", allergens: ["gluten", "eggs", "celery"], meat: false },
  "torched-scallop": { kind: "torched scallop", allergens: ["molluscs"], meat: true },
  "spruce-martini": { kind: "martini with a sprig", allergens: [], meat: false },
  "six-oysters": { kind: "oysters", allergens: ["molluscs"], meat: true },
  "night-breakfast": { kind: "eggs, beans and toast", allergens: ["eggs", "gluten"], meat: false },
  "guacamole-totopos": { kind: "guacamole", allergens: [], meat: false },
  "iced-coffee-condensed-milk": { kind: "iced coffee with milk", allergens: ["milk"], meat: false },
  "big-burrito": { kind: "burrito", allergens: ["gluten", "milk"], meat: true },
  "falafel-pita": { kind: "falafel pita", allergens: ["gluten", "sesame"], meat: false },
} as const satisfies Record<string, Shown>;

export type RenderedPicture = keyof typeof RENDERED;
export type Kind = (typeof RENDERED)[RenderedPicture]["kind"];
