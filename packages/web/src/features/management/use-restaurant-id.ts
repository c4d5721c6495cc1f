import { useParams } from "@tanstack/react-router";

const LARGEST_ID = 2_147_483_647;

/** The id that the address names; null where it is none. */
export function useRestaurantId(): number | null {
  const { restaurant_id } = useParams({ strict: false });
  const id = Number(restaurant_id);
  return Number.isInteger(id) && id >= 1 && id <= LARGEST_ID ? id : null;
}
