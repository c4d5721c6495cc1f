import "maplibre-gl/dist/maplibre-gl.css";
import "./map.css";
import type { MapGround, Zone } from "@tablee/contract/places/places.schema";
import type { Language } from "@tablee/domain/language/text";
import { areaTo, type MapArea, zoomOf } from "@tablee/domain/places/map-area";
import { type GeoJSONSource, GPUInitializationError, Map as LibreMap, setWorkerUrl } from "maplibre-gl";
import worker from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import { ASKED, type MapPin, MapPins, type PinWords } from "./map-pins.ts";
import { paintOf, plainStyle, readColours, zoneNames } from "./map-style.ts";

/** Texts in the page's language; the map is recreated when that changes. */
export interface MapWords extends PinWords {
  map: string;
  sources: string;
}

/** `asked`: the viewer or the page moved the map; false if only the size of the pane changed. */
export type OnSeen = (area: MapArea, asked: boolean) => void;

interface MapSetup {
  container: HTMLElement;
  ground: MapGround;
  zones: readonly Zone[];
  language: Language;
  area: MapArea;
  words: MapWords;
  onChoose: (id: number) => void;
  /** Called when the map comes to rest, the first time after it is opened. */
  onSeen: OnSeen;
}

export interface OpenMap {
  show(pins: readonly MapPin[]): void;
  /** Labels these neighbourhoods instead, if the style is ours. */
  label(zones: readonly Zone[]): void;
  mark(chosen: number | null, pointed: number | null): void;
  /** Zooms in or out by one step. */
  zoom(by: 1 | -1): void;
  go(area: MapArea): void;
  /** Moves the focus to a pin, or to the map itself. */
  focus(pin: number | null): void;
  close(): void;
}

// Our own file: the content security policy allows no other worker.
setWorkerUrl(new URL(worker, import.meta.url).href);

/** Creates a map; returns null if the device cannot draw one. */
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
    // WebGL is missing, or has no context left: the list shows the same.
    if (!(error instanceof GPUInitializationError)) throw error;
    container.replaceChildren();
    return null;
  }
  // As a region, which MapLibre makes it, screen readers would keep the arrow keys for themselves.
  map.getCanvas().setAttribute("role", "application");
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  setup.onSeen(area, true);
  map.on("moveend", (moved) => setup.onSeen(seenOf(map), "originalEvent" in moved || "asked" in moved));
  const stopColours = own ? followScheme(map, container) : () => {};
  const styled = whenStyled(map);
  const labelled = whenStyled(map);
  const pins = new MapPins(map, setup.words, setup.onChoose);
  return {
    show: (shown) => styled(() => pins.show(shown)),
    label: (zones) => {
      if (!own) return;
      labelled(() => void map.getSource<GeoJSONSource>("zones")?.setData(zoneNames(zones, setup.language)));
    },
    mark: (chosen, pointed) => pins.mark(chosen, pointed),
    zoom: (by) => map.easeTo({ zoom: map.getZoom() + by }, ASKED),
    go: (next) => map.easeTo(cameraOf(next, container), ASKED),
    focus: (pin) => pins.focus(pin),
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

/**
 * Returns a function that runs a callback once the style is loaded; of those given before that, only the last one runs.
 */
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

/** Repaints our own style when the colour scheme changes, by the system or by hand. */
function followScheme(map: LibreMap, container: HTMLElement): () => void {
  const paint = () => {
    for (const [layer, values] of Object.entries(paintOf(readColours(container)))) {
      // Before the style is loaded there is nothing to repaint: it is created in the current colours.
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
