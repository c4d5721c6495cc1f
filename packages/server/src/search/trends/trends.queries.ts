import {
  FOLLOW_LASTS_MS,
  TREND_RADIUS,
  type TrendCategory,
  VOTE_HALVES_MS,
  VOTE_LASTS_MS,
} from "@tablee/domain/search/trends";
import type { Point } from "@tablee/domain/restaurants/distance";
import { type SQL, sql } from "drizzle-orm";
import { accounts, blocks, follows } from "../../accounts/stored/accounts.table.ts";
import type { Db } from "../../database/open-database.ts";
import { chordOf, positionOnEarth } from "../../database/position-on-earth.ts";
import { interactions, recommendations as r } from "../../discoveries/discoveries.table.ts";
import { restaurants } from "../../restaurants/stored/restaurants.table.ts";
import { rowsOf } from "../search.queries.ts";
import { trendVotes as v } from "../search.table.ts";

/** The ids of the restaurants around a point. */
const around = (from: Point): SQL => {
  const [point, chord] = [sql`${positionOnEarth(from)}::cube`, sql`${chordOf(TREND_RADIUS)}::float8`];
  const position = sql`geo_point(${restaurants.latitude}, ${restaurants.longitude})`;
  return sql`(select ${restaurants.id} from ${restaurants}
    where cube_enlarge(${point}, ${chord}, 3) @> ${position} and (${position} <-> ${point}) <= ${chord})`;
};

export interface TrendAsk {
  category: TrendCategory;
  /** null: worldwide. */
  from: Point | null;
  at: Date;
  limit: number;
}
export interface TrendRow {
  thing: string;
  score: number;
}

/**
 * The things with the highest sum of votes; a vote counts less the older it is (domain voteWeight), and a member has
 * one per thing.
 */
export const readTrend = async (db: Db, { category, from, at, limit }: TrendAsk): Promise<TrendRow[]> => {
  const now = sql`${at.toISOString()}::timestamptz`;
  const since = new Date(at.getTime() - VOTE_LASTS_MS).toISOString();
  const { rows } = await rowsOf<TrendRow>(
    db,
    sql`
    select thing, sum(power(0.5::float8, extract(epoch from ${now} - at)::float8 * 1000 / ${VOTE_HALVES_MS}::float8)) as score
    from (
      select ${v.thing} as thing, ${v.account_id} as account_id, max(${v.at}) as at from ${v}
      where ${v.category} = ${category} and ${v.at} > ${since}::timestamptz and ${v.at} <= ${now}
        ${from ? sql`and ${v.restaurant_id} in ${around(from)}` : sql``}
      group by 1, 2
    ) as votes
    group by thing order by score desc, thing limit ${limit}::int`,
  );
  return rows;
};

/** The ids of the members whose public discoveries around here most others have liked recently, highest first. */
export const readMostLiked = async (db: Db, from: Point, at: Date, limit: number): Promise<number[]> => {
  const since = new Date(at.getTime() - FOLLOW_LASTS_MS).toISOString();
  const { rows } = await rowsOf<{ id: number }>(
    db,
    sql`
    select ${r.account_id} as id, count(distinct ${interactions.account_id})::int as likes
    from ${interactions} join ${r} on ${r.id} = ${interactions.recommendation_id}
      join ${accounts} author on author.id = ${r.account_id} and author.deleted_at is null
    where ${interactions.type} = 'like' and ${interactions.created_at} > ${since}::timestamptz
      and ${interactions.account_id} <> ${r.account_id}
      and ${r.status} = 'approved' and ${r.visibility} = 'public' and ${r.restaurant_id} in ${around(from)}
    group by 1 order by likes desc, 1 limit ${limit}::int`,
  );
  return rows.map(({ id }) => id);
};

/** Those of these members whom the viewer already follows, or who blocked the viewer. */
export const readNotToFollow = async (db: Db, viewer: number, ids: readonly number[]): Promise<Set<number>> => {
  const list = sql`${sql.param([...ids])}::int[]`;
  const { rows } = await rowsOf<{ id: number }>(
    db,
    sql`
    select ${follows.followed_id} as id from ${follows} where ${follows.follower_id} = ${viewer} and ${follows.followed_id} = any(${list})
    union select ${blocks.blocker_id} from ${blocks} where ${blocks.blocked_id} = ${viewer} and ${blocks.blocker_id} = any(${list})`,
  );
  return new Set(rows.map(({ id }) => id));
};
