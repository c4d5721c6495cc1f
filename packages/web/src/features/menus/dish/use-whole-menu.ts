import { useQuery } from "@tanstack/react-query";
import { useAppContext } from "../../../routes/app-context.ts";
import { restaurantQuery } from "../../restaurants/restaurant-queries.ts";

/** The whole menu, once it is needed; a page rendered on the server does without. */
export function useWholeMenu(restaurant_id: number, wanted = true) {
  const { orpc } = useAppContext();
  return useQuery({ ...restaurantQuery(orpc, restaurant_id), enabled: wanted });
}
