import { metresBetween, type Point } from "@tablee/domain/restaurants/distance";
import type { FoundKind } from "@tablee/domain/search/found-kind";
import { foldedWords } from "@tablee/domain/language/folded-words";
import { closeness, compareMatches, type Findable, rankedMatches } from "@tablee/domain/search/rank-match";
import { type Query, readQuery, spellings, wordsAsked, withKnownWords } from "@tablee/domain/search/read-query";
import type { Db } from "../database/open-database.ts";
import { type EntryRow, readEntries, readFriendsEntries } from "./entries.queries.ts";
import { type Found, FoundList } from "./found-list.ts";
import type { EntriesAsked, PartAsked } from "./hits.queries.ts";
import { readWords } from "./search.queries.ts";

/** search §3 and restaurants §19: the search radius. */
const WITHIN = 50_000;
/** More than half of the earth's circumference. */
const EVERYWHERE = 1e9;
/** How many of each kind are ranked; what the rough score puts behind them would not be among the first. */
const RANKED = 60;
/** How many of the closest known words may stand for one typed word. */
const MOST_WORDS = 80;
/** The same for a letter or two, with which half of all words begin. */
const MOST_WORDS_OF_SHORT = 12;
const SHORT = 2;
/** With fewer hits than this for all words, some of the words suffice. */
const ENOUGH = 3;

export interface FindAsk {
  text: string;
  from: Point;
  worldwide: boolean;
}

interface FindableEntry extends Findable {
  kind: FoundKind;
  ref: number;
}

/** The hits of a query for every viewer, and how they were searched; `exact`: words that the query matches exactly. */
export interface FoundForAll {
  ids: FoundList;
  /** null: the text has no words. */
  asked: { query: Query; entries: EntriesAsked; exact: readonly string[] } | null;
}

/** Searches for a text: which of the known words it means, which entries contain them, and how these rank. */
export async function findEntries(db: Db, { text, from, worldwide }: FindAsk): Promise<FoundForAll> {
  const read = readQuery(text);
  if (!read) return { ids: new FoundList([]), asked: null };
  const wanted = wordsAsked(read);
  const known = await readWords(db, wanted);
  const query = withKnownWords(read, new Set(known));
  const parts = query.parts.map((part) => partAsked(part, known));
  const within = worldwide ? EVERYWHERE : WITHIN;
  const telling = parts.filter((_, at) => query.parts[at]?.isSmall === false);
  const { rows, asked } = await readEnough(db, { phrase: query.phrase, parts, from, within, limit: RANKED }, telling);
  return { ids: new FoundList(rankedOf(query, rows, from)), asked: { query, entries: asked, exact: wanted.exact } };
}

/**
 * The same with discoveries for friends that this member sees. Those of other people's friends take nobody's place,
 * however many match: they are never read.
 */
export async function findWithFriends(db: Db, { ids, asked }: FoundForAll, viewer_id: number): Promise<Found[]> {
  if (!asked) return [...ids];
  const { query, entries } = asked;
  const own = await readFriendsEntries(db, entries, viewer_id);
  if (own.length === 0) return [...ids];
  return [...ids, ...rankedOf(query, own, entries.from)].toSorted((a, b) => compareMatches(a.rank, b.rank));
}

const rankedOf = (query: Query, rows: readonly EntryRow[], from: Point): Found[] =>
  rankedMatches(
    query,
    rows.map((row) => foundOf(row, from)),
  ).map(({ one: { kind, ref }, rank }) => ({ kind, ref, rank }));

/**
 * Reads the entries that contain every word, or every word but the small ones; if those are hardly any, entries that
 * lack one word; and finally those that contain at least one.
 */
async function readEnough(
  db: Db,
  ask: Omit<EntriesAsked, "needs">,
  telling: readonly PartAsked[],
): Promise<ReadEntries> {
  const read = async (needs: EntriesAsked["needs"], parts = ask.parts) => {
    const asked = { ...ask, parts, needs };
    return { rows: await readEntries(db, asked), asked };
  };
  const { length } = ask.parts;
  const whole = await read("all");
  const all = telling.length === 0 || telling.length === length ? whole : await withRows(whole, read("all", telling));
  if (all.rows.length >= ENOUGH || length === 1) return all;
  const some = length > 2 ? await read("all but one") : all;
  const enough = some.rows.length >= ENOUGH ? some : await read("one");
  // Of many hits with one word only the nearest are read, which may not include those that have all words.
  return { rows: together([...all.rows, ...some.rows, ...enough.rows]), asked: enough.asked };
}

interface ReadEntries {
  rows: EntryRow[];
  asked: EntriesAsked;
}
/** A query for fewer of the words also matches everything that the full query matches. */
const withRows = async ({ rows }: ReadEntries, fewer: Promise<ReadEntries>): Promise<ReadEntries> => {
  const more = await fewer;
  return { rows: together([...rows, ...more.rows]), asked: more.asked };
};

const together = (rows: readonly EntryRow[]): EntryRow[] => [
  ...new Map(rows.map((row) => [`${row.kind} ${row.ref}`, row])).values(),
];

/** The word of a phrase by which it is searched: "from Québec" is looked up under "québec". */
const tellingWord = (words: readonly string[]): string =>
  words.reduce((longest, word) => (word.length > longest.length ? word : longest), "");

function partAsked({ words: typed, others }: Query["parts"][number], known: readonly string[]): PartAsked {
  const first = tellingWord(typed);
  const near = known
    .map((word) => ({ word, close: closeness(first, word) }))
    .filter(({ close }) => close > 0)
    .toSorted((a, b) => b.close - a.close)
    .slice(0, first.length > SHORT ? MOST_WORDS : MOST_WORDS_OF_SHORT)
    .map(({ word }) => word);
  const same = spellings(first);
  const standing = others.flatMap(({ words }) => spellings(tellingWord(words)));
  return { typed: same, words: [...new Set([...same, ...near, ...standing])] };
}

const foundOf = ({ latitude, longitude, cuisines, ...row }: EntryRow, from: Point): FindableEntry => ({
  ...row,
  served: cuisines.map((cuisine) => foldedWords(cuisine).join(" ")),
  metres: latitude === null || longitude === null ? null : metresBetween(from, { latitude, longitude }),
});
