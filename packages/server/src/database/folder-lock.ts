import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another process has the embedded database's folder open. The message is for the person who started this one. */
export class EmbeddedDatabaseBusy extends Error {
  override name = "EmbeddedDatabaseBusy";

  constructor(folder: string) {
    super(
      `The embedded database in ${folder} is already in use by another Tablée process. ` +
        "Stop that process first, choose another folder with DATA_DIR, or use a PostgreSQL server with DATABASE_URL.",
    );
  }
}

const SQLITE_BUSY = 5;

/**
 * Locks the folder for this process; returns a function that unlocks it. PGlite takes no lock itself, and two processes
 * on one folder lose acknowledged rows. The lock is SQLite's, on an empty file beside the folder: the kernel holds it,
 * so it ends with the process however it dies, and is never stale.
 */
export function lockFolder(folder: string): () => void {
  const path = `${resolve(folder)}.lock`;
  mkdirSync(dirname(path), { recursive: true });
  const lock = new DatabaseSync(path);
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) throw new EmbeddedDatabaseBusy(resolve(folder));
    throw error;
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}
