import { sentLine } from "@tablee/domain/orders/line/sent-line";
import { type Lost, lostMeanwhile } from "@tablee/domain/payments/lost-meanwhile";
import type { Queryable } from "../database/open-database.ts";
import { readRestaurantWithMenu } from "../menus/menu.queries.ts";
import { readOrder } from "../orders/stored/orders.queries.ts";
import { restaurantFacts } from "../restaurants/stored/order-facts.ts";
import type { PayableOrder } from "./payments.queries.ts";

/** Why the kitchen of a locked order can no longer make it, by its menu and hours as they are; null if it can. */
export const lostOf = async (tx: Queryable, order: PayableOrder, at: Date): Promise<Lost | null> => {
  const now = await readRestaurantWithMenu(tx, order.restaurant_id);
  if (!now) return "too_late";
  const placed = (await readOrder(tx, order.id))?.lines ?? [];
  const lines = placed.flatMap((line) => sentLine(line) ?? []);
  return lostMeanwhile({ menu: now.menu, restaurant: restaurantFacts(now.row) }, { ...order, lines }, at);
};
