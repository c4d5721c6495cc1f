import type { Point } from "@tablee/domain/restaurants/distance";
import { DEGREE } from "@tablee/domain/search/cells";
import { FOUND_KINDS, type FoundKind } from "@tablee/domain/search/found-kind";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../database/open-database.ts";
import { restaurants } from "../restaurants/stored/restaurants.table.ts";
import { areFrequent, expectedHits } from "./frequent-words.queries.ts";
import { type Column, type EntriesAsked, hitsWith, mostHits, type PartAsked, type Reading } from "./hits.queries.ts";
import { rowsOf, strings } from "./search.queries.ts";
import { searchEntries as e } from "./search.table.ts";

export interface EntryRow {
  kind: FoundKind;
  ref: number;
  names: string[];
  words: string[];
  /** Of a restaurant, as they are stored. */
  cuisines: string[];
  latitude: number | null;
  longitude: number | null;
  popularity: number;
}

/** As on a flat map: near enough to order by, and cheap for thousands. */
const metresFrom = ({ latitude, longitude }: Point): SQL => {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  return sql`coalesce(${DEGREE}::float8 * sqrt(
    power(${e.latitude} - ${latitude}::float8, 2) + power((${e.longitude} - ${longitude}::float8) * ${narrowing}::float8, 2)
  ), 0)`;
};

/**
 * What the ranking puts far in front (domain search/rank-match.ts), said in numbers that cost little: to compare two
 * lists of words for thousands of hits is what a search would take longest for. What has the only word beside its name
 * is as good as any other.
 */
const roughScore = (column: Column, { phrase, parts, needs }: EntriesAsked): SQL => {
  if (column === e.words && parts.length === 1) return sql`0`;
  const inName = (words: readonly string[]): SQL => sql`(${e.name_words} && ${strings(words)})::int`;
  const ofPart = ({ typed, words }: PartAsked): SQL => {
    // A single one that was looked for in the name is there.
    const near = parts.length === 1 ? sql`1` : inName(words);
    return sql`2 * ${inName(typed)} + ${near}${needs === "all" ? sql`` : sql` + (${e.words} && ${strings(words)})::int`}`;
  };
  return sql.join([isWhole(phrase), ...parts.map(ofPart)], sql` + `);
};

/** More than any limit. */
const ANY = 2 ** 31 - 1;
/** So many of each kind are scored where the query has several parts, which costs several times as much of each. */
const MOST_SCORED = 250;

/** What its owner calls by the whole query, which nothing else outdoes. */
const isWhole = (phrase: string): SQL => sql`8 * (${phrase} = any(${e.names}))::int`;

/** Nearer ones first, in the steps of the ranking, and of those the more liked. */
const NEAREST = sql`width_bucket(metres, array[1000, 3000, 10000]::float8[]), popularity desc, metres, ref`;

/**
 * The best hits of each kind, as far away as they may be. All are read narrow and ordered by what costs little: for a
 * query of one part that is the whole score, for another what is called so and what is near. Few are read whole, their
 * lists as texts, which are taken apart here in a tenth of the time. `left`: kinds of which there are more than are
 * looked at, and none is read; near ones are where they are asked for (`near`).
 */
async function readWithin(
  db: Db,
  reading: Reading,
  near: readonly FoundKind[],
): Promise<{ rows: EntryRow[]; left: FoundKind[] }> {
  const { column, kinds, asked } = reading;
  const { from, within, limit, phrase, parts } = asked;
  const isOne = parts.length === 1;
  const narrow = sql`${e.kind} as kind, ${e.ref} as ref, ${metresFrom(from)} as metres, ${e.popularity} as popularity,
    ${isOne ? roughScore(column, asked) : isWhole(phrase)} as score`;
  // A member lies nowhere.
  const isCounted = (kind: FoundKind) => kind !== "account" && !near.includes(kind);
  const most = sql.param(kinds.map((kind) => (isCounted(kind) ? mostHits(column, kind) : ANY)));
  const { rows } = await rowsOf<StoredRow | { kind: FoundKind; ref: null }>(
    db,
    sql`
    with ${hitsWith(reading, narrow, near)}, counted as materialized (
      select wanted.kind, (select count(*) from hits where hits.kind = wanted.kind) < wanted.most as are_all
      from unnest(${strings(kinds)}, ${most}::int[]) as wanted(kind, most)
    ), near as materialized (
      select counted.kind, nearest.ref, nearest.metres, nearest.score from counted
        cross join lateral (
          select ref, metres, score from hits
          where counted.are_all and hits.kind = counted.kind and metres <= ${within}::float8
          order by score desc, ${NEAREST} limit ${isOne ? limit : MOST_SCORED}::int
        ) as nearest
    ), scored as materialized (
      select ${e.kind} as kind, ${e.ref} as ref, ${e.names} as names, ${e.words} as words, ${e.latitude} as latitude,
        ${e.longitude} as longitude, ${e.popularity} as popularity, near.metres,
        ${isOne ? sql`near.score` : roughScore(column, asked)} as score
      from near join ${e} on ${e.kind} = near.kind and ${e.ref} = near.ref
    )
    select counted.kind, best.ref, array_to_string(best.names, ${BETWEEN}) as names,
      array_to_string(best.words, ' ') as words, best.latitude, best.longitude, best.popularity,
      array_to_string(${restaurants.cuisines}, ${BETWEEN}) as cuisines
    from counted
      left join lateral (
        select * from scored where scored.kind = counted.kind order by score desc, ${NEAREST} limit ${limit}::int
      ) as best on true
      left join ${restaurants} on best.kind = 'restaurant' and ${restaurants.id} = best.ref
    where best.ref is not null or not counted.are_all`,
  );
  return {
    rows: rows.flatMap((row) => (row.ref === null ? [] : [entryOf(row)])),
    left: rows.flatMap(({ kind, ref }) => (ref === null ? [kind] : [])),
  };
}

