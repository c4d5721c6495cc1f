import type { ListedOrder, ListedOrders } from "@tablee/contract/management/past-orders.contract";
import { LongId } from "@tablee/contract/wire/values.schema";
import { checkPartRight, checkRight } from "@tablee/domain/accounts/right";
import { businessDay, businessDayAt } from "@tablee/domain/kitchen/business-day";
import { type ListedState, readOrderSearch } from "@tablee/domain/kitchen/order-search";
import { cookedSince } from "@tablee/domain/kitchen/past-orders";
import { toDecimal } from "@tablee/domain/money/minor";
import { isTimezone } from "@tablee/domain/restaurants/local-time";
import type { OrderMode } from "@tablee/domain/restaurants/order-mode";
import * as z from "zod";
import type { Queryable } from "../../database/open-database.ts";
import type { Viewer } from "../../http/context.ts";
import { readContinuation, writeContinuation } from "../../http/continuation.ts";
import { type RestaurantFacts, restaurantFacts } from "../../restaurants/stored/order-facts.ts";
import { readRestaurant } from "../../restaurants/stored/restaurant.queries.ts";
import { readRole } from "../../restaurants/stored/staff.queries.ts";
import type { Services } from "../../services.ts";
import { type ListedRecord, type LookedAt, type OrderKey, readListed, readReach } from "./past-orders.queries.ts";

export interface ListInput {
  restaurant_id: number;
  from?: string | undefined;
  to?: string | undefined;
  mode?: OrderMode | undefined;
  state?: ListedState | undefined;
  query?: string | undefined;
  continuation?: string | undefined;
  limit: number;
}

/** How many orders one page looks at: some months of a busy restaurant, in milliseconds. */
const MOST_LOOKED_AT = 5_000;

/** Up to the year 9999: a moment that both JavaScript and PostgreSQL express. */
const Key = z.tuple([z.int().min(0).max(253_402_300_799_999), LongId]);

/**
 * Lists a restaurant's orders for its staff, by the half hour that they are for, newest first (management §48); for who
 * only cooks, those of the last 90 days (kitchen §19). All of an answer is read from one snapshot.
 */
export const listPastOrders = (
  { database: { db }, clock }: Pick<Services, "database" | "clock">,
  viewer: Viewer,
  input: ListInput,
  most = MOST_LOOKED_AT,
): Promise<ListedOrders | { code: "not_found" } | { code: "period_invalid" }> => {
  const after = keyOf(input);
  return db.transaction(
    async (tx) => {
      const found = await readRole(tx, input.restaurant_id, viewer.account_id);
      if (!found) return { code: "not_found" };
      const standing = { admin: viewer.admin, role: found.role };
      // All staff may see orders, so whoever may not has no role here.
      if (checkPartRight(standing, "orders")) return { code: "not_found" };
      const restaurant = await readRestaurant(tx, input.restaurant_id);
      if (!restaurant) return { code: "not_found" };
      if (input.from !== undefined && input.to !== undefined && input.from > input.to)
        return { code: "period_invalid" };
      const facts = restaurantFacts(restaurant);
      const since = checkRight(standing, "old_orders") && cookedSince(clock());
      return {
        ...(await pageOf(tx, facts, input, { since, after, most })),
        today: businessDayAt(facts, clock()).date,
        timezone: isTimezone(restaurant.timezone) ? restaurant.timezone : "UTC",
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
};

const nameOf = ({ restaurant_id }: ListInput): string => `orders-of-${restaurant_id}`;

const keyOf = (input: ListInput): OrderKey | null => {
  if (input.continuation === undefined) return null;
  const [slot, id] = readContinuation(nameOf(input), Key, input.continuation);
  return { slot: new Date(slot), id };
};

async function pageOf(
  tx: Queryable,
  facts: RestaurantFacts,
  input: ListInput,
  bounds: Pick<LookedAt, "since" | "after" | "most">,
): Promise<Pick<ListedOrders, "orders" | "continuation" | "looked_to">> {
  const asked = readOrderSearch(input.query ?? "");
  // A number is one order's: the other filters could only hide it from somebody who has read it on a receipt.
  const isNumber = asked !== null && "number" in asked;
  const { restaurant_id, from, to, mode, state, limit } = input;
  const at: LookedAt = {
    ...bounds,
    restaurant_id,
    number: isNumber ? asked.number : null,
    starts: from === undefined || isNumber ? null : businessDay(facts, from).starts,
    ends: to === undefined || isNumber ? null : businessDay(facts, to).ends,
  };
  const found = await readListed(tx, at, {
    mode: (isNumber ? undefined : mode) ?? null,
    state: (isNumber ? undefined : state) ?? null,
    name: asked && "name" in asked ? asked.name : null,
    // One more than requested, which tells whether there is a next page.
    limit: limit + 1,
  });
  const dayOf = (moment: Date) => businessDayAt(facts, moment).date;
  const shown = found.slice(0, limit);
  const reach = found.length > limit ? null : await readReach(tx, at);
  const last = found.length > limit ? shown.at(-1) : reach;
  return {
    orders: shown.map((record) => viewListed(record, dayOf(record.slot))),
    continuation: last ? writeContinuation(nameOf(input), [last.slot.getTime(), last.id]) : null,
    looked_to: reach && dayOf(reach.slot),
  };
}

const viewListed = (record: ListedRecord, day: string): ListedOrder => {
  const { id, number, status, mode, table, planned, currency, first_name, last_name } = record;
  return {
    id,
    number,
    status,
    statuses: record.statuses.map(({ status: was, date, delay, reason }) => ({
      status: was,
      date: new Date(date).toISOString(),
      delay,
      reason,
    })),
    mode,
    table,
    planned,
    min_time: record.min_time.toISOString(),
    total: toDecimal(record.total),
    currency,
    date_creation: record.date_creation.toISOString(),
    day,
    diner: record.served_blanked_at === null ? { first_name, last_name } : null,
  };
};
