import { and, eq, type SQL, sql } from "drizzle-orm";
import { follows } from "../accounts/stored/accounts.table.ts";
import { recommendations as r } from "./discoveries.table.ts";
import { type Descending, HOTNESS, isAfter, MOMENT, type More, onFeed, slot } from "./feed-lists.queries.ts";

/** How much a followed author's discovery is worth more to a follower: as much as a day and a half of youth. */
export const FOLLOWED_BOOST = 1;

/** Which authors a list of those close to the viewer is read from, and how much more theirs is worth. */
interface Close {
  order: Descending;
  boost: number;
  /** The viewer's own for friends, which stand in no list for everybody. */
  own: boolean;
}
const CLOSE = {
  for_member: { order: HOTNESS, boost: FOLLOWED_BOOST, own: true },
  following: { order: MOMENT, boost: 0, own: false },
} as const satisfies Record<string, Close>;

const viewer = sql`${slot("viewer")}::int`;

/**
 * One run of the index for each followed author, and one more where they follow back: what is for friends. Whether they
 * do is asked author by author, never by reading all that follow the viewer.
 */
const runsOf = ({ boost, own }: Close): SQL => sql`
  select ${follows.followed_id} as author, 'public' as visibility, ${sql.raw(String(boost))}::double precision as boost
  from ${follows} where ${follows.follower_id} = ${viewer}
  union all
  select ${follows.followed_id}, 'friends', ${sql.raw(String(boost))} from ${follows}
  where ${follows.follower_id} = ${viewer} and coalesce((
    select true from ${follows} back where back.follower_id = ${follows.followed_id} and back.followed_id = ${viewer}
  ), false)
  ${own ? sql`union all select ${viewer}, 'friends', 0` : sql``}`;

/** The first rows of a run `s` after the position, so many of them at most. */
const firstOf = (order: Descending, most: SQL, more: More): SQL => sql`
  select ${r.id} as id, ${order.key} + s.boost as key from ${r}
  where ${and(
    onFeed,
    eq(r.account_id, sql`s.author`),
    eq(r.visibility, sql`s.visibility`),
    isAfter(order, sql`(${slot("key")}::double precision - s.boost)`),
    ...more,
  )}
  order by ${order.column} desc, ${r.id} desc limit ${most}`;

/**
 * The next `size` rows of those close to the viewer. First the newest of each run: the page comes from the `size` runs
 * that begin first, and only they are read on, each by one row less than the one that begins before it, whose first row
 * comes before all of its own. So it costs a step down the index for each author, whatever they and everybody else have
 * written.
 */
export const closeRows = (list: keyof typeof CLOSE, size: number, more: More): SQL => {
  const { order } = CLOSE[list];
  const left = sql`${sql.raw(String(size + 1))} - s.place`;
  return sql`(
    with runs as materialized (${runsOf(CLOSE[list])}),
    begun as materialized (
      select s.author, s.visibility, s.boost, row_number() over (order by first.key desc, first.id desc) as place
      from runs s cross join lateral (${firstOf(order, sql`1`, more)}) as first
      order by first.key desc, first.id desc limit ${sql.raw(String(size))}
    )
    select next.id, next.key, s.author as account_id
    from begun s cross join lateral (${firstOf(order, left, more)}) as next
    order by key desc, id desc limit ${sql.raw(String(size))}
  )`;
};
