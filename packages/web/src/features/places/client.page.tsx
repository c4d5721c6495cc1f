import type { RestaurantGroup } from "@tablee/contract/restaurants/restaurants.schema";
import { Button } from "@tablee/design-system/button";
import { Photo } from "@tablee/design-system/photo";
import { textIn } from "@tablee/domain/language/text-in";
import { readColour } from "@tablee/domain/sites/colour";
import { themeProperties } from "@tablee/domain/sites/theme";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useLanguage, useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { useSite } from "../../routes/site.ts";
import { useZones } from "../restaurants/listing/use-zones.ts";
import { OpenLine } from "../restaurants/open-line.tsx";
import { RestaurantLogo } from "../restaurants/restaurant-picture.tsx";
import { PlaceCards } from "./place-cards.tsx";
import { groupQuery } from "./places-queries.ts";

/** The page /clients/{client}: a group in its own colours with its logo (restaurants §24). */
export function ClientPage() {
  useWords();
  const { client } = useParams({ from: "/clients/$client" });
  const { orpc } = useAppContext();
  const { group, restaurants } = useSuspenseQuery(groupQuery(orpc, client)).data;
  const zones = useZones(null);
  const menus = <Link to="/clients/$client/menus" params={{ client }} />;
  return (
    <InColours
      group={group}
      action={
        <Button size="lg" render={menus}>
          {m.places_client_menus()}
        </Button>
      }
    >
      <PlaceCards restaurants={restaurants} zones={zones} opens="menu" />
    </InColours>
  );
}

/** The page /clients/{client}/menus: all its menus. */
export function ClientMenusPage() {
  const language = useLanguage();
  const { client } = useParams({ from: "/clients/$client/menus" });
  const { orpc } = useAppContext();
  const { group, restaurants } = useSuspenseQuery(groupQuery(orpc, client)).data;
  const back = <Link to="/clients/$client" params={{ client }} />;
  return (
    <InColours group={group} action={<Button render={back}>{m.places_client_about()}</Button>}>
      <h2 className="mb-2 font-display text-t1">{m.places_client_menus()}</h2>
      <ul>
        {restaurants.map((restaurant) => (
          <li key={restaurant.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-4">
            <RestaurantLogo src={restaurant.logo_image_path} name="" className="size-13 shrink-0 rounded-[1rem]" />
            <div className="min-w-0 grow basis-[12rem]">
              <h3 className="font-display text-t3">{textIn(restaurant.name, language)}</h3>
              <p className="text-bs text-ink-2">{textIn(restaurant.menu_description, language)}</p>
              <OpenLine restaurant={restaurant} className="text-cap" />
            </div>
            {restaurant.has_menu ? (
              <Button
                render={<Link to="/menu/$restaurant" params={{ restaurant: String(restaurant.id) }} />}
                aria-label={m.places_client_menu_of({ name: textIn(restaurant.name, language) })}
              >
                {m.places_client_menu()}
              </Button>
            ) : null}
            {restaurant.welcome_url ? (
              <Button
                variant="quiet"
                render={<a href={restaurant.welcome_url} target="_blank" rel="noopener noreferrer" />}
              >
                {m.restaurants_view_other_menus()}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </InColours>
  );
}

interface InColoursProps {
  group: RestaurantGroup["group"];
  action: ReactNode;
  children: ReactNode;
}

/**
 * The group's header on its own background, and everything below in its colours, readable in both schemes. On the
 * group's own site the page is styled already.
 */
function InColours({ group, action, children }: InColoursProps) {
  const language = useLanguage();
  const site = useSite();
  const cover = (site ?? group.theme).cover_url;
  const logo = site ? site.logo_url : group.logo;
  const colours = {
    primary: readColour(group.theme.primary ?? ""),
    ground: readColour(group.theme.ground ?? ""),
  };
  return (
    <div style={site ? undefined : themeProperties(colours)} className="pb-12">
      <header className="bg-(--brand,var(--sunken)) px-gutter py-8 text-(--on-brand,var(--ink)) tablet:px-7 tablet:py-12">
        <div className="mx-auto max-w-[80rem]">
          <RestaurantLogo src={logo} name="" className="mb-4 size-19 rounded-[1.2rem]" />
          <h1 className="font-display text-d1 wrap-anywhere">{textIn(group.name, language)}</h1>
          <p className="mt-5">{action}</p>
        </div>
      </header>
      {cover ? <Photo src={cover} alt="" ratio="16/5" corners="none" width={1600} height={520} /> : null}
      <div className="mx-auto max-w-[80rem] px-gutter pt-6 tablet:px-7">{children}</div>
    </div>
  );
}
