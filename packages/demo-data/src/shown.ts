import type { Allergen } from "@tablee/domain/menus/menu";

/** What a rendered picture shows, so that no dish is shown with something it does not contain. */
export interface Shown {
  /** The kind of dish that it shows; the test knows the matching names. */
  kind: string;
  /** Allergens that are visible. */
  allergens: readonly Allergen[];
  /** Whether meat or fish is visible. */
  meat: boolean;
  /**
   * For something tall or high in the picture: how much of what a crop removes is removed at the top, in per cent.
   * Default 52.
   */
  cut_above?: number;
}
