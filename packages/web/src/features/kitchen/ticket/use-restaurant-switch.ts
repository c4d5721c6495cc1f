import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { OWNERLESS } from "@tablee/domain/restaurants/ordering-status";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { useRight } from "../../accounts/use-right.ts";
import { enterRestaurant } from "../kitchen-queries.ts";

interface Change {
  status?: "open" | "paused";
  /** Hours. */
  min_order_delay?: number;
}

/** Changes a restaurant: the new value shows at once, and a failure reverts it and says so. */
export function useRestaurantChange(restaurant: RestaurantCard) {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const toasts = useToasts();
  const { mutate, variables, isPending } = useMutation({
    // One after the other, so that the last change is the one that remains.
    scope: { id: `restaurant-${restaurant.id}` },
    networkMode: "always",
    mutationFn: (change: Change) => api.kitchen.setRestaurant({ ...change, id: restaurant.id }),
    onSuccess: (card) => enterRestaurant(client, orpc, card),
    onError: () => toasts.show({ text: m.kitchen_not_saved(), tone: "danger", id: "restaurant", urgent: true }),
  });
  const wished: Change = isPending ? (variables ?? {}) : {};
  return { change: mutate, shown: { ...restaurant, ...wished } };
}

/**
 * Whether the kitchen takes orders (kitchen §7): "open", or paused by hand. What its last owner has left is opened by an
 * owner or an administrator only (management §47), who are those that name its staff.
 */
export function useOpenSwitch(restaurant: RestaurantCard) {
  const { change, shown } = useRestaurantChange(restaurant);
  const may = useRight(restaurant.id);
  return {
    mayOpen: restaurant.status !== OWNERLESS || may("staff"),
    open: shown.status === "open",
    setOpen: (open: boolean) => change({ status: open ? "open" : "paused" }),
  };
}
