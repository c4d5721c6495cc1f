import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTcpLine, type TcpLine } from "../testing/tcp-line.ts";
import { addressOf, everyDatabase } from "../testing/test-database.ts";
import type { Database } from "./open-database.ts";
import { openPostgres } from "./open-postgres.ts";

const real = everyDatabase().find(({ kind }) => kind === "postgresql");
const END_WHOEVER_IS_IN_A_TRANSACTION = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and state = 'idle in transaction'`;
const POOL = 2;
/** More often than there are connections. */
const TIMES = Array.from({ length: POOL * 2 }, (_, at) => at);

describe.runIf(real)("a connection that is lost", () => {
  let database: Database;
  let line: TcpLine;
  /** The same database, over a connection that breaks. */
  let far: Database;
  let address: string;
  beforeAll(async () => {
    database = await real!.open();
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    const url = new URL(await addressOf(database));
    line = await openTcpLine({ host: url.hostname, port: Number(url.port || 5432) });
    url.host = `127.0.0.1:${line.port}`;
    address = url.href;
    far = await openPostgres(address, POOL);
  });
  afterEach(async () => {
    await far.close();
    await line.close();
  });

  const expectAllThere = async (): Promise<void> => {
    const answers = TIMES.map((n) => far.db.transaction((tx) => tx.execute(sql`select ${n}::int as n`)));
    expect(await Promise.all(answers)).toHaveLength(TIMES.length);
  };

  it("between two statements fails its transaction, and neither the process nor the next transaction", async () => {
    const transaction = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await database.query(END_WHOEVER_IS_IN_A_TRANSACTION);
      // The server's message arrives while no statement is running.
      await pause(50);
      await tx.execute(sql`select 2`);
    });
    await expect(transaction).rejects.toThrow("Failed query: select 2");
    expect((await database.query("select 3 as n")).rows).toEqual([{ n: 3 }]);
  });

  it.each(["begin", "select 7", "commit", "rollback"])("at `%s` returns its place in the pool", async (word) => {
    await expectAllThere();
    line.cutAt(word);
    const asked = TIMES.map((n) =>
      far.db.transaction(async (tx) => {
        await tx.execute(sql`select 7`);
        if (word === "rollback") throw new Error(`Refused ${n}`);
      }),
    );
    for (const [n, end] of (await Promise.allSettled(asked)).entries()) {
      expect(end).toMatchObject({ status: "rejected" });
      // A caller whose work was refused gets that error, whatever became of the connection.
      if (word === "rollback") expect(end).toMatchObject({ reason: { message: `Refused ${n}` } });
    }
    line.cutAt(null);
    await expectAllThere();
    expect(line.open()).toBeLessThanOrEqual(POOL);
  });

  it("to a server that stops answering fails the waiting calls, and does not prevent closing", async () => {
    await far.close();
    far = await openPostgres(address, POOL, { connectionTimeoutMillis: 1_000, query_timeout: 1_000 });
    await expectAllThere();
    line.hush(true);
    const asked = TIMES.map(() => far.db.transaction((tx) => tx.execute(sql`select 1`)));
    for (const end of await Promise.allSettled(asked)) expect(end.status).toBe("rejected");
    line.hush(false);
    await expectAllThere();
    line.hush(true);
  });

  it("is distinguished from a call refused by a rule, whose connection is kept", async () => {
    await expectAllThere();
    const before = await far.query<{ pid: number }>("select pg_backend_pid() as pid");
    for (const n of TIMES) {
      const refused = far.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        throw new Error(`Refused ${n}`);
      });
      await expect(refused).rejects.toThrow(`Refused ${n}`);
    }
    expect((await far.query<{ pid: number }>("select pg_backend_pid() as pid")).rows).toEqual(before.rows);
  });
});

describe.runIf(real)("the time limit of a call", () => {
  const settings = ["lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout"];
  const read = settings.map((name) => `current_setting('${name}') as ${name}`).join();

  it("is set for calls, and not for migrations and imports", async () => {
    const database = await real!.open();
    expect((await database.query(`select ${read}`)).rows).toEqual([
      { lock_timeout: "15s", statement_timeout: "30s", idle_in_transaction_session_timeout: "10s" },
    ]);
    const unhurried = await database.unhurried((tx) => tx.execute(sql.raw(`select ${read}`)));
    expect(unhurried).toMatchObject({
      rows: [{ lock_timeout: "0", statement_timeout: "0", idle_in_transaction_session_timeout: "1min" }],
    });
    await database.close();
  });

  it("keeps the connection of migrations and imports for the next of them, and shares it with none at the same time", async () => {
    const database = await real!.open();
    const server = (wait = 0): Promise<number> =>
      database.unhurried(async (tx) => {
        const [row] = await tx
          .select({ pid: sql<number>`pid` })
          .from(sql`(select pg_backend_pid() as pid, pg_sleep(${wait}) as slept) server`);
        return row?.pid ?? 0;
      });
    const first = await server();
    expect(await server()).toBe(first);
    expect(new Set(await Promise.all([server(0.2), server(0.2), server(0.2)])).size).toBe(3);
    // One that has failed is not used again.
    await expect(database.unhurried((tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow("select 1 / 0");
    await expect(server()).resolves.toBeGreaterThan(0);
    await database.close();
  });
});
