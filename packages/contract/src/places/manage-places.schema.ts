import { MOST_ZONE_RADIUS_M, ZONE_NAME } from "@tablee/domain/places/zone";
import * as z from "zod";
import { Text } from "../wire/text.schema.ts";
import { Id, Latitude, Longitude } from "../wire/values.schema.ts";
import { Zone } from "./places.schema.ts";

/** The name of a neighbourhood or a group in addresses. */
const Alias = z.string().regex(ZONE_NAME);
const word = z.string().trim().min(1).max(80);
const Name = z.object({ en: word, fr: word });

/** The maximum that one page shows. */
const MOST_MEMBERS = 100;

export const SavedZone = z.object({
  was: Alias.nullable().describe("What it is called until now; null: a new one"),
  zone: Alias,
  name: Name,
  latitude: Latitude,
  longitude: Longitude,
  radius: z.int().min(1).max(MOST_ZONE_RADIUS_M),
});
export type SavedZone = z.infer<typeof SavedZone>;

export const SavedGroup = z.object({
  id: Id.nullable().describe("null: a new one"),
  alias: Alias,
  name: Name,
  restaurants: z.array(Id).max(MOST_MEMBERS).describe("In the order of its pages"),
});
export type SavedGroup = z.infer<typeof SavedGroup>;

export const ManagedGroup = z.object({
  id: Id,
  alias: z.string(),
  name: Text,
  restaurants: z.array(z.object({ id: Id, name: Text })),
});
export type ManagedGroup = z.infer<typeof ManagedGroup>;

export const ManagedPlaces = z.object({ zones: z.array(Zone), groups: z.array(ManagedGroup) });
export type ManagedPlaces = z.infer<typeof ManagedPlaces>;
