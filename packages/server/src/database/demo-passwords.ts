import { hashPassword, isPassword } from "../accounts/password.ts";
import type { Services } from "../services.ts";
import type { Queryable } from "./open-database.ts";
import { changePassword, lockSeeding, readPasswordHashes } from "./seed.queries.ts";

/** Which of these e-mails have an account that opens with this password. */
export async function accountsWithPassword(db: Queryable, emails: readonly string[], password: string) {
  const found: string[] = [];
  // A demo has few hashes: the members of one seed share theirs.
  for (const [hash, owners] of await readPasswordHashes(db, emails)) {
    if (await isPassword(password, hash)) found.push(...owners);
  }
  return found;
}

/**
 * Gives the accounts that open with a password that everybody can read another one, and ends what was signed in with
 * the old one. Answers who got one: of processes that start together each account gets it from one of them.
 */
export async function replacePassword(
  { database }: Pick<Services, "database">,
  emails: readonly string[],
  known: string,
  passwordOf: (email: string) => string,
): Promise<string[]> {
  if ((await accountsWithPassword(database.db, emails, known)).length === 0) return [];
  return database.db.transaction(async (tx) => {
    await lockSeeding(tx);
    const replaced = await accountsWithPassword(tx, emails, known);
    const hashOf = hashedOnce(passwordOf);
    for (const email of replaced) await changePassword(tx, email, await hashOf(email));
    return replaced;
  });
}

/** The hash of each one's password; those who share a password share its hash, because making one costs. */
export function hashedOnce(passwordOf: (email: string) => string): (email: string) => Promise<string> {
  const hashes = new Map<string, Promise<string>>();
  return (email) => {
    const password = passwordOf(email);
    const hash = hashes.get(password) ?? hashPassword(password);
    hashes.set(password, hash);
    return hash;
  };
}
