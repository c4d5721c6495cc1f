import { readFileSync } from "node:fs";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrationsFolder } from "./open-database.ts";

export const hashesFile = (): string => `${migrationsFolder()}/hashes.json`;

/** Returns the SHA-256 of each migration as recorded when it was made, by its tag. */
export const recordedHashes = (): Record<string, string> =>
  JSON.parse(readFileSync(hashesFile(), "utf8")) as Record<string, string>;

/** Returns the SHA-256 of each migration's current file. */
export const readHashes = (): Record<string, string> => {
  const journal = JSON.parse(readFileSync(`${migrationsFolder()}/meta/_journal.json`, "utf8")) as {
    entries: { tag: string }[];
  };
  const files = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  return Object.fromEntries(journal.entries.map((entry, index) => [entry.tag, files[index]?.hash ?? ""]));
};
