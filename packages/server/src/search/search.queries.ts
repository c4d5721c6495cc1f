import { type SQL, sql } from "drizzle-orm";
import type { FoundKind } from "@tablee/domain/search/found-kind";
import type { WordsAsked } from "@tablee/domain/search/read-query";
import type { Point } from "@tablee/domain/restaurants/distance";
import type { Db, Queryable } from "../database/open-database.ts";
import { searchEntries as e, searchNewWords, searchRemainders, searchWords } from "./search.table.ts";

/** How many words that begin alike are looked at, the shortest first, and how many that have slips in common. */
const MOST_BEGINNINGS = 80;
const MOST_SLIPS = 600;

/** Both databases answer a statement with its rows; what a row holds its statement says. */
export const rowsOf = <Row>(db: Queryable, statement: SQL): Promise<{ rows: Row[] }> =>
  db.execute(statement) as unknown as Promise<{ rows: Row[] }>;

const strings = (list: readonly string[]): SQL => sql`${sql.param([...list])}::text[]`;

/** The words that there are of those asked for, in no order. */
export const readWords = async (db: Db, { exact, beginnings, remainders }: WordsAsked): Promise<string[]> => {
  const { rows } = await rowsOf<{ word: string }>(
    db,
    sql`
    select ${searchWords.word} as word from ${searchWords} where ${searchWords.word} = any(${strings(exact)})
    union select near.word from (
      select ${searchRemainders.word} as word from ${searchRemainders}
      where ${searchRemainders.remainder} = any(${strings(remainders)}) limit ${MOST_SLIPS}
    ) as near
    union select longer.word from unnest(${strings(beginnings)}) as beginning cross join lateral (
      select ${searchWords.word} as word from ${searchWords}
      where ${searchWords.word} like beginning || '%' order by length(${searchWords.word}) limit ${MOST_BEGINNINGS}
    ) as longer`,
  );
  return rows.map((row) => row.word);
};

/** A part of a query as the entries are asked for it. */
export interface PartAsked {
  /** What was typed, in its spellings: counts more. */
  typed: readonly string[];
  /** All that stands for it, `typed` among it. */
  words: readonly string[];
}

export interface EntriesAsked {
  kinds: readonly FoundKind[];
  phrase: string;
  parts: readonly PartAsked[];
  /** How many of the parts an entry needs: all of them, all but one, or one. */
  needs: "all" | "all but one" | "one";
  from: Point;
  /** Metres; what lies nowhere is as near as anything. */
  within: number;
  /** Those for friends too. */
  friends: boolean;
  /** Of each kind. */
  limit: number;
}

export interface EntryRow {
  kind: FoundKind;
  ref: number;
  names: string[];
  words: string[];
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

/** What the ranking puts far in front (domain search/rank-match.ts), said in numbers that cost little. */
const roughScore = ({ phrase, parts, needs }: EntriesAsked): SQL =>
  sql.join(
    [
      sql`8 * (${e.names} @> ${strings([phrase])})::int`,
      ...parts.map(
        ({ typed, words }) =>
          sql`2 * (${e.name_words} && ${strings(typed)})::int + (${e.name_words} && ${strings(words)})::int${
            needs === "all" ? sql`` : sql` + (${e.words} && ${strings(words)})::int`
          }`,
      ),
    ],
    sql` + `,
  );

const hasAll = (parts: readonly PartAsked[]): SQL =>
  sql.join(
    parts.map(({ words }) => sql`${e.words} && ${strings(words)}`),
    sql` and `,
  );

const needed = ({ parts, needs }: EntriesAsked): SQL => {
  if (needs === "all") return hasAll(parts);
  if (needs === "one") return sql`${e.words} && ${strings(parts.flatMap(({ words }) => words))}`;
  const withoutOne = parts.map((left) => sql`(${hasAll(parts.filter((part) => part !== left))})`);
  return sql.join(withoutOne, sql` or `);
};

/**
 * The entries of each kind that answer a query best by a rough score, nearer and more liked ones first: one statement.
 * The hits are ordered narrow, and only the few that are left are read whole.
 */
export const readEntries = async (db: Db, asked: EntriesAsked): Promise<EntryRow[]> => {
  const { kinds, from, within, friends, limit } = asked;
  const { rows } = await rowsOf<EntryRow>(
    db,
    sql`
    with hits as materialized (
      select ${e.kind} as kind, ${e.ref} as ref, ${roughScore(asked)} as score, ${metresFrom(from)} as metres,
        ${e.popularity} as popularity
      from ${e}
      where (${needed(asked)}) and ${e.kind} = any(${strings(kinds)}) ${friends ? sql`` : sql`and not ${e.friends}`}
    )
    select ${e.kind} as kind, ${e.ref} as ref, ${e.names} as names, ${e.words} as words, ${e.latitude} as latitude,
      ${e.longitude} as longitude, ${e.popularity} as popularity
    from unnest(${strings(kinds)}) as wanted(kind)
      cross join lateral (
        select ref from hits where hits.kind = wanted.kind and metres <= ${within}::float8
        order by score desc, width_bucket(metres, array[1000, 3000, 10000]::float8[]), popularity desc, metres, ref
        limit ${limit}::int
      ) as best
      join ${e} on ${e.kind} = wanted.kind and ${e.ref} = best.ref`,
  );
  return rows;
};

/** Takes words that came with writes away from where they wait, as often as they wait there. */
export const takeNewWords = async (db: Queryable, most: number): Promise<string[]> => {
  const { rows } = await rowsOf<{ word: string }>(
    db,
    sql`
    with taken as (
      delete from ${searchNewWords} where ctid = any(array(
        select ctid from ${searchNewWords} limit ${most} for update skip locked
      )) returning word
    )
    select word from taken order by word`,
  );
  return rows.map((row) => row.word);
};

/** Known words stay as they are. */
export const insertWords = async (
  db: Queryable,
  words: readonly string[],
  remainders: readonly (typeof searchRemainders.$inferInsert)[],
): Promise<void> => {
  await db
    .insert(searchWords)
    .select(sql`select unnest(${strings(words)})`)
    .onConflictDoNothing();
  const [left, of] = [remainders.map((one) => one.remainder), remainders.map((one) => one.word)];
  await db
    .insert(searchRemainders)
    .select(sql`select * from unnest(${strings(left)}, ${strings(of)})`)
    .onConflictDoNothing();
};
