import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import type { Zone } from "@tablee/contract/places/places.schema";
import { Link } from "@tanstack/react-router";
import { Heart, SearchX } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useSession } from "../../../session/session.ts";
import { RestaurantListItem } from "../restaurant-list-item.tsx";
import { useComingNear } from "./use-coming-near.ts";
import { useAreaWord } from "./use-zones.ts";

interface RestaurantListProps {
  restaurants: readonly RestaurantCard[];
  zones: readonly Zone[];
  waiting: boolean;
  /** Whether it is beside a map, which marks the restaurant that is pointed at here. */
  beside: boolean;
}

export function RestaurantList({ restaurants, zones, waiting, beside }: RestaurantListProps) {
  const { user } = useSession();
  const areaOf = useAreaWord(zones);
  const favourites = new Set(user?.favorite_restaurants);
  return (
    <ul
      aria-busy={waiting}
      className={`grid grid-cols-1 gap-x-5 gap-y-7 transition-opacity duration-150 tablet:grid-cols-2 ${beside ? "large:grid-cols-1" : "large:grid-cols-3"} ${waiting ? "opacity-60" : ""}`}
    >
      {restaurants.map((restaurant, index) => (
        <li
          key={restaurant.id}
          data-restaurant={restaurant.id}
          className="[contain-intrinsic-block-size:auto_20rem] [content-visibility:auto] [overflow-clip-margin:0.5rem]"
        >
          <RestaurantListItem
            restaurant={restaurant}
            area={areaOf(restaurant)}
            favourite={favourites.has(restaurant.id)}
            priority={index < 2}
          />
        </li>
      ))}
    </ul>
  );
}

interface MoreProps {
  wanted: boolean;
  busy: boolean;
  /** Whether loading the rest failed; then it is only retried by hand. */
  failed: boolean;
  onMore: () => void;
}

export function MoreRestaurants({ wanted, busy, failed, onMore }: MoreProps) {
  useWords();
  const anchor = useComingNear(wanted && !busy && !failed ? onMore : null);
  if (!wanted) return null;
  return (
    <div ref={anchor} className="grid justify-items-center gap-3 pt-8">
      {failed && !busy ? (
        <p role="alert" className="text-center text-bs text-danger-ink">
          {m.restaurants_rest_failed()}
        </p>
      ) : null}
      <Button variant="quiet" loading={busy} onClick={onMore}>
        {busy ? m.restaurants_loading_more() : m.restaurants_more()}
      </Button>
    </div>
  );
}

/** Says that nothing was found: leads to restaurants to like, or to removing the filters. */
export const NoneFound = ({ favourites }: { favourites: boolean }) => {
  useWords();
  return (
    <EmptyState
      icon={favourites ? <Heart /> : <SearchX />}
      title={favourites ? m.restaurants_no_favourites_title() : m.restaurants_none_title()}
      text={favourites ? m.restaurants_no_favourites_text() : m.restaurants_none_text()}
      action={
        <Button
          variant="quiet"
          render={<Link to="/restaurants" search={({ around }) => ({ around })} resetScroll={false} />}
        >
          {m.restaurants_show_all()}
        </Button>
      }
    />
  );
};
