import { lineCalories } from "./line/calories.ts";
import type { Menu } from "../menus/menu.ts";
import { readLine } from "./line/line-portions.ts";
import type { OrderLine } from "./line/order-line.ts";

export interface OrderCalories {
  kcal: number;
  /** false if some item does not declare its calories, so that `kcal` is a minimum. */
  complete: boolean;
}

/** The calories of a whole order, including quantities; null if no item declares any. */
export const orderCalories = (menu: Menu, lines: readonly OrderLine[]): OrderCalories | null => {
  const items = lines.flatMap((line) => (readLine(menu, line)?.portions ?? []).map(({ item }) => item));
  if (!items.some(({ calories }) => calories !== null)) return null;
  const kcal = lines.reduce((sum, line) => sum + lineCalories(menu, line), 0);
  return { kcal, complete: items.every(({ calories }) => calories !== null) };
};

/** The percentage of a member's daily target, as a whole number; null if the member has set none. */
export const shareOfTarget = (kcal: number, target_calories: number | null): number | null =>
  target_calories === null || target_calories <= 0 ? null : Math.round((100 * kcal) / target_calories);
