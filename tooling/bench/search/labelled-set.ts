import { fold } from "@tablee/domain/language/fold";
import { foldedWords } from "@tablee/domain/language/folded-words";

/** How queries are derived from names, with the fractions that must find the name first and among the first five. */
export const GROUPS = {
  "accents dropped": [0.99, 1],
  "one slip": [0.98, 0.995],
  "two slips, or words in another order": [0.93, 0.97],
  unfinished: [0.95, 0.99],
  "the last word of one name alone": [0.85, 0.95],
  "cuisines, in either language": [0.95, 0.99],
} as const satisfies Record<string, readonly [first: number, five: number]>;
export type Group = keyof typeof GROUPS;

/**
 * A typed query and its correct answers: things with one of these folded names; for a cuisine, restaurants that serve
 * one of these or have one of the names in their own.
 */
export interface Labelled {
  group: Group;
  kind: "restaurant" | "item";
  query: string;
  names: string[];
  cuisines?: string[];
}

/** Something to find, as its owner writes it. */
export interface Named {
  kind: "restaurant" | "item";
  name: string;
}

/** Pseudorandom numbers from 0 to 1, identical in each run (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
/** Shorter words have no slips (search §4). */
const WORD_WITH_SLIP = 4;
const WORD_WITH_TWO = 8;

const placeOf = ({ length }: { length: number }, roll: () => number): number => Math.floor(roll() * length);

/** A word with one slip: a letter missing, inserted, replaced, or swapped with its neighbour. */
export function slipped(word: string, roll: () => number): string {
  const letters = Array.from(word);
  const at = Math.floor(roll() * (letters.length - 1));
  const another = LETTERS.charAt(placeOf(LETTERS, roll));
  const [one = "", next = ""] = letters.slice(at, at + 2);
  const ways = [[next], [one, another, next], [another, next], [next, one]];
  const made = [...letters.slice(0, at), ...(ways[placeOf(ways, roll)] ?? []), ...letters.slice(at + 2)].join("");
  return made === word ? slipped(word, roll) : made;
}

const withSlip = (words: readonly string[], at: number, roll: () => number): string[] =>
  words.map((word, index) => (index === at ? slipped(word, roll) : word));

/** The positions of words that are long enough. */
const longWords = (words: readonly string[], least: number): number[] =>
  words.flatMap((word, at) => (word.length >= least ? [at] : []));

function oneSlip(words: readonly string[], roll: () => number): string[] | null {
  const long = longWords(words, WORD_WITH_SLIP);
  return long.length === 0 ? null : withSlip(words, long[placeOf(long, roll)] ?? 0, roll);
}

/** A slip in each of two words, or two in a long one; every other time the words are reversed instead. */
function twoSlips(words: readonly string[], roll: () => number): string[] | null {
  if (roll() < 0.5) return words.length < 2 ? null : words.toReversed();
  const [first, second] = longWords(words, WORD_WITH_SLIP);
  if (first !== undefined && second !== undefined) return withSlip(withSlip(words, first, roll), second, roll);
  const [long] = longWords(words, WORD_WITH_TWO);
  return long === undefined ? null : withSlip(withSlip(words, long, roll), long, roll);
}

/** Cuts the end of the last word, of which at least half and three letters remain. */
function unfinished(words: readonly string[], roll: () => number): string[] | null {
  const last = words.at(-1) ?? "";
  if (last.length <= WORD_WITH_SLIP) return null;
  const least = Math.max(3, Math.ceil(last.length / 2));
  return [...words.slice(0, -1), last.slice(0, least + Math.floor(roll() * (last.length - least)))];
}

const ofName = (group: Group, named: Named, query: string | null | undefined): Labelled[] =>
  query == null ? [] : [{ group, kind: named.kind, query, names: [foldedWords(named.name).join(" ")] }];

/** All queries derived from some names: each name in every possible way. */
export function queriesOf(all: readonly Named[], seed = 1): Labelled[] {
  const roll = dice(seed);
  const endings = new Map<string, Set<string>>();
  for (const { name } of all) {
    const words = foldedWords(name);
    const last = words.at(-1) ?? "";
    endings.set(last, (endings.get(last) ?? new Set()).add(words.join(" ")));
  }
  return all.flatMap((named) => {
    const words = foldedWords(named.name);
    const last = words.at(-1) ?? "";
    const alone = words.length > 1 && last.length >= WORD_WITH_SLIP && endings.get(last)?.size === 1;
    const bare = fold(named.name);
    return [
      ...ofName("accents dropped", named, bare === named.name.toLowerCase() ? null : bare),
      ...ofName("one slip", named, oneSlip(words, roll)?.join(" ")),
      ...ofName("two slips, or words in another order", named, twoSlips(words, roll)?.join(" ")),
      ...ofName("unfinished", named, unfinished(words, roll)?.join(" ")),
      ...ofName("the last word of one name alone", named, alone ? last : null),
    ];
  });
}

/** A cuisine's word in each language, for cuisines that some restaurant serves. */
export const cuisineQueries = (
  labels: readonly { osm_value: string; en: string; fr: string }[],
  served: ReadonlySet<string>,
): Labelled[] =>
  labels
    .filter(({ osm_value }) => served.has(osm_value))
    .flatMap(({ osm_value, en, fr }) =>
      [...new Set([en.toLowerCase(), fr.toLowerCase()])].map((query) => ({
        group: "cuisines, in either language" as const,
        kind: "restaurant" as const,
        query,
        names: [en, fr].map((label) => foldedWords(label).join(" ")),
        cuisines: [osm_value],
      })),
    );

/** At most this many of each group, evenly spread. */
export function someOfEach(queries: readonly Labelled[], most: number): Labelled[] {
  const groups = Object.keys(GROUPS) as Group[];
  return groups.flatMap((group) => {
    const of = queries.filter((query) => query.group === group);
    const step = Math.max(1, of.length / most);
    return of.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step)).slice(0, most);
  });
}
