import type { DayTotals } from "@tablee/contract/kitchen/kitchen.schema";
import { businessDay, businessDayAt } from "@tablee/domain/kitchen/business-day";
import { minor, type Minor, toDecimal } from "@tablee/domain/money/minor";
import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";
import { ORDER_STATUSES } from "@tablee/domain/orders/order-status";
import type { Viewer } from "../http/context.ts";
import { menuOf } from "../menus/menu-cache.ts";
import { restaurantFacts } from "../restaurants/stored/order-facts.ts";
import { viewAmounts } from "../orders/stored/order-view.ts";
import type { Services } from "../services.ts";
import { type DayRow, readDay, readPreparation, readSold } from "./day-totals.queries.ts";
import { refusedIn, type RightRefusal } from "../restaurants/stored/rights.ts";

/** The best sellers of a menu on one page. */
const MOST_DISHES = 100;

/**
 * Returns the totals of a business day (page 032). An order counts on the day it is for, not on the day it was placed.
 * Everything is read from one snapshot.
 */
export const getTotals = async (
  services: Services,
  viewer: Viewer,
  { restaurant_id, date }: { restaurant_id: number; date?: string | undefined },
): Promise<{ totals: DayTotals } | RightRefusal> => {
  const refusal = await refusedIn(services.database.db, viewer, restaurant_id, "money");
  if (refusal) return refusal;
  const entry = await menuOf(services, restaurant_id);
  if (!entry) return { code: "not_found" };
  const facts = restaurantFacts(entry.row);
  const day = date === undefined ? businessDayAt(facts, services.clock()) : businessDay(facts, date);
  const of = { restaurant_id, starts: day.starts, ends: day.ends };
  const { rows, dishes, preparation_seconds } = await services.database.db.transaction(
    async (tx) => ({
      rows: await readDay(tx, of),
      dishes: await readSold(tx, of, MOST_DISHES),
      preparation_seconds: await readPreparation(tx, of),
    }),
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  return {
    totals: {
      date: day.date,
      starts: day.starts.toISOString(),
      ends: day.ends.toISOString(),
      currency: entry.row.currency,
      ...amountsOf(rows),
      dishes: dishes.map((dish) => ({ ...dish, amount: toDecimal(dish.amount) })),
      preparation_seconds,
    },
  };
};

const isSold = ({ status }: DayRow): boolean => status !== "refunded";
const sumOf = (rows: readonly DayRow[], pick: (row: DayRow) => number): Minor =>
  minor(rows.reduce((sum, row) => sum + pick(row), 0));

const amountsOf = (rows: readonly DayRow[]) => {
  const sold = rows.filter(isSold);
  return {
    orders: sumOf(sold, (row) => row.orders),
    ...viewAmounts({
      subtotal: sumOf(sold, (row) => row.subtotal),
      tax: sumOf(sold, (row) => row.tax),
      tip: sumOf(sold, (row) => row.tip),
      delivery_fee: sumOf(sold, (row) => row.delivery_fee),
      total: sumOf(sold, (row) => row.total),
    }),
    by_status: ORDER_STATUSES.map((status) => ({
      status,
      orders: sumOf(
        rows.filter((row) => row.status === status),
        (row) => row.orders,
      ),
    })).filter(({ orders }) => orders > 0),
    by_mode: ORDER_MODES.flatMap((mode) => {
      const own = sold.filter((row) => row.mode === mode);
      const orders: number = sumOf(own, (row) => row.orders);
      return orders === 0 ? [] : [{ mode, orders, total: toDecimal(sumOf(own, (row) => row.total)) }];
    }),
  };
};
