import { checkKitchenAccess } from "@tablee/domain/kitchen/kitchen-access";
import type { Queryable } from "../../database/open-database.ts";
import type { Viewer } from "../../http/context.ts";
import { readStaff } from "./staff.queries.ts";

export type KitchenRefusal = { code: "not_found" } | { code: "forbidden" };

/** What keeps a member out of a restaurant's kitchen, or null: asked by calls and by sockets. */
export const refusedAtKitchen = async (
  db: Queryable,
  viewer: Pick<Viewer, "account_id" | "admin">,
  restaurant_id: number,
): Promise<KitchenRefusal | null> => {
  const found = await readStaff(db, restaurant_id, viewer.account_id);
  if (!found) return { code: "not_found" };
  return checkKitchenAccess({ admin: viewer.admin, staff: found.staff });
};
