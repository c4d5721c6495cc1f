import type { ConfirmationWay } from "@tablee/domain/accounts/confirmation";
import { eq } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { sessions } from "../stored/accounts.table.ts";
import { readPasswordHash } from "../stored/passwords.queries.ts";
import { identities, passkeys } from "../stored/sign-in.table.ts";

/** When the member last confirmed their identity in this session; null if the session does not exist. */
export const readConfirmedAt = async (db: Queryable, session_id: number): Promise<Date | null> => {
  const [row] = await db
    .select({ confirmed_at: sessions.confirmed_at })
    .from(sessions)
    .where(eq(sessions.id, session_id));
  return row?.confirmed_at ?? null;
};

/**
 * Records the confirmation for a session and its successor: one that a concurrent renewal has just made is seen once the
 * session is written, and a later one takes the confirmation over.
 */
export const confirmLine = async (db: Queryable, session_id: number, confirmed_at: Date): Promise<void> => {
  const confirm = (id: number) =>
    db.update(sessions).set({ confirmed_at }).where(eq(sessions.id, id)).returning({ renewed_to: sessions.renewed_to });
  const [row] = await confirm(session_id);
  if (row?.renewed_to != null) await confirm(row.renewed_to);
};

/** The ways in which this member can confirm their identity. */
export const readConfirmationWays = async (db: Queryable, account_id: number): Promise<ConfirmationWay[]> => {
  // One after the other, because `db` may be a transaction.
  const hash = await readPasswordHash(db, account_id);
  const keys = await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.account_id, account_id)).limit(1);
  const from = await db
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.account_id, account_id));
  return [
    ...(hash === null ? [] : (["password"] as const)),
    ...(keys.length === 0 ? [] : (["passkey"] as const)),
    ...from.map(({ provider }) => provider).toSorted(),
  ];
};
