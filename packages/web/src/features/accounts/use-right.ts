import { checkRight, type RestaurantAct } from "@tablee/domain/accounts/right";
import { useSession } from "../../session/session.ts";

/**
 * Returns whether the viewer may perform an act in a restaurant: what they may not do is not shown. The server checks
 * too.
 */
export function useRight(restaurant_id: number): (act: RestaurantAct) => boolean {
  const { user } = useSession();
  const role = user?.roles.find((one) => one.restaurant_id === restaurant_id)?.role ?? null;
  return (act) => user !== null && checkRight({ admin: user.admin, role }, act) === null;
}
