import { PREPARING } from "@tablee/domain/restaurants/ordering-status";
import { sql } from "drizzle-orm";
import { accounts } from "../../accounts/stored/accounts.table.ts";
import type { Queryable } from "../../database/open-database.ts";
import { recommendations as r } from "../../discoveries/discoveries.table.ts";
import { restaurantGroups } from "../../restaurants/stored/groups.table.ts";
import { restaurants } from "../../restaurants/stored/restaurants.table.ts";
import { zones } from "../../restaurants/stored/zones.table.ts";
import { articles } from "../articles.table.ts";

export interface ListedRow {
  kind: "page" | "restaurant";
  path: string;
  /** null: not recorded. */
  changed: string | null;
}

const INSTANT = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS"Z"'`);

const shown_at = sql`coalesce(${r.published_at}, ${r.date_creation})`;
/** A member without any has a profile on which strangers find nothing. */
const publicDiscoveries = sql`
  ${r} join ${accounts} on ${accounts.id} = ${r.account_id} and ${accounts.deleted_at} is null
  where ${r.status} = 'approved' and ${r.visibility} = 'public'`;

/** Every public page with an address of its own, in an order that new pages do not disturb. */
const listed = sql`
  select 1 as place, ${articles.id} as id, 'page' as kind, '/blog/' || ${articles.section} || '/' || ${articles.slug} as path,
    ${articles.updated_at} as changed
  from ${articles} where ${articles.kind} = 'blog' and ${articles.published_revision} is not null
  union all
  select 2, ${restaurants.id}, 'restaurant', ${restaurants.id}::text, ${restaurants.updated_at} from ${restaurants}
  where ${restaurants.status} <> ${PREPARING}
  union all
  select 3, ${r.id}, 'page', '/discovery/' || ${r.id}, ${shown_at} from ${publicDiscoveries}
  union all
  select 4, ${restaurantGroups.id}, 'page', '/g/' || ${restaurantGroups.alias}, null from ${restaurantGroups}
  union all
  select 5, (row_number() over (order by ${zones.zone}))::int, 'page', '/zone/' || ${zones.zone}, null from ${zones}
  union all
  select 6, ${r.account_id}, 'page', '/profile/' || ${r.account_id}, max(${shown_at}) from ${publicDiscoveries}
  group by ${r.account_id}`;

export const countListed = async (db: Queryable): Promise<number> => {
  const { rows } = (await db.execute(sql`select count(*)::int as count from (${listed}) listed`)) as {
    rows: { count: number }[];
  };
  return rows[0]?.count ?? 0;
};

export const readListed = async (db: Queryable, from: number, most: number): Promise<ListedRow[]> => {
  const { rows } = (await db.execute(sql`
    select kind, path, to_char(changed at time zone 'utc', ${INSTANT}) as changed
    from (${listed}) listed order by place, id limit ${most} offset ${from}`)) as { rows: ListedRow[] };
  return rows;
};
