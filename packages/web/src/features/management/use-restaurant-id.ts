import { useParams } from "@tanstack/react-router";
import { readId } from "../../routes/read-id.ts";

/** The id that the address names; null where it is none. */
export function useRestaurantId(): number | null {
  const { restaurant_id } = useParams({ strict: false });
  return readId(restaurant_id) ?? null;
}
