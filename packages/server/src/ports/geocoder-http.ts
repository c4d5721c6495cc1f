import { SEARCH_BIAS_M } from "@tablee/domain/places/read-address";
import { isWithin, type Point } from "@tablee/domain/restaurants/distance";

import { LRUCache } from "lru-cache";
import { fetchJson } from "./fetch-json.ts";
import { NOMINATIM, PHOTON, type GeocoderDialect } from "./geocoder-dialects.ts";
import { type Geocoder, MAX_SUGGESTIONS, type Place } from "./geocoder.ts";
import { isSameDoor, namesCity } from "./same-door.ts";

export const GEOCODER_KINDS = ["photon", "nominatim"] as const;
export type GeocoderKind = (typeof GEOCODER_KINDS)[number];

export interface HttpGeocoderOptions {
  kind: GeocoderKind;
  /** Of the service, without a slash at the end. */
  url: string;
  clock: () => Date;
  /** Milliseconds; 3 seconds unless told. */
  timeout_ms?: number;
}

const DIALECTS: Record<GeocoderKind, GeocoderDialect> = { photon: PHOTON, nominatim: NOMINATIM };
const TIMEOUT_MS = 3_000;
/** An answer of six addresses is some kilobytes. */
const MAX_BYTES = 256 * 1_024;
/** Questions under way at once: what comes on top is answered as by a service that is down. */
const MAX_ASKING = 8;
/** What was answered is kept so many times and so long: an address is asked again at every quote. */
const MAX_KEPT = 5_000;
const KEPT_MS = 60 * 60_000;
/** After so many failures in a row the service is left alone for a while: nobody waits for one that is down. */
const MAX_FAILURES = 3;
const SILENT_MS = 30_000;

/** A Photon or Nominatim service. Redirects are refused, answers are read up to 256 kB and through a schema. */
export function httpGeocoder({ kind, url, clock, timeout_ms = TIMEOUT_MS }: HttpGeocoderOptions): Geocoder {
  const dialect = DIALECTS[kind];
  const kept = new LRUCache<string, { places: Place[]; until: number }>({ max: MAX_KEPT });
  let asking = 0;
  let failures = 0;
  let silent_until = 0;

  const ask = async (path: string): Promise<Place[]> => {
    const now = clock().getTime();
    const before = kept.get(path);
    if (before && before.until > now) return before.places;
    if (now < silent_until) throw new Error("It has failed just now");
    if (asking >= MAX_ASKING) throw new Error("Too many questions at once");
    asking += 1;
    try {
      const places = dialect.read(await fetchJson(`${url}${path}`, { timeout_ms, max_bytes: MAX_BYTES }));
      kept.set(path, { places, until: now + KEPT_MS });
      failures = 0;
      return places;
    } catch (error) {
      failures += 1;
      // One question after the pause tells whether it is back.
      if (failures >= MAX_FAILURES) silent_until = clock().getTime() + SILENT_MS;
      throw error;
    } finally {
      asking -= 1;
    }
  };
  const search = (query: string, near: Point): Promise<Place[]> =>
    ask(dialect.search(query, rounded(near), MAX_SUGGESTIONS * 2));

  return {
    suggest: async (query, near) => nearFirst(await search(query, near), near).slice(0, MAX_SUGGESTIONS),
    locate: async (address, near) => {
      const same = (await search(address, near)).filter((place) => isSameDoor(address, place));
      // Who names no city means the one at hand (places §7); else the order is the service's.
      return (namesCity(address) ? same : nearFirst(same, near))[0] ?? null;
    },
    reverse: (point) => ask(dialect.reverse(point)),
  };
}

/** The sort is stable: within near and far the order is the service's. */
const nearFirst = (places: readonly Place[], near: Point): Place[] => {
  const far = (place: Place) => Number(!isWithin(near, SEARCH_BIAS_M, place));
  return places.toSorted((a, b) => far(a) - far(b));
};

/** To some hundred metres: whoever asks from the same block gets the same answer, and nobody's door is sent. */
const rounded = ({ latitude, longitude }: Point): Point => ({
  latitude: Number(latitude.toFixed(2)),
  longitude: Number(longitude.toFixed(2)),
});
