import type { Zone } from "@tablee/contract/places/places.schema";
import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { textIn } from "@tablee/domain/language/text-in";
import type { MapArea } from "@tablee/domain/places/map-area";
import { useMemo, useState } from "react";
import { useLanguage } from "../../language/language.ts";
import { useNow } from "../../language/now.ts";
import { useZones } from "../restaurants/listing/use-zones.ts";
import { MapCard } from "../restaurants/map/map-card.tsx";
import { AtFoot, AtTop } from "../restaurants/map/over-map.tsx";
import { MapPane } from "../restaurants/map/map-pane.tsx";
import { SearchHere } from "../restaurants/map/search-here.tsx";
import { openState } from "../restaurants/open-state.ts";

interface ZoneMapProps {
  zone: Zone;
  restaurants: readonly RestaurantCard[];
  onUnable: () => void;
}

/** The map of a neighbourhood's restaurants; moving it on leads to a search there (places §17). */
export function ZoneMap({ zone, restaurants, onUnable }: ZoneMapProps) {
  const language = useLanguage();
  const at = useNow();
  const zones = useZones(null);
  const area: MapArea = { centre: zone.centre, radius: zone.radius };
  const [seen, setSeen] = useState<MapArea | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const pins = useMemo(
    () =>
      restaurants.flatMap(({ id, name, latitude, longitude, ...facts }) =>
        latitude === null || longitude === null
          ? []
          : [{ id, name: textIn(name, language), latitude, longitude, open: openState(facts, at).status === "open" }],
      ),
    [restaurants, language, at],
  );
  const card = restaurants.find(({ id }) => id === chosen);
  return (
    <MapPane
      pins={pins}
      zones={zones}
      area={area}
      chosen={chosen}
      pointed={null}
      onChoose={setChosen}
      onSeen={(next, isAsked) => isAsked && setSeen(next)}
      onUnable={onUnable}
    >
      <AtTop>
        <SearchHere seen={seen} searched={area} />
      </AtTop>
      <AtFoot>
        {card ? <MapCard restaurant={card} area={card.city} opens="page" onClose={() => setChosen(null)} /> : null}
      </AtFoot>
    </MapPane>
  );
}
