import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { everyDatabase, openAgain } from "../testing/test-database.ts";
import { MigrationEdited, migrateDatabase } from "./migrate.ts";
import { type Database, migrationsFolder } from "./open-database.ts";
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
      const patience = { lock_ms: 400, between_ms: 100 };
      migrated = migrateDatabase(other, [...files, { ...own, folderMillis: 4_000_000_000_000 }], patience);
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

// One database for all: each test changes it so that no other file may have it, and a new one takes seconds.
describe.each(everyDatabase())("migrations on %s", ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("are applied once, however many processes start together", async () => {
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
  });

  describe("that create an index which somebody has built by hand", () => {
    const statement = `\nCREATE UNIQUE INDEX "accounts_by_hand" ON "accounts" USING btree (lower("city"),"id" DESC NULLS FIRST) WHERE "accounts"."city" is not null and "accounts"."state" in ('QC', 'ON');`;
    const own = { sql: [statement], hash: "by hand", bps: true };
    const migrate = (folderMillis: number) =>
      migrateDatabase(database, [
        ...readMigrationFiles({ migrationsFolder: migrationsFolder() }),
        { ...own, folderMillis },
      ]);
    const oid = async () =>
      (await database.query<{ oid: number }>("select oid from pg_class where relname = 'accounts_by_hand'")).rows;
    const build = (rest: string) =>
      database.query(`create unique index concurrently accounts_by_hand on accounts ${rest}`);
    afterEach(() => database.query("drop index accounts_by_hand"));

    it("keep it if it is the same", async () => {
      await build("(lower(city), id desc) where city is not null and state in ('QC', 'ON')");
      const before = await oid();
      await migrate(4_000_000_000_000);
      expect(await oid()).toEqual(before);
      expect((await database.query("select city from accounts")).rows).toEqual([]);
    });

    it("say so if it is another one, or half-built", async () => {
      await build("(lower(city), id) where city is not null and state in ('QC', 'ON')");
      await expect(migrate(4_000_000_000_001)).rejects.toThrow("accounts_by_hand, which a migration creates, exists");
      await database.query("drop index accounts_by_hand");
      await build("(lower(city), id desc) where city is not null and state in ('QC', 'ON')");
      await database.query(
        "update pg_index set indisvalid = false where indexrelid = 'public.accounts_by_hand'::regclass",
      );
      await expect(migrate(4_000_000_000_001)).rejects.toThrow(/is not complete: .*drop index concurrently/);
    });

    it("create it if there is none", async () => {
      await migrate(4_000_000_000_001);
      expect(await oid()).toHaveLength(1);
    });
  });

  it("are tried again if PostgreSQL ended them as a deadlock, and only then", async () => {
    await database.query("create sequence attempts");
    // A rollback does not take back the sequence, so that the first two attempts fail and the third does not.
    const failing = (code: string) =>
      `do $$ begin if nextval('attempts') < 3 then raise exception 'ended' using errcode = '${code}'; end if; end $$`;
    const migrate = (sqls: string[], folderMillis: number) => {
      const files = readMigrationFiles({ migrationsFolder: migrationsFolder() });
      const patience = { lock_ms: 2_000, between_ms: 1 };
      return migrateDatabase(database, [...files, { sql: sqls, hash: "own", bps: true, folderMillis }], patience);
    };
    await expect(migrate([failing("40001")], 4_000_000_000_003)).rejects.toThrow("Failed query");
    await database.query("alter sequence attempts restart");
    await migrate(["create table attempted ()", failing("40P01")], 4_000_000_000_003);
    expect((await database.query("select last_value::int as n from attempts")).rows).toEqual([{ n: 3 }]);
    expect((await database.query("select * from attempted")).rows).toEqual([]);
  });

  it("refuse a database that has applied a different text of one of them", async () => {
    const { rows } = await database.query<{ hash: string }>(
      "select hash from drizzle.__drizzle_migrations where id = 2",
    );
    const setHash = (hash: string) =>
      database.db.execute(sql`update drizzle.__drizzle_migrations set hash = ${hash} where id = 2`);
    await setHash("edited");
    await expect(migrateDatabase(database)).rejects.toThrow(MigrationEdited);
    await setHash(rows[0]!.hash);
    await expect(migrateDatabase(database)).resolves.toBeUndefined();
  });

  it("change nothing when one of them fails", async () => {
    // Its first migration finds its extensions; its second finds that its tables already exist, and fails.
    await database.query("delete from drizzle.__drizzle_migrations where id >= 2");
    await expect(migrateDatabase(database)).rejects.toThrow(/already exists|Failed query/);
    const { rows } = await database.query("select count(*)::int as n from drizzle.__drizzle_migrations");
    expect(rows).toEqual([{ n: 1 }]);
  });
});
