import { DrizzleQueryError } from "drizzle-orm";
import type { Client, Pool, PoolClient } from "pg";
import type { PgDatabase } from "drizzle-orm/pg-core";
import type { NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import { makeTurns } from "../turns.ts";
import { NoConnection } from "./busy.ts";
import type { Database, Db } from "./open-database.ts";
import { schema } from "./schema.ts";

/**
 * The time limits of calls, in milliseconds. Waiting for a lock is allowed longer than an idle transaction, so that a
 * process that froze while holding the lock is ended first. Only this side enforces `query_timeout`, for a server that
 * does not respond at all.
 */
const PATIENCE = {
  /** For the server to accept a connection, or for one in the pool to become free. */
  connectionTimeoutMillis: 10_000,
  idle_in_transaction_session_timeout: 10_000,
  lock_timeout: 15_000,
  statement_timeout: 30_000,
  query_timeout: 40_000,
} as const;

/**
 * Turns off JIT: compiling a plan takes longer than any statement of a call may take, whatever the server estimates.
 */
const UNCOMPILED = { keepAlive: true, options: "-c jit=off" } as const;
const POOLED = { ...UNCOMPILED, ...PATIENCE } as const;

/** Migrations and imports may take as long as they need; only one whose process has frozen is ended. */
const UNHURRIED = {
  connectionTimeoutMillis: PATIENCE.connectionTimeoutMillis,
  idle_in_transaction_session_timeout: 60_000,
} as const;

/**
 * The connections of unhurried transactions. Each is kept for the next one: the migrations of a first start and imports
 * follow each other, and a new connection first loads its caches and compiles its triggers. There are few, because nearly
 * all such transactions wait for one lock, and the server's connections are everybody's. No such transaction may open
 * another one.
 */
const PATIENT_PLACES = 6;
const PATIENT = {
  ...UNCOMPILED,
  ...UNHURRIED,
  max: PATIENT_PLACES,
  idleTimeoutMillis: 1_000,
  allowExitOnIdle: true,
} as const;

/** How long closing waits for a server that may no longer respond. */
const CLOSE_MS = 2_000;

type Work = Parameters<Db["transaction"]>[0];
type Config = Parameters<Db["transaction"]>[1];
type TransactionOn = (client: PoolClient, work: Work, config: Config) => Promise<unknown>;

/** Opens a pool on a PostgreSQL server; it connects on first use. `own` overrides the time limits in tests. */
export async function openPostgres(
  url: string,
  poolSize = 10,
  own: Partial<Record<keyof typeof PATIENCE, number>> = {},
): Promise<Database> {
  const [{ default: pg }, { drizzle, NodePgSession }, { PgDialect }] = await Promise.all([
    import("pg"),
    import("drizzle-orm/node-postgres"),
    import("drizzle-orm/pg-core"),
  ]);
  // Numbers, as on the embedded database; all of ours are within the range that JavaScript represents exactly.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = survivor(new pg.Pool({ connectionString: url, max: poolSize, ...POOLED, ...own }));
  const patient = survivor(new pg.Pool({ connectionString: url, ...PATIENT }));
  const pooled = drizzle({ client: pool, schema });
  const relations = relationsOf(pooled);
  const dialect = new PgDialect();
  const transactionOn: TransactionOn = (client, work, config) =>
    new NodePgSession(client, dialect, relations).transaction(work as never, config);
  /** Whether a statement failed without a response from the server. */
  const isSilence = (error: unknown): boolean =>
    error instanceof DrizzleQueryError && !(error.cause instanceof pg.DatabaseError);

  const db = pooled as unknown as Db;
  db.transaction = ((work: Work, config?: Config) =>
    onOneClient(pool, isSilence, (client, watched) =>
      transactionOn(client, watched(work), config),
    )) as Db["transaction"];

  return {
    db,
    kind: "postgresql",
    unhurried: unhurriedOn(patient, transactionOn),
    query: async <Row>(text: string, params: unknown[] = []) => {
      const result: { rows: unknown[] } | { rows: unknown[] }[] = await pool.query(text, params);
      return { rows: (Array.isArray(result) ? result : [result]).flatMap(({ rows }) => rows as Row[]) };
    },
    listen: (channel, onPayload, onLost) =>
      listenOnPostgres(new pg.Client(listenerOf(url)), channel, onPayload, onLost),
    close: () => inTime(Promise.all([pool.end(), patient.end()])),
  };
}

/**
 * If the server ends a connection, this must not crash the process, whether the connection is idle or between two
 * statements of a transaction, whose next statement fails; the pool opens another one.
 */
function survivor(pool: Pool): Pool {
  pool.on("error", () => {});
  pool.on("connect", (client) => void client.on("error", () => {}));
  return pool;
}

const connectTo = (pool: Pool): Promise<PoolClient> =>
  pool.connect().catch((cause: unknown) => {
    throw new NoConnection("The database gave no connection", { cause });
  });

/**
 * Unhurried transactions wait for one of the places here, because the pool would give up after ten seconds, and they may
 * take as long as they need.
 */
function unhurriedOn(pool: Pool, transactionOn: TransactionOn): Db["transaction"] {
  const inTurn = makeTurns<"unhurried">(PATIENT_PLACES);
  const unhurried = (work: Work, config?: Config): Promise<unknown> =>
    inTurn("unhurried", () => onPatient(pool, (client) => transactionOn(client, work, config)));
  return unhurried as Db["transaction"];
}

/** Runs a transaction on an unhurried connection, which is used again unless the transaction failed. */
async function onPatient(pool: Pool, run: (client: PoolClient) => Promise<unknown>): Promise<unknown> {
  const client = await connectTo(pool);
  let isBroken = true;
  try {
    const result = await run(client);
    isBroken = false;
    return result;
  } finally {
    client.release(isBroken);
  }
}

/** The relations that drizzle derived from the schema, so that not every transaction derives them again. */
const relationsOf = ({ _ }: PgDatabase<NodePgQueryResultHKT, typeof schema>) => {
  if (!_.schema) throw new Error("The database was opened without its schema");
  return { schema: _.schema, fullSchema: _.fullSchema, tableNamesMap: _.tableNamesMap };
};

/**
 * Takes a connection for a transaction and always releases it: drizzle itself leaks it if `begin` fails, and with it a
 * place in the pool. A connection that was not rolled back properly is closed. Rethrows the error of the work, even if
 * the rollback then failed too.
 */
async function onOneClient(
  pool: Pool,
  isSilence: (error: unknown) => boolean,
  run: (client: PoolClient, watched: (work: Work) => Work) => Promise<unknown>,
): Promise<unknown> {
  const client = await connectTo(pool);
  let fault: { error: unknown } | undefined;
  let isReleased = false;
  const release = (isBroken: boolean): void => {
    if (!isReleased) client.release(isBroken);
    isReleased = true;
  };
  const watched =
    (work: Work): Work =>
    async (tx) => {
      try {
        return await work(tx);
      } catch (error) {
        fault = { error };
        // A server that did not respond to a statement would not respond to its rollback either.
        if (isSilence(error)) release(true);
        throw error;
      }
    };
  try {
    const result = await run(client, watched);
    release(false);
    return result;
  } catch (error) {
    const isUndone = fault !== undefined && fault.error === error;
    release(!isUndone);
    throw fault ? fault.error : error;
  }
}

/** A server that does not respond must not prevent closing. */
async function inTime(end: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, CLOSE_MS);
  });
  await Promise.race([end.catch(() => {}), late]);
  clearTimeout(timer);
}

const LISTEN_CHECK_MS = 10_000;
const listenerOf = (url: string) => ({
  connectionString: url,
  keepAlive: true,
  connectionTimeoutMillis: PATIENCE.connectionTimeoutMillis,
  query_timeout: LISTEN_CHECK_MS / 2,
});

/**
 * Listens on a connection of its own and polls it every few seconds: otherwise a server that vanished silently would
 * never be noticed, and caches would stay stale forever.
 */
async function listenOnPostgres(
  client: Client,
  channel: string,
  onPayload: (payload: string) => void,
  onLost: () => void,
): Promise<() => Promise<void>> {
  let ended = false;
  const end = async (): Promise<void> => {
    if (ended) return;
    ended = true;
    clearInterval(check);
    await inTime(client.end());
  };
  const lose = () => {
    if (ended) return;
    void end();
    onLost();
  };
  const check = setInterval(() => void client.query("select 1").catch(lose), LISTEN_CHECK_MS).unref();
  client.on("notification", (message) => onPayload(message.payload ?? ""));
  client.on("error", lose);
  client.on("end", lose);
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}
