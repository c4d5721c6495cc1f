import type { RestaurantPins } from "@tablee/contract/restaurants/restaurants.schema";
import type { Zone } from "@tablee/contract/places/places.schema";
import { LiveRegion } from "@tablee/design-system/live-region";
import { textIn } from "@tablee/domain/language/text-in";
import { FALLBACK_POSITION } from "@tablee/domain/places/fallback-position";
import { type MapArea, middleOf } from "@tablee/domain/places/map-area";
import type { Point } from "@tablee/domain/restaurants/distance";
import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSession } from "../../../session/session.ts";
import { useAreaWord } from "../listing/use-zones.ts";
import { restaurantPinsQuery, someRestaurantsQuery } from "../restaurant-queries.ts";
import { filterOf } from "../restaurants-search.ts";
import { MapCard } from "./map-card.tsx";
import { AtFoot, AtTop } from "./over-map.tsx";
import { MapPane } from "./map-pane.tsx";
import { SearchHere } from "./search-here.tsx";

/** The radius shown if no distance was chosen, in m: a walk around. */
const AROUND_M = 2_500;
const NONE: never[] = [];

interface MapViewProps {
  /** The viewer's position; null if unknown. */
  near: Point | null;
  zones: readonly Zone[];
  pointed: number | null;
  onUnable: () => void;
}

const PIN = "pin";

/** The map of /restaurants: where the restaurants of the list are (restaurants §34). */
export function MapView({ near, zones, pointed, onUnable }: MapViewProps) {
  const language = useLanguage();
  const search = useSearch({ from: "/restaurants" });
  const router = useRouter();
  const { orpc } = useAppContext();
  const { status } = useSession();
  const filter = filterOf(search);
  const asked = useQuery({
    ...restaurantPinsQuery(orpc, filter, near),
    enabled: !filter.favorites || status !== "unknown",
    placeholderData: keepPreviousData,
  });
  const found = asked.data?.pins ?? NONE;
  const pins = useMemo(() => found.map((pin) => ({ ...pin, name: textIn(pin.name, language) })), [found, language]);
  const middle = useFirstMiddle(found);
  const centre = near ?? middle ?? FALLBACK_POSITION;
  const area = { centre, radius: search.radius ?? AROUND_M };
  const [seen, setSeen] = useState<MapArea | null>(null);
  const { pin = null } = search;
  const choose = (id: number | null) => {
    // Chosen on the map, the place is a step of the history, which closing its card takes back.
    if (id === null && router.latestLocation.state.sheet === PIN) return router.history.back();
    void router.navigate({
      to: "/restaurants",
      search: (now) => ({ ...now, pin: id ?? undefined }),
      state: pin === null ? (state) => ({ ...state, sheet: PIN }) : true,
      replace: pin !== null,
      resetScroll: false,
    });
  };
  return (
    <MapPane
      pins={pins}
      zones={zones}
      area={area}
      chosen={pin}
      pointed={pointed}
      onChoose={choose}
      onSeen={(next, isAsked) => isAsked && setSeen(next)}
      onUnable={onUnable}
    >
      <Over seen={seen} area={area} asked={asked} />
      <AtFoot>
        {pin === null ? null : <ChosenCard id={pin} near={near} zones={zones} onClose={() => choose(null)} />}
      </AtFoot>
    </MapPane>
  );
}

/**
 * The number of nearest restaurants that decide where a map without a known position starts: the fixed position is
 * beside a mountain.
 */
const NEAREST = 40;

/** Returns the middle of the restaurants that were found first; it stays, whatever is found later. */
function useFirstMiddle(found: readonly Point[]): Point | null {
  const [middle, setMiddle] = useState<Point | null>(null);
  if (middle === null && found.length > 0) setMiddle(middleOf(found.slice(0, NEAREST)));
  return middle;
}

interface OverProps {
  seen: MapArea | null;
  area: MapArea;
  asked: Pick<UseQueryResult<RestaurantPins>, "data" | "isError">;
}

/** Shown over the map: how many restaurants it shows, and the button to search where it was moved to. */
function Over({ seen, area, asked: { data, isError } }: OverProps) {
  useWords();
  const count = data?.pins.length ?? 0;
  return (
    <>
      <LiveRegion>{data ? m.restaurants_map_shown({ count }) : ""}</LiveRegion>
      <AtTop>
        <SearchHere seen={seen} searched={area} />
        {data && count === 0 ? <Said>{m.restaurants_map_none()}</Said> : null}
        {data && !data.complete ? <Said>{m.restaurants_map_nearest({ count })}</Said> : null}
        {isError && !data ? <Said>{m.restaurants_map_failed()}</Said> : null}
      </AtTop>
    </>
  );
}

const Said = ({ children }: { children: string }) => (
  <p className="rounded-full bg-surface px-3.5 py-1.5 text-center text-cap text-ink-2 shadow-raised">{children}</p>
);

interface ChosenCardProps {
  id: number;
  near: Point | null;
  zones: readonly Zone[];
  onClose: () => void;
}

function ChosenCard({ id, near, zones, onClose }: ChosenCardProps) {
  const { orpc } = useAppContext();
  const areaOf = useAreaWord(zones);
  const restaurant = useQuery(someRestaurantsQuery(orpc, [id], near)).data?.restaurants[0];
  return restaurant ? (
    <MapCard restaurant={restaurant} area={areaOf(restaurant)} opens="dialog" onClose={onClose} />
  ) : null;
}
