import { addressWords, type WrittenAddress } from "@tablee/domain/places/read-address";
import type { Point } from "@tablee/domain/restaurants/distance";
import { OTHER_CITIES, POSTAL_PREFIXES } from "./montreal-areas.ts";
import { MONTREAL_STREETS } from "./montreal-streets.ts";
import { DIRECTIONS, MONTREAL, PARTICLES, TYPES } from "./street-words.ts";

interface NumberedPoint extends Point {
  number: number;
}

export interface Street {
  name: string;
  words: string[];
  /** The proper name: without "rue", "du" or "Est". */
  core: string[];
  type: string | null;
  direction: string | null;
  /** Ordered by number; at least two. */
  points: NumberedPoint[];
}

export interface Area extends Point {
  name: string;
  words: string[];
  /** The radius of the area, in metres. */
  reach: number;
}

/** A postal prefix covers a few streets; the radius is in metres. */
const PREFIX_REACH = 1_500;

const lines = (text: string): string[] => text.trim().split("\n");

const readStreet = (line: string): Street => {
  const [name = "", numbers = ""] = line.split(": ");
  const words = addressWords(name);
  const points = numbers.split(", ").map((point): NumberedPoint => {
    const [number = 0, latitude = 0, longitude = 0] = point.split(" ").map(Number);
    return { number, latitude, longitude };
  });
  return {
    name,
    words,
    core: words.filter((word) => !TYPES.has(word) && !PARTICLES.has(word) && !DIRECTIONS.has(word)),
    type: words.find((word) => TYPES.has(word)) ?? null,
    direction: words.find((word) => DIRECTIONS.has(word)) ?? null,
    points,
  };
};

const readArea = (text: string): Area => {
  const [, name = "", latitude, longitude, reach] = /^(\S+) (\S+) (\S+)(?: (\S+))?$/.exec(text.trim()) ?? [];
  const metres = reach === undefined ? PREFIX_REACH : Number(reach);
  return { name, words: addressWords(name), latitude: Number(latitude), longitude: Number(longitude), reach: metres };
};

export const streets: readonly Street[] = lines(MONTREAL_STREETS).map(readStreet);
const prefixes = new Map(
  lines(POSTAL_PREFIXES)
    .flatMap((line) => line.split(", "))
    .map((text) => readArea(text.replace(/,$/, "")))
    .map((area) => [area.name, area]),
);
const cities = lines(OTHER_CITIES).map(readArea);

/** How far the numbers of a street may extend beyond its first and last point. */
const BEYOND = 100;

/** Returns the position of a number on a street; null if the street has no such number. */
export const pointOfNumber = ({ points }: Street, number: number): Point | null => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || number < first.number - BEYOND || number > last.number + BEYOND) return null;
  const within = Math.min(Math.max(number, first.number), last.number);
  const at = points.findIndex((point) => point.number >= within);
  const to = points[at] ?? last;
  const from = points[at - 1] ?? to;
  const part = to.number === from.number ? 0 : (within - from.number) / (to.number - from.number);
  return {
    latitude: from.latitude + part * (to.latitude - from.latitude),
    longitude: from.longitude + part * (to.longitude - from.longitude),
  };
};

const isWords = (words: readonly string[], at: number, wanted: readonly string[]): boolean =>
  wanted.every((word, index) => words[at + index] === word);

/** Whether a street's name is written, with nothing else but what may accompany it. */
const isNamed = (street: Street, written: readonly string[]): boolean => {
  const { core, type, direction } = street;
  const at = written.findIndex((_, index) => isWords(written, index, core));
  if (at < 0) return false;
  const around = [...written.slice(0, at), ...written.slice(at + core.length)];
  const types = around.filter((word) => TYPES.has(word));
  const directions = around.filter((word) => DIRECTIONS.has(word));
  return (
    // "Sherbrooke St. West": after a name, "St." means street.
    around.every((word) => TYPES.has(word) || PARTICLES.has(word) || DIRECTIONS.has(word) || isAfter(word)) &&
    (types.length === 0 || type === null || types.includes(type) || written.includes("saint")) &&
    (directions.length === 0 || directions.includes(direction ?? ""))
  );
};
const isAfter = (word: string): boolean => word === "saint" || MONTREAL.has(word);

/** Returns the streets that an address may mean; only one if it is written in full. */
export const streetsNamed = ({ street, after, postal_code }: WrittenAddress): Street[] => {
  if (!after.every((word) => MONTREAL.has(word))) return [];
  if (postal_code !== null && !prefixes.has(postal_code.slice(0, 3))) return [];
  return streets.filter((each) => isNamed(each, street));
};

export const areaOfPostalCode = (postal_code: string): Area | null => prefixes.get(postal_code.slice(0, 3)) ?? null;

/** Returns the city that an address names, if it is not Montréal. A single "Québec" means the province. */
export const otherCity = ({ street, after }: WrittenAddress): Area | null => {
  const words = after.length > 0 ? after : street.slice(1);
  if (words.includes("montreal")) return null;
  const named = cities.filter((city) => words.some((_, index) => isWords(words, index, city.words)));
  const isProvince = words.filter((word) => word === "quebec").length < 2;
  return named.find(({ name }) => name !== "Québec" || !isProvince) ?? null;
};
