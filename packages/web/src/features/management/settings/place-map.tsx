import { Notice } from "@tablee/design-system/notice";
import { Skeleton } from "@tablee/design-system/skeleton";
import type { MapArea } from "@tablee/domain/places/map-area";
import { mapStart } from "@tablee/domain/places/map-start";
import { metresBetween, type Point } from "@tablee/domain/restaurants/distance";
import { MapPin, MapPinOff } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { PinControls } from "./pin-controls.tsx";

const MapPane = lazy(async () => ({ default: (await import("../../restaurants/map/map-pane.tsx")).MapPane }));

interface PlaceMapProps {
  at: Point | null;
  /** The radius of the circle around the place, in metres; null: none. */
  reach: number | null;
  /** The place's: without a pin, the map shows its region. */
  timezone: string;
  /** Without it the place cannot be moved. */
  onMoved?: (at: Point) => void;
  text: string;
}

/** The radius in metres at which a map shows which door it is. */
const DOOR_M = 250;
/** The distance in metres below which a move is only jitter of a map that is drawn again. */
const TREMBLE_M = 1.5;
const NONE: never[] = [];

/** The state of a map that can be held and moved: `held` is what it showed when that began, from there it moves by itself. */
function useHeldMap() {
  const [held, setHeld] = useState<MapArea | null>(null);
  const [timesLed, setTimesLed] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const hold = (from: MapArea) => {
    // On a phone, the map is below the screen's edge.
    box.current?.scrollIntoView({ block: "center" });
    setHeld(from);
  };
  const leadTo = (centre: Point) => {
    setTimesLed((times) => times + 1);
    hold({ centre, radius: DOOR_M });
  };
  return { box, held, hold, letGo: () => setHeld(null), leadTo, timesLed };
}

/** A map with the restaurant at its centre: moving the map, by finger, mouse or arrow keys, moves the place. */
export function PlaceMap({ at, reach, timezone, onMoved, text }: PlaceMapProps) {
  useWords();
  const [isUnable, setUnable] = useState(false);
  const { box, held, hold, letGo, leadTo, timesLed } = useHeldMap();
  const [seen, setSeen] = useState<MapArea | null>(null);
  if (isUnable) return <Notice tone="info" icon={<MapPinOff />} title={m.management_pin_unable()} />;
  const start = at === null ? mapStart(timezone) : { centre: at, radius: DOOR_M };
  const place = start.centre;
  const shown = held ?? start;
  const area: MapArea = reach === null ? shown : { ...shown, radius: Math.max(DOOR_M, reach * 1.9) };
  const see = (next: MapArea) => {
    setSeen(next);
    if (held && onMoved && metresBetween(next.centre, place) > TREMBLE_M) onMoved(next.centre);
  };
  return (
    <div>
      <p className="mb-2 text-bs text-ink-2">{text}</p>
      {/* Above the map, because the bar of unsaved changes covers the bottom of a phone. */}
      {onMoved ? (
        <PinControls
          at={at}
          isHeld={held !== null}
          onBegin={() => hold(start)}
          onEnd={letGo}
          onHere={(here) => {
            onMoved(here);
            leadTo(here);
          }}
        />
      ) : null}
      <Suspense fallback={<Skeleton className="h-[22rem] w-full rounded-card" />}>
        <div ref={box} className="[--map-above:100dvh]" inert={held === null}>
          <MapPane
            // The same position once more leads back to it.
            key={timesLed}
            pins={NONE}
            zones={NONE}
            area={area}
            chosen={null}
            pointed={null}
            onChoose={() => {}}
            onSeen={see}
            onUnable={() => setUnable(true)}
            names={{ map: m.management_position(), canvas: m.management_pin_canvas() }}
          >
            <Marked reach={reach} radius={(seen ?? area).radius} />
          </MapPane>
        </div>
      </Suspense>
    </div>
  );
}

/** The pin in the middle, and around it the delivery area. */
function Marked({ reach, radius }: { reach: number | null; radius: number }) {
  const box = useRef<HTMLDivElement>(null);
  const [diagonal, setDiagonal] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setDiagonal(Math.hypot(element.clientWidth, element.clientHeight)));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const pixels = reach === null ? 0 : (reach / radius) * (diagonal / 2);
  return (
    <div ref={box} aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
      {pixels > 0 ? (
        <span
          className="absolute top-1/2 left-1/2 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-primary bg-primary/15"
          style={{ width: pixels * 2, height: pixels * 2 }}
        />
      ) : null}
      <MapPin className="absolute top-1/2 left-1/2 size-10 -translate-x-1/2 -translate-y-[92%] fill-primary stroke-surface drop-shadow" />
    </div>
  );
}
