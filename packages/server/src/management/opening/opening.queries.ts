import { PREPARING } from "@tablee/domain/restaurants/ordering-status";
import { and, count, desc, eq, sql } from "drizzle-orm";
import { accounts } from "../../accounts/stored/accounts.table.ts";
import { auditLog } from "../../accounts/stored/audit.table.ts";
import type { Queryable } from "../../database/open-database.ts";
import { onlyRow } from "../../database/only-row.ts";
import { restaurants, restaurantStaff } from "../../restaurants/stored/restaurants.table.ts";

/** Who named a restaurant that its owner has made. */
export const MADE = "owner";
const MOST_LISTED = 50;

/** Holds what one member makes until the transaction ends: of two that are made at once, one counts the other. */
export const holdMaking = async (tx: Queryable, account_id: number): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`places of ${account_id}`}, 0))`);
};

/** How many places of a member wait to be opened. */
export const countUnopened = async (tx: Queryable, account_id: number): Promise<number> =>
  onlyRow(
    await tx
      .select({ all: count() })
      .from(restaurantStaff)
      .innerJoin(restaurants, eq(restaurants.id, restaurantStaff.restaurant_id))
      .where(
        and(
          eq(restaurantStaff.account_id, account_id),
          eq(restaurantStaff.role, "owner"),
          eq(restaurants.status, PREPARING),
        ),
      ),
  ).all;

export const insertPlace = async (
  tx: Queryable,
  row: Omit<typeof restaurants.$inferInsert, "source" | "status">,
): Promise<number> =>
  onlyRow(
    await tx
      .insert(restaurants)
      .values({ ...row, source: MADE, status: PREPARING })
      .returning({ id: restaurants.id }),
  ).id;

/** What members have made, the newest first; the audit list says when and who. */
export const readMade = (db: Queryable) =>
  db
    .select({
      restaurant_id: restaurants.id,
      name: restaurants.name,
      address: restaurants.address,
      city: restaurants.city,
      status: restaurants.status,
      made_at: auditLog.date,
      owner: sql<string | null>`nullif(btrim(${accounts.first_name} || ' ' || ${accounts.last_name}), '')`,
    })
    .from(restaurants)
    .innerJoin(auditLog, and(eq(auditLog.restaurant_id, restaurants.id), eq(auditLog.action, "place.make")))
    .leftJoin(accounts, eq(accounts.id, auditLog.account_id))
    .where(eq(restaurants.source, MADE))
    .orderBy(desc(restaurants.id))
    .limit(MOST_LISTED);
