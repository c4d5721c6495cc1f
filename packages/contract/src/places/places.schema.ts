import { PLACE_TYPES } from "@tablee/domain/places/place-type";
import * as z from "zod";
import { Text } from "../wire/text.schema.ts";
import { Latitude, Longitude } from "../wire/values.schema.ts";

/** An address with its position (places §5, places §6). */
export const Place = z.object({
  /** The whole address on one line. */
  formatted_address: z.string(),
  address: z.string().describe("Number and street; empty where only the part of a city is known"),
  city: z.string(),
  postal_code: z.string().describe("Empty where it is not known"),
  latitude: Latitude,
  longitude: Longitude,
  accuracy_m: z.number().describe("How far the point may be from the door, in metres"),
  type: z.enum(PLACE_TYPES).nullable().describe("What is there, for its icon; null where nobody says so"),
});
export type Place = z.infer<typeof Place>;

/** The format that places §6 prescribes: `results`, each with its `formatted_address`. */
export const Places = z.object({ results: z.array(Place) });
export type Places = z.infer<typeof Places>;

/** The assumed position of somebody whose device does not report one (places §3). */
export const Position = z.object({
  latitude: Latitude,
  longitude: Longitude,
  country_code: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .describe("ISO 3166-1; null where it is not known"),
  state: z.string().nullable().describe("State, province or region; null where it is not known"),
  from: z.enum(["address", "fixed"]).describe("Whether it is the address's, or the fixed position"),
});
export type Position = z.infer<typeof Position>;

/** A neighbourhood (search §10). */
export const Zone = z.object({
  zone: z.string().describe("What an address calls it"),
  name: Text,
  centre: z.object({ latitude: Latitude, longitude: Longitude }),
  radius: z.number().describe("Metres from the centre"),
});
export type Zone = z.infer<typeof Zone>;

export const Zones = z.object({ zones: z.array(Zone) });
export type Zones = z.infer<typeof Zones>;

/** The map beneath the pins (places §15). */
export const MapGround = z.object({
  style_url: z.string().nullable().describe("A MapLibre style of another host; null: our own plain one"),
  streets: z.array(
    z.object({
      name: z.string(),
      points: z.array(z.tuple([Longitude, Latitude])).describe("From the low numbers to the high ones"),
    }),
  ),
});
export type MapGround = z.infer<typeof MapGround>;
