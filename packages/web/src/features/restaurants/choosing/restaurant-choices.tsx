import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { textIn } from "@tablee/domain/language/text-in";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage } from "../../../language/language.ts";
import { RestaurantLogo } from "../restaurant-picture.tsx";

interface RestaurantChoicesProps {
  restaurants: readonly Pick<RestaurantCard, "id" | "name" | "logo_image_path" | "address">[];
  /** The link to one of them, with what it looks like. */
  link: (id: number, row: { className: string; children: ReactNode }) => ReactNode;
}

/** Restaurants of which one is chosen: logo, name and address, each a link. */
export function RestaurantChoices({ restaurants, link }: RestaurantChoicesProps) {
  const language = useLanguage();
  return (
    <ul className="mt-4 divide-y divide-line">
      {restaurants.map(({ id, name, logo_image_path, address }) => (
        <li key={id}>
          {link(id, {
            className: "flex min-h-16 items-center gap-3.5 rounded-control py-2.5 hover:bg-sunken",
            children: (
              <>
                <RestaurantLogo src={logo_image_path} name="" className="size-11 shrink-0 rounded-control" />
                <span className="min-w-0 grow">
                  <span className="block font-display text-dish">{textIn(name, language)}</span>
                  <span className="block text-cap text-ink-2">{address}</span>
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
              </>
            ),
          })}
        </li>
      ))}
    </ul>
  );
}
