import { addressWords, readAddress, SEARCH_BIAS_M, type WrittenAddress } from "@tablee/domain/places/read-address";
import { isWithin, metresBetween, type Point } from "@tablee/domain/restaurants/distance";
import type { Db } from "../database/open-database.ts";
import { type AddressRow, readAddressesLike, readAddressesNear, readAddressesOf } from "./geocoder.queries.ts";
import { type Geocoder, MAX_SUGGESTIONS, type Place } from "./geocoder.ts";
import {
  type Area,
  areaOfPostalCode,
  otherCity,
  pointOfNumber,
  type Street,
  streetsNamed,
} from "./montreal/montreal-index.ts";
import { streetsLike, streetsNear } from "./montreal/montreal-search.ts";

/** Nine of ten addresses from the table are this close to their real position, in metres. */
const TABLE_ACCURACY = 400;
/** A restaurant's own position is that of its door, or nearly, in metres. */
const OWN_ACCURACY = 30;
const CITY = "Montréal";

/**
 * The embedded default: a table of Montréal's streets, and the addresses of the restaurants in the database. It needs
 * no service; it interpolates the positions of house numbers and states how far they may be off.
 */
export const offlineGeocoder = (db: Db): Geocoder => ({
  async suggest(query, near) {
    const written = readAddress(query);
    const own = await readAddressesLike(db, addressWords(query), near, MAX_SUGGESTIONS * 3);
    const table = (otherCity(written) ? [] : streetsLike(written, near))
      .map((street) => placeOnStreet(street, written.number))
      .filter((place) => place !== null);
    const nearFirst = [...own.map(placeOfRow), ...table].map((place) => ({
      place,
      far: isWithin(near, SEARCH_BIAS_M, place) ? 0 : 1,
    }));
    const sorted = nearFirst.sort((a, b) => a.far - b.far).map(({ place }) => place);
    return withoutRepeats(sorted).slice(0, MAX_SUGGESTIONS);
  },

  async locate(address, near) {
    const written = readAddress(address);
    const own = await sameDoor(db, written, near);
    if (own) return placeOfRow(own);
    const city = otherCity(written);
    if (city) return placeOfArea(city, "");
    const named = streetsNamed(written);
    const [street, another] = named
      .map((each) => placeOnStreet(each, written.number))
      .filter((place) => place !== null && (written.number === null || place.accuracy_m === TABLE_ACCURACY));
    if (street && !another) return street;
    const area = written.postal_code === null ? null : areaOfPostalCode(written.postal_code);
    return area && placeOfArea(area, written.postal_code ?? "");
  },

  async reverse(point) {
    const own = await readAddressesNear(db, point, OWN_ACCURACY * 2);
    const table = streetsNear(point).map(({ street, number }) => placeOnStreet(street, number));
    const found = [...own.map(placeOfRow), ...table.filter((place) => place !== null)];
    return withoutRepeats(found).slice(0, MAX_SUGGESTIONS);
  },
});

const BEYOND_CITY = new Set(addressWords("Québec Canada"));

/** Returns the restaurant whose address matches word for word, if all matches are in one place. */
const sameDoor = async (db: Db, written: WrittenAddress, near: Point): Promise<AddressRow | null> => {
  if (written.number === null || written.street.length === 0) return null;
  const words = [...written.street, ...written.after].filter((word) => !BEYOND_CITY.has(word));
  const rows = await readAddressesOf(db, [String(written.number), ...words], near, MAX_SUGGESTIONS);
  const same = rows.filter((row) => {
    const theirs = new Set(addressWords(`${row.address} ${row.city} ${row.postal_code}`));
    return readAddress(row.address).number === written.number && words.every((word) => theirs.has(word));
  });
  // If the same words, without a city, occur near and far, the near one is meant.
  const close = same.filter((row) => isWithin(near, SEARCH_BIAS_M, row));
  const [row, ...others] = close.length > 0 ? close : same;
  return row && others.every((other) => isWithin(row, TABLE_ACCURACY, other)) ? row : null;
};

const line = (address: string, city: string, postal_code: string): string =>
  [address, city, ["QC", postal_code].filter(Boolean).join(" ")].filter(Boolean).join(", ");

/** A number that a street does not have yields the street itself, with an accuracy of half its length. */
const placeOnStreet = (street: Street, number: number | null): Place | null => {
  const found = number === null ? null : pointOfNumber(street, number);
  const address = found ? `${number} ${street.name}` : street.name;
  const place = { formatted_address: line(address, CITY, ""), address, city: CITY, postal_code: "", type: null };
  if (found) return { ...place, ...found, accuracy_m: TABLE_ACCURACY };
  const { points } = street;
  const [first, middle, last] = [points[0], points[Math.floor(points.length / 2)], points.at(-1)];
  if (!first || !middle || !last) return null;
  const { latitude, longitude } = middle;
  const reach = Math.max(metresBetween(middle, first), metresBetween(middle, last));
  return { ...place, latitude, longitude, accuracy_m: Math.round(reach + TABLE_ACCURACY) };
};

const placeOfArea = ({ name, latitude, longitude, reach }: Area, postal_code: string): Place => {
  const city = postal_code === "" ? name : CITY;
  return {
    formatted_address: line("", city, postal_code),
    address: "",
    city,
    postal_code,
    latitude,
    longitude,
    accuracy_m: reach,
    type: null,
  };
};

const placeOfRow = ({ address, city, postal_code, latitude, longitude }: AddressRow): Place => ({
  formatted_address: line(address, city, postal_code),
  address,
  city,
  postal_code,
  latitude,
  longitude,
  accuracy_m: OWN_ACCURACY,
  type: "restaurant",
});

/** Offers each door once, keeping the more accurate of two. */
const withoutRepeats = (places: readonly Place[]): Place[] => {
  const seen = new Set<string>();
  return places.filter(({ address, city }) => {
    const key = addressWords(`${address} ${city}`).join(" ");
    return !seen.has(key) && seen.add(key);
  });
};
