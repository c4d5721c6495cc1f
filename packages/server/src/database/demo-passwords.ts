import { hashPassword, isPassword } from "../accounts/password.ts";
import type { Services } from "../services.ts";
import type { Queryable } from "./open-database.ts";
import { changePassword, lockSeeding, readPasswordHashes } from "./seed.queries.ts";

/**
 * Returns the stored hashes that this password matches, among those of these accounts, each with its accounts' e-mails.
 */
async function openedBy(db: Queryable, emails: readonly string[], password: string): Promise<Map<string, string[]>> {
  const opened = new Map<string, string[]>();
  // A demo has few hashes, because all members of one seed share one.
  for (const [hash, owners] of await readPasswordHashes(db, emails)) {
    if (await isPassword(password, hash)) opened.set(hash, owners);
  }
  return opened;
}

/** Returns which of these e-mails have an account with this password. */
export const accountsWithPassword = async (
  db: Queryable,
  emails: readonly string[],
  password: string,
): Promise<string[]> => [...(await openedBy(db, emails, password)).values()].flat();

/**
 * Gives a new password to the accounts whose password is publicly known, and ends the sessions signed in with the old
 * one. Returns the changed accounts: if several processes start together, each account is changed by one of them.
 */
export async function replacePassword(
  { database }: Pick<Services, "database">,
  emails: readonly string[],
  known: string,
  passwordOf: (email: string) => string,
): Promise<string[]> {
  const opened = await openedBy(database.db, emails, known);
  if (opened.size === 0) return [];
  // Before the transaction, because on a slow machine hashing takes longer than the server lets a transaction idle.
  const hashOf = hashedOnce(passwordOf);
  const owners = [...opened.values()].flat();
  const hashes = new Map(await Promise.all(owners.map(async (email) => [email, await hashOf(email)] as const)));
  return database.db.transaction(async (tx) => {
    await lockSeeding(tx);
    const stored = await readPasswordHashes(tx, owners);
    // Only those that still have the old hash: another process may already have changed the rest.
    const replaced = [...opened.keys()].flatMap((hash) => stored.get(hash) ?? []);
    for (const email of replaced) await changePassword(tx, email, hashes.get(email) ?? "");
    return replaced;
  });
}

/** Returns a function that hashes passwords, each different one only once, because hashing is expensive. */
export function hashedOnce(passwordOf: (email: string) => string): (email: string) => Promise<string> {
  const hashes = new Map<string, Promise<string>>();
  return (email) => {
    const password = passwordOf(email);
    const hash = hashes.get(password) ?? hashPassword(password);
    hashes.set(password, hash);
    return hash;
  };
}
