import { Button } from "@tablee/design-system/button";
import { Chip } from "@tablee/design-system/chip";
import { Notice } from "@tablee/design-system/notice";
import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { textIn } from "@tablee/domain/language/text-in";
import { addressLine } from "@tablee/domain/places/address-line";
import { Link } from "@tanstack/react-router";
import { ChevronRight, CircleAlert, ExternalLink, MapPin, Phone } from "lucide-react";
import { createElement, type ReactNode, useRef, useState } from "react";
import { useRegion } from "../../language/device-habits.ts";
import { formatDistance, formatNumber } from "../../language/formats.ts";
import { useLanguage, useWords } from "../../language/language.ts";
import { useNow } from "../../language/now.ts";
import { m } from "../../paraglide/messages.js";
import { useLatePart } from "../../shell/use-late-part.ts";
import { useNearEnd } from "../../shell/use-near-end.ts";
import { cuisineWord } from "./cuisine-words.ts";
import { takesOrders } from "./open-line.tsx";
import { OpeningDays } from "./opening-days.tsx";
import { useRememberSeen } from "./listing/remember-seen.ts";
import { readablePhone } from "./readable-phone.ts";

/** The minimum delay, in hours, from which the card mentions it (restaurants §9). */
const DELAY_WORTH_SAYING = 5;

const ROW = "flex min-h-14 items-center gap-3 border-b border-line py-2 text-bs [&>svg]:shrink-0 [&>svg]:stroke-[1.75]";

/** What a restaurant's card says below its name (restaurants §21). */
export function RestaurantFacts({ restaurant }: { restaurant: RestaurantCard }) {
  const language = useLanguage();
  const region = useRegion();
  useRememberSeen(restaurant.id);
  const { distance_km: km, phone_number: phone } = restaurant;
  const address = addressLine(restaurant.address, restaurant.city, restaurant.postal_code);
  const cuisines = restaurant.cuisines.slice(0, 6);
  return (
    <>
      <OrderNotices restaurant={restaurant} />
      <p className="text-body text-ink-2">
        {textIn(restaurant.description, language) || textIn(restaurant.menu_description, language)}
      </p>
      {cuisines.length > 0 ? (
        <p className="mt-3 flex flex-wrap gap-2">
          {cuisines.map((cuisine) => (
            <Chip key={cuisine} render={<Link to="/restaurants" search={({ around }) => ({ around, cuisine })} />}>
              {cuisineWord(cuisine)}
            </Chip>
          ))}
        </p>
      ) : null}
      <div className="mt-3">
        {address ? (
          <a
            href={mapAddress(restaurant)}
            target="_blank"
            rel="noopener noreferrer"
            className={`${ROW} hover:underline`}
          >
            <MapPin aria-hidden="true" className="size-5" />
            <span className="min-w-0 grow">
              {address}
              {km === null ? null : <span className="num text-ink-3"> · {formatDistance(km, language, region)}</span>}
            </span>
            <ExternalLink aria-label={m.restaurants_directions()} className="size-4 text-ink-3" />
          </a>
        ) : null}
        {phone ? (
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className={`${ROW} num hover:underline`}>
            <Phone aria-hidden="true" className="size-5" />
            <span className="min-w-0 grow">{readablePhone(phone)}</span>
          </a>
        ) : null}
        <OpeningDays restaurant={restaurant} />
      </div>
      <OtherMenus restaurant={restaurant} />
      <Yours id={restaurant.id} />
      <Recommended id={restaurant.id} />
    </>
  );
}

/** Leads to its management, for whoever runs the place. */
function Yours({ id }: { id: number }) {
  useWords();
  return (
    <p className="mt-2">
      <Link
        to="/restaurant-admin/new"
        search={{ place: id }}
        className="inline-flex min-h-11 items-center text-bs text-ink-2 underline underline-offset-4 hover:text-ink"
      >
        {m.restaurants_yours()}
      </Link>
    </p>
  );
}

const recommendedHere = async () => (await import("../discoveries/about/recommended-here.tsx")).RecommendedHere;

/** What members recommend here: loaded once one scrolls to it (discoveries §31). */
function Recommended({ id }: { id: number }) {
  const end = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useNearEnd(end, { more: !near, load: () => setNear(true), loaded: 0, ahead: "0px" });
  const part = useLatePart(recommendedHere, near);
  return <div ref={end}>{part && createElement(part, { id })}</div>;
}

/** Returns the address of the place in a maps app or site: every phone can open it. */
function mapAddress({ latitude, longitude, address, city }: RestaurantCard): string {
  const place = latitude === null || longitude === null ? `${address}, ${city}` : `${latitude},${longitude}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}

/** "Order Not Available" when closed, and the notice about a long delay (restaurants §8, restaurants §9). */
export function OrderNotices({ restaurant }: { restaurant: RestaurantCard }) {
  const language = useLanguage();
  const now = useNow();
  const { min_order_delay: hours } = restaurant;
  const notices: ReactNode[] = [];
  if (!takesOrders(restaurant, now)) notices.push(m.restaurants_order_not_available());
  if (hours >= DELAY_WORTH_SAYING) notices.push(m.restaurants_in_advance({ hours: formatNumber(hours, language) }));
  return notices.map((words, index) => (
    <Notice key={index} tone="warning" announce={false} icon={<CircleAlert />} className="mb-3">
      {words}
    </Notice>
  ));
}

function OtherMenus({ restaurant }: { restaurant: RestaurantCard }) {
  useWords();
  const { welcome_url: menus, website } = restaurant;
  if (!menus && !website) return null;
  return (
    <div className="mt-2">
      {menus ? <Away href={menus}>{m.restaurants_view_other_menus()}</Away> : null}
      {website ? <Away href={website}>{m.restaurants_visit_website()}</Away> : null}
    </div>
  );
}

const Away = ({ href, children }: { href: string; children: ReactNode }) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    className="flex min-h-12 items-center gap-2 text-base font-semibold text-primary-ink hover:underline"
  >
    {children}
    <ChevronRight aria-hidden="true" className="size-4" />
  </a>
);

/** "View Restaurant menu": the one action of the card. */
export function ViewMenuButton({ restaurant }: { restaurant: RestaurantCard }) {
  useWords();
  if (!restaurant.has_menu) return null;
  return (
    <Button block size="lg" render={<Link to="/menu/$restaurant" params={{ restaurant: String(restaurant.id) }} />}>
      {m.restaurants_view_menu()}
    </Button>
  );
}
