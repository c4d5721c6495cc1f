import { createHash, randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { PGlite } from "@electric-sql/pglite";
import { readMigrationFiles } from "drizzle-orm/migrator";
import pg from "pg";
import { migrateDatabase } from "../database/migrate.ts";
import { type Database, databaseOn, migrationsFolder, startPglite } from "../database/open-database.ts";
import { openPostgres } from "../database/open-postgres.ts";
import { emptyDatabase, shapeOf } from "./empty-database.queries.ts";
import { asAdmin, atDatabase, cloneName, dropClones, POSTGRES_URL, testRun } from "./postgres-clones.ts";

/** A kind of database that tests run on: `describe.each(testDatabases())("… on %s", ({ open }) => …)`. */
export interface TestDatabase {
  kind: Database["kind"];
  /** A migrated, empty database of one's own; `close()` throws it away. */
  open(): Promise<Database>;
  toString(): string;
}

/** One template for each state of the migrations; a change of them makes a new one. */
const templateKey = createHash("sha256")
  .update(JSON.stringify(readMigrationFiles({ migrationsFolder: migrationsFolder() })))
  .digest("hex")
  .slice(0, 12);

const postgresAnswers = async (): Promise<boolean> => {
  const client = new pg.Client({ connectionString: POSTGRES_URL, connectionTimeoutMillis: 2_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    if (process.env.REQUIRE_POSTGRES === "1" || process.env.TEST_POSTGRES_URL) {
      throw new Error(`The tests need PostgreSQL at ${new URL(POSTGRES_URL).host}`, { cause: error });
    }
    return false;
  }
};
const hasPostgres = await postgresAnswers();

const embedded: TestDatabase = { kind: "embedded", open: openEmbeddedClone, toString: () => "embedded" };
const postgresql: TestDatabase = { kind: "postgresql", open: openPostgresClone, toString: () => "postgresql" };

const both = hasPostgres ? [embedded, postgresql] : [embedded];

/**
 * What a use case is tried on: PostgreSQL where TEST_POSTGRES_URL or the standard local port answers, else the embedded
 * database; both with EVERY_DATABASE=1. With REQUIRE_POSTGRES=1 (as CI has it) a missing PostgreSQL fails instead of
 * being passed over.
 */
export const testDatabases = (): TestDatabase[] => (process.env.EVERY_DATABASE === "1" ? both : both.slice(-1));

/**
 * Both, for what the two could do differently: types of answers, locks, notifications, jobs, times, migrations, and the
 * main way through each room. Each file of these takes twice as long.
 */
export const everyDatabase = (): TestDatabase[] => both;

let embeddedTemplate: Promise<Blob> | undefined;

/** As {@link emptied}: to start one takes a second of processor time. */
const emptiedClients: PGlite[] = [];
let newEmbeddedShape: Promise<string> | undefined;

async function openEmbeddedClone(): Promise<Database> {
  embeddedTemplate ??= loadEmbeddedTemplate();
  const client = emptiedClients.pop() ?? (await startPglite(null, await embeddedTemplate));
  newEmbeddedShape ??= databaseOn(client).then(shapeOf);
  const shape = await newEmbeddedShape;
  let isClosed = false;
  // Who is late to a database that is closed finds it closed, though the next file has it.
  const own = new Proxy(client, {
    get: (target, key) => {
      if (isClosed) throw new Error("The database is closed");
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return closedOnce(await databaseOn(own), async () => {
    isClosed = true;
    const isAsNew =
      testRun() !== undefined && (await emptyDatabase(await databaseOn(client), shape).catch(() => false));
    if (isAsNew) emptiedClients.push(client);
    else await client.close();
  });
}

/** The database until it is closed, which happens once. Whoever still listens then, listens no more. */
function closedOnce(database: Database, close: () => Promise<void>): Database {
  let closing: Promise<void> | undefined;
  const listening: Promise<() => Promise<void>>[] = [];
  const end = async (): Promise<void> => {
    for (const stop of await Promise.allSettled(listening)) if (stop.status === "fulfilled") await stop.value();
    await close();
  };
  return {
    ...database,
    listen: async (...given) => {
      if (closing) throw new Error("The database is closed");
      const stop = database.listen(...given);
      listening.push(stop);
      return stop;
    },
    close: () => (closing ??= end()),
  };
}

/** The dump is kept in node_modules/.cache, because making it takes ten times as long as reading it. */
async function loadEmbeddedTemplate(): Promise<Blob> {
  const folder = fileURLToPath(new URL("../../../../node_modules/.cache/tablee/", import.meta.url));
  const path = `${folder}embedded-${templateKey}.tar`;
  const kept = await readFile(path).catch(() => null);
  if (kept) return new Blob([kept]);

  const client = await startPglite(null);
  await migrateDatabase(await databaseOn(client));
  const dump = await client.dumpDataDir("none");
  await client.close();
  const draft = `${path}.${randomBytes(4).toString("hex")}`;
  // A folder that cannot be written (installed by another user) only costs time.
  await mkdir(folder, { recursive: true })
    .then(async () => writeFile(draft, Buffer.from(await dump.arrayBuffer())))
    .then(() => rename(draft, path))
    .catch(() => {});
  return dump;
}

const TEMPLATE = `tablee_template_${templateKey}`;
/** Any number that no other advisory lock uses. */
const TEMPLATE_LOCK = 7_402_552;

let postgresTemplate: Promise<void> | undefined;

/** Databases of this process that are as new: files of one worker follow each other in one process. */
const emptied: string[] = [];
let newShape: Promise<string> | undefined;

async function createPostgresClone(): Promise<string> {
  postgresTemplate ??= asAdmin(makePostgresTemplate);
  await postgresTemplate;
  const name = cloneName(randomBytes(4).toString("hex"));
  await asAdmin(async (admin) => {
    await admin.query(`create database ${name} template ${TEMPLATE}`);
    // Of these nobody cuts the power to see what was kept.
    if (testRun() !== undefined) await admin.query(`alter database ${name} set synchronous_commit = off`);
  });
  return name;
}

async function openPostgresClone(): Promise<Database> {
  const name = emptied.pop() ?? (await createPostgresClone());
  const database = await openPostgres(atDatabase(name), 8);
  newShape ??= shapeOf(database);
  const shape = await newShape;
  return closedOnce(database, async () => {
    await database.close();
    if (testRun() !== undefined && (await emptyForNext(name, shape))) emptied.push(name);
    else await asAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`));
  });
}

/** To drop a database makes the whole server write down what it holds, and to make one takes as long. */
async function emptyForNext(name: string, shape: string): Promise<boolean> {
  const database = await openPostgres(atDatabase(name), 1);
  try {
    await database.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    return await emptyDatabase(database, shape);
  } catch {
    return false;
  } finally {
    await database.close();
  }
}

/** Where a test's PostgreSQL database is, for processes of its own. */
export async function addressOf(database: Database): Promise<string> {
  const { rows } = await database.query<{ name: string }>("select current_database() as name");
  return atDatabase(rows[0]!.name);
}

/** The same PostgreSQL database once more, as another process has it: with connections and caches of its own. */
export const openAgain = async (database: Database): Promise<Database> => openPostgres(await addressOf(database), 8);

/** Made under another name and renamed when complete, so that a test run that dies leaves no half template. */
async function makePostgresTemplate(admin: pg.Client): Promise<void> {
  await admin.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
  await dropClones(admin, "abandoned");
  const { rowCount } = await admin.query("select 1 from pg_database where datname = $1", [TEMPLATE]);
  if (rowCount) return;
  const draft = `${TEMPLATE}_draft`;
  await admin.query(`drop database if exists ${draft} with (force)`);
  await admin.query(`create database ${draft}`);
  const database = await openPostgres(atDatabase(draft), 1);
  try {
    await migrateDatabase(database);
  } finally {
    await database.close();
  }
  await admin.query(`alter database ${draft} rename to ${TEMPLATE}`);
}
