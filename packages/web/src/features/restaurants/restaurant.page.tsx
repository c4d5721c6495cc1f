import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { textIn } from "@tablee/domain/language/text-in";
import { PREPARING } from "@tablee/domain/restaurants/ordering-status";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import { useLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { StickyFoot } from "../../shell/bars/sticky-foot.tsx";
import { ShareButton } from "../sharing/share-button.tsx";
import { RestaurantFacts, ViewMenuButton } from "./restaurant-facts.tsx";
import { RestaurantHeart } from "./restaurant-heart.tsx";
import { RestaurantCover, RestaurantLogo } from "./restaurant-picture.tsx";
import { restaurantByPlaceQuery, restaurantCardQuery } from "./restaurant-queries.ts";

/** The page /restaurants/{id}, opened from outside the list. */
export function RestaurantPage() {
  const { restaurant_id } = useParams({ from: "/restaurants/$restaurant_id" });
  const { data } = useSuspenseQuery(restaurantCardQuery(useAppContext(), Number(restaurant_id)));
  return <StandingAlone restaurant={data} />;
}

/** The page /restaurant/{place id}, by a map's id. */
export function RestaurantByPlacePage() {
  const { place_id } = useParams({ from: "/restaurant/$place_id" });
  const { data } = useSuspenseQuery(restaurantByPlaceQuery(useAppContext(), place_id));
  return <StandingAlone restaurant={data} />;
}

/**
 * The restaurant's card as its own page: beside the picture on large screens, below it on a phone. The link to its menu
 * is visible from the start: below the name on large screens, at the bottom of a phone's screen.
 */
function StandingAlone({ restaurant }: { restaurant: RestaurantCard }) {
  const language = useLanguage();
  const name = textIn(restaurant.name, language);
  return (
    <article className="mx-auto max-w-[64rem] px-gutter pt-2 tablet:px-7 tablet:pt-5 tablet:pb-12">
      <Link
        to="/restaurants"
        className="mb-2 inline-flex min-h-11 items-center gap-1 pe-2 text-bs font-semibold text-ink-2 hover:text-ink"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
        {m.restaurants_all_restaurants()}
      </Link>
      <div className="grid grid-cols-1 gap-x-10 gap-y-5 tablet:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] tablet:items-start">
        <RestaurantCover
          restaurant={restaurant}
          ratio="fill"
          priority
          sizes="(width <= 48rem) 100vw, 36rem"
          className="!h-auto aspect-[16/9] tablet:sticky tablet:top-6 tablet:aspect-[4/3]"
        >
          <RestaurantHeart id={restaurant.id} name={name} className="!absolute end-3 top-3" />
        </RestaurantCover>
        <div>
          <div className="mb-4 flex flex-wrap items-center gap-x-3.5 gap-y-2">
            <RestaurantLogo
              src={restaurant.cover_image_path ? restaurant.logo_image_path : null}
              name=""
              className="size-15 shrink-0 rounded-[1rem]"
            />
            <h1 className="min-w-0 grow basis-[9rem] font-display text-d2 text-balance break-words">{name}</h1>
            {restaurant.status === PREPARING ? null : (
              <ShareButton thing={{ type: "restaurant", item_id: restaurant.id, title: name }} variant="quiet" />
            )}
          </div>
          <div className="mb-4 empty:hidden mobile:hidden">
            <ViewMenuButton restaurant={restaurant} />
          </div>
          <RestaurantFacts restaurant={restaurant} />
        </div>
      </div>
      {restaurant.has_menu ? (
        <StickyFoot className="[@media(height<30rem)]:static sticky bottom-[calc(var(--bars)+env(safe-area-inset-bottom))] z-bar -mx-gutter mt-5 border-t border-line bg-glass px-gutter py-2.5 backdrop-blur-xl tablet:hidden">
          <ViewMenuButton restaurant={restaurant} />
        </StickyFoot>
      ) : null}
    </article>
  );
}
