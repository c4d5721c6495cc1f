import { ALLERGENS, type Allergen } from "./menu.ts";

/** Those of the declared allergens that a diner avoids, in the order of the list. */
export const avoidedOf = (declared: readonly Allergen[], avoided: readonly Allergen[]): Allergen[] =>
  ALLERGENS.filter((one) => declared.includes(one) && avoided.includes(one));
