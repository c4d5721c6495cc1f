import { eq } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { accounts } from "../stored/accounts.table.ts";

/**
 * A member's phone number, whether it is verified, and where and in which language to write; null if there is no such
 * account.
 */
export const readPhone = async (db: Queryable, account_id: number) => {
  const [row] = await db
    .select({
      phone_number: accounts.phone_number,
      phone_verified: accounts.phone_verified,
      language: accounts.language,
      email: accounts.email,
    })
    .from(accounts)
    .where(eq(accounts.id, account_id));
  return row ?? null;
};

export const writeVerifiedPhone = async (tx: Queryable, account_id: number, phone_number: string): Promise<void> => {
  await tx.update(accounts).set({ phone_number, phone_verified: true }).where(eq(accounts.id, account_id));
};
