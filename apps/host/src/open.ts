import { join } from "node:path";
import { migrateDatabase } from "@tablee/server/database/migrate";
import { type Database, openEmbedded } from "@tablee/server/database/open-database";
import { openPostgres } from "@tablee/server/database/open-postgres";
import { asRefusedEntry, expectAnswer } from "@tablee/server/database/reachable";
import type { Environment } from "./environment.ts";

/**
 * Opens the database of the environment and migrates it. The embedded one can be used by only one process: throws
 * EmbeddedDatabaseBusy if another is using it, and Unreachable if PostgreSQL cannot be reached or refuses access.
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
    // A server that does not respond will not respond to this either; its connections end with the process.
    if (!environment.databaseUrl) await closed;
    throw environment.databaseUrl ? asRefusedEntry(error, environment.databaseUrl) : error;
  }
  return database;
}
