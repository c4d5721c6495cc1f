import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { expect, describe, it, vi } from "vitest";
import { everyDatabase, openAgain } from "../testing/test-database.ts";
import { MigrationEdited, migrateDatabase } from "./migrate.ts";
import { migrationsFolder } from "./open-database.ts";
import { readHashes, recordedHashes } from "./migration-hashes.ts";

it("no applied migration was edited (a new one: npm run migration)", () => {
  expect(readHashes()).toEqual(recordedHashes());
});

const real = everyDatabase().find(({ kind }) => kind === "postgresql");

describe.runIf(real)("a migration of a table that is in use", () => {
  it("gives way to later queries, and is tried again", async () => {
    const database = await real!.open();
    const other = await openAgain(database);
    const own = { sql: ["alter table sessions add column colour text"], hash: "own", bps: true };
    const files = readMigrationFiles({ migrationsFolder: migrationsFolder() });
    const waits =
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'alter table sessions%'";
    let migrated: Promise<void> = Promise.resolve();
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`select * from sessions`);
      migrated = migrateDatabase(other, [...files, { ...own, folderMillis: 4_000_000_000_000 }]);
      await vi.waitFor(async () => expect((await other.query(waits)).rows).toHaveLength(1), 10_000);
      // It would wait for the migration, which waits for this transaction, which waits for the answer.
      expect((await other.query("select * from sessions")).rows).toEqual([]);
    });
    await migrated;
    expect((await other.query("select colour from sessions")).rows).toEqual([]);
    await other.close();
    await database.close();
  });
});

describe.each(everyDatabase())("migrations on %s", ({ open }) => {
  it("are applied once, however many processes start together", async () => {
    const database = await open();
    // Back to nothing, as on a first start.
    await database.query("drop schema drizzle cascade");
    await database.query("drop schema pgboss cascade");
    await database.query("drop schema public cascade");
    await database.query("create schema public");

    await Promise.all([migrateDatabase(database), migrateDatabase(database), migrateDatabase(database)]);

    const { rows } = await database.query("select hash from drizzle.__drizzle_migrations order by id");
    expect(rows.map((row) => row.hash)).toEqual(Object.values(readHashes()));
    const { rows: found } = await database.query("select count(*)::int as n from restaurants");
    expect(found).toEqual([{ n: 0 }]);
    await database.close();
  });

  it("refuse a database that has applied a different text of one of them", async () => {
    const database = await open();
    await database.db.execute(sql`update drizzle.__drizzle_migrations set hash = 'edited' where id = 2`);
    await expect(migrateDatabase(database)).rejects.toThrow(MigrationEdited);
    await database.close();
  });

  it("change nothing when one of them fails", async () => {
    const database = await open();
    // Its first migration finds its extensions; its second finds that its tables already exist, and fails.
    await database.query("delete from drizzle.__drizzle_migrations where id >= 2");
    await expect(migrateDatabase(database)).rejects.toThrow(/already exists|Failed query/);
    const { rows } = await database.query("select count(*)::int as n from drizzle.__drizzle_migrations");
    expect(rows).toEqual([{ n: 1 }]);
    await database.close();
  });
});
