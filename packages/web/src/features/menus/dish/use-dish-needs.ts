import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { useAppContext } from "../../../routes/app-context.ts";
import { restaurantQuery } from "../../restaurants/restaurant-queries.ts";

const loadDishDialog = () => import("./dish-dialog.tsx");

/** Loads what a dish's dialog needs, once: called when a pointer comes near a dish or one is focused. */
export function useDishNeeds(restaurant_id: number): () => void {
  const client = useQueryClient();
  const { orpc } = useAppContext();
  const asked = useRef<number>(undefined);
  return useCallback(() => {
    if (asked.current === restaurant_id) return;
    asked.current = restaurant_id;
    const fetched = Promise.all([client.query(restaurantQuery(orpc, restaurant_id)), loadDishDialog()]);
    // A failure is ignored: the dialog loads it again, and reports its own failure.
    fetched.catch(() => {
      asked.current = undefined;
    });
  }, [client, orpc, restaurant_id]);
}
