import { onlyRow } from "../../database/only-row.ts";
import type { Queryable } from "../../database/open-database.ts";
import { accounts } from "../stored/accounts.table.ts";
import { passwords } from "../stored/sign-in.table.ts";

export const insertMember = async (
  tx: Queryable,
  member: typeof accounts.$inferInsert,
  password_hash: string,
): Promise<number> => {
  const { id } = onlyRow(await tx.insert(accounts).values(member).returning({ id: accounts.id }));
  await tx.insert(passwords).values({ account_id: id, hash: password_hash });
  return id;
};

/** The name of the unique constraint that a statement violated; null if it failed for another reason. */
export const brokenConstraint = (error: unknown): string | null => {
  const cause = error instanceof Error ? error.cause : null;
  const { code, constraint } = (cause ?? error ?? {}) as { code?: string; constraint?: string };
  return code === "23505" && constraint !== undefined ? constraint : null;
};
