import type { Allergen } from "@tablee/domain/menus/menu";

/** What one sees on a rendered picture, so that no dish is shown with what it does not contain. */
export interface Shown {
  /** What a dish must be to be shown so; the test knows the words. */
  kind: string;
  /** Allergens that the eye finds. */
  allergens: readonly Allergen[];
  /** Meat or fish is seen. */
  meat: boolean;
  /** Of something tall or lying high: how much of what a crop leaves out is cut above it, in per cent; of others 52. */
  cut_above?: number;
}
