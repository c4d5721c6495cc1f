import { sql } from "drizzle-orm";
import { expect, describe, it } from "vitest";
import { everyDatabase } from "../testing/test-database.ts";
import { MigrationEdited, migrateDatabase } from "./migrate.ts";
import { readHashes, recordedHashes } from "./migration-hashes.ts";

it("no applied migration was edited (a new one: npm run migration)", () => {
  expect(readHashes()).toEqual(recordedHashes());
});

describe.each(everyDatabase())("migrations on %s", ({ open }) => {
  it("are applied once, however many start together", async () => {
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

  it("refuse a database that has applied another text of one of them", async () => {
    const database = await open();
    await database.db.execute(sql`update drizzle.__drizzle_migrations set hash = 'edited' where id = 2`);
    await expect(migrateDatabase(database)).rejects.toThrow(MigrationEdited);
    await database.close();
  });

  it("leave nothing behind when one fails", async () => {
    const database = await open();
    // Its first migration finds its extensions; its second finds its tables already there and fails.
    await database.query("delete from drizzle.__drizzle_migrations where id >= 2");
    await expect(migrateDatabase(database)).rejects.toThrow(/already exists|Failed query/);
    const { rows } = await database.query("select count(*)::int as n from drizzle.__drizzle_migrations");
    expect(rows).toEqual([{ n: 1 }]);
    await database.close();
  });
});
