import { and, count, desc, eq, inArray, lte } from "drizzle-orm";
import { accounts } from "../accounts/stored/accounts.table.ts";
import type { Queryable } from "../database/open-database.ts";
import { notifications } from "./notifications.table.ts";

export type NotificationRow = typeof notifications.$inferSelect;
export type NewNotification = Omit<NotificationRow, "id" | "read">;
/** `id` is null where its member wants no notices of its kind in the app: there is no row then. */
export type ToldNotification = NewNotification & { id: number | null; read: boolean };

export const insertNotification = async (tx: Queryable, notification: NewNotification): Promise<NotificationRow> => {
  const [row] = await tx.insert(notifications).values(notification).returning();
  if (!row) throw new Error("A notification was not written");
  return row;
};

export const countUnread = async (db: Queryable, account_id: number): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(notifications)
    .where(and(eq(notifications.account_id, account_id), eq(notifications.read, false)));
  return row?.n ?? 0;
};

/** Newest first. `newest_id`: none that came after this one. */
export const listNotifications = (
  db: Queryable,
  account_id: number,
  { newest_id, offset, limit }: { newest_id: number | null; offset: number; limit: number },
): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notifications)
    .where(
      and(eq(notifications.account_id, account_id), newest_id === null ? undefined : lte(notifications.id, newest_id)),
    )
    .orderBy(desc(notifications.id))
    .offset(offset)
    .limit(limit);

/** Marks those of a member that are not read; whether there was one. */
export const markRead = async (db: Queryable, account_id: number, ids: readonly number[]): Promise<boolean> => {
  const rows = await db
    .update(notifications)
    .set({ read: true })
    .where(
      and(eq(notifications.account_id, account_id), inArray(notifications.id, [...ids]), eq(notifications.read, false)),
    )
    .returning({ id: notifications.id });
  return rows.length > 0;
};

/** Where a member is reached, and in which language; null where there is no such member. */
export const readReach = async (db: Queryable, account_id: number) => {
  const [row] = await db
    .select({ email: accounts.email, language: accounts.language, settings: accounts.notification_settings })
    .from(accounts)
    .where(eq(accounts.id, account_id));
  return row?.email ? { ...row, email: row.email } : null;
};
