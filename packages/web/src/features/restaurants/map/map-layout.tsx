import type { Zone } from "@tablee/contract/places/places.schema";
import { Notice } from "@tablee/design-system/notice";
import { Skeleton } from "@tablee/design-system/skeleton";
import type { Point } from "@tablee/domain/restaurants/distance";
import { useHydrated } from "@tanstack/react-router";
import { MapPinOff } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { openedPart } from "../../../shell/failures/opened-part.tsx";

const MapView = openedPart(async () => (await import("./map-view.tsx")).MapView);

interface MapLayoutProps {
  near: Point | null;
  zones: readonly Zone[];
  /** The list, whose rows have `data-restaurant`. */
  children: ReactNode;
}

const COMING = <Skeleton className="h-[max(22rem,calc(100dvh-17rem))] w-full rounded-card" />;

/** The map alone; on large layouts with the list beside it; if no map can be drawn, the list and the reason. */
export function MapLayout({ near, zones, children }: MapLayoutProps) {
  useWords();
  const hydrated = useHydrated();
  const [unable, setUnable] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const pointed = usePointed(list);
  const listAlone = () => setUnable(true);
  if (unable) {
    return (
      <>
        <Notice tone="info" icon={<MapPinOff />} title={m.restaurants_map_unable()} className="mb-5" />
        {children}
      </>
    );
  }
  return (
    <div className="large:grid large:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] large:gap-6">
      <div ref={list} className="hidden large:block">
        {children}
      </div>
      <div className="large:sticky large:top-4 large:self-start large:[--map-above:16.5rem]">
        {hydrated ? (
          <MapView
            meanwhile={COMING}
            near={near}
            zones={zones}
            pointed={pointed}
            onUnable={listAlone}
            leave={listAlone}
          />
        ) : (
          COMING
        )}
      </div>
    </div>
  );
}

/** Returns the restaurant whose row has the pointer or the focus. */
function usePointed(list: RefObject<HTMLElement | null>): number | null {
  const [pointed, setPointed] = useState<number | null>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const point = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest<HTMLElement>("[data-restaurant]") : null;
      setPointed(row ? Number(row.dataset["restaurant"]) : null);
    };
    const leave = () => setPointed(null);
    const listened = [
      ["pointerover", point],
      ["focusin", point],
      ["pointerleave", leave],
      ["focusout", leave],
    ] as const;
    for (const [kind, listen] of listened) element.addEventListener(kind, listen);
    return () => {
      for (const [kind, listen] of listened) element.removeEventListener(kind, listen);
    };
  }, [list]);
  return pointed;
}
