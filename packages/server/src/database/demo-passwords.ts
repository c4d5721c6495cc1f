import { hashPassword, isPassword } from "../accounts/password.ts";
import type { Services } from "../services.ts";
import type { Queryable } from "./open-database.ts";
import { changePassword, lockSeeding, readPasswordHashes } from "./seed.queries.ts";

/** The stored hashes that this password opens, each with its accounts' e-mails, among these. */
async function openedBy(db: Queryable, emails: readonly string[], password: string): Promise<Map<string, string[]>> {
  const opened = new Map<string, string[]>();
  // A demo has few hashes: the members of one seed share theirs.
  for (const [hash, owners] of await readPasswordHashes(db, emails)) {
    if (await isPassword(password, hash)) opened.set(hash, owners);
  }
  return opened;
}

/** Which of these e-mails have an account that opens with this password. */
export const accountsWithPassword = async (
  db: Queryable,
  emails: readonly string[],
  password: string,
): Promise<string[]> => [...(await openedBy(db, emails, password)).values()].flat();

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
  const opened = await openedBy(database.db, emails, known);
  if (opened.size === 0) return [];
  // Before the transaction: hashing takes a slow machine longer than a server lets a transaction rest.
  const hashOf = hashedOnce(passwordOf);
  const owners = [...opened.values()].flat();
  const hashes = new Map(await Promise.all(owners.map(async (email) => [email, await hashOf(email)] as const)));
  return database.db.transaction(async (tx) => {
    await lockSeeding(tx);
    const stored = await readPasswordHashes(tx, owners);
    // Those that still have the hash that was opened: a process that was before this one has given others theirs.
    const replaced = [...opened.keys()].flatMap((hash) => stored.get(hash) ?? []);
    for (const email of replaced) await changePassword(tx, email, hashes.get(email) ?? "");
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
