import { Button } from "@tablee/design-system/button";
import type { MapArea } from "@tablee/domain/places/map-area";
import { Link } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { writePoint } from "../restaurants-search.ts";

/** Makes what one looks at the area of map and list (places §16). */
export function SearchHere({ seen: { centre, radius } }: { seen: MapArea }) {
  useWords();
  return (
    <Button
      variant="strong"
      round
      start={<Search aria-hidden="true" className="size-4" />}
      render={
        <Link
          to="/restaurants"
          search={(now) => ({ ...now, map: true, around: writePoint(centre), radius, pin: undefined })}
          resetScroll={false}
        />
      }
    >
      {m.restaurants_map_search_here()}
    </Button>
  );
}
