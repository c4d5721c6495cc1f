import { fork } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";
import { createDatabase, dropDatabase, findPostgres, urlOf } from "./postgres.ts";

const SEED_PORT = Number(process.env["E2E_PORT"] ?? 3917);
const folder = path.join(import.meta.dirname, "../.cache/e2e");
const seeded = path.join(folder, "seeded");

/** The demo's restaurants where journeys order. */
const ORDERED_FROM = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export interface Host {
  url: string;
  stop: () => Promise<void>;
}

/** Tells the workers, which are separate processes, whether the hosts use PostgreSQL. */
const ON_POSTGRES = "E2E_ON_POSTGRES";
const isOnPostgres = (): boolean => process.env[ON_POSTGRES] === "1";

async function start(port: number, data: string, variables: NodeJS.ProcessEnv = {}): Promise<Host> {
  // By IP address: with "localhost", a socket does not notice that the browser is offline.
  const url = `http://127.0.0.1:${port}`;
  const child = fork(path.join(import.meta.dirname, "serve.ts"), {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: data,
      DATABASE_URL: isOnPostgres() ? urlOf(port) : "",
      ...variables,
    },
    stdio: ["ignore", process.env["E2E_LOG"] ? "inherit" : "ignore", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  const isReady = async () => (await fetch(`${url}/api/ready`).catch(() => null))?.ok === true;
  for (const until = Date.now() + 120_000; !(await isReady()) || child.exitCode !== null; await pause(50)) {
    if (child.exitCode !== null) throw new Error(`The host ended with ${child.exitCode} before it was ready.`);
    if (Date.now() > until) throw new Error("The host was not ready after two minutes.");
  }
  return {
    url,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      if (isOnPostgres() && port !== SEED_PORT) await dropDatabase(port);
    },
  };
}

/** Creates a database with the demo, which is copied for each worker's host; returns how to remove it. */
export async function seedOnce(): Promise<() => Promise<void>> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(seeded, { recursive: true });
  if (await findPostgres()) {
    process.env[ON_POSTGRES] = "1";
    await createDatabase(SEED_PORT);
  }
  const host = await start(SEED_PORT, seeded);
  await allowManyOrders(host.url);
  await host.stop();
  return async () => {
    if (isOnPostgres()) await dropDatabase(SEED_PORT);
  };
}

/** Journeys order as two members all the time, more than a restaurant allows one member. */
async function allowManyOrders(url: string): Promise<void> {
  const ask = async (method: string, address: string, body: unknown, token?: string) => {
    const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const answer = await fetch(`${url}/api${address}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { token: string };
  };
  const login = { email: "admin@tablee.test", password: DEMO_PASSWORD };
  const { token } = await ask("POST", "/client/account/login", login);
  for (const id of ORDERED_FROM) {
    await ask("PATCH", `/kitchen/restaurant/${id}`, { max_open_orders: 1_000 }, token);
  }
}

/**
 * Starts the product with a copy of the seeded database, for this worker only: the host before it may still be shutting
 * down. It ends with the process that started it, however that ends. `variables` are added to its environment.
 */
export async function startHost(worker: number, variables: NodeJS.ProcessEnv = {}): Promise<Host> {
  const port = SEED_PORT + 1 + worker;
  const data = path.join(folder, String(port));
  await cp(seeded, data, { recursive: true });
  if (isOnPostgres()) await createDatabase(port, SEED_PORT);
  return start(port, data, variables);
}
