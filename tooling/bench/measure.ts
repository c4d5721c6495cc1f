import { execFileSync } from "node:child_process";
import path from "node:path";
import { freePort, ROOT, type RunningHost, type RunningProcess, runProcess, startHost } from "../running-host.ts";
import type { BenchDatabase } from "./bench-database.ts";
import { type Call, drive, type Drive, type Load, together } from "./drive.ts";
import type { BenchOptions } from "./options.ts";
import { answerSize, type Target } from "./targets.ts";

export interface Measured {
  target: Target;
  product: Load;
  size: number;
  constant: Load;
  rows: Load | null;
  /**
   * The same with two generators, if the aim is compared with the constant body, which one generator cannot saturate.
   */
  byTwo: { product: Load; constant: Load } | null;
}

/** The bound's server in a process of its own. */
export async function startBound(database: BenchDatabase): Promise<{ url: string; process: RunningProcess }> {
  const port = await freePort();
  const script = path.join(ROOT, "tooling/bench/bound-server.ts");
  const args = [script, database.forBound(), String(port)];
  const running = runProcess(process.execPath, args, ROOT, { ...process.env, NODE_ENV: "production" });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 2_400; tries += 1) {
    if ((await fetch(`${url}/constant/1`).catch(() => null))?.ok) return { url, process: running };
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`The bound's server did not start:\n${running.output()}`);
}

/**
 * Other load on the machine varies, so each thing is measured this many times, alternating with what it is compared
 * with.
 */
const ROUNDS = 4;

/** Measures the product and its bounds under the same load, alternating. */
export async function measure(target: Target, bound: string, options: BenchOptions): Promise<Measured> {
  const size = await answerSize(target.call);
  const { connections } = options;
  const seconds = Math.max(1, Math.round(options.seconds / ROUNDS));
  const constant: Call = { url: `${bound}/constant/${size}` };
  const rows: Call | null = target.rows === null ? null : { url: `${bound}/rows/${target.rows}` };
  const inTurns = async (calls: readonly (Call | null)[], how: Drive): Promise<(Load | null)[]> => {
    const loads: Load[][] = calls.map(() => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, call] of calls.entries()) if (call) loads[at]?.push(await drive(call, how));
    }
    return loads.map((of) => (of.length === 0 ? null : together(of)));
  };
  const [product, ofConstant, ofRows] = await inTurns([target.call, constant, rows], { seconds, connections });
  if (!product || !ofConstant) throw new Error(`${target.name} was not measured`);
  const measured = { target, product, size, constant: ofConstant, rows: ofRows ?? null };
  if (target.aim !== "constant") return { ...measured, byTwo: null };
  const [two, constantByTwo] = await inTurns([target.call, constant], { seconds, connections, generators: 2 });
  return { ...measured, byTwo: two && constantByTwo ? { product: two, constant: constantByTwo } : null };
}

/** Resident memory of a process, in bytes. */
export const memoryOf = (host: RunningProcess): number =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(host.child.pid)], { encoding: "utf8" })) * 1_024;

/** A host on a loaded database: no seeding, no rate limits, no log line per request. */
export const LOADED = { DEMO: "0", RATE_LIMIT: "off", LOG_LEVEL: "error" };
export const startLoaded = (database: BenchDatabase): Promise<RunningHost> =>
  startHost({ ...database.variables, REDIS_URL: "", ...LOADED });

/** Milliseconds from the start of the process until ready: the median of five starts. */
export async function startTime(database: BenchDatabase): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const host = await startLoaded(database);
    times.push(host.readyAfter);
    await host.stop();
  }
  return times.sort((a, b) => a - b)[2] ?? Number.NaN;
}
