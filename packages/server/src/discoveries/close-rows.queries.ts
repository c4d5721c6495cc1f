import { and, eq, type SQL, sql } from "drizzle-orm";
import { follows } from "../accounts/stored/accounts.table.ts";
import { recommendations as r } from "./discoveries.table.ts";
import { type Descending, HOTNESS, isAfter, MOMENT, type More, onFeed, slot } from "./feed-lists.queries.ts";

/** The bonus to hotness of a followed author's discovery for a follower: it counts as a day and a half newer. */
export const FOLLOWED_BOOST = 1;

/** The order in which a list reads the authors close to the viewer, and the bonus of their discoveries. */
interface Close {
  order: Descending;
  boost: number;
  /** Includes the viewer's own discoveries for friends, which the public lists do not contain. */
  own: boolean;
}
const CLOSE = {
  for_member: { order: HOTNESS, boost: FOLLOWED_BOOST, own: true },
  following: { order: MOMENT, boost: 0, own: false },
} as const satisfies Record<string, Close>;

const viewer = sql`${slot("viewer")}::int`;

/**
 * One range of the index per followed author for public discoveries, and one more for those for friends if the author
 * follows back. That is looked up per author, so the viewer's followers are never all read.
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

/** The first rows of a range `s` after the position, at most `most` of them. */
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
 * The next `size` rows by authors close to the viewer. First it reads the newest row of each range. The page can only
 * come from the `size` ranges whose newest rows rank first, so only those are read further: the range in place n by at
 * most `size` + 1 - n rows, because the newest rows of the ranges before it precede all of its own. The cost is one
 * index descent per author, however much they and everybody else have written.
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
