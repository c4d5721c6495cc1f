import { dayOf } from "@tablee/domain/restaurants/local-time";

/** The day YYYY-MM-DD in a part of an address; undefined if it is anything else. */
export const readDay = (value: unknown): string | undefined =>
  typeof value === "string" && dayOf(value) !== null ? value : undefined;
