import type { Point } from "@tablee/domain/restaurants/distance";
import {
  type GeoJSONFeature,
  type GeoJSONSource,
  type GeoJSONSourceSpecification,
  type Map as LibreMap,
  Marker,
} from "maplibre-gl";
import { goBetweenPins, keepOneStop, type RovingPin } from "./roving-pins.ts";

export interface MapPin extends Point {
  id: number;
  name: string;
  open: boolean;
}

/** The accessible names of pins. */
export interface PinWords {
  one: (pin: { name: string; open: boolean }) => string;
  several: (count: number) => string;
}

const SOURCE = "pins";
/** The distance in px within which pins are clustered, and the zoom from which each stands alone. */
const TOGETHER_PX = 52;
const APART_FROM = 16;

/** Marks a move that did not come from a finger, a mouse or a key, and was intended all the same. */
export const ASKED = { asked: true };

/** The height in px at the bottom of the map that the card of a chosen pin may cover, with half a pin. */
const COVERED_PX = 176;

const BUTTON =
  "group grid size-touch cursor-pointer place-items-center rounded-full focus-visible:z-[2] aria-pressed:z-[1]";
const DOT =
  "size-5 rounded-full border-2 shadow-raised transition-transform duration-150 group-hover:scale-125 group-aria-pressed:scale-150 group-data-pointed:scale-150";
const OPEN_DOT = "border-raised bg-primary";
const CLOSED_DOT = "border-ink-3 bg-raised";
const CLUSTER =
  "num grid min-w-9 min-h-9 place-items-center rounded-full border-2 border-raised bg-inverse px-2 text-mic font-bold text-on-inverse shadow-raised";

interface Shown {
  marker: Marker;
  button: HTMLButtonElement;
}

/** The pins of a map: MapLibre clusters those that are close together, and each is a button of the page. */
export class MapPins {
  readonly #map: LibreMap;
  readonly #words: PinWords;
  readonly #choose: (id: number) => void;
  #shown = new Map<string, Shown>();
  #chosen: number | null = null;
  #pointed: number | null = null;

