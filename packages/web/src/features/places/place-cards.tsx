import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import type { Zone } from "@tablee/contract/places/places.schema";
import { useSession } from "../../session/session.ts";
import { useAreaWord } from "../restaurants/listing/use-zones.ts";
import { RestaurantListItem } from "../restaurants/restaurant-list-item.tsx";

interface PlaceCardsProps {
  restaurants: readonly RestaurantCard[];
  zones: readonly Zone[];
  /**
   * What a press opens: the restaurant's own page, or its menu if it has one. A group's own site has no cards
   * (restaurants §25).
   */
  opens: "card" | "menu";
}

/** The restaurants of a neighbourhood or a group, which open as pages. */
export function PlaceCards({ restaurants, zones, opens }: PlaceCardsProps) {
  const { user } = useSession();
  const areaOf = useAreaWord(zones);
  const favourites = new Set(user?.favorite_restaurants);
  return (
    <ul className="grid grid-cols-1 gap-x-5 gap-y-7 tablet:grid-cols-2 large:grid-cols-3">
      {restaurants.map((restaurant, index) => (
        <li key={restaurant.id}>
          <RestaurantListItem
            restaurant={restaurant}
            area={areaOf(restaurant)}
            favourite={favourites.has(restaurant.id)}
            priority={index < 2}
            opens={opens === "menu" && restaurant.has_menu ? "menu" : "page"}
          />
        </li>
      ))}
    </ul>
  );
}
