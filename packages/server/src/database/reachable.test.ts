import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { Unreachable } from "../ports/unreachable.ts";
import { testDatabases } from "../testing/test-database.ts";
import { POSTGRES_URL } from "../testing/postgres-clones.ts";
import { NoConnection } from "./busy.ts";
import { openPostgres } from "./open-postgres.ts";
import { asRefusedEntry, expectAnswer } from "./reachable.ts";

const URL_OF_IT = "postgres://tablee:secret@db.example:5432/tablee";
const hasPostgres = testDatabases().some(({ kind }) => kind === "postgresql");

/** An error as pg reports it. */
const saidByServer = (code: string, message: string): Error =>
  Object.assign(new Error(message), { severity: "FATAL", code });

/** Returns the result of a start with this URL. */
const startOn = async (url: string, patienceMs?: number): Promise<unknown> => {
  const database = await openPostgres(url, 1);
  try {
    return await expectAnswer(database, url, patienceMs).then(
      () => "let in",
      (error: unknown) => error,
    );
  } finally {
    await database.close();
  }
};

describe("starting on a PostgreSQL", () => {
  it("reports in one sentence, without the password, that nobody answers", async () => {
    const fault = await startOn("postgres://tablee:secret@127.0.0.1:1/tablee");
    expect(fault).toBeInstanceOf(Unreachable);
    expect(String(fault)).toContain("DATABASE_URL: no PostgreSQL answers at 127.0.0.1:1 (connect ECONNREFUSED");
  });

  it("does not wait for a server that accepts the connection and stays silent", async () => {
    const silent = createServer(() => {}).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    expect(String(await startOn(`postgres://127.0.0.1:${port}/tablee`, 100))).toContain(
      `DATABASE_URL: no PostgreSQL answers at 127.0.0.1:${port} (no word within 0.1 s)`,
    );
    silent.close();
  });

  it.runIf(hasPostgres)("reports why PostgreSQL refuses", async () => {
    const url = new URL(POSTGRES_URL);
    url.pathname = "/tablee_that_is_not_there";
    expect(String(await startOn(url.href))).toContain(
      `DATABASE_URL: PostgreSQL at ${url.host} refuses (database "tablee_that_is_not_there" does not exist)`,
    );
  });
});

describe("a fault later in the start", () => {
  it.each([
    ["53300", "sorry, too many clients already"],
    ["57P03", "the database system is starting up"],
    ["57P01", "terminating connection due to administrator command"],
    ["28P01", 'password authentication failed for user "tablee"'],
    ["3D000", 'database "tablee" does not exist'],
  ])("is reported in one sentence where PostgreSQL gave no connection: %s", (code, words) => {
    const refusal = saidByServer(code, words);
    const sentence = `DATABASE_URL: PostgreSQL at db.example:5432 refuses (${words})`;
    for (const fault of [
      refusal,
      new NoConnection("The database gave no connection", { cause: refusal }),
      new DrizzleQueryError("select 1", [], refusal),
    ]) {
      const said = asRefusedEntry(fault, URL_OF_IT);
      expect(said).toBeInstanceOf(Unreachable);
      expect((said as Error).message).toBe(sentence);
    }
  });

  it.each([
    new Error("anything"),
    saidByServer("42P01", 'relation "orders" does not exist'),
    saidByServer("55P03", "canceling statement due to lock timeout"),
    "no error at all",
  ])("is passed on unchanged where it has another cause: %s", (fault) => {
    expect(asRefusedEntry(fault, URL_OF_IT)).toBe(fault);
  });
});
