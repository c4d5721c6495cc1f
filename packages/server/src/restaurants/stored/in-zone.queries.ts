import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../database/open-database.ts";
import { restaurants } from "./restaurants.table.ts";
import { zones } from "./zones.table.ts";

const of = (table: typeof restaurants | typeof zones, alias: string): SQL =>
  sql`geo_point(${sql.raw(alias)}.${sql.identifier(table.latitude.name)}, ${sql.raw(alias)}.${sql.identifier(table.longitude.name)})`;
const here = of(restaurants, "r");
const [middle, other] = [of(zones, "z"), of(zones, "n")];

/**
 * Ids of the restaurants of a zone, as `zoneOf` of the domain tells them (search §10): those that name it, and of
 * those that name none the ones that it reaches and no nearer zone does. Both halves go down an index.
 */
export const idsInZone = (zone: SQL): SQL => sql`(
  select r.id from ${restaurants} r where r.zone = ${zone}
  union all
  select r.id from ${zones} z
  join ${restaurants} r on ${here} <@ cube_enlarge(${middle}, z.radius, 3)
  where z.zone = ${zone} and r.zone is null and (${here} <-> ${middle}) <= z.radius and not exists (
    select 1 from ${zones} n
    where n.zone <> z.zone and (${here} <-> ${other}) <= n.radius
    and ((${here} <-> ${other}), n.zone) < ((${here} <-> ${middle}), z.zone)
  )
)`;

/** A zone's restaurants, the nearest to its middle first. */
export const readIdsInZone = async (
  db: Db,
  { zone, from, limit }: { zone: string; from: string; limit: number },
): Promise<number[]> => {
  const position = sql`geo_point(${restaurants.latitude}, ${restaurants.longitude})`;
  const rows = await db
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(sql`${restaurants.id} in ${idsInZone(sql`${zone}`)}`)
    .orderBy(sql`${position} <-> ${from}::cube nulls last, ${restaurants.id}`)
    .limit(limit);
  return rows.map(({ id }) => id);
};
