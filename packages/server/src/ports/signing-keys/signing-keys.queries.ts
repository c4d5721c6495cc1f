import { randomBytes } from "node:crypto";
import { desc } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { signingKeys } from "./signing-keys.table.ts";

const KEY_BYTES = 32;

/** The id of the first key, fixed so that of processes that start together one makes it; the sequence begins after it. */
const FIRST = 0;

/** Returns the installation's keys, the newest first; makes the first one if there is none. */
export async function readSigningKeys(db: Queryable, at: Date): Promise<[string, ...string[]]> {
  const found = await listKeys(db);
  if (found) return found;
  const key = randomBytes(KEY_BYTES).toString("base64url");
  await db.insert(signingKeys).values({ id: FIRST, key, created_at: at }).onConflictDoNothing();
  const made = await listKeys(db);
  if (!made) throw new Error("The signing key was not stored");
  return made;
}

const listKeys = async (db: Queryable): Promise<[string, ...string[]] | null> => {
  const rows = await db.select({ key: signingKeys.key }).from(signingKeys).orderBy(desc(signingKeys.id));
  const [newest, ...older] = rows.map(({ key }) => key);
  return newest === undefined ? null : [newest, ...older];
};
