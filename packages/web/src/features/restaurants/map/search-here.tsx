import { Button } from "@tablee/design-system/button";
import { isElsewhere, type MapArea } from "@tablee/domain/places/map-area";
import { Link } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { writePoint } from "../restaurants-search.ts";

interface SearchHereProps {
  /** The area that the viewer moved to; null: the one that was searched. */
  seen: MapArea | null;
  searched: MapArea;
}

/** Makes the visible area that of map and list, once it differs from the searched one (places §16). */
export function SearchHere({ seen, searched }: SearchHereProps) {
  useWords();
  if (!seen || !isElsewhere(seen, searched)) return null;
  const { centre, radius } = seen;
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