  constructor(map: LibreMap, words: PinWords, choose: (id: number) => void) {
    this.#map = map;
    this.#words = words;
    this.#choose = choose;
    map.on("render", () => this.#sync());
  }

  /** Shows pins; call it once the style is loaded. */
  show(pins: readonly MapPin[]): void {
    const data: GeoJSONSourceSpecification["data"] = {
      type: "FeatureCollection",
      features: pins.map(({ id, name, open, latitude, longitude }) => ({
        type: "Feature",
        properties: { id, name, open },
        geometry: { type: "Point", coordinates: [longitude, latitude] },
      })),
    };
    const source = this.#map.getSource<GeoJSONSource>(SOURCE);
    if (source) {
      void source.setData(data);
      return;
    }
    this.#map.addSource(SOURCE, {
      type: "geojson",
      data,
      cluster: true,
      clusterRadius: TOGETHER_PX,
      clusterMaxZoom: APART_FROM,
    });
    // The layer is invisible, but MapLibre clusters a source only if a layer uses it.
    this.#map.addLayer({ id: SOURCE, type: "circle", source: SOURCE, paint: { "circle-opacity": 0 } });
  }

  /** Marks the pin whose card is shown, and the one that the list points at. */
  mark(chosen: number | null, pointed: number | null): void {
    this.#chosen = chosen;
    this.#pointed = pointed;
    for (const [key, { button }] of this.#shown) this.#dress(key, button);
    keepOneStop(this.#roving());
  }

  /** Moves the focus to a pin, or to the map itself if the pin is not shown or none is named. */
  focus(id: number | null): void {
    this.#focus(this.#shown.get(`one ${id}`));
  }

  #focus(shown: Shown | null | undefined): void {
    (shown?.button ?? this.#map.getCanvas()).focus({ preventScroll: true });
  }

  #sync(): void {
    if (!this.#map.getSource(SOURCE) || !this.#map.isSourceLoaded(SOURCE)) return;
    const seen = this.#map.getBounds();
    const next = new Map<string, Shown>();
    for (const feature of this.#map.querySourceFeatures(SOURCE)) {
      const key = keyOf(feature);
      const [longitude, latitude] = feature.geometry.type === "Point" ? feature.geometry.coordinates : [];
      if (next.has(key) || longitude === undefined || latitude === undefined) continue;
      // A button outside the map would move the focus to where nothing is visible.
      if (!seen.contains([longitude, latitude])) continue;
      next.set(key, this.#shown.get(key) ?? this.#add(key, feature, [longitude, latitude]));
    }
    const gone = [...this.#shown].flatMap(([key, shown]) => (next.has(key) ? [] : [shown]));
    const left = gone.find(({ button }) => button === document.activeElement);
    if (left) this.#focus(this.#successorOf(left, [...next.values()]));
    for (const { marker } of gone) marker.remove();
    const isChanged = gone.length > 0 || next.size !== this.#shown.size;
    this.#shown = next;
    if (isChanged) keepOneStop(this.#roving());
  }

  #roving(): RovingPin[] {
    return [...this.#shown.values()].map(({ button, marker }) => {
      const { lat: latitude, lng: longitude } = marker.getLngLat();
      return { button, latitude, longitude };
    });
  }

  /**
   * The pin that takes over the focus of one that is removed: the nearest one when a cluster separates or pins join;
   * none if it has left the map.
   */
  #successorOf({ marker }: Shown, shown: readonly Shown[]): Shown | null {
    const at = marker.getLngLat();
    if (!this.#map.getBounds().contains(at)) return null;
    const distances = shown.map((each) => ({ each, distance: each.marker.getLngLat().distanceTo(at) }));
    return distances.toSorted((a, b) => a.distance - b.distance)[0]?.each ?? null;
  }

  #add(key: string, feature: GeoJSONFeature, at: [number, number]): Shown {
    const button = document.createElement("button");
    button.type = "button";
    button.className = BUTTON;
    const look = button.appendChild(document.createElement("span"));
    const { cluster_id, point_count, id, name, open } = feature.properties;
    if (cluster_id === undefined) {
      look.className = `${DOT} ${open ? OPEN_DOT : CLOSED_DOT}`;
      button.setAttribute("aria-label", this.#words.one({ name, open }));
      button.title = name;
      button.addEventListener("click", () => {
        this.#choose(id);
        this.#show(at);
      });
    } else {
      look.className = CLUSTER;
      look.textContent = String(point_count);
      button.setAttribute("aria-label", this.#words.several(point_count));
      button.addEventListener("click", () => void this.#enter(cluster_id, at));
    }
    button.tabIndex = -1;
    button.addEventListener("focus", () => keepOneStop(this.#roving()));
    button.addEventListener("keydown", (event) => {
      if (!goBetweenPins(this.#roving(), button, event)) return;
      // On the map itself, the arrow keys move the map.
      event.preventDefault();
      event.stopPropagation();
    });
    this.#dress(key, button);
    return { button, marker: new Marker({ element: button }).setLngLat(at).addTo(this.#map) };
  }

  /** The card covers the bottom of the map: a pin there moves up, so that the chosen one stays visible. */
  #show(at: [number, number]): void {
    const { clientHeight } = this.#map.getContainer();
    const hidden = this.#map.project(at).y - (clientHeight - COVERED_PX);
    if (hidden > 0) this.#map.panBy([0, hidden]);
  }

  /** Zooms in until the pins of a cluster separate. */
  async #enter(cluster: number, center: [number, number]): Promise<void> {
    const zoom = await this.#map.getSource<GeoJSONSource>(SOURCE)?.getClusterExpansionZoom(cluster);
    if (zoom !== undefined) this.#map.easeTo({ center, zoom: zoom + 0.3 }, ASKED);
  }

  #dress(key: string, button: HTMLButtonElement): void {
    if (key.startsWith("several")) return;
    button.setAttribute("aria-pressed", String(key === `one ${this.#chosen}`));
    button.toggleAttribute("data-pointed", key === `one ${this.#pointed}`);
  }
}

const keyOf = ({ properties: { cluster_id, point_count, id } }: GeoJSONFeature): string =>
  cluster_id === undefined ? `one ${id}` : `several ${cluster_id} ${point_count}`;
