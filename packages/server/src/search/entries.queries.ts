import type { Point } from "@tablee/domain/restaurants/distance";
import { FOUND_KINDS, type FoundKind } from "@tablee/domain/search/found-kind";
import { type SQL, sql } from "drizzle-orm";
import { follows } from "../accounts/stored/accounts.table.ts";
import type { Db } from "../database/open-database.ts";
import { recommendations } from "../discoveries/discoveries.table.ts";
import { restaurants } from "../restaurants/stored/restaurants.table.ts";
import { rowsOf, strings } from "./search.queries.ts";
import { searchEntries as e } from "./search.table.ts";

/** A part of a query as the entries are asked for it. */
export interface PartAsked {
  /** What was typed, in its spellings: counts more. */
  typed: readonly string[];
  /** All that stands for it, `typed` among it. */
  words: readonly string[];
}

export interface EntriesAsked {
  phrase: string;
  parts: readonly PartAsked[];
  /** How many of the parts an entry needs: all of them, all but one, or one. */
  needs: "all" | "all but one" | "one";
  from: Point;
  /** Metres; what lies nowhere is as near as anything. */
  within: number;
  /** Of each kind. */
  limit: number;
}

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

/** Metres of a degree along a meridian. */
const DEGREE = 111_195;

/** As on a flat map: near enough to order by, and cheap for thousands. */
const metresFrom = ({ latitude, longitude }: Point): SQL => {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  return sql`coalesce(${DEGREE}::float8 * sqrt(
    power(${e.latitude} - ${latitude}::float8, 2) + power((${e.longitude} - ${longitude}::float8) * ${narrowing}::float8, 2)
  ), 0)`;
};

/** Where the words of the query are to stand: in the name, or anywhere in the entry. */
type Column = typeof e.words | typeof e.name_words;

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

const hasAll = (column: Column, parts: readonly PartAsked[]): SQL =>
  sql.join(
    parts.map(({ words }) => sql`${column} && ${strings(words)}`),
    sql` and `,
  );

const needed = (column: Column, { parts, needs }: EntriesAsked): SQL => {
  if (needs === "all") return hasAll(column, parts);
  if (needs === "one") return sql`${column} && ${strings(parts.flatMap(({ words }) => words))}`;
  const withoutOne = parts.map(
    (left) =>
      sql`(${hasAll(
        column,
        parts.filter((part) => part !== left),
      )})`,
  );
  return sql`(${sql.join(withoutOne, sql` or `)})`;
};

/** A square around a point. Beyond the date line it sees nothing. */
const around = ({ latitude, longitude }: Point, metres: number): SQL => {
  const high = metres / DEGREE;
  const wide = high / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return sql`${e.latitude} between ${latitude - high}::float8 and ${latitude + high}::float8
    and ${e.longitude} between ${longitude - wide}::float8 and ${longitude + wide}::float8`;
};

/** What is read: hits by the words in one column, of these kinds. */
interface Reading {
  column: Column;
  kinds: readonly FoundKind[];
  asked: EntriesAsked;
  /** null: those of everybody; else those for friends that this member sees, alone. */
  viewer_id: number | null;
}

/** Of those for friends the viewer's own, and those of whoever follows the viewer and is followed back. */
const seenBy = (viewer_id: number): SQL => sql`${e.friends} and ${e.ref} in (
  select ${recommendations.id} from ${recommendations}
  where ${recommendations.visibility} = 'friends' and ${recommendations.account_id} in (
    select ${viewer_id}::int union all
    select ${follows.followed_id} from ${follows} where ${follows.follower_id} = ${viewer_id} and exists (
      select 1 from ${follows} back where back.follower_id = ${follows.followed_id} and back.followed_id = ${viewer_id}
    )
  )
)`;

