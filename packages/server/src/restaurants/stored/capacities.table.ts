import { ORDER_MODES, type OrderMode } from "@tablee/domain/restaurants/order-mode";
import { CAPACITY_KINDS, type CapacityKind } from "@tablee/domain/orders/slot-capacity";
import { sql } from "drizzle-orm";
import { check, integer, pgTable, text as string, unique } from "drizzle-orm/pg-core";
import { oneOf } from "../../database/one-of.ts";
import { restaurants } from "./restaurants.table.ts";

/** How many orders or dishes a restaurant takes per half hour. A change increments the restaurant's revision. */
export const restaurantCapacities = pgTable(
  "restaurant_capacities",
  {
    restaurant_id: integer()
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    /** null: all modes together. */
    mode: string().$type<OrderMode>(),
    kind: string().$type<CapacityKind>().notNull(),
    per_slot: integer().notNull(),
  },
  (t) => [
    unique("restaurant_capacities_once").on(t.restaurant_id, t.mode, t.kind).nullsNotDistinct(),
    check("restaurant_capacities_mode", oneOf(t.mode, ORDER_MODES)),
    check("restaurant_capacities_kind", oneOf(t.kind, CAPACITY_KINDS)),
    check("restaurant_capacities_per_slot", sql`${t.per_slot} >= 1`),
  ],
);
