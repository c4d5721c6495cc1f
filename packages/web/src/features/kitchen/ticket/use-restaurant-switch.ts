import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
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

/** Whether the kitchen takes orders (kitchen §7): "open", or paused by hand. */
export function useOpenSwitch(restaurant: RestaurantCard) {
  const { change, shown } = useRestaurantChange(restaurant);
  return {
    open: shown.status === "open",
    setOpen: (open: boolean) => change({ status: open ? "open" : "paused" }),
  };
}
