import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isDatabaseBusy, isDatabaseFull } from "./busy.ts";
import type { Database } from "./open-database.ts";
import { openPostgres } from "./open-postgres.ts";
import { makeServices } from "../testing/make-services.ts";
import { startApi } from "../testing/start-api.ts";
import { openTcpLine } from "../testing/tcp-line.ts";
import { addressOf, everyDatabase } from "../testing/test-database.ts";

const real = everyDatabase().find(({ kind }) => kind === "postgresql");
type Patience = Parameters<typeof openPostgres>[2];

describe.runIf(real)("a database that is busy", () => {
  let database: Database;
  let address: string;
  beforeAll(async () => {
    database = await real!.open();
    address = await addressOf(database);
  });
  afterAll(() => database?.close());

  /** Runs work with separate connections and shorter time limits. */
  const on = async <T>(patience: Patience, work: (own: Database) => Promise<T>, at = address, pool = 1): Promise<T> => {
    const own = await openPostgres(at, pool, patience);
    try {
      return await work(own);
    } finally {
      await own.close();
    }
  };
  const faultOf = (asked: Promise<unknown>): Promise<unknown> =>
    asked.then(
      () => "It was answered",
      (error: unknown) => error,
    );
  const question = sql`select 1`;
  const inTransaction = ({ db }: Database) => db.transaction((tx) => tx.execute(question));
  /** Also within a transaction. */
  const expectBusy = async (own: Database): Promise<void> => {
    for (const ask of [() => own.db.execute(question), () => inTransaction(own)]) {
      const fault = await faultOf(ask());
      expect(isDatabaseBusy(fault), String(fault)).toBe(true);
    }
  };

  it("is recognized when a lock, a statement or a connection takes too long", async () => {
    await on({ lock_timeout: 50 }, async ({ db }) => {
      await database.db.transaction(async (tx) => {
        await tx.execute(sql`lock table sessions in access exclusive mode`);
        expect(isDatabaseBusy(await faultOf(db.execute(sql`select * from sessions`)))).toBe(true);
      });
    });
    await on({ statement_timeout: 50 }, async ({ db }) => {
      expect(isDatabaseBusy(await faultOf(db.execute(sql`select pg_sleep(5)`)))).toBe(true);
    });
    await on({ query_timeout: 50 }, async ({ db }) => {
      expect(isDatabaseBusy(await faultOf(db.execute(sql`select pg_sleep(5)`)))).toBe(true);
    });
    // Long enough for the first connection, also on a machine that does ten other things.
    await on({ connectionTimeoutMillis: 1_000 }, (own) => own.db.transaction(() => expectBusy(own)));
  });

  it("is recognized when the server is unreachable, the connection is cut or the server ends it", async () => {
    const { hostname, port, pathname, username } = new URL(address);
    const line = await openTcpLine({ host: hostname, port: Number(port || 5432) });
    const far = `postgres://${username}@127.0.0.1:${line.port}${pathname}`;
    await on(
      {},
      async (own) => {
        await inTransaction(own);
        line.cutAt("select 1");
        await expectBusy(own);
        line.cutAt(null);
        const ended = own.db.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
        expect(isDatabaseBusy(await faultOf(ended))).toBe(true);
        await line.close();
        await expectBusy(own);
      },
      far,
    );
  });

  it.each([
    ["40P01", false],
    ["53100", true],
    ["53200", true],
  ])("is recognized by the error code %s, which also tells whether it is full", async (code, full) => {
    const raise = sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`);
    const fault = await faultOf(database.db.execute(raise));
    expect([isDatabaseBusy(fault), isDatabaseFull(fault)]).toEqual([true, full]);
  });

  it("is not confused with other faults", async () => {
    const wrong = await faultOf(database.db.execute(sql`select nothing from nowhere`));
    const elsewhere = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:6379"), { code: "ECONNREFUSED" });
    for (const fault of [wrong, elsewhere, new TypeError("x is undefined"), null]) {
      expect(isDatabaseBusy(fault)).toBe(false);
    }
  });

  it("is answered with 503 and Retry-After, and logged as a warning without the call's input", async () => {
    const lines: string[] = [];
    const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
    const patience = { lock_timeout: 100 };
    await on(
      patience,
      async (own) => {
        const api = await startApi(makeServices(own, { log }), { production: true });
        await database.db.transaction(async (tx) => {
          await tx.execute(sql`lock table accounts in access exclusive mode`);
          const json = { email: "somebody@tablee.test", password: "Secret2026" };
          const response = await api.fetch("/api/client/account/login", { json });
          expect(response.headers.get("retry-after")).toBe("5");
          expect({ status: response.status, body: await response.json() }).toEqual({
            status: 503,
            body: {
              code: "busy",
              status: 503,
              message: "The server cannot answer just now",
              data: { retry_after: 5 },
            },
          });
        });
        await api.close();
      },
      address,
      4,
    );
    const WARNING = 40;
    const records = lines.map((line) => JSON.parse(line) as { level: number; msg: string; code?: string });
    expect(records.filter(({ level }) => level > WARNING)).toEqual([]);
    expect(records.find(({ msg }) => msg === "busy")).toMatchObject({ level: WARNING, code: "55P03" });
    expect(lines.join("\n")).not.toContain("somebody");
  });
});
