import { sql } from "drizzle-orm";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { type Database, migrationsFolder, type Queryable } from "./open-database.ts";

/** A migration that this database has applied has been edited since: what the files say is not what it holds. */
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
 * Brings the database to the schema of this build: the same files on the embedded and on a real PostgreSQL, all
 * or nothing, and only once when several processes start together (the others wait at the lock). A database that
 * a newer build has already taken further is left as it is. Throws MigrationEdited.
 */
export async function migrateDatabase(database: Database): Promise<void> {
  const files = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  await database.unhurried(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    const applied = await readApplied(tx);
    for (const file of files) {
      const hash = applied.get(file.folderMillis);
      if (hash === undefined) await apply(tx, file);
      else if (hash !== file.hash) throw new MigrationEdited(new Date(file.folderMillis));
    }
  });
}

/** Hashes by time of making, in the table that drizzle's own tools use. */
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
  for (const statement of file.sql) await tx.execute(sql.raw(statement));
  await tx.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${file.hash}, ${file.folderMillis})`,
  );
}
