import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { IconButton } from "@tablee/design-system/icon-button";
import { textIn } from "@tablee/domain/language/text-in";
import { X } from "lucide-react";
import { useRegion } from "../../../language/device-habits.ts";
import { useLanguage } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { rowFacts } from "../listing/row-facts.ts";
import { OpenLine } from "../open-line.tsx";
import { Facts, LinkTo, type Opens } from "../restaurant-list-item.tsx";
import { RestaurantCover } from "../restaurant-picture.tsx";

interface MapCardProps {
  restaurant: RestaurantCard;
  area: string;
  opens: Opens;
  onClose: () => void;
}

/** The card of the restaurant whose pin was pressed, within reach of the thumb (restaurants §34). */
export function MapCard({ restaurant, area, opens, onClose }: MapCardProps) {
  const language = useLanguage();
  const region = useRegion();
  const at = useNow();
  const name = textIn(restaurant.name, language);
  return (
    <article className="relative flex max-w-md animate-appear items-center gap-3 rounded-card bg-surface p-2.5 shadow-float">
      <div className="w-24 shrink-0">
        <RestaurantCover restaurant={restaurant} ratio="1/1" corners="photo" sizes="6rem" />
      </div>
      <div className="min-w-0 grow py-1">
        <h2 className="line-clamp-2 font-display text-t3 wrap-anywhere">
          <LinkTo id={restaurant.id} opens={opens}>
            {name}
          </LinkTo>
        </h2>
        <Facts facts={rowFacts({ restaurant, area, at, language, region })} />
        <OpenLine restaurant={restaurant} className="mt-1 text-cap" />
      </div>
      <IconButton label={m.restaurants_close()} onClick={onClose} className="relative z-[1] self-start">
        <X aria-hidden="true" />
      </IconButton>
    </article>
  );
}
