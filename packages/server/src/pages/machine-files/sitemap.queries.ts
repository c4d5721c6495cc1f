import { sql } from "drizzle-orm";
import { accounts } from "../../accounts/stored/accounts.table.ts";
import type { Queryable } from "../../database/open-database.ts";
import { recommendations as r } from "../../discoveries/discoveries.table.ts";
import { restaurants } from "../../restaurants/stored/restaurants.table.ts";
import { articles } from "../articles.table.ts";

export interface ListedRow {
  kind: "blog" | "discovery" | "restaurant";
  path: string;
  changed: string;
}

const INSTANT = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS"Z"'`);

/** All that has an address of its own and is for everybody: an order that what is added does not upset. */
const listed = sql`
  select 1 as place, ${articles.id} as id, 'blog' as kind, '/blog/' || ${articles.section} || '/' || ${articles.slug} as path,
    ${articles.updated_at} as changed
  from ${articles} where ${articles.kind} = 'blog' and ${articles.published_revision} is not null
  union all
  select 2, ${restaurants.id}, 'restaurant', ${restaurants.id}::text, ${restaurants.updated_at} from ${restaurants}
  union all
  select 3, ${r.id}, 'discovery', '/discovery/' || ${r.id}, coalesce(${r.published_at}, ${r.date_creation})
  from ${r} join ${accounts} on ${accounts.id} = ${r.account_id} and ${accounts.deleted_at} is null
  where ${r.status} = 'approved' and ${r.visibility} = 'public'`;

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
