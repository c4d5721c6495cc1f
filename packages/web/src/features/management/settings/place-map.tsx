import { Button } from "@tablee/design-system/button";
import { Notice } from "@tablee/design-system/notice";
import { Skeleton } from "@tablee/design-system/skeleton";
import { FALLBACK_POSITION } from "@tablee/domain/places/fallback-position";
import type { MapArea } from "@tablee/domain/places/map-area";
import { metresBetween, type Point } from "@tablee/domain/restaurants/distance";
import { MapPin, MapPinOff } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

const MapPane = lazy(async () => ({ default: (await import("../../restaurants/map/map-pane.tsx")).MapPane }));

interface PlaceMapProps {
  at: Point | null;
  /** The radius of the circle around the place, in metres; null: none. */
  reach: number | null;
  /** Without it the place cannot be moved. */
  onMoved?: (at: Point) => void;
  text: string;
}

/** The radius in metres at which a map shows which door it is. */
const DOOR_M = 250;
/** The distance in metres below which a move is only jitter of a map that is drawn again. */
const TREMBLE_M = 1.5;
const NONE: never[] = [];

/** A map with the restaurant at its centre: moving the map, by finger, mouse or arrow keys, moves the place. */
export function PlaceMap({ at, reach, onMoved, text }: PlaceMapProps) {
  useWords();
  const [isUnable, setUnable] = useState(false);
  // The place when moving began: from there on the map moves by itself.
  const [held, setHeld] = useState<Point | null>(null);
  const [seen, setSeen] = useState<MapArea | null>(null);
  const box = useRef<HTMLDivElement>(null);
  if (isUnable) return <Notice tone="info" icon={<MapPinOff />} title={m.management_pin_unable()} />;
  const place = at ?? FALLBACK_POSITION;
  const area: MapArea = { centre: held ?? place, radius: reach === null ? DOOR_M : Math.max(DOOR_M, reach * 1.9) };
  const see = (next: MapArea) => {
    setSeen(next);
    if (held && onMoved && metresBetween(next.centre, place) > TREMBLE_M) onMoved(next.centre);
  };
  return (
    <div>
      <p className="mb-2 text-bs text-ink-2">{text}</p>
      {/* Above the map, because the bar of unsaved changes covers the bottom of a phone. */}
      {onMoved ? (
        <div className="mb-3 flex flex-wrap items-center gap-3">
          <Button
            variant={held ? "strong" : "outline"}
            onClick={() => {
              // On a phone, the map is below the screen's edge.
              if (!held) box.current?.scrollIntoView({ block: "center" });
              setHeld(held ? null : place);
            }}
          >
            {held ? m.management_pin_done() : m.management_pin_move()}
          </Button>
          <p className="num text-cap text-ink-2" role="status">
            {at ? `${at.latitude.toFixed(5)}, ${at.longitude.toFixed(5)}` : m.management_pin_none()}
          </p>
        </div>
      ) : null}
      <Suspense fallback={<Skeleton className="h-[22rem] w-full rounded-card" />}>
        <div ref={box} className="[--map-above:100dvh]" inert={held === null}>
          <MapPane
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