const hitsOf = ({ column, kinds, asked, viewer_id }: Reading): SQL =>
  sql`${needed(column, asked)} and ${viewer_id === null ? sql`not ${e.friends}` : seenBy(viewer_id)}${
    kinds.length === FOUND_KINDS.length ? sql`` : sql` and ${e.kind} = any(${strings(kinds)})`
  }`;

/** So many hits are looked at: each costs a microsecond. */
const MOST_HITS = 8_000;
/** Of them so many of each kind are scored where the query has several parts, which costs several more of each. */
const MOST_SCORED = 250;
/** Where a word has more hits than are looked at, those near by are: within the first of these, metres, that holds enough. */
const REACHES = [1_000, 3_000, 10_000];
const ENOUGH_NEAR = 120;
/** Of these there are many more than of the others. */
const MANY = ["item", "recommendation"] as const satisfies FoundKind[];
type Many = (typeof MANY)[number];

/** How far away hits of these kinds may lie, metres, so that not too many are looked at; those of others lie anywhere. */
type Reach = Record<Many, number>;

/** How far one has to look, kind by kind, until there are enough hits. */
async function reachOf(db: Db, reading: Reading): Promise<Reach> {
  const { asked, kinds } = reading;
  const many = MANY.filter((kind) => kinds.includes(kind));
  const reach: Partial<Reach> = {};
  for (const metres of REACHES) {
    if (many.every((kind) => kind in reach)) break;
    const { rows } = await rowsOf<{ kind: Many; count: number }>(
      db,
      sql`
      with near as materialized (
        select ${e.kind} as kind from ${e} where ${hitsOf(reading)} and ${around(asked.from, metres)}
      )
      select kind, count(*)::int as count from (select kind from near limit ${MOST_HITS}::int) as counted group by kind`,
    );
    const enough = rows.filter(({ kind, count }) => many.includes(kind) && count >= ENOUGH_NEAR);
    for (const { kind } of enough) reach[kind] ??= metres;
  }
  return { item: asked.within, recommendation: asked.within, ...reach };
}

/** `reach` null: as far as is asked for. */
const reached = (reach: Reach | null, { from, within }: EntriesAsked): SQL => {
  if (reach === null) return sql` and (${e.latitude} is null or ${around(from, within)})`;
  const near = MANY.map((kind) => sql` or (${e.kind} = ${kind} and ${around(from, reach[kind])})`);
  return sql` and (${e.latitude} is null or ${e.kind} = 'restaurant'${sql.join(near)})`;
};

/** What its owner calls by the whole query, which nothing else outdoes. */
const isWhole = (phrase: string): SQL => sql`8 * (${phrase} = any(${e.names}))::int`;

/** Nearer ones first, in the steps of the ranking, and of those the more liked. */
const NEAREST = sql`width_bucket(metres, array[1000, 3000, 10000]::float8[]), popularity desc, metres, ref`;

/**
 * The best hits of each kind, as far away as they may be. All are read narrow and ordered by what costs little: for a
 * query of one part that is the whole score, for another what is called so and what is near. Few are read whole, their
 * lists as texts, which are taken apart here in a tenth of the time.
 */
