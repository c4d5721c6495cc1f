import { PREPARING } from "@tablee/domain/restaurants/ordering-status";
import { MADE_BY_OWNER } from "@tablee/domain/restaurants/own-word";
import { and, desc, eq, sql } from "drizzle-orm";
import { accounts } from "../../accounts/stored/accounts.table.ts";
import { auditLog } from "../../accounts/stored/audit.table.ts";
import type { Queryable } from "../../database/open-database.ts";
import { onlyRow } from "../../database/only-row.ts";
import { restaurants, restaurantStaff } from "../../restaurants/stored/restaurants.table.ts";

const MOST_LISTED = 50;

/** Locks what one member creates until the transaction ends, so that two concurrent creations are both counted. */
export const holdMaking = async (tx: Queryable, account_id: number): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`places of ${account_id}`}, 0))`);
};

/** A member's places that are not opened yet. */
export const readUnopened = (tx: Queryable, account_id: number) =>
  tx
    .select({ id: restaurants.id, name: restaurants.name, address: restaurants.address, city: restaurants.city })
    .from(restaurantStaff)
    .innerJoin(restaurants, eq(restaurants.id, restaurantStaff.restaurant_id))
    .where(
      and(
        eq(restaurantStaff.account_id, account_id),
        eq(restaurantStaff.role, "owner"),
        eq(restaurants.status, PREPARING),
      ),
    );

export const insertPlace = async (
  tx: Queryable,
  row: Omit<typeof restaurants.$inferInsert, "source" | "status">,
): Promise<number> =>
  onlyRow(
    await tx
      .insert(restaurants)
      .values({ ...row, source: MADE_BY_OWNER, status: PREPARING })
      .returning({ id: restaurants.id }),
  ).id;

/** Places that members have created, newest first; who and when come from the audit list. */
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
    .where(eq(restaurants.source, MADE_BY_OWNER))
    .orderBy(desc(restaurants.id))
    .limit(MOST_LISTED);
