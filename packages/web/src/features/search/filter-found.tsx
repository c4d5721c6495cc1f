import type { ListFilter } from "@tablee/domain/search/read-list-filter";
import { Link } from "@tanstack/react-router";
import { ChevronRight, Store } from "lucide-react";
import { useWords } from "../../language/language.ts";
import { tagWord } from "../../language/tag-words.ts";
import { m } from "../../paraglide/messages.js";
import { cuisineWord } from "../restaurants/cuisine-words.ts";
import { listModeWord } from "../restaurants/list-words.ts";
import { RestaurantFound } from "./found-rows.tsx";
import type { FilteredList } from "./use-list-filter.ts";

/** The number shown at once: the list has the others. */
const FIRST = 3;

/** For a query that describes a filter: a link to the filtered list, and its first restaurants (search §15). */
export function FilterFound({ list: { filter, narrowed, restaurants } }: { list: FilteredList }) {
  useWords();
  const title = filterTitle(filter);
  return (
    <section aria-label={title}>
      <ul className="-mx-2">
        <li>
          <Link
            to="/restaurants"
            search={narrowed}
            replace
            data-result=""
            className="flex min-h-[4.5rem] items-center gap-3.5 rounded-control px-2 py-2 hover:bg-sunken focus-visible:bg-sunken"
          >
            <span className="grid size-14 shrink-0 place-items-center rounded-control bg-sunken text-primary">
              <Store aria-hidden="true" className="size-6" />
            </span>
            <span className="min-w-0 grow">
              <span className="block font-semibold">{title}</span>
              <span className="block text-cap text-ink-2">{m.search_filter_all()}</span>
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
          </Link>
        </li>
        {restaurants.slice(0, FIRST).map((restaurant) => (
          <li key={restaurant.id}>
            <RestaurantFound restaurant={restaurant} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns "Restaurants: Delivery · Open now". */
export function filterTitle({ open, mode, diet, cuisine }: ListFilter): string {
  const filters = [
    cuisine ? cuisineWord(cuisine) : null,
    mode ? listModeWord(mode) : null,
    diet ? tagWord(diet) : null,
    open ? m.restaurants_open_now() : null,
  ].filter((word) => word !== null);
  return filters.length === 0
    ? m.search_filter_around()
    : m.search_filter_restaurants({ filters: filters.join(" · ") });
}
