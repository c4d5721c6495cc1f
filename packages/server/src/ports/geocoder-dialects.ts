import { type PlaceType, placeTypeOf } from "@tablee/domain/places/place-type";
import { SEARCH_BIAS_M } from "@tablee/domain/places/read-address";
import type { Point } from "@tablee/domain/restaurants/distance";
import * as z from "zod";
import type { Place } from "./geocoder.ts";

/** How one kind of service is queried, and how its answers are read. */
export interface GeocoderDialect {
  /** Returns the path and query, relative to the service's URL. */
  search(query: string, near: Point, limit: number): string;
  reverse(point: Point): string;
  /** Throws if the answer is not one of such a service. */
  read(answer: unknown): Place[];
}

/** How far a point may be from the door, in metres: for a house, a street, and anything larger. */
const ACCURACY = { house: 30, street: 1_000, other: 3_000 } as const;
const METRES_PER_DEGREE = 111_320;

const short = z.string().max(300);
const Degrees = z.coerce.number().min(-180).max(180);

interface Parts {
  number: string | undefined;
  street: string | undefined;
  city: string | undefined;
  region: string | undefined;
  postal_code: string | undefined;
  type: PlaceType | null;
}

const placeOf = ({ number, street, city = "", region, postal_code = "", type }: Parts, point: Point): Place => {
  const address = [number, street].filter(Boolean).join(" ");
  const last = [region, postal_code].filter(Boolean).join(" ");
  const accuracy_m = number && street ? ACCURACY.house : street ? ACCURACY.street : ACCURACY.other;
  const formatted_address = [address, city, last].filter(Boolean).join(", ");
  return { formatted_address, address, city, postal_code, ...point, accuracy_m, type };
};

/** Canadian provinces as they are abbreviated in an address. */
const PROVINCES: Readonly<Record<string, string>> = { Québec: "QC", Quebec: "QC", Ontario: "ON" };
const regionOf = (state: string | undefined): string | undefined => state && (PROVINCES[state] ?? state);

const PhotonAnswer = z.object({
  features: z
    .array(
      z.object({
        geometry: z.object({ coordinates: z.tuple([Degrees, Degrees.min(-90).max(90)]) }),
        properties: z.object({
          osm_key: short.optional(),
          osm_value: short.optional(),
          type: short.optional(),
          name: short.optional(),
          housenumber: short.optional(),
          street: short.optional(),
          city: short.optional(),
          state: short.optional(),
          postcode: short.optional(),
        }),
      }),
    )
    .max(100),
});

export const PHOTON: GeocoderDialect = {
  search: (query, { latitude, longitude }, limit) =>
    `/api?${new URLSearchParams({ q: query, lat: String(latitude), lon: String(longitude), limit: String(limit) })}`,
  reverse: ({ latitude, longitude }) =>
    `/reverse?${new URLSearchParams({ lat: String(latitude), lon: String(longitude), limit: "3" })}`,
  read: (answer) =>
    PhotonAnswer.parse(answer).features.map(({ geometry, properties }) => {
      const { housenumber, type, name, city, state, postcode, osm_key, osm_value } = properties;
      // A result for a street has its name where a result for a house has the house's.
      const street = properties.street ?? (type === "street" ? name : undefined);
      const [longitude, latitude] = geometry.coordinates;
      const parts = { number: housenumber, street, city: city ?? (street ? undefined : name) };
      const facts = { region: regionOf(state), postal_code: postcode, type: placeTypeOf(osm_key, osm_value) };
      return placeOf({ ...parts, ...facts }, { latitude, longitude });
    }),
};

const NominatimRow = z.object({
  lat: Degrees.min(-90).max(90),
  lon: Degrees,
  category: short.optional(),
  type: short.optional(),
  address: z
    .object({
      house_number: short.optional(),
      road: short.optional(),
      city: short.optional(),
      town: short.optional(),
      village: short.optional(),
      state: short.optional(),
      postcode: short.optional(),
    })
    .default({}),
});
/** A search returns a list; a reverse search returns one row or an error if there is none. */
const NominatimAnswer = z.union([
  z.array(NominatimRow).max(100),
  NominatimRow.transform((row) => [row]),
  z.object({ error: z.unknown() }).transform((): z.output<typeof NominatimRow>[] => []),
]);

export const NOMINATIM: GeocoderDialect = {
  search: (query, { latitude, longitude }, limit) => {
    const north = SEARCH_BIAS_M / METRES_PER_DEGREE;
    const east = north / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
    const viewbox = [longitude - east, latitude + north, longitude + east, latitude - north].map((x) => x.toFixed(4));
    return `/search?${new URLSearchParams({
      q: query,
      format: "jsonv2",
      addressdetails: "1",
      limit: String(limit),
      viewbox: viewbox.join(","),
    })}`;
  },
  reverse: ({ latitude, longitude }) =>
    `/reverse?${new URLSearchParams({
      lat: String(latitude),
      lon: String(longitude),
      format: "jsonv2",
      addressdetails: "1",
    })}`,
  read: (answer) =>
    NominatimAnswer.parse(answer).map(({ lat, lon, category, type, address }) => {
      const { house_number, road, city, town, village, state, postcode } = address;
      const parts = { number: house_number, street: road, city: city ?? town ?? village };
      const facts = { region: regionOf(state), postal_code: postcode, type: placeTypeOf(category, type) };
      return placeOf({ ...parts, ...facts }, { latitude: lat, longitude: lon });
    }),
};
