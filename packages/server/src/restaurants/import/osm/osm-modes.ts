import { firstTag } from "./osm-contact.ts";
import type { Tags } from "./osm.schema.ts";

const says = (tags: Tags, key: string, ...values: readonly string[]): boolean => {
  const value = firstTag(tags, key)?.toLowerCase();
  return value !== undefined && values.includes(value);
};

/**
 * Returns the modes that a place offers. Dining in is the default: it is off only if the place sells only for take-away
 * or delivery, or has seats neither inside nor outside. All other modes must be tagged.
 */
export const readModes = (tags: Tags) => {
  const seatless = says(tags, "indoor_seating", "no") && (firstTag(tags, "outdoor_seating") ?? "no") === "no";
  return {
    dine_in_offered: !seatless && !says(tags, "takeaway", "only") && !says(tags, "delivery", "only"),
    take_out_offered: says(tags, "takeaway", "yes", "only"),
    delivery_offered: says(tags, "delivery", "yes", "only"),
    drive_through_offered: says(tags, "drive_through", "yes", "only"),
    curbside_pickup_offered: says(tags, "curbside_pickup", "yes", "only"),
  };
};
