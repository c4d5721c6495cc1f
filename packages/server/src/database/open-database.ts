import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { PGlite } from "@electric-sql/pglite";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { lockFolder } from "./folder-lock.ts";
import { schema } from "./schema.ts";

/** The database that queries use: the same for the embedded database and PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;
/** A `Db` or a transaction on it: queries accept either, so that use cases compose. */
export type Queryable = Db | Parameters<Parameters<Db["transaction"]>[0]>[0];

export interface Database {
  db: Db;
  kind: "embedded" | "postgresql";
  /**
   * Runs parameterized raw SQL, for libraries that bring their own (jobs) and for tests. Without parameters, the text
   * may contain several statements; the result then has the rows of all of them.
   */
  query<Row = Record<string, unknown>>(text: string, params?: unknown[]): Promise<{ rows: Row[] }>;
  /**
   * A transaction that may take minutes, for migrations and imports: it has neither the connections nor the time limits
   * of calls.
   */
  unhurried: Db["transaction"];
  /** Calls back with the payload of each NOTIFY on the channel, once the notifying transaction is committed. */
  listen(channel: string, onPayload: (payload: string) => void, onLost: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Returns the folder of the migrations: in production beside the bundle, otherwise in the package. */
export const migrationsFolder = (): string => {
  const beside = fileURLToPath(new URL("./migrations", import.meta.url));
  return existsSync(beside) ? beside : fileURLToPath(new URL("../../migrations", import.meta.url));
};

/**
 * Opens the embedded database in a folder (null: in memory), optionally from a dump. Throws EmbeddedDatabaseBusy if
 * another process has the folder open.
 */
export async function openEmbedded(folder: string | null, from?: Blob | File): Promise<Database> {
  const unlock = folder === null ? () => {} : lockFolder(folder);
  try {
    const database = await openPglite(folder, from);
    return { ...database, close: () => database.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openPglite(folder: string | null, from?: Blob | File): Promise<Database> {
  return databaseOn(await startPglite(folder, from));
}

/** Starts only PostgreSQL in this process: for tests, which reuse it. */
export async function startPglite(folder: string | null, from?: Blob | File): Promise<PGlite> {
  const [{ PGlite }, { cube }, { earthdistance }, { pg_trgm }, { unaccent }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("@electric-sql/pglite/contrib/cube"),
    import("@electric-sql/pglite/contrib/earthdistance"),
    import("@electric-sql/pglite/contrib/pg_trgm"),
    import("@electric-sql/pglite/contrib/unaccent"),
  ]);
  return PGlite.create({
    ...(folder === null ? {} : { dataDir: folder }),
    ...(from ? { loadDataDir: from } : {}),
    extensions: { cube, earthdistance, pg_trgm, unaccent },
  });
}

export async function databaseOn(client: PGlite): Promise<Database> {
  const { drizzle } = await import("drizzle-orm/pglite");
  /** There is only one connection: a transaction left open by a failed statement would affect everybody. */
  const endTransaction = async (fault: unknown): Promise<never> => {
    await client.exec("rollback").catch(() => {});
    throw fault;
  };
  const db = drizzle({ client, schema }) as unknown as Db;
  return {
    db,
    kind: "embedded",
    unhurried: (work, config) => db.transaction(work, config),
    query: async <Row>(text: string, params: unknown[] = []) => {
      if (params.length > 0) return client.query<Row>(text, params);
      return { rows: rowsOf<Row>(await client.exec(text).catch(endTransaction)) };
    },
    listen: async (channel, onPayload) => client.listen(channel, onPayload),
    close: () => client.close(),
  };
}

const rowsOf = <Row>(results: readonly { rows: unknown[] }[]): Row[] => results.flatMap(({ rows }) => rows as Row[]);
