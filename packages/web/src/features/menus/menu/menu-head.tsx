import { IconButton } from "@tablee/design-system/icon-button";
import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { textIn } from "@tablee/domain/language/text-in";
import { addressLine } from "@tablee/domain/places/address-line";
import { Link } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { formatDistance } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { useRegion } from "../../../language/device-habits.ts";
import { m } from "../../../paraglide/messages.js";
import { CoverActions } from "./cover-actions.tsx";
import { useWayBack } from "./use-way-back.ts";
import { useSite } from "../../../routes/site.ts";
import { OfferLine } from "../../restaurants/offer-line.tsx";
import { OpenLine } from "../../restaurants/open-line.tsx";
import { useRememberSeen } from "../../restaurants/listing/remember-seen.ts";
import { RestaurantCover, RestaurantLogo } from "../../restaurants/restaurant-picture.tsx";

interface MenuHeadProps {
  restaurant: RestaurantCard;
  /** The modes, as segments. */
  modes: ReactNode;
  /** When the order is for, and what to know before ordering. */
  settings: ReactNode;
}

/** The head of a menu (menus §21): the restaurant's cover, logo, name, opening state and modes. */
export function MenuHead({ restaurant, modes, settings }: MenuHeadProps) {
  const language = useLanguage();
  const name = textIn(restaurant.name, language);
  useRememberSeen(restaurant.id);
  const { logo_image_path: logo } = restaurant;
  return (
    <header>
      <Cover restaurant={restaurant} name={name} />
      <div className="relative grid gap-x-4.5 px-gutter tablet:-mt-6.5 tablet:grid-cols-[auto_minmax(0,1fr)] tablet:items-end tablet:ps-5 tablet:pe-1">
        {logo ? (
          <RestaurantLogo
            src={logo}
            name={m.menu_logo_of({ name })}
            className="-mt-7.5 size-15 rounded-[1rem] ring-4 ring-paper tablet:mt-0 tablet:size-19 tablet:rounded-[1.2rem]"
          />
        ) : null}
        <div className={logo ? "min-w-0 pt-3 tablet:pt-9.5" : "min-w-0 pt-4 tablet:col-span-2 tablet:pt-9.5"}>
          <h1 id="menu-name" className="font-display text-d2 text-balance">
            {name}
          </h1>
          <p className="mt-1 text-bs text-ink-2 tablet:hidden">{textIn(restaurant.menu_description, language)}</p>
          <WhereAndWhen restaurant={restaurant} name={name} />
          <OfferLine restaurant={restaurant} className="mt-1.5" />
        </div>
      </div>
      <div className="px-gutter pt-4 tablet:px-0">
        <div className="grid gap-1 tablet:flex tablet:flex-wrap tablet:items-center tablet:justify-between tablet:gap-x-6">
          {modes}
          {settings}
        </div>
      </div>
    </header>
  );
}

/** The cover, with the way back, the heart and sharing on it. A restaurant's own site has nothing to go back to. */
function Cover({ restaurant, name }: Pick<MenuHeadProps, "restaurant"> & { name: string }) {
  useWords();
  const site = useSite();
  const back = useWayBack();
  return (
    <div className="relative">
      <RestaurantCover
        restaurant={{
          cover_image_path: (site?.group === null ? site.cover_url : null) ?? restaurant.cover_image_path,
          logo_image_path: null,
        }}
        ratio="fill"
        corners="none"
        priority
        sizes="(width <= 48rem) 100vw, 54rem"
        className="h-[13.25rem] tablet:h-[12.25rem] tablet:rounded-[1.25rem]"
      />
      {back === null ? null : (
        <IconButton
          variant="plate"
          label={m.menu_back()}
          className="!absolute start-3 top-3 mt-[env(safe-area-inset-top)] tablet:hidden"
          render={<Link {...back} />}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
      )}
      <CoverActions id={restaurant.id} name={name} />
    </div>
  );
}

function WhereAndWhen({ restaurant, name }: { restaurant: RestaurantCard; name: string }) {
  const language = useLanguage();
  const region = useRegion();
  const { distance_km: km } = restaurant;
  const where = addressLine(restaurant.address, km === null ? null : formatDistance(km, language, region));
  const about = m.menu_about_restaurant({ name });
  return (
    // The dot precedes the address: if the address wraps to a line of its own, the dot is clipped with the margin.
    <div className="mt-2 text-bs [clip-path:inset(-0.75rem_-0.5rem_-0.75rem_-0.25rem)] tablet:mt-1">
      <div className="-ms-5 flex flex-wrap items-baseline gap-y-0.5 *:ms-5">
        <OpenLine restaurant={restaurant} />
        <span className="relative min-w-0 before:absolute before:-start-3 before:text-ink-3 before:content-['·'/'']">
          <Link
            to="/restaurants/$restaurant_id"
            params={{ restaurant_id: String(restaurant.id) }}
            aria-label={where ? `${where}. ${about}` : undefined}
            className="hit inline-block rounded-inner text-ink-2 underline-offset-[3px] hover:underline"
          >
            {where || about}
          </Link>
        </span>
      </div>
    </div>
  );
}
