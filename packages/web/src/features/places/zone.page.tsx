import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Notice } from "@tablee/design-system/notice";
import { Skeleton } from "@tablee/design-system/skeleton";
import { textIn } from "@tablee/domain/language/text-in";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useHydrated, useParams, useSearch } from "@tanstack/react-router";
import { ChevronLeft, MapPinOff, Store } from "lucide-react";
import { useEffect, useState } from "react";
import { useTimezone } from "../../language/device-habits.ts";
import { useLanguage, useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { useAskedAsMember } from "../../session/ask-as-member.ts";
import { DiscoveryRow } from "../discoveries/card/discovery-row.tsx";
import { ViewLinks } from "../restaurants/map/view-links.tsx";
import { writePoint } from "../restaurants/restaurants-search.ts";
import { PlaceCards } from "./place-cards.tsx";
import { zoneQuery } from "./places-queries.ts";
import { openedPart } from "../../shell/failures/opened-part.tsx";
import { rememberZone } from "../../storage/zone-of-today.ts";

const ZoneMap = openedPart(async () => (await import("./zone-map.tsx")).ZoneMap);

/** The page /zone/{zone}: a neighbourhood with its discoveries and restaurants (search §10). */
export function ZonePage() {
  const language = useLanguage();
  const { zone: name } = useParams({ from: "/zone/$zone" });
  const { orpc } = useAppContext();
  useAskedAsMember("places", "zone");
  const { zone, recommendations, restaurants } = useSuspenseQuery(zoneQuery(orpc, name)).data;
  const { map } = useSearch({ from: "/zone/$zone" });
  const hydrated = useHydrated();
  const [unable, setUnable] = useState(false);
  const timezone = useTimezone();
  const list = () => setUnable(true);
  useEffect(() => rememberZone(name, new Date(), timezone), [name, timezone]);
  const around = <Link to="/restaurants" search={{ around: writePoint(zone.centre) }} />;
  return (
    <div className="px-5 pt-2 pb-12 tablet:px-7 tablet:pt-6">
      <Link
        to="/restaurants"
        className="mb-1 inline-flex min-h-11 items-center gap-1 pe-2 text-bs font-semibold text-ink-2 hover:text-ink"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
        {m.restaurants_all_restaurants()}
      </Link>
      <h1 className="font-display text-d2 wrap-anywhere large:text-d1">{textIn(zone.name, language)}</h1>
      <Recommended rows={recommendations} zone={name} />
      <div className="mt-8 mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-display text-t3">{m.places_zone_restaurants()}</h2>
        {restaurants.length > 0 ? <ViewLinks to="/zone/$zone" map={map === true} /> : null}
      </div>
      {restaurants.length === 0 ? (
        <EmptyState
          icon={<Store />}
          title={m.places_zone_none_title()}
          text={m.places_zone_none_text()}
          action={<Button render={around}>{m.places_zone_around()}</Button>}
        />
      ) : (
        <>
          {map && unable ? (
            <Notice tone="info" icon={<MapPinOff />} title={m.restaurants_map_unable()} className="mb-5" />
          ) : null}
          {map && !unable && hydrated ? (
            <ZoneMap
              meanwhile={<Skeleton className="h-[24rem] w-full rounded-card" />}
              {...{ zone, restaurants, onUnable: list, leave: list }}
            />
          ) : (
            <PlaceCards restaurants={restaurants} zones={[zone]} opens="card" />
          )}
          <p className="mt-8 text-center">
            <Button variant="quiet" render={around}>
              {m.places_zone_around()}
            </Button>
          </p>
        </>
      )}
    </div>
  );
}

/** A row of what is recommended there. */
function Recommended({ rows, zone }: { rows: readonly Discovery[]; zone: string }) {
  useWords();
  return (
    <DiscoveryRow
      rows={rows}
      over={null}
      title={m.places_zone_discoveries()}
      renderMore={(shared) => <Link to="/zone/$zone/recommended" params={{ zone }} {...shared} />}
    />
  );
}
