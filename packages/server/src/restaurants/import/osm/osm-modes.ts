import { firstTag } from "./osm-contact.ts";
import type { Tags } from "./osm.schema.ts";

const says = (tags: Tags, key: string, ...values: readonly string[]): boolean => {
  const value = firstTag(tags, key)?.toLowerCase();
  return value !== undefined && values.includes(value);
};

/**
 * Which ways of eating a place offers. Sitting down is the rule and need not be said; it is off where the place
 * only sells for taking away, or says that it has seats neither inside nor outside. All else must be said.
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
