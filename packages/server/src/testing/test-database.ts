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
  /** Opens a migrated, empty database of the file's own; `close()` discards it. */
  open(): Promise<Database>;
  toString(): string;
}

/** One template for each state of the migrations: changing them makes a new one. */
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
 * The database for testing use cases: PostgreSQL if TEST_POSTGRES_URL or the standard local port answers, otherwise the
 * embedded one; both with EVERY_DATABASE=1. With REQUIRE_POSTGRES=1 (as in CI) a missing PostgreSQL fails instead of
 * being skipped.
 */
export const testDatabases = (): TestDatabase[] => (process.env.EVERY_DATABASE === "1" ? both : both.slice(-1));

/**
 * Both databases, for what may differ between them: types of results, locks, notifications, jobs, times, migrations,
 * and the main path through each room. A file that uses this takes twice as long.
 */
export const everyDatabase = (): TestDatabase[] => both;

let embeddedTemplate: Promise<Blob> | undefined;

/** Like {@link emptied}: starting a client takes a second of processor time. */
const emptiedClients: PGlite[] = [];
let newEmbeddedShape: Promise<string> | undefined;

async function openEmbeddedClone(): Promise<Database> {
  embeddedTemplate ??= loadEmbeddedTemplate();
  const client = emptiedClients.pop() ?? (await startPglite(null, await embeddedTemplate));
  newEmbeddedShape ??= databaseOn(client).then(shapeOf);
  const shape = await newEmbeddedShape;
  let isClosed = false;
  // A late caller finds a closed database closed, although the next file already uses the client.
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

/** Wraps a database so that it is closed only once. Closing it stops listeners that are still active. */
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

/** The dump is cached in node_modules/.cache, because making it takes ten times as long as reading it. */
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
  // A folder that is not writable (installed by another user) only costs time.
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

/**
 * Databases of this process that will be like new, or null: a worker's files run one after the other in one process, and
 * the server empties a file's database while the process loads the next file.
 */
const emptied: Promise<string | null>[] = [];
let newShape: Promise<string> | undefined;

async function emptiedClone(): Promise<string | null> {
  // All of them: a test that listens to what this process sends to PostgreSQL must not hear the end of another file.
  await Promise.all(emptied);
  for (;;) {
    // The last one, whose pages the server still has at hand.
    const next = emptied.pop();
    if (!next) return null;
    const name = await next;
    if (name !== null) return name;
  }
}

async function createPostgresClone(): Promise<string> {
  postgresTemplate ??= asAdmin(makePostgresTemplate);
  await postgresTemplate;
  const name = cloneName(randomBytes(4).toString("hex"));
  await asAdmin(async (admin) => {
    await admin.query(`create database ${name} template ${TEMPLATE}`);
    // No test checks what these databases keep after a crash.
    if (testRun() !== undefined) await admin.query(`alter database ${name} set synchronous_commit = off`);
  });
  return name;
}

async function openPostgresClone(): Promise<Database> {
  const name = (await emptiedClone()) ?? (await createPostgresClone());
  const database = await openPostgres(atDatabase(name), 8);
  newShape ??= shapeOf(database);
  const shape = await newShape;
  return closedOnce(database, async () => {
    await database.close();
    if (testRun() !== undefined) emptied.push(emptyOrDrop(name, shape));
    else await dropClone(name);
  });
}

const dropClone = (name: string): Promise<unknown> =>
  asAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`));

/** Never rejects: what is left is dropped at the end of the run. */
async function emptyOrDrop(name: string, shape: string): Promise<string | null> {
  if (await emptyForNext(name, shape)) return name;
  await dropClone(name).catch(() => {});
  return null;
}

/**
 * Empties a database for the next file, because dropping one makes the whole server flush its buffers, and creating one
 * takes as long.
 */
async function emptyForNext(name: string, shape: string): Promise<boolean> {
  let database: Database | undefined;
  try {
    database = await openPostgres(atDatabase(name), 1);
    await database.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    return await emptyDatabase(database, shape);
  } catch {
    return false;
  } finally {
    await database?.close().catch(() => {});
  }
}

/** The address of a test's PostgreSQL database, for processes of its own. */
export async function addressOf(database: Database): Promise<string> {
  const { rows } = await database.query<{ name: string }>("select current_database() as name");
  return atDatabase(rows[0]!.name);
}

/** Opens the same PostgreSQL database again, as another process would: with connections and caches of its own. */
export const openAgain = async (database: Database): Promise<Database> => openPostgres(await addressOf(database), 8);

/** Created under another name and renamed when complete, so that a test run that dies leaves no half-made template. */
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
