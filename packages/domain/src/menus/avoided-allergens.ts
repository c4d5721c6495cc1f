import { ALLERGENS, type Allergen } from "./menu.ts";

/** The declared allergens that a diner avoids, in the order of ALLERGENS. */
export const avoidedOf = (declared: readonly Allergen[], avoided: readonly Allergen[]): Allergen[] =>
  ALLERGENS.filter((one) => declared.includes(one) && avoided.includes(one));
