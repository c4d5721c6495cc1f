import { type SQL, sql } from "drizzle-orm";
import { accounts } from "../../accounts/stored/accounts.table.ts";
import type { Queryable } from "../../database/open-database.ts";
import { comments } from "../../discoveries/comments.table.ts";
import { interactions, recommendations as r } from "../../discoveries/discoveries.table.ts";
import { menuItems } from "../../menus/menus.table.ts";
import { orderIntents, orderLines, orders } from "../../orders/stored/orders.table.ts";
import { restaurants } from "../../restaurants/stored/restaurants.table.ts";
import { trendVotes } from "../search.table.ts";

/** Builds the condition that selects whose actions are read, for the account column of each table. */
type Whose = (account: SQL | typeof orders.account_id | typeof comments.account_id) => SQL;

/** What members did with discoveries since `since`: liked, commented, published. */
const doings = (since: string, whose: Whose) => sql`
  select ${interactions.recommendation_id} as recommendation_id, ${interactions.account_id} as account_id, ${interactions.created_at} as at
  from ${interactions}
  where ${interactions.type} = 'like' and ${interactions.created_at} > ${since}::timestamptz and ${whose(sql`${interactions.account_id}`)}
  union all
  select ${comments.recommendation_id}, ${comments.account_id}, ${comments.date_creation} from ${comments}
  where ${comments.date_creation} > ${since}::timestamptz and ${comments.deleted_at} is null and ${whose(comments.account_id)}
  union all
  select ${r.id}, ${r.account_id}, ${r.date_creation} from ${r}
  where ${r.status} = 'approved' and ${r.visibility} <> 'private' and ${r.date_creation} > ${since}::timestamptz and ${whose(sql`${r.account_id}`)}`;

/** Which restaurants and dishes they ordered, or began to order. */
const eaten = (since: string, whose: Whose) => sql`
  select ${orders.restaurant_id} as restaurant_id, line.item_id as item_id, ${orders.account_id} as account_id, ${orders.date_creation} as at
  from ${orders} left join ${orderLines} line on line.order_id = ${orders.id}
  where ${orders.date_creation} > ${since}::timestamptz and ${orders.status} <> 'refunded' and ${whose(orders.account_id)}
  union all
  select ${orderIntents.restaurant_id}, ${orderIntents.item_id}, ${orderIntents.account_id}, ${orderIntents.date}
  from ${orderIntents} where ${orderIntents.date} > ${since}::timestamptz and ${whose(sql`${orderIntents.account_id}`)}`;

/** Any known account. */
const ANYBODY: Whose = (account) => sql`${account} is not null`;

/** The members who did something since `since`, unordered. */
export const doers = (since: Date): SQL => {
  const from = since.toISOString();
  return sql`select account_id from (${doings(from, ANYBODY)}) as done
    union select account_id from (${eaten(from, ANYBODY)}) as done`;
};

/**
 * search §8: the words that the author marked, and the tags and cuisines of what is recommended. Folded and without
 * separators, so that "ice_cream" and "#IceCream" are the same.
 */
const hashtags = sql`
  select distinct left(word.tag, 40) as tag from (
    select regexp_replace(public.search_fold(written), '[^[:alnum:]]+', '', 'g') as tag from (
      select marked[1] as written from regexp_matches(
        -- Folding is the most expensive part, and few texts contain a hashtag.
        case when concat(d.name, d.short_description, d.description) ~ '[#＃﹟]' then
          public.search_fold(concat_ws(' ', public.search_text(d.name), public.search_text(d.short_description), public.search_text(d.description)))
        else '' end,
        '#([[:alnum:]_]+)', 'g'
      ) as marked
      union all select unnest(i.tags)
      union all select unnest(p.cuisines)
    ) as every
  ) as word where length(word.tag) > 1 and word.tag ~ '[[:alpha:]]'`;

/** The members whose actions are counted, and since when. */
interface Counted {
  since: Date;
  members: SQL;
}

