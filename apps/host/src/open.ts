import { join } from "node:path";
import { migrateDatabase } from "@tablee/server/database/migrate";
import { type Database, openEmbedded, openPostgres } from "@tablee/server/database/open-database";
import type { Environment } from "./environment.ts";

/**
 * Opens the database of the environment and brings its schema up to date. The embedded one belongs to one process:
 * throws EmbeddedDatabaseBusy where another has it.
 */
export async function openDatabase(environment: Environment): Promise<Database> {
  const database = environment.databaseUrl
    ? await openPostgres(environment.databaseUrl, environment.databasePool)
    : await openEmbedded(join(environment.dataDir, "database"));
  try {
    await migrateDatabase(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
