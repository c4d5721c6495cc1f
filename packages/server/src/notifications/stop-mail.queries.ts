import type { Language } from "@tablee/domain/language/text";
import { type NotificationSettings, settingsWith } from "@tablee/domain/notifications/notification-settings";
import { and, eq, isNull } from "drizzle-orm";
import { accounts } from "../accounts/stored/accounts.table.ts";
import type { Queryable } from "../database/open-database.ts";

/**
 * Changes a member's settings of notifications, and returns the member's language. The row is locked, because the member
 * may change others at the same time.
 */
export async function stopMails(tx: Queryable, id: number, given: NotificationSettings): Promise<Language | null> {
  const { notification_settings: stored, language } = accounts;
  const [row] = await tx
    .select({ stored, language })
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.erased_at)))
    .for("no key update");
  if (!row) return null;
  await tx
    .update(accounts)
    .set({ notification_settings: settingsWith(row.stored, given) })
    .where(eq(accounts.id, id));
  return row.language;
}
