import type { Order } from "@tablee/contract/orders/orders.schema";
import { IconButton } from "@tablee/design-system/icon-button";
import { textIn } from "@tablee/domain/language/text-in";
import { addressLine } from "@tablee/domain/places/address-line";
import { Link } from "@tanstack/react-router";
import { Navigation, Phone } from "lucide-react";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { RestaurantLogo } from "../../restaurants/restaurant-picture.tsx";
import { readablePhone } from "../../restaurants/readable-phone.ts";

/** The restaurant: name, address, a call and directions. */
export function OrderRestaurant({ restaurant }: { restaurant: Order["restaurant"] }) {
  const language = useLanguage();
  const name = textIn(restaurant.name, language);
  return (
    <section
      aria-label={m.order_restaurant()}
      className="flex flex-wrap items-center gap-3 border-y border-line py-4.5"
    >
      <RestaurantLogo src={restaurant.logo_image_path} name="" className="size-12 shrink-0 rounded-control" />
      <div className="min-w-0 grow basis-[8rem]">
        <Link
          to="/restaurants/$restaurant_id"
          params={{ restaurant_id: String(restaurant.id) }}
          className="rounded-inner font-display text-t3 hover:underline"
        >
          {name}
        </Link>
        <p className="text-cap text-ink-2">{addressLine(restaurant.address)}</p>
        {restaurant.phone_number ? (
          <p className="hidden text-cap text-ink-2 print:block">{readablePhone(restaurant.phone_number)}</p>
        ) : null}
      </div>
      <div className="flex gap-2 print:hidden">
        {restaurant.phone_number ? (
          <IconButton
            variant="quiet"
            label={m.order_call({ restaurant: name })}
            render={<a href={`tel:${restaurant.phone_number}`} aria-label={m.order_call({ restaurant: name })} />}
          >
            <Phone aria-hidden="true" />
          </IconButton>
        ) : null}
        <IconButton
          variant="quiet"
          label={m.order_directions({ restaurant: name })}
          render={
            <a
              href={directionsTo(restaurant)}
              target="_blank"
              rel="noreferrer"
              aria-label={m.order_directions({ restaurant: name })}
            />
          }
        >
          <Navigation aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
}

/** Opens in a phone's own map app; uses the position if it is known, otherwise the address. */
function directionsTo({ latitude, longitude, address }: Order["restaurant"]): string {
  const goal = latitude !== null && longitude !== null ? `${latitude},${longitude}` : address;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(goal)}`;
}
