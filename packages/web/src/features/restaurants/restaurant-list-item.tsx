import { PhotoPill } from "@tablee/design-system/photo-pill";
import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { textIn } from "@tablee/domain/language/text-in";
import { Heart } from "lucide-react";
import { memo } from "react";
import { useRegion } from "../../language/device-habits.ts";
import { formatDistance } from "../../language/formats.ts";
import { useLanguage } from "../../language/language.ts";
import { useNow } from "../../language/now.ts";
import { m } from "../../paraglide/messages.js";
import { openState, openWords } from "./open-state.ts";
import { RestaurantLink } from "./restaurant-link.tsx";
import { RestaurantCover } from "./restaurant-picture.tsx";

interface RestaurantListItemProps {
  restaurant: RestaurantCard;
  favourite: boolean;
  /** Among the first: its picture is fetched at once. */
  priority: boolean;
}

/** A restaurant in the list (restaurants §20): city, picture, name, short menu description, a heart for a favourite. */
export const RestaurantListItem = memo(function RestaurantListItem(props: RestaurantListItemProps) {
  const { restaurant, favourite, priority } = props;
  const language = useLanguage();
  const region = useRegion();
  const { distance_km: km, zone } = restaurant;
  const where = [restaurant.city || zone, km === null ? null : formatDistance(km, language, region)].filter(Boolean);
  return (
    <article className="relative">
      <RestaurantCover
        restaurant={restaurant}
        ratio="16/9"
        priority={priority}
        sizes="(width <= 48rem) 100vw, (width <= 64rem) 50vw, 24rem"
      >
        <OpenPill restaurant={restaurant} />
        {favourite ? (
          <span
            role="img"
            aria-label={m.restaurants_favourite()}
            className="absolute end-3 top-3 grid size-8 place-items-center rounded-full bg-plate text-on-plate-primary"
          >
            <Heart aria-hidden="true" className="size-4 fill-current" />
          </span>
        ) : null}
      </RestaurantCover>
      <div className="mt-2.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="min-w-0 flex-1 basis-[8rem] font-display text-t3 text-balance">
          <RestaurantLink id={restaurant.id} className="after:absolute after:inset-0 after:rounded-card">
            {textIn(restaurant.name, language)}
          </RestaurantLink>
        </h2>
        <p className="num shrink-0 text-cap text-ink-3">{where.join(" · ")}</p>
      </div>
      <p className="mt-0.5 line-clamp-2 text-bs text-ink-2">{textIn(restaurant.menu_description, language)}</p>
    </article>
  );
});

function OpenPill({ restaurant }: { restaurant: RestaurantCard }) {
  const language = useLanguage();
  const now = useNow();
  const state = openState(restaurant, now);
  return <PhotoPill dot={state.status === "open"}>{openWords(state, now, language)}</PhotoPill>;
}
