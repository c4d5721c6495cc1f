import type { DiscoveryStatus, Visibility } from "@tablee/domain/discoveries/discovery";
import type { ViewerFacts } from "@tablee/domain/discoveries/viewer-facts";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../database/open-database.ts";
import { preparedFor } from "../database/prepared.ts";
import { recommendations as r } from "../discoveries/discoveries.table.ts";
import { factsOf } from "../discoveries/viewer-facts.queries.ts";

const slot = sql.placeholder;

/** One author's discoveries, newest first by keyset, through the author index. */
const selectOwn = preparedFor((db) => {
  const key = sql`(timestamptz 'epoch' + ${slot("key")}::double precision * interval '1 millisecond')`;
  return db
    .select({
      id: sql<number>`${r.id}`.as("id"),
      key: sql<number>`(extract(epoch from ${r.date_creation}) * 1000)::double precision`.as("key"),
      ...factsOf({ id: sql`"recommendations"."id"`, account_id: sql`"recommendations"."account_id"` }),
    })
    .from(r)
    .where(
      and(
        eq(r.account_id, sql`${slot("author")}::int`),
        eq(r.status, sql`${slot("status")}::text`),
        sql`${r.visibility} = any (${slot("visibilities")}::text[])`,
        sql`(${r.date_creation}, ${r.id}) < (${key}, ${slot("id")}::int)`,
      ),
    )
    .orderBy(desc(r.date_creation), desc(r.id))
    .limit(slot("limit"))
    .prepare("member_discoveries");
});

export interface OwnReading {
  /** null: a visitor. */
  viewer: number | null;
  author: number;
  status: DiscoveryStatus;
  visibilities: readonly Visibility[];
  after: { key: number; id: number };
  limit: number;
}
export type OwnRow = { id: number; key: number } & ViewerFacts;

export const readDiscoveriesOf = (db: Db, { after, ...reading }: OwnReading): Promise<OwnRow[]> =>
  selectOwn(db).execute({ ...reading, ...after });
