import type { MapGround } from "@tablee/contract/places/places.schema";
import { streets } from "../ports/montreal/montreal-index.ts";
import type { Settings } from "../ports/settings.ts";

const OWN_STREETS: MapGround["streets"] = streets.map(({ name, points }) => ({
  name,
  points: points.map(({ latitude, longitude }) => [longitude, latitude]),
}));

/** What a map is drawn on: the configured style, or our own set of streets (places §15). */
export const mapGround = ({ map_style_url: style_url }: Pick<Settings, "map_style_url">): MapGround => ({
  style_url,
  streets: style_url === null ? OWN_STREETS : [],
});
