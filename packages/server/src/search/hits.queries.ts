import type { Point } from "@tablee/domain/restaurants/distance";
import { CELL_SIZES, cellsAround, degreesOf } from "@tablee/domain/search/cells";
import type { FoundKind } from "@tablee/domain/search/found-kind";
import { type SQL, sql } from "drizzle-orm";
import { follows } from "../accounts/stored/accounts.table.ts";
import { recommendations } from "../discoveries/discoveries.table.ts";
import { strings } from "./search.queries.ts";
import { searchEntries as e } from "./search.table.ts";

/** A part of a query in the form in which entries are searched for it. */
export interface PartAsked {
  /** What was typed, in its spellings; matches of these count more. */
  typed: readonly string[];
  /** All words that stand for it, including `typed`. */
  words: readonly string[];
}

export interface EntriesAsked {
  phrase: string;
  parts: readonly PartAsked[];
  /** How many of the parts an entry must match: all of them, all but one, or one. */
  needs: "all" | "all but one" | "one";
  from: Point;
  /** In metres; entries without a position always match. */
  within: number;
  /** Per kind. */
  limit: number;
}

/** Where the words must occur: in the name, or anywhere in the entry. */
export type Column = typeof e.words | typeof e.name_words;

/** One search: by the words in one column, for these kinds. */
export interface Reading {
  column: Column;
  kinds: readonly FoundKind[];
  asked: EntriesAsked;
  /** null: public entries; otherwise only the entries for friends that this member sees. */
  viewer_id: number | null;
}

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

/** Of the entries for friends, the viewer's own and those of authors who follow the viewer and are followed back. */
const seenBy = (viewer_id: number): SQL => sql`${e.friends} and ${e.ref} in (
  select ${recommendations.id} from ${recommendations}
  where ${recommendations.visibility} = 'friends' and ${recommendations.account_id} in (
    select ${viewer_id}::int union all
    select ${follows.followed_id} from ${follows} where ${follows.follower_id} = ${viewer_id} and exists (
      select 1 from ${follows} back where back.follower_id = ${follows.followed_id} and back.followed_id = ${viewer_id}
    )
  )
)`;

/** A square around a point. It does not extend across the date line. */
const around = (point: Point, metres: number): SQL => {
  const { latitude, longitude } = point;
  const { high, wide } = degreesOf(point, metres);
  return sql`${e.latitude} between ${latitude - high}::float8 and ${latitude + high}::float8
    and ${e.longitude} between ${longitude - wide}::float8 and ${longitude + wide}::float8`;
};

/** The area that was asked for. */
const reached = ({ from, within }: EntriesAsked): SQL => sql`(${e.latitude} is null or ${around(from, within)})`;

/**
 * The most hits of a kind that are examined by the words of a name, at some microseconds each. There are fewer places
 * than other things; and hits beside the name rank behind hits in it, so fewer of them are examined.
 */
const MOST_NAMED = { account: 2_000, restaurant: 8_000, item: 1_000, recommendation: 1_000 } as const;
const MOST_BESIDE = { ...MOST_NAMED, item: 500, recommendation: 500 } as const;
export const mostHits = (column: Column, kind: FoundKind): number =>
  (column === e.name_words ? MOST_NAMED : MOST_BESIDE)[kind];

/** A literal, so that the planner can use the partial index of the kind. */
const isKind = (kind: FoundKind): SQL => sql`${e.kind} = ${sql.raw(`'${kind}'`)}`;

const hitsOf = (reading: Reading, kind: FoundKind, narrow: SQL, where: SQL): SQL => {
  const { column, asked, viewer_id } = reading;
  return sql`(select ${narrow} from ${e} where ${isKind(kind)} and ${needed(column, asked)}
    and ${viewer_id === null ? sql`not ${e.friends}` : seenBy(viewer_id)} and ${where}
    limit ${mostHits(column, kind)}::int)`;
};

/** How many near hits suffice if there are more than are examined. */
const ENOUGH_NEAR = 120;

/**
 * Builds the hits as the CTE `hits`, with the columns `narrow`. For a kind that is not in `near` they are taken in any
 * order, all of them if there are no more than are examined. For the others they are taken from the cells around the
 * point, with the smallest cell size that has enough hits, and if none has, in any order too. Larger areas are not
 * searched once there are enough.
 */
export function hitsWith(reading: Reading, narrow: SQL, near: readonly FoundKind[]): SQL {
  const { kinds, asked } = reading;
  const sizes = CELL_SIZES.filter(({ metres }) => metres <= asked.within);
  const looks: SQL[] = [];
  const all: SQL[] = [];
  for (const kind of kinds) {
    const rings = near.includes(kind) ? sizes.map((size) => inCells(asked.from, size)) : [];
    const before: SQL[] = [];
    for (const [at, where] of [...rings, reached(asked)].entries()) {
      const name = sql.raw(`${kind}_${at}`);
      const fewer = before.map((one) => sql` and (select count(*) from ${one}) < ${ENOUGH_NEAR}::int`);
      looks.push(sql`${name} as materialized ${hitsOf(reading, kind, narrow, sql`${where}${sql.join(fewer)}`)}`);
      before.push(name);
    }
    // A hit in a small cell is in the larger one as well, hence `union`.
    all.push(
      sql`select * from (${sql.join(
        before.map((name) => sql`select * from ${name}`),
        sql` union `,
      )}) as ${sql.raw(kind)}`,
    );
  }
  return sql`${sql.join(looks, sql`, `)}, hits as materialized (${sql.join(all, sql` union all `)})`;
}

const inCells = (from: Point, size: (typeof CELL_SIZES)[number]): SQL =>
  sql`${e.cells} && ${sql.param(cellsAround(from, size))}::int[]`;