/** No name and no cuisine has one. */
const BETWEEN = "\n";
type StoredRow = Omit<EntryRow, "names" | "words" | "cuisines"> & {
  names: string;
  words: string;
  cuisines: string | null;
};
const apart = (list: string | null, by: string): string[] => (list ? list.split(by) : []);
const entryOf = ({ names, words, cuisines, ...row }: StoredRow): EntryRow => ({
  ...row,
  names: apart(names, BETWEEN),
  words: apart(words, " "),
  cuisines: apart(cuisines, BETWEEN),
});

/** Of these there are many more than of the others. */
const MANY: readonly FoundKind[] = ["item", "recommendation"];

async function readBest(db: Db, reading: Reading): Promise<EntryRow[]> {
  const isFrequent = await areFrequent(db, reading);
  const { rows, left } = await readWithin(db, reading, isFrequent ? MANY : []);
  if (left.length === 0) return rows;
  return [...rows, ...(await readWithin(db, { ...reading, kinds: left }, left)).rows];
}

/** What the words of a query may stand beside the name of: nothing is said of a member but the name. */
const WITH_MORE_WORDS = FOUND_KINDS.filter((kind) => kind !== "account");

/**
 * The entries of each kind that answer a query best by a rough score, nearer and more liked ones first: those that have
 * its words in their name, then, of a kind that is not full with them, those that have them anywhere. A single
 * letter begins names alone.
 */
export async function readEntries(db: Db, asked: EntriesAsked): Promise<EntryRow[]> {
  const byName: Reading = { column: e.name_words, kinds: FOUND_KINDS, asked, viewer_id: null };
  const beside = (kinds: readonly FoundKind[]) =>
    kinds.length === 0 ? [] : readBest(db, { column: e.words, kinds, asked, viewer_id: null });
  if (asked.parts.every(({ typed: [word = ""] }) => word.length === 1)) return readBest(db, byName);
  const expected = await expectedHits(db, byName);
  // Where no kind can be full with names, what stands beside them need not wait to know it.
  if (expected !== null && expected < asked.limit) {
    return withoutTwice(await Promise.all([readBest(db, byName), beside(WITH_MORE_WORDS)]));
  }
  const named = await readBest(db, byName);
  const isFull = (kind: FoundKind) => named.filter((row) => row.kind === kind).length >= asked.limit;
  return withoutTwice([named, await beside(WITH_MORE_WORDS.filter((kind) => !isFull(kind)))]);
}

const withoutTwice = ([named, others]: readonly [EntryRow[], EntryRow[]]): EntryRow[] => {
  const keyOf = ({ kind, ref }: EntryRow): string => `${kind} ${ref}`;
  const first = new Set(named.map(keyOf));
  return [...named, ...others.filter((row) => !first.has(keyOf(row)))];
};

/** The discoveries for friends that a member sees and that answer a query, in no order; only so many are ranked. */
export async function readFriendsEntries(db: Db, asked: EntriesAsked, viewer_id: number): Promise<EntryRow[]> {
  const isLetter = asked.parts.every(({ typed: [word = ""] }) => word.length === 1);
  const column = isLetter ? e.name_words : e.words;
  return (await readWithin(db, { column, kinds: ["recommendation"], asked, viewer_id }, [])).rows;
}
