import { addressWords, type WrittenAddress } from "@tablee/domain/places/read-address";
import { metresBetween, type Point } from "@tablee/domain/restaurants/distance";
import { pointOfNumber, type Street, streets } from "./montreal-index.ts";

/** The similarity (0 to 1, shared pairs of letters) from which a name counts as a misspelling of another. */
const ALIKE = 0.6;
/** The greatest distance from a point to a street beside it, in metres. */
const BESIDE = 700;
const CITY_WORDS = new Set(addressWords("Montréal Québec Canada"));

const pairsOf = (word: string): string[] => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));

/** Returns Dice's coefficient of two words, by their pairs of letters. */
const likeness = (a: string, b: string): number => {
  const [some, others] = [pairsOf(a), pairsOf(b)];
  if (some.length === 0 || others.length === 0) return 0;
  const left = [...others];
  let shared = 0;
  for (const pair of some) {
    const at = left.indexOf(pair);
    if (at < 0) continue;
    left.splice(at, 1);
    shared += 1;
  }
  return (2 * shared) / (some.length + others.length);
};

const begins = (street: Street, words: readonly string[]): boolean =>
  words.every((word) => street.words.some((each) => each.startsWith(word)));
const isAlike = (street: Street, words: readonly string[]): boolean =>
  likeness(
    street.core.join(""),
    words.filter((word) => !street.words.includes(word) || street.core.includes(word)).join(""),
  ) >= ALIKE;

/**
 * Returns streets with words that begin with those that somebody types, in any order; if there are none, streets with
 * similar names.
 */
export const streetsLike = ({ number, street }: WrittenAddress, near: Point): Street[] => {
  const words = street.filter((word) => !CITY_WORDS.has(word));
  if (words.join("").length < 2) return [];
  const beginning = streets.filter((each) => begins(each, words));
  const found = beginning.length > 0 ? beginning : streets.filter((each) => isAlike(each, words));
  const rank = (each: Street): number => {
    const at = number === null ? null : pointOfNumber(each, number);
    // Streets that have the number come before those that do not, then the nearer ones first.
    return metresBetween(near, at ?? middleOf(each)) + (number !== null && at === null ? 1_000_000 : 0);
  };
  return found
    .map((each) => ({ each, rank: rank(each) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ each }) => each);
};

const middleOf = ({ points }: Street): Point => points[Math.floor(points.length / 2)] ?? { latitude: 0, longitude: 0 };

/** Returns the streets beside a point, with the number there, nearest first. */
export const streetsNear = (point: Point): { street: Street; number: number }[] =>
  streets
    .map((street) => ({ street, ...nearestOn(street, point) }))
    .filter(({ metres }) => metres <= BESIDE)
    .sort((a, b) => a.metres - b.metres)
    .slice(0, 3)
    .map(({ street, number }) => ({ street, number }));

/** Returns the nearest point on a street. Over so few kilometres the earth may be treated as flat. */
const nearestOn = (street: Street, point: Point): { number: number; metres: number } => {
  const squeeze = Math.cos((point.latitude * Math.PI) / 180);
  let best = { number: 0, metres: Number.POSITIVE_INFINITY };
  street.points.forEach((to, index) => {
    const from = street.points[index - 1];
    if (!from) return;
    const [x, y] = [(to.longitude - from.longitude) * squeeze, to.latitude - from.latitude];
    const [px, py] = [(point.longitude - from.longitude) * squeeze, point.latitude - from.latitude];
    const part = Math.min(1, Math.max(0, (px * x + py * y) / (x * x + y * y)));
    const at = { latitude: from.latitude + part * y, longitude: from.longitude + (part * x) / squeeze };
    const metres = metresBetween(point, at);
    if (metres < best.metres) best = { number: Math.round(from.number + part * (to.number - from.number)), metres };
  });
  return best;
};
