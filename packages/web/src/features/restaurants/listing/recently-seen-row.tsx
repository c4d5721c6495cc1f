import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { Button } from "@tablee/design-system/button";
import { Skeleton } from "@tablee/design-system/skeleton";
import { textIn } from "@tablee/domain/language/text-in";
import type { Point } from "@tablee/domain/restaurants/distance";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { recentlySeen, useRecentlySeen } from "./recently-seen.ts";
import { RestaurantLink } from "../restaurant-link.tsx";
import { RestaurantCover } from "../restaurant-picture.tsx";
import { someRestaurantsQuery } from "../restaurant-queries.ts";

/**
 * The row while it loads, as high as it will be, with names of two lines: what stands below must not move away from
 * under a thumb when it arrives.
 */
const RowSkeleton = () => (
  <div aria-hidden="true" className="h-[12.96rem] overflow-hidden tablet:h-[14.29rem]">
    <Skeleton className="mt-2.5 h-5 w-44" />
    <div className="mt-5.5 flex gap-3">
      {SHAPES.map((shape) => (
        <div key={shape} className="w-32 shrink-0 tablet:w-40">
          <Skeleton className="aspect-[3/2] rounded-card" />
          <Skeleton className="mt-2.5 h-4 w-3/4" />
        </div>
      ))}
    </div>
  </div>
);
const SHAPES = [0, 1, 2, 3, 4, 5, 6, 7];

/** Before hydration, only `data-seen` says whether the device has stored some (shell/before-paint.ts). */
const WHERE_SOME_ARE_KEPT = (
  <div className="hidden [[data-seen]_&]:block">
    <RowSkeleton />
  </div>
);

/** The restaurants that were last opened on this device, newest first (restaurants §33). */
export function RecentlySeenRow({ near }: { near: Point | null }) {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const ids = useRecentlySeen();
  const isAwake = useHydrated();
  const { data, isLoading } = useQuery({
    ...someRestaurantsQuery(orpc, ids, near),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const found = new Map(data?.restaurants.map((restaurant) => [restaurant.id, restaurant]));
  const seen = ids.flatMap((id): readonly RestaurantCard[] => {
    const restaurant = found.get(id);
    return restaurant ? [restaurant] : [];
  });
  if (!isAwake) return WHERE_SOME_ARE_KEPT;
  if (seen.length === 0) return isLoading ? <RowSkeleton /> : null;
  return (
    <section aria-labelledby="recently-seen" className="mb-6">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="recently-seen" className="font-display text-t3">
          {m.restaurants_recently_seen()}
        </h2>
        <Button variant="ghost" size="sm" flush onClick={() => recentlySeen.reset()}>
          {m.restaurants_recently_forget()}
        </Button>
      </div>
      <ul className="no-scrollbar -mx-gutter flex scroll-px-gutter gap-3 overflow-x-auto px-gutter py-1 contain-inline-size tablet:-mx-7 tablet:px-7">
        {seen.map((restaurant) => (
          <li key={restaurant.id} className="relative w-32 shrink-0 tablet:w-40">
            <RestaurantCover restaurant={restaurant} ratio="3/2" sizes="10rem" />
            <RestaurantLink
              id={restaurant.id}
              className="mt-1.5 block text-bs font-semibold after:absolute after:inset-0 after:rounded-card"
            >
              {/* Only the text is clamped: clamping the link would cut off its touch target, too. */}
              <span className="line-clamp-2 min-h-[2lh]">{textIn(restaurant.name, language)}</span>
            </RestaurantLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
