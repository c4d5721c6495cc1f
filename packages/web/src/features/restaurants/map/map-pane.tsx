import type { Zone } from "@tablee/contract/places/places.schema";
import { IconButton } from "@tablee/design-system/icon-button";
import { Skeleton } from "@tablee/design-system/skeleton";
import type { MapArea } from "@tablee/domain/places/map-area";
import { useQuery } from "@tanstack/react-query";
import { Minus, Plus } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { type MapWords, type OnSeen, type OpenMap, openMap } from "./map-engine.ts";
import type { MapPin } from "./map-pins.ts";

interface MapPaneProps {
  pins: readonly MapPin[];
  /** The neighbourhoods that are labelled on it. */
  zones: readonly Zone[];
  /** The area shown at first, and again whenever it changes. */
  area: MapArea;
  chosen: number | null;
  /** The restaurant that is pointed at in the list beside it. */
  pointed: number | null;
  onChoose: (id: number | null) => void;
  onSeen: OnSeen;
  /** Called if the device cannot draw maps. */
  onUnable: () => void;
  /** The names of the map and of its drawing, where the restaurants are not also in a list. */
  names?: { map: string; canvas: string };
  /** What is shown over it. */
  children?: ReactNode;
}

/** A map of restaurants (places §15). Those who cannot use it have the list, which says the same. */
export function MapPane(props: MapPaneProps) {
  const { chosen, onChoose, names, children } = props;
  useWords();
  const pane = useRef<HTMLElement>(null);
  useEscape(pane, chosen === null ? null : () => onChoose(null));
  const { orpc } = useAppContext();
  const ground = useQuery({ ...orpc.places.map.queryOptions({ input: {} }), staleTime: Number.POSITIVE_INFINITY });
  return (
    <section
      ref={pane}
      aria-label={names?.map ?? m.restaurants_map()}
      className="relative isolate h-[max(22rem,calc(100dvh-var(--map-above,17rem)))] overflow-hidden rounded-card border border-line bg-sunken"
    >
      {ground.data ? (
        <Canvas {...props} ground={ground.data} />
      ) : ground.isError ? (
        <CallFailed error={ground.error} retry={() => void ground.refetch()} />
      ) : (
        <Skeleton className="size-full" />
      )}
      {children}
    </section>
  );
}

/** Handles Escape within an element; null: it does nothing there. */
function useEscape(within: RefObject<HTMLElement | null>, then: (() => void) | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") then?.();
  });
  useEffect(() => {
    const element = within.current;
    const listen = (event: KeyboardEvent) => press(event);
    element?.addEventListener("keydown", listen);
    return () => element?.removeEventListener("keydown", listen);
  }, [within]);
}

/**
 * Keeps the focus on the map when what is shown over it and had the focus disappears: a closed card leaves it on its
 * pin, anything else on the drawing.
 */
function useFocusOver(container: RefObject<HTMLElement | null>, map: OpenMap | null, chosen: number | null): void {
  const focused = useRef<EventTarget | null>(null);
  useEffect(() => {
    const pane = container.current?.parentElement;
    const keep = ({ target }: Event) => {
      focused.current = target;
    };
    pane?.addEventListener("focusin", keep);
    return () => pane?.removeEventListener("focusin", keep);
  }, [container]);
  const shown = useRef(chosen);
  // After every rendering, because any may have removed the focused element.
  useEffect(() => {
    const pin = chosen === null ? shown.current : null;
    shown.current = chosen;
    const { current } = focused;
    if (!(current instanceof Element) || current.isConnected || document.activeElement !== document.body) return;
    focused.current = null;
    map?.focus(pin);
  });
}

type Ground = Parameters<typeof openMap>[0]["ground"];

function Canvas({
  ground,
  pins,
  zones,
  area,
  chosen,
  pointed,
  onChoose,
  onSeen,
  onUnable,
  names,
}: MapPaneProps & { ground: Ground }) {
  const language = useLanguage();
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<OpenMap | null>(null);
  const choose = useEffectEvent(onChoose);
  const see = useEffectEvent(onSeen);
  const start = useEffectEvent((element: HTMLElement): OpenMap | null => {
    const made = openMap({
      container: element,
      ground,
      zones,
      language,
      area,
      words: wordsOf(names?.canvas ?? m.restaurants_map_canvas()),
      onChoose: (id) => choose(id),
      onSeen: (...seen) => see(...seen),
    });
    if (!made) onUnable();
    return made;
  });
  useEffect(() => {
    if (!container.current) return;
    const made = start(container.current);
    setMap(made);
    return () => made?.close();
    // Another language needs a new map.
  }, [ground, language]);
  useEffect(() => map?.label(zones), [map, zones]);
  useEffect(() => map?.show(pins), [map, pins]);
  useEffect(() => map?.mark(chosen, pointed), [map, chosen, pointed]);
  useFocusOver(container, map, chosen);
  const { radius } = area;
  const { latitude, longitude } = area.centre;
  const shown = useRef({ latitude, longitude, radius });
  useEffect(() => {
    const last = shown.current;
    if (last.latitude === latitude && last.longitude === longitude && last.radius === radius) return;
    shown.current = { latitude, longitude, radius };
    map?.go({ centre: { latitude, longitude }, radius });
  }, [map, latitude, longitude, radius]);
  return (
    <>
      <div ref={container} className="tablee-map size-full" />
      {map ? <ZoomButtons zoom={map.zoom} /> : null}
    </>
  );
}

const ZOOM = "bg-surface shadow-raised";

function ZoomButtons({ zoom }: Pick<OpenMap, "zoom">) {
  useWords();
  return (
    <div className="absolute end-3 top-3 grid gap-1.5">
      <IconButton label={m.restaurants_map_nearer()} onClick={() => zoom(1)} className={ZOOM}>
        <Plus aria-hidden="true" />
      </IconButton>
      <IconButton label={m.restaurants_map_further()} onClick={() => zoom(-1)} className={ZOOM}>
        <Minus aria-hidden="true" />
      </IconButton>
    </div>
  );
}

const wordsOf = (map: string): MapWords => ({
  map,
  sources: m.restaurants_map_sources(),
  one: ({ name, open }) => (open ? m.restaurants_map_pin_open({ name }) : m.restaurants_map_pin_closed({ name })),
  several: (count) => m.restaurants_map_cluster({ count }),
});
