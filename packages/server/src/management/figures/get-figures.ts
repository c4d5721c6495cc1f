import type { Figures } from "@tablee/contract/management/figures.contract";
import { businessDay } from "@tablee/domain/kitchen/business-day";
import { daysOf } from "@tablee/domain/management/period";
import { minor, toDecimal } from "@tablee/domain/money/minor";
import { isTimezone } from "@tablee/domain/restaurants/local-time";
import type { Queryable } from "../../database/open-database.ts";
import type { Viewer } from "../../http/context.ts";
import { restaurantFacts } from "../../restaurants/stored/order-facts.ts";
import { readRestaurant } from "../../restaurants/stored/restaurant.queries.ts";
import { refusedIn, type RightRefusal } from "../../restaurants/stored/rights.ts";
import type { Services } from "../../services.ts";
import {
  type Asked,
  type DayFigures,
  readDays,
  readDiscoveries,
  readDishes,
  readHours,
  readModes,
  readOtherDishes,
  readRefunded,
  readSources,
  readTaxes,
} from "./figures.queries.ts";
import { readMisses } from "./menu-misses.queries.ts";

/** What fits on a page; what the rest sells is one sum. */
const MOST_DISHES = 100;
const MOST_SOURCES = 50;
const MOST_DISCOVERIES = 30;
const MOST_MISSES = 30;

const decimal = (amount: number): number => toDecimal(minor(amount));
const inDecimals = <Row extends { total: number }>(rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ ...row, total: decimal(row.total) }));

/**
 * What a restaurant sold from one business day to another, exact to the cent: sums of what the orders store, read from
 * one snapshot. An order counts on the business day and in the hour that it is for.
 */
export const getFigures = (
  { database: { db }, clock }: Pick<Services, "database" | "clock">,
  viewer: Viewer,
  { restaurant_id, from, to }: { restaurant_id: number; from: string; to: string },
): Promise<Figures | RightRefusal | { code: "period_invalid" }> =>
  db.transaction(
    async (tx) => {
      const refusal = await refusedIn(tx, viewer, restaurant_id, "money");
      if (refusal) return refusal;
      const row = await readRestaurant(tx, restaurant_id);
      if (!row) return { code: "not_found" };
      const dates = daysOf(from, to);
      if (!dates) return { code: "period_invalid" };
      const facts = restaurantFacts(row);
      const days = dates.map((date) => businessDay(facts, date));
      const [first, last] = [days[0], days.at(-1)];
      if (!first || !last) return { code: "period_invalid" };
      const timezone = isTimezone(row.timezone) ? row.timezone : "UTC";
      return {
        from,
        to,
        starts: first.starts.toISOString(),
        ends: last.ends.toISOString(),
        over: last.ends <= clock(),
        currency: row.currency,
        timezone,
        ...(await readAll(tx, { restaurant_id, days }, timezone)),
        misses: await readMisses(tx, { restaurant_id, from, to }, MOST_MISSES),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

async function readAll(tx: Queryable, asked: Asked, timezone: string) {
  const days = await readDays(tx, asked);
  const refunded = await readRefunded(tx, asked);
  const taxes = await readTaxes(tx, asked);
  const dishes = await readDishes(tx, asked, MOST_DISHES);
  const others = dishes.length < MOST_DISHES ? null : await readOtherDishes(tx, asked, MOST_DISHES);
  const discoveries = await readDiscoveries(tx, asked, MOST_DISCOVERIES);
  return {
    totals: amountsOf(totalOf(days)),
    refunded: { ...refunded, total: decimal(refunded.total) },
    preparation_seconds: averageOf(days),
    taxes: taxes.map(({ name, amount }) => ({ name, amount: decimal(amount) })),
    by_day: days.map((day) => ({
      date: day.date,
      ...amountsOf(day),
      preparation_seconds: day.preparation_seconds === null ? null : Math.round(day.preparation_seconds),
    })),
    by_hour: inDecimals(await readHours(tx, asked, timezone)),
    by_mode: inDecimals(await readModes(tx, asked)),
    by_source: inDecimals(await readSources(tx, asked, MOST_SOURCES)),
    dishes: dishes.map((dish) => ({ ...dish, amount: decimal(dish.amount), discount: decimal(dish.discount) })),
    other_dishes: others && { ...others, amount: decimal(others.amount), discount: decimal(others.discount) },
    discoveries: discoveries.map(({ date, ...one }) => ({ ...one, date: new Date(date).toISOString() })),
  };
}

const AMOUNTS = ["subtotal", "tax", "tip", "delivery_fee", "total"] as const;
type Sums = Pick<DayFigures, "orders" | (typeof AMOUNTS)[number]>;

const totalOf = (days: readonly DayFigures[]): Sums => {
  const sumOf = (name: keyof Sums) => days.reduce((sum, day) => sum + day[name], 0);
  return {
    orders: sumOf("orders"),
    subtotal: sumOf("subtotal"),
    tax: sumOf("tax"),
    tip: sumOf("tip"),
    delivery_fee: sumOf("delivery_fee"),
    total: sumOf("total"),
  };
};

const amountsOf = ({ orders, subtotal, tax, tip, delivery_fee, total }: Sums) => ({
  orders,
  subtotal: decimal(subtotal),
  tax: decimal(tax),
  tip: decimal(tip),
  delivery_fee: decimal(delivery_fee),
  total: decimal(total),
});

const averageOf = (days: readonly DayFigures[]): number | null => {
  const prepared = days.reduce((sum, day) => sum + day.prepared, 0);
  const seconds = days.reduce((sum, day) => sum + (day.preparation_seconds ?? 0) * day.prepared, 0);
  return prepared === 0 ? null : Math.round(seconds / prepared);
};
