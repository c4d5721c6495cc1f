import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { PGlite } from "@electric-sql/pglite";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { lockFolder } from "./folder-lock.ts";
import { schema } from "./schema.ts";

/** What queries are written against: the same on the embedded and on a real PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;
/** A `Db` or a transaction on it: queries take either, so that use cases compose. */
export type Queryable = Db | Parameters<Parameters<Db["transaction"]>[0]>[0];

export interface Database {
  db: Db;
  kind: "embedded" | "postgresql";
  /**
   * Parametrised raw SQL, for libraries that bring their own (jobs) and for tests. Without parameters it may be several
   * statements; the rows are those of all of them.
   */
  query<Row = Record<string, unknown>>(text: string, params?: unknown[]): Promise<{ rows: Row[] }>;
  /**
   * A transaction that may take minutes, as those of migrations and imports do: apart from the connections of calls and
   * from how long those may take.
   */
  unhurried: Db["transaction"];
  /** Calls back with the payload of each NOTIFY on the channel, once the notifying transaction is committed. */
  listen(channel: string, onPayload: (payload: string) => void, onLost: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Migrations lie beside the sources, or beside the bundle in production. */
export const migrationsFolder = (): string => {
  const beside = fileURLToPath(new URL("./migrations", import.meta.url));
  return existsSync(beside) ? beside : fileURLToPath(new URL("../../migrations", import.meta.url));
};

/**
 * Opens the embedded database in a folder (null: in memory), from a dump of one where given.
 * Throws EmbeddedDatabaseBusy where another process has the folder.
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

/** PostgreSQL in this process, and nothing around it: for tests, which use one again. */
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
  /** There is one connection: a transaction that failed half way through several statements would be everybody's. */
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
