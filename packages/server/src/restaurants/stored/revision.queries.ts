import { eq, sql } from "drizzle-orm";
import type { Db } from "../../database/open-database.ts";
import { preparedFor } from "../../database/prepared.ts";
import { restaurants } from "./restaurants.table.ts";

const selectRevision = preparedFor((db) =>
  db
    .select({ revision: restaurants.revision })
    .from(restaurants)
    .where(eq(restaurants.id, sql.placeholder("id")))
    .prepare("restaurant_revision"),
);

/** Returns the revision that a restaurant's caches are checked against; null if there is no such restaurant. */
export const readRevision = async (db: Db, id: number): Promise<number | null> => {
  const [row] = await selectRevision(db).execute({ id });
  return row?.revision ?? null;
};
