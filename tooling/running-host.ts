import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** A port on which nothing is listening. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

export interface RunningProcess {
  child: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  /** Its exit code once it has ended; null if it was ended by a signal. */
  ended: Promise<number | null>;
}

/** Runs a command and collects its output. */
export function runProcess(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): RunningProcess {
  const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (text: string) => {
      printed += text;
    });
  }
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  // Code that awaits it sees the failure; other code must not be ended by an unhandled rejection.
  ended.catch(() => {});
  return { child, output: () => printed, ended };
}

/** Waits until the host at `url` is ready; throws with its output if the process ends before. */
export async function untilReady(running: RunningProcess, url: string, seconds = 180): Promise<void> {
  const end = performance.now() + seconds * 1_000;
  let over = false;
  void running.ended.finally(() => {
    over = true;
  });
  while (performance.now() < end) {
    if (over) throw new Error(`The host ended before it was ready:\n${running.output()}`);
    const answer = await fetch(`${url}/api/ready`).catch(() => null);
    if (answer?.ok) return;
    await pause(20);
  }
  throw new Error(`The host was not ready after ${seconds} s:\n${running.output()}`);
}

export interface RunningHost extends RunningProcess {
  url: string;
  /** Milliseconds from the start of the process to its first successful /api/ready. */
  readyAfter: number;
  /** Asks it to end and waits; resolves to the exit code. */
  stop(): Promise<number | null>;
}

/** Settings that keep the process small (decision 008), as `npm start` uses them (apps/host/src/start.ts). */
const MEMORY_FLAGS = ["--max-semi-space-size=8", "--heap-growing-percent=30"];
const SPARING = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "2097152", MALLOC_MMAP_THRESHOLD_: "1048576" };

/**
 * Starts this checkout's host in production mode, with these variables added to the environment. It must be built first
 * where needed.
 */
export async function startHost(variables: NodeJS.ProcessEnv): Promise<RunningHost> {
  const port = await freePort();
  const env = {
    ...SPARING,
    ...process.env,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    DRAIN_WAIT: "0",
    PORT: String(port),
    ...variables,
  };
  const began = performance.now();
  const script = path.join(ROOT, "apps/host/dist/main.mjs");
  const running = runProcess(process.execPath, [...MEMORY_FLAGS, script], ROOT, env);
  const url = `http://127.0.0.1:${port}`;
  await untilReady(running, url);
  const readyAfter = performance.now() - began;
  const stop = async (): Promise<number | null> => {
    running.child.kill("SIGTERM");
    return running.ended;
  };
  return { ...running, url, readyAfter, stop };
}

/** Builds the product like `npm run build`, and shows the output if it fails. */
export async function buildHost(): Promise<void> {
  const build = runProcess(process.execPath, [path.join(ROOT, "apps/host/src/build.ts")], ROOT, process.env);
  if ((await build.ended) !== 0) throw new Error(`The build failed:\n${build.output()}`);
}
