import type { Point } from "@tablee/domain/restaurants/distance";
import { CELL_SIZES, cellsAround, degreesOf } from "@tablee/domain/search/cells";
import type { FoundKind } from "@tablee/domain/search/found-kind";
import { type SQL, sql } from "drizzle-orm";
import { follows } from "../accounts/stored/accounts.table.ts";
import { recommendations } from "../discoveries/discoveries.table.ts";
import { strings } from "./search.queries.ts";
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

/** Where the words of the query are to stand: in the name, or anywhere in the entry. */
export type Column = typeof e.words | typeof e.name_words;

/** What is read: hits by the words in one column, of these kinds. */
export interface Reading {
  column: Column;
  kinds: readonly FoundKind[];
  asked: EntriesAsked;
  /** null: those of everybody; else those for friends that this member sees, alone. */
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

/** A square around a point. Beyond the date line it sees nothing. */
const around = (point: Point, metres: number): SQL => {
  const { latitude, longitude } = point;
  const { high, wide } = degreesOf(point, metres);
  return sql`${e.latitude} between ${latitude - high}::float8 and ${latitude + high}::float8
    and ${e.longitude} between ${longitude - wide}::float8 and ${longitude + wide}::float8`;
};

/** As far as is asked for. */
const reached = ({ from, within }: EntriesAsked): SQL => sql`(${e.latitude} is null or ${around(from, within)})`;

/**
 * So many hits of a kind are looked at by the words of a name, each for some microseconds; places are fewer, and what
 * has the words beside its name comes after what is called so.
 */
const MOST_NAMED = { account: 2_000, restaurant: 8_000, item: 1_000, recommendation: 1_000 } as const;
const MOST_BESIDE = { ...MOST_NAMED, item: 500, recommendation: 500 } as const;
export const mostHits = (column: Column, kind: FoundKind): number =>
  (column === e.name_words ? MOST_NAMED : MOST_BESIDE)[kind];

/** Written whole, so that the database sees which of the indexes of one kind answers. */
const isKind = (kind: FoundKind): SQL => sql`${e.kind} = ${sql.raw(`'${kind}'`)}`;

const hitsOf = (reading: Reading, kind: FoundKind, narrow: SQL, where: SQL): SQL => {
  const { column, asked, viewer_id } = reading;
  return sql`(select ${narrow} from ${e} where ${isKind(kind)} and ${needed(column, asked)}
    and ${viewer_id === null ? sql`not ${e.friends}` : seenBy(viewer_id)} and ${where}
    limit ${mostHits(column, kind)}::int)`;
};

/** So many hits near by are enough where there are more than are looked at. */
const ENOUGH_NEAR = 120;

/**
 * The hits as `hits`, `narrow` of each. Of a kind that is not `near` they are looked at as they come, all of them where
 * they are fewer than are looked at. Of the others those in the cells around, of the first size that holds enough, and
 * where none does also others as they come. What is not needed is not looked for.
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
    // What lies in a small cell lies in a large one as well.
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
