import "maplibre-gl/dist/maplibre-gl.css";
import "./map.css";
import type { MapGround, Zone } from "@tablee/contract/places/places.schema";
import type { Language } from "@tablee/domain/language/text";
import { areaTo, type MapArea, zoomOf } from "@tablee/domain/places/map-area";
import { GPUInitializationError, Map as LibreMap, setWorkerUrl } from "maplibre-gl";
import worker from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import { ASKED, type MapPin, MapPins, type PinWords } from "./map-pins.ts";
import { paintOf, plainStyle, readColours } from "./map-style.ts";

/** In the language of the page; a map is made anew when that changes. */
export interface MapWords extends PinWords {
  map: string;
  sources: string;
}

/** `asked`: by whoever looks at it, or by the page; what another size of the pane brings about nobody asked for. */
export type OnSeen = (area: MapArea, asked: boolean) => void;

interface MapSetup {
  container: HTMLElement;
  ground: MapGround;
  zones: readonly Zone[];
  language: Language;
  area: MapArea;
  words: MapWords;
  onChoose: (id: number) => void;
  /** Told once it stands still, the first time as it is opened. */
  onSeen: OnSeen;
}

export interface OpenMap {
  show(pins: readonly MapPin[]): void;
  mark(chosen: number | null, pointed: number | null): void;
  /** By so many steps nearer. */
  zoom(by: 1 | -1): void;
  go(area: MapArea): void;
  close(): void;
}

// A file of ours: the policy of pages lets no other worker run.
setWorkerUrl(new URL(worker, import.meta.url).href);

/** Draws a map; null where the device cannot. */
export function openMap(setup: MapSetup): OpenMap | null {
  const { container, ground, area } = setup;
  const own = ground.style_url === null;
  let map: LibreMap;
  try {
    map = new LibreMap({
      container,
      style: ground.style_url ?? plainStyle(ground, setup.zones, setup.language, readColours(container)),
      ...cameraOf(area, container),
      attributionControl: own ? false : { compact: true },
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      maxPitch: 0,
      locale: localeOf(setup.words),
    });
  } catch (error) {
    // Without WebGL, or with none left: the list says the same.
    if (!(error instanceof GPUInitializationError)) throw error;
    container.replaceChildren();
    return null;
  }
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  setup.onSeen(area, true);
  map.on("moveend", (moved) => setup.onSeen(seenOf(map), "originalEvent" in moved || "asked" in moved));
  const stopColours = own ? followScheme(map, container) : () => {};
  const styled = whenStyled(map);
  const pins = new MapPins(map, setup.words, setup.onChoose);
  return {
    show: (shown) => styled(() => pins.show(shown)),
    mark: (chosen, pointed) => pins.mark(chosen, pointed),
    zoom: (by) => map.easeTo({ zoom: map.getZoom() + by }, ASKED),
    go: (next) => map.easeTo(cameraOf(next, container), ASKED),
    close: () => {
      stopColours();
      map.remove();
    },
  };
}

const localeOf = (words: MapWords): Record<string, string> => ({
  "Map.Title": words.map,
  "AttributionControl.ToggleAttribution": words.sources,
});

function cameraOf(area: MapArea, container: HTMLElement) {
  const { clientWidth, clientHeight } = container;
  const { latitude, longitude } = area.centre;
  return {
    center: [longitude, latitude] as [number, number],
    zoom: zoomOf(area, Math.hypot(clientWidth, clientHeight)),
  };
}

function seenOf(map: LibreMap): MapArea {
  const { lat: latitude, lng } = map.getCenter().wrap();
  const corner = map.getBounds().getNorthEast();
  return areaTo({ latitude, longitude: lng }, { latitude: corner.lat, longitude: corner.lng });
}

/** Does what needs the style once that is there, the last of each kind. */
function whenStyled(map: LibreMap): (then: () => void) => void {
  let styled = false;
  let waiting: (() => void) | null = null;
  map.once("style.load", () => {
    styled = true;
    waiting?.();
  });
  return (then) => {
    if (styled) then();
    else waiting = then;
  };
}

/** Paints our own style anew when the scheme changes, by the system or by hand. */
function followScheme(map: LibreMap, container: HTMLElement): () => void {
  const paint = () => {
    for (const [layer, values] of Object.entries(paintOf(readColours(container)))) {
      // Before the style is there it is made in the colours of that moment.
      if (!map.getLayer(layer)) return;
      for (const [name, value] of Object.entries(values)) map.setPaintProperty(layer, name as "line-color", value);
    }
  };
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  const byHand = new MutationObserver(paint);
  system.addEventListener("change", paint);
  byHand.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme", "style"] });
  return () => {
    system.removeEventListener("change", paint);
    byHand.disconnect();
  };
}
