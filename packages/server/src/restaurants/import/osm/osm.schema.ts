import { Latitude, Longitude } from "@tablee/contract/wire/values.schema";
import * as z from "zod";
import { tableOf } from "../table-of.ts";

/** The part that we read of an Overpass answer (`[out:json]`). */
export const OsmFile = z.object({
  elements: z.array(z.unknown()),
  /** Overpass reports here that it stopped halfway. */
  remark: z.string().optional(),
});

const position = { lat: Latitude.optional(), lon: Longitude.optional() };

export const OsmElement = z.object({
  type: z.enum(["node", "way", "relation"]),
  id: z.int().min(1),
  ...position,
  /** For ways and relations (`out center`). */
  center: z.object(position).optional(),
  tags: tableOf(z.string().max(4_000), 1_000).optional(),
});
export type OsmElement = z.infer<typeof OsmElement>;

export type Tags = Readonly<Record<string, string>>;
