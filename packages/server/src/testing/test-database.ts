import { createHash, randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import pg from "pg";
import { migrateDatabase } from "../database/migrate.ts";
import { type Database, migrationsFolder, openEmbedded } from "../database/open-database.ts";
import { openPostgres } from "../database/open-postgres.ts";

/** A kind of database that tests run on: `describe.each(testDatabases())("… on %s", ({ open }) => …)`. */
export interface TestDatabase {
  kind: Database["kind"];
  /** A migrated, empty database of one's own; `close()` throws it away. */
  open(): Promise<Database>;
  toString(): string;
}

const POSTGRES_URL = process.env.TEST_POSTGRES_URL ?? "postgres://postgres@127.0.0.1:5432/postgres";

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

async function openEmbeddedClone(): Promise<Database> {
  embeddedTemplate ??= loadEmbeddedTemplate();
  return openEmbedded(null, await embeddedTemplate);
}

/** The dump is kept in node_modules/.cache, because making it takes ten times as long as reading it. */
async function loadEmbeddedTemplate(): Promise<Blob> {
  const folder = fileURLToPath(new URL("../../../../node_modules/.cache/tablee/", import.meta.url));
  const path = `${folder}embedded-${templateKey}.tar`;
  const kept = await readFile(path).catch(() => null);
  if (kept) return new Blob([kept]);

  const { PGlite } = await import("@electric-sql/pglite");
  const database = await openEmbedded(null);
  await migrateDatabase(database);
  const client = (database.db as unknown as { $client: InstanceType<typeof PGlite> }).$client;
  const dump = await client.dumpDataDir("none");
  await database.close();
  const draft = `${path}.${randomBytes(4).toString("hex")}`;
  // A folder that cannot be written (installed by another user) only costs time.
  await mkdir(folder, { recursive: true })
    .then(async () => writeFile(draft, Buffer.from(await dump.arrayBuffer())))
    .then(() => rename(draft, path))
    .catch(() => {});
  return dump;
}

const atDatabase = (name: string): string => {
  const url = new URL(POSTGRES_URL);
  url.pathname = `/${name}`;
  return url.href;
};

const TEMPLATE = `tablee_template_${templateKey}`;
/** Any number that no other advisory lock uses. */
const TEMPLATE_LOCK = 7_402_552;
const ABANDONED_MS = 3_600_000;

let postgresTemplate: Promise<void> | undefined;

async function asAdmin<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: POSTGRES_URL });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

async function openPostgresClone(): Promise<Database> {
  postgresTemplate ??= asAdmin(makePostgresTemplate);
  await postgresTemplate;
  const name = `tablee_test_${Date.now()}_${randomBytes(4).toString("hex")}`;
  await asAdmin((admin) => admin.query(`create database ${name} template ${TEMPLATE}`));
  const database = await openPostgres(atDatabase(name), 8);
  return {
    ...database,
    close: async () => {
      await database.close();
      await asAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`));
    },
  };
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
  await dropAbandoned(admin);
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

/** Clones that a killed run left behind. */
async function dropAbandoned(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    String.raw`select datname from pg_database where datname like 'tablee\_test\_%'`,
  );
  for (const { datname } of rows) {
    if (Date.now() - Number(datname.split("_")[2]) > ABANDONED_MS) {
      await admin.query(`drop database if exists ${datname} with (force)`);
    }
  }
}
