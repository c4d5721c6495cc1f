import { checkPartRight, checkRight, type RestaurantAct } from "@tablee/domain/accounts/right";
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
