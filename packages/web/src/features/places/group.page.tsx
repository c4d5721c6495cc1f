import { textIn } from "@tablee/domain/language/text-in";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { useZones } from "../restaurants/listing/use-zones.ts";
import { RestaurantLogo } from "../restaurants/restaurant-picture.tsx";
import { PlaceCards } from "./place-cards.tsx";
import { groupQuery } from "./places-queries.ts";

/** The page /g/{alias}: restaurants that belong together, inside Tablée (restaurants §24). */
export function GroupPage() {
  const language = useLanguage();
  const { alias } = useParams({ from: "/g/$alias" });
  const { orpc } = useAppContext();
  const { group, restaurants } = useSuspenseQuery(groupQuery(orpc, alias)).data;
  const zones = useZones(null);
  return (
    <div className="mx-auto max-w-[80rem] px-gutter pt-2 pb-12 tablet:px-7 tablet:pt-6">
      <header className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <RestaurantLogo src={group.logo} name="" className="size-15 shrink-0 rounded-[1rem]" />
        <div className="min-w-0">
          <h1 className="font-display text-d2 wrap-anywhere large:text-d1">{textIn(group.name, language)}</h1>
          <p className="mt-1 text-ink-2">{m.places_group_count({ count: restaurants.length })}</p>
        </div>
      </header>
      <PlaceCards restaurants={restaurants} zones={zones} opens="card" />
    </div>
  );
}
