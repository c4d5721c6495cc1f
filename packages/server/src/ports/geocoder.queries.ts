import { writtenFor } from "@tablee/domain/places/read-address";
import type { Point } from "@tablee/domain/restaurants/distance";
import { ADDRESS_COLUMNS, MADE_BY_OWNER } from "@tablee/domain/restaurants/own-word";
import { and, arrayOverlaps, isNotNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import { chordOf, positionOnEarth } from "../database/position-on-earth.ts";
import type { Db } from "../database/open-database.ts";
import { restaurants } from "../restaurants/stored/restaurants.table.ts";

export interface AddressRow {
  address: string;
  city: string;
  postal_code: string;
  latitude: number;
  longitude: number;
}

/** Words beyond this number do not narrow the search any further. */
const MAX_WORDS = 8;

/** The similarity (0 to 1, pg_trgm) above which a name counts as a misspelling of another. */
const ALIKE = 0.5;

const position = sql`geo_point(${restaurants.latitude}, ${restaurants.longitude})`;
const words = sql`address_words(${restaurants.address}, ${restaurants.city}, ${restaurants.postal_code})`;
/**
 * The restaurants whose address and position come from a map or an import. What a restaurant's own people have typed
 * says where they are, and nothing about the addresses of others (page 021).
 */
const given = and(
  ne(restaurants.address, ""),
  isNotNull(restaurants.latitude),
  isNotNull(restaurants.longitude),
  ne(restaurants.source, MADE_BY_OWNER),
  not(arrayOverlaps(restaurants.owner_set, [...ADDRESS_COLUMNS])),
);
const columns = {
  address: restaurants.address,
  city: restaurants.city,
  postal_code: restaurants.postal_code,
  latitude: sql<number>`${restaurants.latitude}`,
  longitude: sql<number>`${restaurants.longitude}`,
};

const nearest = async (db: Db, condition: SQL | undefined, near: Point, limit: number): Promise<AddressRow[]> =>
  db
    .select(columns)
    .from(restaurants)
    .where(condition)
    .orderBy(sql`${position} <-> ${positionOnEarth(near)}::cube`)
    .limit(limit);

/**
 * The condition that an address has a word. address_words() expands only "St", so the word is searched in every form in
 * which it may be written.
 */
const has = (word: string, after: "%" | " %"): SQL | undefined =>
  or(...writtenFor(word).map((each) => sql`${words} like ${`% ${each}${after}`}`));
const hasAll = (wanted: readonly string[], after: "%" | " %") => wanted.map((word) => has(word, after));

/**
 * Returns addresses of restaurants with words that begin with the given ones (folded by `addressWords` to letters and
 * digits), in any order; if there are none, addresses with the number and a similar street. Nearest first.
 */
export const readAddressesLike = async (
  db: Db,
  asked: readonly string[],
  near: Point,
  limit: number,
): Promise<AddressRow[]> => {
  const wanted = asked.slice(0, MAX_WORDS);
  if (wanted.join("").length < 3) return [];
  const found = await nearest(db, and(given, ...hasAll(wanted, "%")), near, limit);
  if (found.length > 0) return found;
  const [numbers, names] = [wanted.filter(isNumber), wanted.filter((word) => !isNumber(word))];
  // Without a number, every address would have to be compared, for a result that is useless for a delivery.
  if (numbers.length === 0) return [];
  const alike = sql`word_similarity(${names.join(" ")}, ${words}) > ${ALIKE}`;
  return nearest(db, and(given, ...hasAll(numbers, "%"), alike), near, limit);
};

const isNumber = (word: string): boolean => /^\d/.test(word);

/** Returns addresses of restaurants that contain all of the words, up to MAX_WORDS of them. Nearest first. */
export const readAddressesOf = (db: Db, asked: readonly string[], near: Point, limit: number): Promise<AddressRow[]> =>
  nearest(db, and(given, ...hasAll(asked.slice(0, MAX_WORDS), " %")), near, limit);

/** Returns addresses of restaurants within some metres of a point, nearest first. */
export const readAddressesNear = (db: Db, point: Point, metres: number): Promise<AddressRow[]> =>
  nearest(db, and(given, sql`${position} <-> ${positionOnEarth(point)}::cube <= ${chordOf(metres)}`), point, 3);
