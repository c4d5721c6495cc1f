import { lineCalories } from "./line/calories.ts";
import type { Menu } from "../menus/menu.ts";
import { readLine } from "./line/line-portions.ts";
import type { OrderLine } from "./line/order-line.ts";

export interface OrderCalories {
  kcal: number;
  /** false: some dish does not declare its calories, so that there are at least so many. */
  complete: boolean;
}

/** The calories of a whole order, its lines times their quantities; null where no dish declares any. */
export const orderCalories = (menu: Menu, lines: readonly OrderLine[]): OrderCalories | null => {
  const items = lines.flatMap((line) => (readLine(menu, line)?.portions ?? []).map(({ item }) => item));
  if (!items.some(({ calories }) => calories !== null)) return null;
  const kcal = lines.reduce((sum, line) => sum + lineCalories(menu, line), 0);
  return { kcal, complete: items.every(({ calories }) => calories !== null) };
};

/** How much of a member's daily target that is, in whole percent; null where the member has set none. */
export const shareOfTarget = (kcal: number, target_calories: number | null): number | null =>
  target_calories === null || target_calories <= 0 ? null : Math.round((100 * kcal) / target_calories);
