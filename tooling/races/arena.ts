import { randomBytes } from "node:crypto";
import { writeSync } from "node:fs";
import { openSession } from "@tablee/server/accounts/sessions";
import type { Database } from "@tablee/server/database/open-database";
import { migrateDatabase } from "@tablee/server/database/migrate";
import { openPostgres } from "@tablee/server/database/open-postgres";
import type { Services } from "@tablee/server/services";
import { makeServices } from "@tablee/server/testing/make-services";
import { makeAccount } from "@tablee/server/testing/make-world.queries";
import { addressOf, testDatabases } from "@tablee/server/testing/test-database";
import { forgetAnnouncements, testRedis } from "@tablee/server/testing/test-redis";
import { type RunningHost, startHost } from "../running-host.ts";
import { type Answer, callAt, type Own } from "./calls.ts";
import { HOST_NAME } from "./strikes.queries.ts";

/** PostgreSQL if it is available: races need real processes on a real database. */
export const postgresql = testDatabases().find(({ kind }) => kind === "postgresql");

/** How many times more attempts are made than in `npm test`: RACES_SCALE=10 looks for rare failures. */
const SCALE = Number(process.env.RACES_SCALE ?? "1");
export const times = (count: number): number => Math.max(1, Math.round(count * SCALE));

/** Prints what a race has tried, on a line of its own below the name of the test. */
export const tell = (words: string): void => void writeSync(1, `     ${words}\n`);

/** Repeats something beside a race until it is stopped; `stop` returns all results. */
export function keepDoing<T>(work: () => Promise<T>): { stop(): Promise<T[]> } {
  const state = { over: false };
  const done = (async () => {
    const results: T[] = [];
    while (!state.over) results.push(await work());
    return results;
  })();
  done.catch(() => {});
  return {
    stop: () => {
      state.over = true;
      return done;
    },
  };
}

export interface Member {
  account_id: number;
  token: string;
}

/** Two processes of the product in production mode, on a database and ports of their own. */
export interface Arena {
  database: Database;
  /** Services with which the test itself uses that database, with the real clock. */
  services: Services;
  hosts: RunningHost[];
  /** The environment of its processes, to start more of them. */
  variables: NodeJS.ProcessEnv;
  /** Sends a call to one process. */
  at(host: number, method: "GET" | "POST" | "PATCH" | "DELETE", path: string, own?: Own): Promise<Answer>;
  /** Creates a new member, who is signed in. */
  member(): Promise<Member>;
  /** Signs in an existing member. */
  signIn(who: { account_id: number }): Promise<Member>;
  /** Kills a process as a power cut would, and resolves once it is gone. */
  kill(host: number): Promise<void>;
  /** Starts it again, on another port. */
  restart(host: number): Promise<void>;
  close(): Promise<void>;
}

/** Replacements for the PostgreSQL and the Redis that the races share. */
export interface ArenaOptions {
  /** The addresses of the race's own servers; `redis: null` means none. */
  postgres?: string;
  redis?: string | null;
  /** Starts without tables, which the processes then create. */
  empty?: boolean;
  /** Enables every rate limit; each call then comes from an address of its own. */
  limited?: boolean;
  /** Additional environment variables of the processes. */
  variables?: NodeJS.ProcessEnv;
}

export async function openArena(count = 2, options: ArenaOptions = {}): Promise<Arena> {
  const [database, url] =
    options.postgres === undefined ? await openShared(options.empty) : await openOwn(options.postgres);
  const redis = options.redis === undefined ? await testRedis() : options.redis;
  const variables = {
    // By this name the races tell a process's connections from their own.
    DATABASE_URL: `${url}?application_name=${HOST_NAME}`,
    REDIS_URL: redis ?? "",
    DEMO: "0",
    ...(options.limited ? { RATE_LIMIT: "on", TRUST_PROXY: "1" } : { RATE_LIMIT: "off" }),
    LOG_LEVEL: "fatal",
    ...options.variables,
  };
  const start = (): Promise<RunningHost> => startHost(variables);
  const services = makeServices(database, { clock: () => new Date() });
  const hosts = await Promise.all(Array.from({ length: count }, start));
  const of = (host: number): RunningHost => {
    const found = hosts[host];
    if (!found) throw new Error(`There is no host ${host}`);
    return found;
  };
  const signIn = async ({ account_id }: { account_id: number }): Promise<Member> => ({
    account_id,
    token: await openSession(services, account_id, {}),
  });
  return {
    database,
    services,
    hosts,
    variables,
    at: (host, method, path, own) =>
      callAt(of(host).url, method, path, options.limited ? { from: someAddress(), ...own } : own),
    member: async () => signIn({ account_id: (await makeAccount(database.db)).id }),
    signIn,
    kill: async (host) => {
      of(host).child.kill("SIGKILL");
      await of(host).ended;
    },
    restart: async (host) => {
      hosts[host] = await start();
    },
    close: async () => {
      await Promise.all(hosts.map((host) => host.stop()));
      if (redis && options.redis === undefined) await forgetAnnouncements(redis, database);
      await database.close();
    },
  };
}

/** A random address, so that no two calls within a minute share one. */
const someAddress = (): string => {
  const network = randomBytes(6).toString("hex");
  return `fd00:${network.slice(0, 4)}:${network.slice(4, 8)}:${network.slice(8)}::1`;
};

async function openShared(empty = false): Promise<[Database, string]> {
  if (!postgresql) throw new Error("The races need PostgreSQL");
  const database = await postgresql.open();
  if (empty) {
    for (const schema of ["drizzle", "pgboss", "public"]) await database.query(`drop schema ${schema} cascade`);
    await database.query("create schema public");
  }
  return [database, await addressOf(database)];
}

async function openOwn(url: string): Promise<[Database, string]> {
  const database = await openPostgres(url, 8);
  await migrateDatabase(database);
  return [database, url];
}
