import { SEARCH_BIAS_M } from "@tablee/domain/places/read-address";
import { isWithin, type Point } from "@tablee/domain/restaurants/distance";

import { askedService } from "./asked-service.ts";
import { fetchJson } from "./fetch-json.ts";
import { NOMINATIM, PHOTON, type GeocoderDialect } from "./geocoder-dialects.ts";
import { type Geocoder, MAX_SUGGESTIONS, type Place } from "./geocoder.ts";
import { isSameDoor, namesCity } from "./same-door.ts";

export const GEOCODER_KINDS = ["photon", "nominatim"] as const;
export type GeocoderKind = (typeof GEOCODER_KINDS)[number];

export interface HttpGeocoderOptions {
  kind: GeocoderKind;
  /** The URL of the service, without a trailing slash. */
  url: string;
  clock: () => Date;
  /** In milliseconds; 3 seconds by default. */
  timeout_ms?: number;
}

const DIALECTS: Record<GeocoderKind, GeocoderDialect> = { photon: PHOTON, nominatim: NOMINATIM };
const TIMEOUT_MS = 3_000;
/** An answer with six addresses is a few kilobytes. */
const MAX_BYTES = 256 * 1_024;
/** The same address is looked up with every quote. */
const KEPT_MS = 60 * 60_000;

/**
 * Uses a Photon or Nominatim service. Redirects are refused; answers are limited to 256 kB and validated by a schema.
 */
export function httpGeocoder({ kind, url, clock, timeout_ms = TIMEOUT_MS }: HttpGeocoderOptions): Geocoder {
  const dialect = DIALECTS[kind];
  const ask = askedService({
    clock,
    kept_ms: KEPT_MS,
    ask: async (path) => dialect.read(await fetchJson(`${url}${path}`, { timeout_ms, max_bytes: MAX_BYTES })),
  });
  const search = (query: string, near: Point): Promise<Place[]> =>
    ask(dialect.search(query, rounded(near), MAX_SUGGESTIONS * 2));

  return {
    suggest: async (query, near) => nearFirst(await search(query, near), near).slice(0, MAX_SUGGESTIONS),
    locate: async (address, near) => {
      const same = (await search(address, near)).filter((place) => isSameDoor(address, place));
      // An address without a city means one nearby (places §7); otherwise the service's order is kept.
      return (namesCity(address) ? same : nearFirst(same, near))[0] ?? null;
    },
    reverse: (point) => ask(dialect.reverse(point)),
  };
}

/** The sort is stable: among near and far places, the service's order is kept. */
const nearFirst = (places: readonly Place[], near: Point): Place[] => {
  const far = (place: Place) => Number(!isWithin(near, SEARCH_BIAS_M, place));
  return places.toSorted((a, b) => far(a) - far(b));
};

/** Rounds to about a kilometre, so that people nearby share cached answers and nobody's exact position is sent. */
const rounded = ({ latitude, longitude }: Point): Point => ({
  latitude: Number(latitude.toFixed(2)),
  longitude: Number(longitude.toFixed(2)),
});
