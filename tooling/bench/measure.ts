import { execFileSync } from "node:child_process";
import path from "node:path";
import { freePort, ROOT, type RunningHost, type RunningProcess, runProcess, startHost } from "../running-host.ts";
import type { BenchDatabase } from "./bench-database.ts";
import { drive, type Load } from "./drive.ts";
import type { BenchOptions } from "./options.ts";
import { answerSize, type Target } from "./targets.ts";

export interface Measured {
  target: Target;
  product: Load;
  size: number;
  constant: Load;
  rows: Load | null;
}

/** The bound's server in a process of its own. */
export async function startBound(database: BenchDatabase): Promise<{ url: string; process: RunningProcess }> {
  const port = await freePort();
  const script = path.join(ROOT, "tooling/bench/bound-server.ts");
  const args = [script, database.forBound(), String(port)];
  const running = runProcess(process.execPath, args, ROOT, { ...process.env, NODE_ENV: "production" });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 400; tries += 1) {
    if ((await fetch(`${url}/constant/1`).catch(() => null))?.ok) return { url, process: running };
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`The bound's server did not start:\n${running.output()}`);
}

/** The product and its bounds under the same load, one right after the other. */
export async function measure(
  target: Target,
  bound: string,
  { seconds, connections }: BenchOptions,
): Promise<Measured> {
  const size = await answerSize(target.call);
  const load = (url: string): Promise<Load> => drive({ url }, seconds, connections);
  const constant = await load(`${bound}/constant/${size}`);
  const product = await drive(target.call, seconds, connections);
  const rows = target.rows === null ? null : await load(`${bound}/rows/${target.rows}`);
  return { target, product, size, constant, rows };
}

/** Resident memory of a process, in bytes. */
export const memoryOf = (host: RunningProcess): number =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(host.child.pid)], { encoding: "utf8" })) * 1_024;

/** The host on a database that is loaded: no seeding, no limits, no word for each request. */
export const startLoaded = (database: BenchDatabase): Promise<RunningHost> =>
  startHost({ ...database.variables, DEMO: "0", RATE_LIMIT: "off", LOG_LEVEL: "error" });

/** Milliseconds from process to ready: the middle of five starts. */
export async function startTime(database: BenchDatabase): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const host = await startLoaded(database);
    times.push(host.readyAfter);
    await host.stop();
  }
  return times.sort((a, b) => a - b)[2] ?? Number.NaN;
}
