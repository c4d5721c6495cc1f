import type { OwnerlessPlace } from "@tablee/contract/management/claims.contract";
import { hasOwner } from "@tablee/domain/management/owners";
import { readOwners } from "../../restaurants/stored/staff.queries.ts";
import type { Services } from "../../services.ts";
import { readLeft } from "./claims.queries.ts";

/** The places that take no orders since their last owner left, and that nobody owns since (management §47). */
export async function listOwnerless({
  database: { db },
}: Pick<Services, "database">): Promise<{ places: OwnerlessPlace[] }> {
  const left = await readLeft(db);
  const ids = left.map(({ restaurant_id }) => restaurant_id);
  const owners = await readOwners(db, ids);
  return { places: left.filter(({ restaurant_id }) => !hasOwner(owners.get(restaurant_id) ?? [])) };
}
