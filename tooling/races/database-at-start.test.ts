import { openPostgres } from "@tablee/server/database/open-postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startHost } from "../running-host.ts";
import { canServe, ownPostgres, type PrivateServer } from "./private-servers.ts";

/** The number of connections of a private server (private-servers.ts). */
const CONNECTIONS = 60;

describe.runIf(canServe.postgresql)("a PostgreSQL that, at the start of a process,", () => {
  let postgres: PrivateServer;
  beforeAll(async () => {
    postgres = await ownPostgres();
  });
  afterAll(() => postgres?.close());

  /** The outcome of a start: the output of a process that ended before it was ready. */
  const start = (url = postgres.url): Promise<string> =>
    startHost({ DATABASE_URL: url, REDIS_URL: "", DEMO: "0", LOG_LEVEL: "fatal" }).then(
      async (host) => {
        await host.stop();
        return "it started";
      },
      (error: Error) => error.message,
    );
  const sentence = (why: string): string =>
    `The host ended before it was ready:\nDATABASE_URL: ${why.replace("HERE", new URL(postgres.url).host)}\n`;
  const expectSentence = (words: string, why: string): void => expect(words).toBe(sentence(why));

  /** Starts a process while PostgreSQL has so many connections left. */
  const startWith = async (left: number): Promise<string> => {
    const others = await openPostgres(postgres.url, 1);
    const held = await Promise.all(
      Array.from({ length: CONNECTIONS - left }, () =>
        others.listen(
          "nothing",
          () => {},
          () => {},
        ),
      ),
    );
    const outcome = await start();
    await Promise.all([...held.map((letGo) => letGo()), others.close()]);
    return outcome;
  };
  const TOO_MANY = "PostgreSQL at HERE refuses (sorry, too many clients already)";

  it.each([0, 1, 2])("has %i connections left: the process reports it in one sentence and ends", async (left) => {
    expectSentence(await startWith(left), TOO_MANY);
  });

  it("has 3 connections left: the process reports the same, unless it starts so slowly that they are enough", async () => {
    expect([sentence(TOO_MANY), "it started"]).toContain(await startWith(3));
  });

  it("has no such database, or role: the process reports it in one sentence and ends", async () => {
    const elsewhere = new URL(postgres.url);
    elsewhere.pathname = "/nowhere";
    expectSentence(await start(elsewhere.href), 'PostgreSQL at HERE refuses (database "nowhere" does not exist)');
    const stranger = new URL(postgres.url);
    stranger.username = "stranger";
    expectSentence(await start(stranger.href), 'PostgreSQL at HERE refuses (role "stranger" does not exist)');
  });

  it("does not answer: the process reports it in one sentence and ends", async () => {
    postgres.freeze(true);
    const outcome = await start();
    postgres.freeze(false);
    expectSentence(outcome, "no PostgreSQL answers at HERE (no word within 5 s)");
  });
});
