import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../database/open-database.ts";
import { restaurants } from "./restaurants.table.ts";
import { zones } from "./zones.table.ts";

const of = (table: typeof restaurants | typeof zones, alias: string): SQL =>
  sql`geo_point(${sql.raw(alias)}.${sql.identifier(table.latitude.name)}, ${sql.raw(alias)}.${sql.identifier(table.longitude.name)})`;
const here = of(restaurants, "r");
const [middle, other] = [of(zones, "z"), of(zones, "n")];

/**
 * Selects the ids of the restaurants in a zone, consistent with `zoneOf` of the domain (search §10): those that name
 * it, and, of those that name none, those within its radius for which no other zone is nearer. Both halves use an
 * index.
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

/** Returns a zone's restaurants, the nearest to its centre first. */
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
