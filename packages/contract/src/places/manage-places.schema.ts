import { MOST_ZONE_RADIUS_M, ZONE_NAME } from "@tablee/domain/places/zone";
import * as z from "zod";
import { Text } from "../wire/text.schema.ts";
import { Id, Latitude, Longitude } from "../wire/values.schema.ts";
import { Line } from "../wire/words.schema.ts";
import { Zone } from "./places.schema.ts";

/** The name of a neighbourhood or a group in addresses. */
const Alias = z.string().regex(ZONE_NAME);
const word = Line(80).min(1);
const Name = z.object({ en: word, fr: word });

/** The maximum that one page shows. */
const MOST_MEMBERS = 100;
/** A group that an import has made larger can still be cut down. */
const MOST_SEEN = 10_000;

const ZoneFields = z.object({
  zone: Alias,
  name: Name,
  latitude: Latitude,
  longitude: Longitude,
  radius: z.int().min(1).max(MOST_ZONE_RADIUS_M),
});
const GroupFields = z.object({
  alias: Alias,
  name: Name,
  restaurants: z.array(Id).max(MOST_MEMBERS).describe("In the order of its pages"),
});
/** What the caller saw there, whatever that is: only over it is anything changed. */
const SeenName = z.object({ en: z.string().nullable(), fr: z.string().nullable() });

export const SavedZone = ZoneFields.extend({
  was: Alias.nullable().describe("What it is called until now; null: a new one"),
  seen: ZoneFields.extend({ zone: z.string(), name: SeenName, radius: z.number() }).optional(),
});
export type SavedZone = z.infer<typeof SavedZone>;

export const SavedGroup = GroupFields.extend({
  id: Id.nullable().describe("null: a new one"),
  seen: GroupFields.extend({ alias: z.string(), name: SeenName, restaurants: z.array(Id).max(MOST_SEEN) }).optional(),
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
