import type { Zone } from "@tablee/contract/places/places.schema";
import { textIn } from "@tablee/domain/language/text-in";
import { Link, useSearch } from "@tanstack/react-router";
import { ChevronDown, MapPin } from "lucide-react";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { usePosition } from "../../../platform/position.ts";
import { useSheet } from "../../../routes/steps/use-sheet.ts";
import { pointOf } from "../restaurants-search.ts";
import { positionSentence, positionWords, zoneAt } from "./position-words.ts";
import { openedPart } from "../../../shell/failures/opened-part.tsx";

const PositionSheet = openedPart(async () => (await import("./position-sheet.tsx")).PositionSheet);

/** Says from where the list starts, and leads to changing that (places §14). */
export function PositionLine({ zones }: { zones: readonly Zone[] }) {
  const language = useLanguage();
  const { around } = useSearch({ from: "/restaurants" });
  const position = usePosition();
  const sheet = useSheet("position");
  const chosen = pointOf(around);
  const words = positionWords(chosen, position, zones, language);
  const zone = chosen && zoneAt(chosen, zones);
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={m.restaurants_position_change({ from: words })}
        onClick={sheet.show}
        className="-ms-1 inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-inner px-1 text-start text-bs text-ink-2 hover:text-ink [&>svg]:size-4 [&>svg]:shrink-0"
      >
        <MapPin aria-hidden="true" />
        <span className="min-w-0 underline decoration-line-control underline-offset-[3px]">{words}</span>
        <ChevronDown aria-hidden="true" />
      </button>
      {zone ? (
        <Link
          to="/zone/$zone"
          params={{ zone: zone.zone }}
          className="inline-flex min-h-11 items-center rounded-inner text-bs font-semibold text-ink-2 hover:text-ink"
        >
          {m.restaurants_zone_page({ zone: textIn(zone.name, language) })}
        </Link>
      ) : null}
      {sheet.open ? (
        <PositionSheet
          leave={sheet.hide}
          sheet={sheet}
          now={positionSentence(chosen, position, zones, language)}
          zones={zones}
        />
      ) : null}
    </div>
  );
}
