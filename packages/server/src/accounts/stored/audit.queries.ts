import type { AuditAction, AuditField, AuditSubject } from "@tablee/domain/accounts/audit";
import type { Setting } from "@tablee/domain/management/settings";
import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { accounts } from "./accounts.table.ts";
import { auditLog } from "./audit.table.ts";

export type AuditFields = Partial<Record<AuditField | Setting, unknown>>;

export interface AuditEntry {
  /** null: the command line. */
  account_id: number | null;
  /** The restaurant whose right was used; null: a right of the whole product. */
  restaurant_id: number | null;
  action: AuditAction;
  /** What it was done to, such as `item 12`. */
  subject: AuditSubject;
  /** The values before and after; they never include a secret. */
  before?: AuditFields | null | undefined;
  after?: AuditFields | null | undefined;
  date: Date;
}

/** Records the use of a right, in the transaction of what it changed. */
export const writeAudit = async (tx: Queryable, entry: AuditEntry): Promise<void> => {
  await tx.insert(auditLog).values(entry);
};

/** The values before an action that was done to a restaurant last, and when; null if it never was. */
export const readLast = async (db: Queryable, restaurant_id: number, action: AuditAction) => {
  const [row] = await db
    .select({ before: auditLog.before, date: auditLog.date })
    .from(auditLog)
    .where(and(eq(auditLog.restaurant_id, restaurant_id), eq(auditLog.action, action)))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row ?? null;
};

/**
 * Takes the reasons out of the entries about an account: those about the subjects that `subjects` selects, and those that
 * a deletion has noted. What was done, and when, stays. One statement each, because conditions joined by `or` do not use
 * the index of subjects.
 */
export const blankReasons = async (tx: Queryable, account_id: number, subjects: SQL): Promise<void> => {
  const { subject, about, before, after } = auditLog;
  const reasonless = { before: sql`${before} - 'reason'`, after: sql`${after} - 'reason'` };
  for (const which of [sql`${subject} in (${subjects})`, eq(about, account_id)]) {
    await tx.update(auditLog).set(reasonless).where(which);
  }
};

/**
 * Notes whom the entries about some subjects are about, before these are deleted: otherwise the erasure of their writers
 * would no longer find the reasons. `written` selects each `subject` with its writer (`about`).
 */
export const noteWriters = async (tx: Queryable, written: SQL): Promise<void> => {
  await tx
    .update(auditLog)
    .set({ about: sql`written.about` })
    .from(sql`(${written}) written`)
    .where(sql`${auditLog.subject} = written.subject`);
};

/**
 * The audit list, newest first, of one restaurant or of everything, by one account or by all; `before` is the id that
 * the previous page ended with.
 */
export const listAudit = (
  db: Queryable,
  {
    restaurant_id,
    account_id,
    before,
    limit,
  }: { restaurant_id: number | null; account_id: number | null; before: number | null; limit: number },
) =>
  db
    .select({
      id: auditLog.id,
      account_id: auditLog.account_id,
      first_name: accounts.first_name,
      last_name: accounts.last_name,
      restaurant_id: auditLog.restaurant_id,
      action: auditLog.action,
      subject: auditLog.subject,
      before: auditLog.before,
      after: auditLog.after,
      date: auditLog.date,
    })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.account_id))
    .where(
      and(
        restaurant_id === null ? undefined : eq(auditLog.restaurant_id, restaurant_id),
        account_id === null ? undefined : eq(auditLog.account_id, account_id),
        before === null ? undefined : lt(auditLog.id, before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
export type AuditRow = Awaited<ReturnType<typeof listAudit>>[number];
