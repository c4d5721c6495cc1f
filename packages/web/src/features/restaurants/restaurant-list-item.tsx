import { PhotoPill } from "@tablee/design-system/photo-pill";
import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { textIn } from "@tablee/domain/language/text-in";
import { Link } from "@tanstack/react-router";
import { Heart } from "lucide-react";
import { memo, type ReactNode } from "react";
import { useRegion } from "../../language/device-habits.ts";
import { useLanguage, useWords } from "../../language/language.ts";
import { useNow } from "../../language/now.ts";
import { m } from "../../paraglide/messages.js";
import { OfferLine } from "./offer-line.tsx";
import { rowFacts } from "./listing/row-facts.ts";
import { openState, openWords } from "./open-state.ts";
import { RestaurantLink } from "./restaurant-link.tsx";
import { RestaurantCover } from "./restaurant-picture.tsx";

export type Opens = "dialog" | "page" | "menu";

interface RestaurantListItemProps {
  restaurant: RestaurantCard;
  /** The neighbourhood with its city, or only the city. */
  area: string;
  favourite: boolean;
  /** What it opens: its card over the list, the card's page, or its menu. */
  opens?: Opens;
  /** Whether it is among the first, whose pictures are fetched at once. */
  priority: boolean;
}

/** A restaurant in the list (restaurants §20): picture, name, short menu description, a heart for a favourite. */
export const RestaurantListItem = memo(function RestaurantListItem(props: RestaurantListItemProps) {
  const { restaurant, area, favourite, priority, opens = "dialog" } = props;
  const language = useLanguage();
  const region = useRegion();
  const at = useNow();
  const facts = rowFacts({ restaurant, area, at, language, region });
  return (
    <article className="relative">
      <RestaurantCover
        restaurant={restaurant}
        ratio="16/9"
        priority={priority}
        sizes="(width <= 48rem) 100vw, (width <= 64rem) 50vw, 24rem"
      >
        <OpenPill restaurant={restaurant} />
        {favourite ? <FavouriteMark className="absolute end-3 top-3" /> : null}
      </RestaurantCover>
      <h2 className="mt-2.5 font-display text-t3 text-balance">
        <LinkTo id={restaurant.id} opens={opens}>
          {textIn(restaurant.name, language)}
        </LinkTo>
      </h2>
      <Facts facts={facts} />
      <OfferLine restaurant={restaurant} className="mt-1" />
      <p className="mt-1 line-clamp-2 text-bs text-ink-2">{textIn(restaurant.menu_description, language)}</p>
    </article>
  );
});

/** Makes the whole card pressable. */
const PRESSES = "after:absolute after:inset-0 after:rounded-card";

/** The name of a restaurant, as a link that covers the whole card around it. */
export function LinkTo({ id, opens, children }: { id: number; opens: Opens; children: ReactNode }) {
  const own = String(id);
  if (opens === "dialog") {
    return (
      <RestaurantLink id={id} className={PRESSES}>
        {children}
      </RestaurantLink>
    );
  }
  const page =
    opens === "menu"
      ? ({ to: "/menu/$restaurant", params: { restaurant: own } } as const)
      : ({ to: "/restaurants/$restaurant_id", params: { restaurant_id: own } } as const);
  return (
    <Link {...page} className={PRESSES}>
      {children}
    </Link>
  );
}

/** Facts separated by dots; a fact does not break, and no line begins with a dot. */
export const Facts = ({ facts }: { facts: readonly string[] }) => (
  <p className="num mt-0.5 text-cap text-ink-3">
    {facts.map((fact, at) => (
      <span key={fact}>
        {at > 0 ? " " : ""}
        <span className="inline-block">
          {fact}
          {at < facts.length - 1 ? "\u00a0·" : ""}
        </span>
      </span>
    ))}
  </p>
);

/** The mark of a favourite (restaurants §20). */
export function FavouriteMark({ className = "" }: { className?: string }) {
  useWords();
  return (
    <span
      role="img"
      aria-label={m.restaurants_favourite()}
      className={`grid size-8 shrink-0 place-items-center rounded-full bg-plate text-on-plate-primary ${className}`}
    >
      <Heart aria-hidden="true" className="size-4 fill-current" />
    </span>
  );
}

function OpenPill({ restaurant }: { restaurant: RestaurantCard }) {
  const language = useLanguage();
  const now = useNow();
  const state = openState(restaurant, now);
  return <PhotoPill dot={state.status === "open"}>{openWords(state, now, language)}</PhotoPill>;
}
