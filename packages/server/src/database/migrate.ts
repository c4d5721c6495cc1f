import { setTimeout as pause } from "node:timers/promises";
import { DrizzleQueryError, sql } from "drizzle-orm";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { isBuiltByHand } from "./index-by-hand.ts";
import { type Database, migrationsFolder, type Queryable } from "./open-database.ts";

/** A migration that this database has applied was edited afterwards: the files no longer describe the database. */
export class MigrationEdited extends Error {
  override name = "MigrationEdited";

  constructor(at: Date) {
    super(
      `The migration of ${at.toISOString()} differs from the one that this database has applied. ` +
        "An applied migration is never edited: restore it and add a new one, or start on an empty database.",
    );
  }
}

/** Any number that no other advisory lock of the product uses. */
const MIGRATION_LOCK = 7_402_551;

/**
 * How long a migration waits for a table that is in use, because every later statement queues behind it, and how long
 * it then lets others have the table.
 */
const PATIENCE = { lock_ms: 2_000, between_ms: 1_000 };
/** Anything that holds a table for longer than all of these tries is not a call. */
const MOST_TRIES = 30;
/** It waited too long for a table, or it and a call waited for each other and PostgreSQL ended this one. */
const IN_USE = new Set(["55P03", "40P01"]);

/**
 * Migrates the database to the schema of this build: the same files on the embedded database and on PostgreSQL, each
 * all or nothing, and each once even if several processes start together (they take turns at the lock). A database that
 * a newer build has already migrated further is left as it is. Throws MigrationEdited.
 */
export async function migrateDatabase(
  database: Database,
  files = filesOfThisBuild(),
  { lock_ms, between_ms } = PATIENCE,
): Promise<void> {
  let tries = 0;
  for (;;) {
    try {
      if (!(await applyNext(database, files, lock_ms))) return;
      tries = 0;
    } catch (error) {
      tries += 1;
      if (!isTableInUse(error) || tries === MOST_TRIES) throw error;
      await pause(between_ms);
    }
  }
}

const filesOfThisBuild = (): MigrationMeta[] => readMigrationFiles({ migrationsFolder: migrationsFolder() });

/** Applies the next migration in its own transaction; returns false if there is none. */
const applyNext = (database: Database, files: readonly MigrationMeta[], lock_ms: number): Promise<boolean> =>
  database.unhurried(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    const applied = await readApplied(tx);
    const edited = files.find(({ folderMillis, hash }) => (applied.get(folderMillis) ?? hash) !== hash);
    if (edited) throw new MigrationEdited(new Date(edited.folderMillis));
    const next = files.find(({ folderMillis }) => !applied.has(folderMillis));
    if (!next) return false;
    await tx.execute(sql.raw(`set local lock_timeout = ${lock_ms}`));
    await apply(tx, next);
    return true;
  });

const isTableInUse = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && IN_USE.has((error.cause as { code?: string } | undefined)?.code ?? "");

/** Returns the applied hashes by creation time, from the table that drizzle's own tools use. */
async function readApplied(tx: Queryable): Promise<Map<number, string>> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(sql`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint
  )`);
  const rows = await tx
    .select({ hash: sql<string>`hash`, created_at: sql<string | number>`created_at` })
    .from(sql`drizzle.__drizzle_migrations`);
  return new Map(rows.map((row) => [Number(row.created_at), row.hash]));
}

async function apply(tx: Queryable, file: MigrationMeta): Promise<void> {
  for (const statement of file.sql) if (!(await isBuiltByHand(tx, statement))) await tx.execute(sql.raw(statement));
  await tx.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${file.hash}, ${file.folderMillis})`,
  );
}
