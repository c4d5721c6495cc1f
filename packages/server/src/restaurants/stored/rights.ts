import { checkOrderRight, checkPartRight, checkRight, type RestaurantAct } from "@tablee/domain/accounts/right";
import { isPastOrder } from "@tablee/domain/kitchen/past-orders";
import type { OrderStatus } from "@tablee/domain/orders/order-status";
import type { Queryable } from "../../database/open-database.ts";
import type { Viewer } from "../../http/context.ts";
import { readRole } from "./staff.queries.ts";

export type RightRefusal = { code: "not_found" } | { code: "forbidden" };

/** Returns what prevents a member from an action in a restaurant, or null; used by calls and sockets. */
export const refusedIn = async (
  db: Queryable,
  viewer: Pick<Viewer, "account_id" | "admin">,
  restaurant_id: number,
  act: RestaurantAct,
): Promise<RightRefusal | null> => {
  const found = await readRole(db, restaurant_id, viewer.account_id);
  return found ? checkRight({ admin: viewer.admin, role: found.role }, act) : { code: "not_found" };
};

/** The same for a part of a restaurant that is requested by its own id. */
export const refusedPart = async (
  db: Queryable,
  viewer: Pick<Viewer, "account_id" | "admin">,
  restaurant_id: number,
  act: RestaurantAct,
): Promise<RightRefusal | null> => {
  const found = await readRole(db, restaurant_id, viewer.account_id);
  return found ? checkPartRight({ admin: viewer.admin, role: found.role }, act) : { code: "not_found" };
};

/** The same for an order or its ticket, as staff of its restaurant. */
export const refusedOrder = async (
  db: Queryable,
  viewer: Pick<Viewer, "account_id" | "admin">,
  order: { restaurant_id: number; status: OrderStatus; date_creation: Date; sent: boolean },
  at: Date,
): Promise<{ code: "not_found" } | null> => {
  const found = await readRole(db, order.restaurant_id, viewer.account_id);
  const facts = { isSeen: order.sent, isPast: isPastOrder(order, at) };
  return found ? checkOrderRight({ admin: viewer.admin, role: found.role }, facts) : { code: "not_found" };
};
