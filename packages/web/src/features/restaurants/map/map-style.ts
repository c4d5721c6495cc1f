import type { MapGround, Zone } from "@tablee/contract/places/places.schema";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import type {
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  StyleSpecification,
} from "maplibre-gl";

/** The colour roles in which our own style is painted. */
const ROLES = ["sunken", "raised", "ink-2", "ink-3"] as const;
type Colours = Record<(typeof ROLES)[number], string>;

/** Returns the current values of the roles: they change with the colour scheme, and on restaurants' own sites. */
export function readColours(within: HTMLElement): Colours {
  const probe = within.appendChild(document.createElement("span"));
  const read = (role: string): string => {
    probe.style.color = `var(--${role})`;
    return getComputedStyle(probe).color;
  };
  const colours = Object.fromEntries(ROLES.map((role) => [role, read(role)])) as Colours;
  probe.remove();
  return colours;
}

/** The font families of the page: without glyph files, labels are drawn with the page's own fonts. */
const FACE = ["Figtree Variable,sans-serif"];
const byZoom = (...stops: number[]): ExpressionSpecification => ["interpolate", ["linear"], ["zoom"], ...stops];

/** Returns the paint properties that follow the colour scheme, by layer. */
export const paintOf = (colours: Colours): Record<string, Record<string, string>> => ({
  paper: { "background-color": colours.sunken },
  streets: { "line-color": colours.raised },
  "street-names": { "text-color": colours["ink-3"], "text-halo-color": colours.sunken },
  zones: { "text-color": colours["ink-2"], "text-halo-color": colours.sunken },
});

const LAYERS = [
  { id: "paper", type: "background" },
  {
    id: "streets",
    type: "line",
    source: "streets",
    layout: { "line-cap": "round", "line-join": "round" },
    paint: { "line-width": byZoom(10, 1, 14, 4, 17, 14) },
  },
  {
    id: "street-names",
    type: "symbol",
    source: "streets",
    minzoom: 12.5,
    layout: { "symbol-placement": "line", "text-field": ["get", "name"], "text-font": FACE, "text-size": 11 },
    paint: { "text-halo-width": 1.5 },
  },
  {
    id: "zones",
    type: "symbol",
    source: "zones",
    minzoom: 9,
    layout: {
      "text-field": ["get", "name"],
      "text-font": FACE,
      "text-size": byZoom(10, 11, 15, 17),
      "text-padding": 8,
    },
    paint: { "text-halo-width": 2 },
  },
] satisfies LayerSpecification[];

/** Returns the data of the source of that name. */
export const zoneNames = (zones: readonly Zone[], language: Language): GeoJSONSourceSpecification["data"] => ({
  type: "FeatureCollection",
  features: zones.map(({ name, centre }) => ({
    type: "Feature",
    properties: { name: textIn(name, language) },
    geometry: { type: "Point", coordinates: [centre.longitude, centre.latitude] },
  })),
});

/** Returns our own style (places §15), which needs no tiles, no glyph files and no requests. */
export function plainStyle(
  { streets }: MapGround,
  zones: readonly Zone[],
  language: Language,
  colours: Colours,
): StyleSpecification {
  const paint = paintOf(colours);
  const lines: GeoJSONSourceSpecification["data"] = {
    type: "FeatureCollection",
    features: streets.map(({ name, points }) => ({
      type: "Feature",
      properties: { name },
      geometry: { type: "LineString", coordinates: points },
    })),
  };
  return {
    version: 8,
    sources: {
      streets: { type: "geojson", data: lines },
      zones: { type: "geojson", data: zoneNames(zones, language) },
    },
    layers: LAYERS.map((layer): LayerSpecification => {
      const own = "paint" in layer ? layer.paint : {};
      return { ...layer, paint: { ...own, ...paint[layer.id] } };
    }),
  };
}
