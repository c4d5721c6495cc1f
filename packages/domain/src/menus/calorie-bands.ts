import type { ItemType } from "./menu.ts";

/** Upper limits of the bands low, medium and high, in kcal (menus §5); above the last is very high. */
export const CALORIE_THRESHOLDS = {
  plate: [400, 550, 700],
  accompaniment: [150, 200, 250],
  appetizer: [150, 200, 250],
  dessert: [250, 300, 350],
  beverage: [100, 150, 200],
} as const satisfies Partial<Record<ItemType, readonly [number, number, number]>>;

export const CALORIE_BANDS = ["low", "medium", "high", "very_high"] as const;
export type CalorieBand = (typeof CALORIE_BANDS)[number];

/** Daily guidance in kcal, for adults and for children aged 4 to 12 (menus §6). */
export const CALORIE_GUIDANCE = { adults: 2000, children: 1500 } as const;

/** The calorie band of an item; null if the calories are unknown or the type has no thresholds (menus §5). */
export const calorieBand = (type: ItemType, kcal: number | null): CalorieBand | null => {
  if (kcal === null || type === "other") return null;
  const [low, mid, high] = CALORIE_THRESHOLDS[type];
  if (kcal <= low) return "low";
  if (kcal <= mid) return "medium";
  return kcal <= high ? "high" : "very_high";
};
