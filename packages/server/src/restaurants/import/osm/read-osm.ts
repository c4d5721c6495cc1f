import timezoneAt from "@photostructure/tz-lookup";
import { TableeRestaurant } from "@tablee/contract/restaurants/tablee-format.schema";
import type { Text } from "@tablee/domain/language/text";
import type { Currency } from "@tablee/domain/money/minor";
import { currencyOf } from "@tablee/domain/money/country-currency";
import type { DatedWeek } from "@tablee/domain/restaurants/hours-of-days";
import type { JsonPath } from "../json/json-path.ts";
import { givingWay, type Reader } from "../reading.ts";
import type { Remarks } from "../remarks.ts";
import { firstTag, readAddress, readPhone, readPostalCode, readWebsite } from "./osm-contact.ts";
import { readCuisines } from "./osm-cuisines.ts";
import { countryOf, provinceOf } from "./osm-country.ts";
import { type HoursPlace, type OsmHours, readOsmHours } from "./osm-hours.ts";
import { readModes } from "./osm-modes.ts";
import { OsmElement, OsmFile, type Tags } from "./osm.schema.ts";

/**
 * Reads places of OpenStreetMap from an Overpass answer. Every element with a name is a place; its ref is "node/123".
 * The file says nothing about menus, so a stored menu stays.
 */
export const readOsm: Reader = async (value, remarks, _owner, at) => {
  const reading = { restaurants: [] as TableeRestaurant[], paths: [] as JsonPath[], skipped: 0 };
  const file = OsmFile.safeParse(value);
  if (!file.success) {
    remarks.refused([], file.error);
    return reading;
  }
  if (file.data.remark !== undefined) {
    remarks.warning(["remark"], "incomplete", `Overpass says of this file: ${JSON.stringify(file.data.remark)}`);
  }
  const hoursOf = makeHoursReader(at);
  const giveWay = givingWay();
  for (const [index, given] of file.data.elements.entries()) {
    if (remarks.full) break;
    const path = ["elements", index];
    const element = OsmElement.safeParse(given);
    if (!element.success) remarks.refused(path, element.error);
    else if (readName(element.data.tags ?? {}) === null) reading.skipped++;
    else {
      const place = readPlace(element.data, path, remarks, hoursOf);
      if (place) {
        reading.restaurants.push(place);
        reading.paths.push(path);
      }
    }
    await giveWay();
  }
  return reading;
};

function readPlace(
  element: OsmElement,
  path: JsonPath,
  remarks: Remarks,
  hoursOf: ReturnType<typeof makeHoursReader>,
): TableeRestaurant | null {
  const tags: Tags = element.tags ?? {};
  const { lat = null, lon = null } = { ...element.center, ...element };
  const position = lat === null || lon === null ? null : { lat, lon };
  const timezone = position && timezoneAt(position.lat, position.lon);
  const country = countryOf(tags, timezone);
  const place = TableeRestaurant.safeParse({
    ref: `${element.type}/${element.id}`,
    name: readName(tags),
    description: readTexts(tags, "description") ?? "",
    phone_number: readOrWarn(tags, ["phone", "contact:phone"], readPhone, path, remarks, "phone_unreadable"),
    website: readOrWarn(tags, ["website", "contact:website", "url"], readWebsite, path, remarks, "website_unreadable"),
    address: readAddress(tags),
    city: firstTag(tags, "addr:city", "contact:city") ?? "",
    postal_code: readOrWarn(tags, ["addr:postcode"], readPostalCode, path, remarks, "postal_code_unreadable") ?? "",
    latitude: position?.lat ?? null,
    longitude: position?.lon ?? null,
    google_place_id: `osm-${element.type}-${element.id}`,
    ...(timezone === null ? {} : { timezone }),
    ...currencyIn(country, path, remarks),
    cuisines: readCuisines(firstTag(tags, "cuisine") ?? ""),
    ...hoursOf(tags, hoursPlace(tags, position, timezone, country), path, remarks),
    ...readModes(tags),
  });
  if (place.success) return place.data;
  remarks.refused(path, place.error);
  return null;
}

/** `name` is in the local language; `name:en` and `name:fr` are in those languages. */
const readName = (tags: Tags): Text | null => readTexts(tags, "name");

const readTexts = (tags: Tags, key: string): Text | null => {
  const text = { en: firstTag(tags, `${key}:en`), fr: firstTag(tags, `${key}:fr`), default: firstTag(tags, key) };
  return text.en === null && text.fr === null && text.default === null ? null : text;
};

/** Returns the first of some tags that can be read; warns of each one that cannot. */
function readOrWarn(
  tags: Tags,
  keys: readonly string[],
  read: (written: string) => string | null,
  path: JsonPath,
  remarks: Remarks,
  code: string,
): string | null {
  for (const key of keys) {
    const written = firstTag(tags, key);
    if (written === null) continue;
    const result = read(written);
    if (result !== null) return result;
    remarks.warning([...path, "tags", key], code, `Not read and left out: ${JSON.stringify(written)}`);
  }
  return null;
}

/**
 * Returns the currency of the place. If Tablée does not support the country's currency, warns and leaves the default,
 * CAD.
 */
function currencyIn(country: string | null, path: JsonPath, remarks: Remarks): { currency?: Currency } {
  if (country === null) return {};
  const currency = currencyOf(country);
  if (currency !== null) return { currency };
  remarks.warning(path, "currency_unknown", `Tablée does not know the currency of ${country}; CAD was taken`);
  return {};
}

function hoursPlace(
  tags: Tags,
  position: { lat: number; lon: number } | null,
  timezone: string | null,
  country: string | null,
): HoursPlace | null {
  if (position === null || timezone === null || country === null) return null;
  return { ...position, timezone, country, state: provinceOf(tags, country, position, timezone) };
}

const SUN = /sun|dawn|dusk/i;

/**
 * Returns a reader that caches results: most texts occur more than once, and only those with sun times depend on the
 * position.
 */
const makeHoursReader = (at: Date) => {
  const known = new Map<string, OsmHours>();
  return (tags: Tags, place: HoursPlace | null, path: JsonPath, remarks: Remarks): DatedWeek => {
    const text = firstTag(tags, "opening_hours");
    if (text === null) return { hours: CLOSED, closed_dates: [], special_hours: [] };
    const by = SUN.test(text) ? place : place && [place.country, place.state];
    const key = `${text} @ ${JSON.stringify(by)}`;
    const { losses, ...read } = known.get(key) ?? keep(key, readOsmHours(text, place, at));
    for (const { code, message } of losses) remarks.warning([...path, "tags", "opening_hours"], code, message);
    return read;
  };
  function keep(key: string, read: OsmHours): OsmHours {
    known.set(key, read);
    return read;
  }
};

/** The hours of a place that does not state any: nobody can order there, and nothing was misread. */
const CLOSED = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
