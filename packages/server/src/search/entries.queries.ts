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
  /** A restaurant's cuisines, as stored. */
  cuisines: string[];
  latitude: number | null;
  longitude: number | null;
  popularity: number;
}

/** Distance on a flat map: accurate enough for ordering, and cheap for thousands of rows. */
const metresFrom = ({ latitude, longitude }: Point): SQL => {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  return sql`coalesce(${DEGREE}::float8 * sqrt(
    power(${e.latitude} - ${latitude}::float8, 2) + power((${e.longitude} - ${longitude}::float8) * ${narrowing}::float8, 2)
  ), 0)`;
};

/**
 * Approximates what the final ranking weighs most (domain search/rank-match.ts) with cheap arithmetic: comparing two
 * lists of words for thousands of hits would take most of a search's time. For a single word found beside the name, all
 * hits are equal.
 */
const roughScore = (column: Column, { phrase, parts, needs }: EntriesAsked): SQL => {
  if (column === e.words && parts.length === 1) return sql`0`;
  const inName = (words: readonly string[]): SQL => sql`(${e.name_words} && ${strings(words)})::int`;
  const ofPart = ({ typed, words }: PartAsked): SQL => {
    // A single part that was searched in the names is there.
    const near = parts.length === 1 ? sql`1` : inName(words);
    return sql`2 * ${inName(typed)} + ${near}${needs === "all" ? sql`` : sql` + (${e.words} && ${strings(words)})::int`}`;
  };
  return sql.join([isWhole(phrase), ...parts.map(ofPart)], sql` + `);
};

/** Higher than any limit. */
const ANY = 2 ** 31 - 1;
/**
 * How many of each kind are scored if the query has several parts, which makes scoring each several times as expensive.
 */
const MOST_SCORED = 250;

/** Whether a name equals the whole query, which outweighs everything else. */
const isWhole = (phrase: string): SQL => sql`8 * (${phrase} = any(${e.names}))::int`;

/** Nearer ones first, in the steps of the ranking, and within a step the more popular. */
const NEAREST = sql`width_bucket(metres, array[1000, 3000, 10000]::float8[]), popularity desc, metres, ref`;

/**
 * The best hits of each kind within the distance. All hits are read with few columns and ordered by a cheap score: for
 * a query of one part that is the whole score, otherwise an exact name and the distance. Only the best are read in
 * full, with their lists as texts, which are split here in a tenth of the time. `left`: kinds with more hits than are
 * examined, of which none is read. For the kinds in `near`, near hits are searched first.
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
  // Members have no position.
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

/** Occurs in no name and no cuisine. */
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

/** There are far more of these than of the other kinds. */
const MANY: readonly FoundKind[] = ["item", "recommendation"];

async function readBest(db: Db, reading: Reading): Promise<EntryRow[]> {
  const isFrequent = await areFrequent(db, reading);
  const { rows, left } = await readWithin(db, reading, isFrequent ? MANY : []);
  if (left.length === 0) return rows;
  return [...rows, ...(await readWithin(db, { ...reading, kinds: left }, left)).rows];
}

/** The kinds that have searchable words beside their name: members have only the name. */
const WITH_MORE_WORDS = FOUND_KINDS.filter((kind) => kind !== "account");

/**
 * The entries of each kind that best match a query by a rough score, nearer and more popular ones first: first those
 * with its words in their name and then, for a kind that these do not fill, those with them anywhere. A single letter
 * matches the beginnings of names only.
 */
export async function readEntries(db: Db, asked: EntriesAsked): Promise<EntryRow[]> {
  const byName: Reading = { column: e.name_words, kinds: FOUND_KINDS, asked, viewer_id: null };
  const beside = (kinds: readonly FoundKind[]) =>
    kinds.length === 0 ? [] : readBest(db, { column: e.words, kinds, asked, viewer_id: null });
  if (asked.parts.every(({ typed: [word = ""] }) => word.length === 1)) return readBest(db, byName);
  const expected = await expectedHits(db, byName);
  // If names cannot fill any kind, the second search need not wait for the result of the first.
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

/** The discoveries for friends that a member sees and that match a query, unordered; only as many as will be ranked. */
export async function readFriendsEntries(db: Db, asked: EntriesAsked, viewer_id: number): Promise<EntryRow[]> {
  const isLetter = asked.parts.every(({ typed: [word = ""] }) => word.length === 1);
  const column = isLetter ? e.name_words : e.words;
  return (await readWithin(db, { column, kinds: ["recommendation"], asked, viewer_id }, [])).rows;
}
