import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { OWNERLESS } from "@tablee/domain/restaurants/ordering-status";
import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { mayBeDone } from "../../../api/retry-delay.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { useRight } from "../../accounts/use-right.ts";
import { enterRestaurant, kitchenMenuQuery, kitchensQuery } from "../kitchen-queries.ts";

interface Change {
  status?: "open" | "paused";
  /** Hours. */
  min_order_delay?: number;
}

/**
 * Changes a restaurant: the new value shows at once, wherever on the board it is shown, and a failure reverts it and
 * says so. After a lost answer the restaurant is fetched, because it may have been changed.
 */
export function useRestaurantChange(restaurant: RestaurantCard) {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const toasts = useToasts();
  const mutationKey = ["kitchen-restaurant", restaurant.id];
  const { mutate } = useMutation({
    mutationKey,
    // One after the other, so that the last change is the one that remains.
    scope: { id: `restaurant-${restaurant.id}` },
    networkMode: "always",
    mutationFn: (change: Change) => api.kitchen.setRestaurant({ ...change, id: restaurant.id }),
    onSuccess: (card) => enterRestaurant(client, orpc, card),
    onError: (error) => {
      toasts.show({ text: m.kitchen_not_saved(), tone: "danger", id: "restaurant", urgent: true });
      if (!mayBeDone(error)) return;
      for (const { queryKey } of [kitchensQuery(orpc), kitchenMenuQuery(orpc, restaurant.id)]) {
        void client.invalidateQueries({ queryKey });
      }
    },
  });
  const wished = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => state.variables as Change,
  });
  return { change: mutate, shown: Object.assign({}, restaurant, ...wished) as RestaurantCard };
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
