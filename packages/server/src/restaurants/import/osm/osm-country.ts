import type { Tags } from "./osm.schema.ts";
import { firstTag } from "./osm-contact.ts";

const A = "A".codePointAt(0) ?? 65;
const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(A + index));

/** The runtime has this method; TypeScript's library does not declare it yet. */
type WithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined };

let zones: Map<string, string> | null = null;

/** Returns the country of each timezone, by its canonical name, from the runtime's own tables. */
const countriesByZone = (): Map<string, string> => {
  if (zones) return zones;
  zones = new Map();
  for (const code of LETTERS.flatMap((one) => LETTERS.map((other) => one + other))) {
    for (const zone of (new Intl.Locale(`und-${code}`) as WithZones).getTimeZones?.() ?? []) {
      if (!zones.has(zone)) zones.set(zone, code);
    }
  }
  return zones;
};

const canonical = (timezone: string): string | null => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: timezone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
};

/** A file has thousands of places in a few timezones, and a formatter costs as much as the rest of a place. */
const found = new Map<string, string | null>();

function countryOfZone(timezone: string): string | null {
  let country = found.get(timezone);
  if (country === undefined) {
    country = countriesByZone().get(canonical(timezone) ?? "") ?? null;
    found.set(timezone, country);
  }
  return country;
}

/** Returns the two-letter country of a place, from its address or else its timezone; null if unknown. */
export function countryOf(tags: Tags, timezone: string | null): string | null {
  const said = firstTag(tags, "addr:country")?.toUpperCase();
  if (said !== undefined && /^[A-Z]{2}$/.test(said)) return said;
  return timezone === null ? null : countryOfZone(timezone);
}

/** Provinces as the opening hours library spells them, by the first letter of their postal codes. */
const BY_LETTER: Record<string, string> = {
  A: "Newfoundland and Labrador",
  B: "Nova Scotia",
  C: "Prince Edward Island",
  E: "New Brunswick",
  G: "Quebec",
  H: "Quebec",
  J: "Quebec",
  K: "Ontario",
  L: "Ontario",
  M: "Ontario",
  N: "Ontario",
  P: "Ontario",
  R: "Manitoba",
  S: "Saskatchewan",
  T: "Alberta",
  V: "British Columbia",
  Y: "Yukon",
};
const BY_ZONE: Record<string, string> = {
  "America/St_Johns": "Newfoundland and Labrador",
  "America/Halifax": "Nova Scotia",
  "America/Moncton": "New Brunswick",
  "America/Winnipeg": "Manitoba",
  "America/Regina": "Saskatchewan",
  "America/Edmonton": "Alberta",
  "America/Vancouver": "British Columbia",
  "America/Whitehorse": "Yukon",
};

/** Approximately, Québec is east of it and Ontario west of it: the two share a timezone and a river. */
const RIVER_LONGITUDE = -74.6;
const RIVER_LATITUDE = 45.58;

/**
 * Returns the province of a place in Canada, which determines its holidays; in other countries, what the address says.
 */
export function provinceOf(
  tags: Tags,
  country: string,
  position: { lat: number; lon: number } | null,
  timezone: string,
): string | null {
  const said = firstTag(tags, "addr:province", "addr:state");
  if (country !== "CA") return said;
  const letter = firstTag(tags, "addr:postcode")?.charAt(0).toUpperCase();
  const known = (letter && BY_LETTER[letter]) ?? BY_ZONE[timezone];
  if (known) return known;
  if (said !== null && /^(ON|Ontario)$/i.test(said)) return "Ontario";
  if (position === null) return "Quebec";
  return position.lon > RIVER_LONGITUDE || position.lat > RIVER_LATITUDE + (RIVER_LONGITUDE - position.lon) * 0.2
    ? "Quebec"
    : "Ontario";
}
