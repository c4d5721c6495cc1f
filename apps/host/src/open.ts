import { join } from "node:path";
import { migrateDatabase } from "@tablee/server/database/migrate";
import { type Database, openEmbedded } from "@tablee/server/database/open-database";
import { openPostgres } from "@tablee/server/database/open-postgres";
import { asRefusedEntry, expectAnswer } from "@tablee/server/database/reachable";
import type { Environment } from "./environment.ts";

/**
 * Opens the database of the environment and brings its schema up to date. The embedded one belongs to one process:
 * throws EmbeddedDatabaseBusy where another has it, and Unreachable where no PostgreSQL lets us in.
 */
export async function openDatabase(environment: Environment): Promise<Database> {
  const database = environment.databaseUrl
    ? await openPostgres(environment.databaseUrl, environment.databasePool)
    : await openEmbedded(join(environment.dataDir, "database"));
  try {
    if (environment.databaseUrl) await expectAnswer(database, environment.databaseUrl);
    await migrateDatabase(database);
  } catch (error) {
    const closed = database.close();
    // A server that gives no answer gives none to this either; its connections end with the process.
    if (!environment.databaseUrl) await closed;
    throw environment.databaseUrl ? asRefusedEntry(error, environment.databaseUrl) : error;
  }
  return database;
}
