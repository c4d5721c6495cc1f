import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";
import { type Database, openEmbedded } from "@tablee/server/database/open-database";
import { openPostgres } from "@tablee/server/database/open-postgres";
import { ROOT } from "../running-host.ts";

/** The database of this run, new unless one was kept, and how to point the host to it. */
export interface BenchDatabase {
  variables: NodeJS.ProcessEnv;
  /**
   * Opens it for loading and inspection; the host must not be running if it is embedded. With a single connection,
   * settings persist.
   */
  open(connections?: number): Promise<Database>;
  /** What the bound's server opens: the same database, or a copy if it allows only one process. */
  forBound(): string;
  /** Whether an earlier run loaded and kept it. */
  isLoaded: boolean;
  /** Drops it, unless it is kept for the next run. */
  remove(): Promise<void>;
}

const ADMIN_URL = process.env.BENCH_POSTGRES_URL ?? "postgres://postgres@127.0.0.1:5432/postgres";

async function onPostgres(kept: string | null): Promise<BenchDatabase> {
  const name = `tablee_bench_${kept ?? process.pid}`;
  const admin = async (statement: string): Promise<unknown[]> => {
    const server = await openPostgres(ADMIN_URL, 1);
    try {
      return (await server.query(statement)).rows;
    } finally {
      await server.close();
    }
  };
  const isLoaded = (await admin(`select 1 from pg_database where datname = '${name}'`)).length > 0;
  if (!isLoaded) await admin(`create database ${name}`);
  const url = new URL(ADMIN_URL);
  url.pathname = `/${name}`;
  return {
    // On PostgreSQL the demo's passwords are random unless one is set.
    variables: { DATABASE_URL: url.href, DEMO_PASSWORD },
    // Loading has no time limit.
    open: (connections = 4) => openPostgres(url.href, connections, { statement_timeout: 0, query_timeout: 0 }),
    forBound: () => url.href,
    isLoaded,
    remove: async () => {
      if (kept === null) await admin(`drop database if exists ${name} with (force)`);
    },
  };
}

function onEmbedded(): BenchDatabase {
  const folder = path.join(ROOT, ".cache/bench");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const data = path.join(folder, "data");
  const copy = path.join(folder, "bound");
  return {
    variables: { DATABASE_URL: "", DATA_DIR: data },
    open: () => openEmbedded(path.join(data, "database")),
    forBound: () => {
      if (!existsSync(copy)) cpSync(path.join(data, "database"), copy, { recursive: true });
      return copy;
    },
    isLoaded: false,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** `kept` is the name under which the next run finds it; null means that it is dropped at the end. */
export const makeDatabase = async (embedded: boolean, kept: string | null): Promise<BenchDatabase> =>
  embedded ? onEmbedded() : onPostgres(kept);
