/**
 * Adds the hash of each new migration to migrations/hashes.json: `node packages/server/record-migrations.ts`.
 * Never changes a recorded one: drizzle passes over an applied migration that was edited, without a word.
 */
import { writeFileSync } from "node:fs";
import { hashesFile, readHashes, recordedHashes } from "./src/database/migration-hashes.ts";

const recorded = recordedHashes();
for (const [tag, hash] of Object.entries(readHashes())) {
  if (recorded[tag] && recorded[tag] !== hash) throw new Error(`${tag} was edited: restore it and add a new migration`);
  recorded[tag] = hash;
}
writeFileSync(hashesFile(), `${JSON.stringify(recorded, null, 2)}\n`);