/**
 * The votes from some members' actions: only for public things, only between members who are not hidden, and nobody
 * votes for themselves.
 */
const votesOf = ({ since, members }: Counted): SQL => {
  const from = since.toISOString();
  const theirs: Whose = (account) => sql`${account} = any(${members})`;
  return sql`
    seen as materialized (
      select d.id, d.account_id as author_id, d.item_id, coalesce(d.restaurant_id, 0) as restaurant_id, done.account_id, max(done.at) as at
      from (${doings(from, theirs)}) as done
        join ${r} d on d.id = done.recommendation_id and d.status = 'approved' and d.visibility = 'public'
        join ${accounts} author on author.id = d.account_id and author.deleted_at is null
      group by 1, 2, 3, 4, 5
    ), ate as materialized (${eaten(from, theirs)}
    ), tagged as materialized (
      select d.id, tags.tag from ${r} d
        left join ${menuItems} i on i.id = d.item_id
        left join ${restaurants} p on p.id = d.restaurant_id
        cross join lateral (${hashtags}) as tags
      where d.id in (select id from seen)
    ), cast_ as (
      select 'discoveries' as category, id::text as thing, account_id, restaurant_id, at from seen where account_id <> author_id
      union all select 'members', author_id::text, account_id, restaurant_id, at from seen where account_id <> author_id
      union all select 'dishes', item_id::text, account_id, restaurant_id, at from seen where item_id is not null
      union all select 'restaurants', restaurant_id::text, account_id, restaurant_id, at from seen where restaurant_id > 0
      union all select 'hashtags', tagged.tag, seen.account_id, seen.restaurant_id, seen.at from seen join tagged on tagged.id = seen.id
      union all select 'restaurants', restaurant_id::text, account_id, restaurant_id, at from ate
      union all select 'dishes', item_id::text, account_id, restaurant_id, at from ate where item_id is not null
    ), votes as materialized (
      select category, thing, account_id, restaurant_id, max(at)::timestamptz(3) as at
      from cast_ join ${accounts} voter on voter.id = account_id and voter.deleted_at is null
      group by 1, 2, 3, 4
    )`;
};

const KEY = sql.raw("category, thing, account_id, restaurant_id");
const listOf = (members: readonly number[]): SQL => sql`${sql.param([...members])}::int[]`;

/**
 * Recounts the votes of these members since `since`, and writes only those that differ: unchanged rows, most of a
 * week's votes, are neither written nor locked.
 */
export const writeVotes = async (tx: Queryable, since: Date, members: readonly number[]): Promise<void> => {
  const list = listOf(members);
  await tx.execute(sql`
    with ${votesOf({ since, members: list })}, before as materialized (
      select ${KEY}, at from ${trendVotes} where account_id = any(${list})
    ), gone as (
      delete from ${trendVotes} v using (select ${KEY} from before except select ${KEY} from votes) as past
      where (v.category, v.thing, v.account_id, v.restaurant_id) = (past.category, past.thing, past.account_id, past.restaurant_id)
    )
    insert into ${trendVotes} as v (${KEY}, at)
    select ${KEY}, at from votes except select ${KEY}, at from before
    on conflict (${KEY}) do update set at = excluded.at`);
};

/**
 * Adds the votes from what these members have done since `since`, a recent moment. New actions withdraw nothing, so
 * earlier ones need not be read.
 */
export const addVotes = async (tx: Queryable, since: Date, members: readonly number[]): Promise<void> => {
  await tx.execute(sql`
    with ${votesOf({ since, members: listOf(members) })}
    insert into ${trendVotes} as v (${KEY}, at)
    select ${KEY}, at from votes where not exists (
      select 1 from ${trendVotes} v where (v.category, v.thing, v.account_id, v.restaurant_id)
        = (votes.category, votes.thing, votes.account_id, votes.restaurant_id) and v.at >= votes.at
    )
    on conflict (${KEY}) do update set at = excluded.at where v.at < excluded.at`);
};
