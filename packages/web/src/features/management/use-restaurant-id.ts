import { useParams } from "@tanstack/react-router";
import { readId } from "../../routes/read-id.ts";

/** Returns the id in the address; null if it is not one. */
export function useRestaurantId(): number | null {
  const { restaurant_id } = useParams({ strict: false });
  return readId(restaurant_id) ?? null;
}