async function readWithin(db: Db, reading: Reading, reach: Reach | null): Promise<{ rows: EntryRow[]; all: boolean }> {
  const { column, kinds, asked } = reading;
  const { from, within, limit, phrase, parts } = asked;
  const isOne = parts.length === 1;
  const { rows } = await rowsOf<StoredRow>(
    db,
    sql`
    with hits as materialized (
      select ${e.kind} as kind, ${e.ref} as ref, ${metresFrom(from)} as metres, ${e.popularity} as popularity,
        ${isOne ? roughScore(column, asked) : isWhole(phrase)} as score
      from ${e} where ${hitsOf(reading)}${reached(reach, asked)} limit ${MOST_HITS}::int
    ), near as materialized (
      select wanted.kind, nearest.ref, nearest.metres, nearest.score from unnest(${strings(kinds)}) as wanted(kind)
        cross join lateral (
          select ref, metres, score from hits where hits.kind = wanted.kind and metres <= ${within}::float8
          order by score desc, ${NEAREST} limit ${isOne ? limit : MOST_SCORED}::int
        ) as nearest
    ), scored as materialized (
      select ${e.kind} as kind, ${e.ref} as ref, ${e.names} as names, ${e.words} as words, ${e.latitude} as latitude,
        ${e.longitude} as longitude, ${e.popularity} as popularity, near.metres,
        ${isOne ? sql`near.score` : roughScore(column, asked)} as score
      from near join ${e} on ${e.kind} = near.kind and ${e.ref} = near.ref
    )
    select best.kind, best.ref, array_to_string(best.names, ${BETWEEN}) as names, array_to_string(best.words, ' ') as words,
      best.latitude, best.longitude, best.popularity, array_to_string(${restaurants.cuisines}, ${BETWEEN}) as cuisines,
      (select count(*)::int from hits) as hits
    from unnest(${strings(kinds)}) as wanted(kind)
      cross join lateral (
        select * from scored where scored.kind = wanted.kind order by score desc, ${NEAREST} limit ${limit}::int
      ) as best
      left join ${restaurants} on best.kind = 'restaurant' and ${restaurants.id} = best.ref`,
  );
  return { rows: rows.map(entryOf), all: (rows[0]?.hits ?? 0) < MOST_HITS };
}

/** No name and no cuisine has one. */
const BETWEEN = "\n";
type StoredRow = Omit<EntryRow, "names" | "words" | "cuisines"> & {
  names: string;
  words: string;
  cuisines: string | null;
  hits: number;
};
const apart = (list: string | null, by: string): string[] => (list ? list.split(by) : []);
const entryOf = ({ names, words, cuisines, hits: _, ...row }: StoredRow): EntryRow => ({
  ...row,
  names: apart(names, BETWEEN),
  words: apart(words, " "),
  cuisines: apart(cuisines, BETWEEN),
});

async function readBest(db: Db, reading: Reading): Promise<EntryRow[]> {
  const first = await readWithin(db, reading, null);
  if (first.all) return first.rows;
  return (await readWithin(db, reading, await reachOf(db, reading))).rows;
}

/** What the words of a query may stand beside the name of: nothing is said of a member but the name. */
const WITH_MORE_WORDS = FOUND_KINDS.filter((kind) => kind !== "account");

/**
 * The entries of each kind that answer a query best by a rough score, nearer and more liked ones first: those that have
 * its words in their name, then, of a kind that is not full with them, those that have them anywhere. A single
 * letter begins names alone.
 */
export async function readEntries(db: Db, asked: EntriesAsked): Promise<EntryRow[]> {
  const named = await readBest(db, { column: e.name_words, kinds: FOUND_KINDS, asked, viewer_id: null });
  const isFull = (kind: FoundKind) => named.filter((row) => row.kind === kind).length >= asked.limit;
  const isLetter = asked.parts.every(({ typed: [word = ""] }) => word.length === 1);
  const kinds = isLetter ? [] : WITH_MORE_WORDS.filter((kind) => !isFull(kind));
  if (kinds.length === 0) return named;
  const keyOf = ({ kind, ref }: EntryRow): string => `${kind} ${ref}`;
  const first = new Set(named.map(keyOf));
  const others = await readBest(db, { column: e.words, kinds, asked, viewer_id: null });
  return [...named, ...others.filter((row) => !first.has(keyOf(row)))];
}

/** The discoveries for friends that a member sees and that answer a query, in no order; only so many are ranked. */
export async function readFriendsEntries(db: Db, asked: EntriesAsked, viewer_id: number): Promise<EntryRow[]> {
  const isLetter = asked.parts.every(({ typed: [word = ""] }) => word.length === 1);
  const column = isLetter ? e.name_words : e.words;
  return (await readWithin(db, { column, kinds: ["recommendation"], asked, viewer_id }, null)).rows;
}
