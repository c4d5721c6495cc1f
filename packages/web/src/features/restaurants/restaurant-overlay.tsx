import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { useQuery } from "@tanstack/react-query";
import { useHydrated, useRouter, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useAppContext } from "../../routes/app-context.ts";
import { restaurantCardQuery } from "./restaurant-queries.ts";
import { openedPart } from "../../shell/failures/opened-part.tsx";

const RestaurantDialog = openedPart(async () => (await import("./restaurant-dialog.tsx")).RestaurantDialog);

/** The card over the list that the address names. Its data comes from the list, or is requested. */
export function RestaurantOverlay({ restaurants }: { restaurants: readonly RestaurantCard[] }) {
  const { restaurant: id } = useSearch({ from: "/restaurants" });
  const router = useRouter();
  const context = useAppContext();
  const hydrated = useHydrated();
  const listed = restaurants.find((restaurant) => restaurant.id === id);
  const asked = useQuery({
    ...restaurantCardQuery(context, id ?? 0),
    enabled: id !== undefined && !listed && hydrated,
  });
  const wanted = hydrated && id !== undefined ? (listed ?? asked.data ?? null) : null;
  const [last, setLast] = useState<RestaurantCard | null>(null);
  if (wanted && wanted !== last) setLast(wanted);
  if (!last) return null;
  const close = () => {
    if (router.latestLocation.maskedLocation) router.history.back();
    else
      void router.navigate({
        to: "/restaurants",
        search: (search) => ({ ...search, restaurant: undefined }),
        replace: true,
        resetScroll: false,
      });
  };
  return (
    <RestaurantDialog
      restaurant={last}
      open={wanted !== null}
      onClose={close}
      leave={close}
      onClosed={() => setLast(null)}
    />
  );
}
