import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { textIn } from "@tablee/domain/language/text-in";
import { addressLine } from "@tablee/domain/places/address-line";
import { Link } from "@tanstack/react-router";
import { ChevronRight, Store } from "lucide-react";
import { useLanguage } from "../../../language/language.ts";
import { RestaurantLogo } from "../restaurant-picture.tsx";

interface RestaurantChoicesProps {
  restaurants: readonly Pick<RestaurantCard, "id" | "name" | "logo_image_path" | "address">[];
  /** What a choice opens. */
  opens: "kitchen" | "management" | "claim";
}

const linkTo = (id: number, opens: RestaurantChoicesProps["opens"]) => {
  if (opens === "kitchen") return { to: "/kitchen", search: { restaurant: id } } as const;
  if (opens === "claim") return { to: "/restaurant-admin/new", search: { place: id } } as const;
  return { to: "/restaurant-admin/$restaurant_id", params: { restaurant_id: String(id) } } as const;
};

/** A list of restaurants to choose from: logo, name and address, each a link. */
export function RestaurantChoices({ restaurants, opens }: RestaurantChoicesProps) {
  const language = useLanguage();
  return (
    <ul className="mt-4 divide-y divide-line">
      {restaurants.map(({ id, name, logo_image_path, address }) => (
        <li key={id}>
          <Link
            {...linkTo(id, opens)}
            className="flex min-h-16 items-center gap-3.5 rounded-control py-2.5 hover:bg-sunken"
          >
            {logo_image_path ? (
              <RestaurantLogo src={logo_image_path} name="" className="size-11 shrink-0 rounded-control" />
            ) : (
              <span className="grid size-11 shrink-0 place-items-center rounded-control bg-sunken text-ink-3">
                <Store aria-hidden="true" className="size-5" />
              </span>
            )}
            <span className="min-w-0 grow">
              <span className="block font-display text-dish">{textIn(name, language)}</span>
              <span className="block text-cap text-ink-2">{addressLine(address)}</span>
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
