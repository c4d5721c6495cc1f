import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { accessSync, chownSync, constants, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { answers } from "./answers.ts";
import { freePort } from "../running-host.ts";

/** A server of the test's own, which may be stopped, frozen and killed without affecting anything else. */
export interface PrivateServer {
  url: string;
  /** Shuts it down in order. */
  stop(): Promise<void>;
  /** Kills it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same port with its stored data; resolves once it responds. */
  start(): Promise<void>;
  /** Freezes it and its child processes, or, if false, resumes them. */
  freeze(frozen: boolean): void;
  close(): Promise<void>;
}

const executable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where Debian and others install PostgreSQL's commands, which are not always in PATH. */
const HOMES = ["/usr/lib/postgresql", "/usr/local/opt", "/opt/homebrew/opt"];
const folders = (): string[] => [
  ...(process.env.PATH ?? "").split(path.delimiter),
  ...HOMES.flatMap((home) =>
    existsSync(home)
      ? readdirSync(home)
          .sort((a, b) => b.localeCompare(a, "en", { numeric: true }))
          .map((version) => path.join(home, version, "bin"))
      : [],
  ),
];
const commandAt = (name: string): string | null =>
  folders()
    .map((folder) => path.join(folder, name))
    .find(executable) ?? null;

function installed(name: string, variable: string): string | null {
  const command = commandAt(name);
  if (command === null && process.env[variable] === "1") throw new Error(`The races need ${name}`);
  return command;
}

/** PostgreSQL refuses to run as root. */
const nobody = (): { uid: number; gid: number } | Record<string, never> => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
};

function ownFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `tablee-${name}-`));
  const { uid, gid } = nobody();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

/** A process and all its descendants, itself first. */
function family(pid: number): number[] {
  const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/\s+/).map(Number));
  const found = [pid];
  for (const one of found) found.push(...rows.flatMap(([child, parent]) => (parent === one && child ? [child] : [])));
  return found;
}

interface Recipe {
  url: string;
  folder: string;
  command: string;
  args: readonly string[];
  /** The signal that shuts it down in order without waiting for connected clients. */
  stopBy: NodeJS.Signals;
}

async function serve({ url, folder, command, args, stopBy }: Recipe): Promise<PrivateServer> {
  let child: ChildProcess | null = null;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = child;
    child = null;
    if (!ending?.pid || ending.exitCode !== null) return;
    const all = signal === "SIGKILL" ? family(ending.pid) : [ending.pid];
    const ended = once(ending, "exit");
    for (const pid of all) signalTo(pid, signal);
    await ended;
  };
  const start = async (): Promise<void> => {
    child = spawn(command, args, { cwd: folder, stdio: "ignore", ...nobody() });
    const { hostname, port } = new URL(url);
    for (const until = performance.now() + 30_000; !(await answers(url)); await pause(20)) {
      if (performance.now() > until) throw new Error(`Nothing answers at ${hostname}:${port}`);
    }
  };
  await start();
  return {
    url,
    start,
    stop: () => end(stopBy),
    kill: () => end("SIGKILL"),
    freeze: (frozen) => {
      for (const pid of child?.pid ? family(child.pid) : []) signalTo(pid, frozen ? "SIGSTOP" : "SIGCONT");
    },
    close: async () => {
      await end("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const signalTo = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It has ended in the meantime.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
};

const initdb = installed("initdb", "REQUIRE_POSTGRES");
const redisServer = installed("redis-server", "REQUIRE_REDIS");

/** Whether this machine can start servers of a test's own. */
export const canServe = { postgresql: initdb !== null, redis: redisServer !== null };

export async function ownPostgres(): Promise<PrivateServer> {
  if (initdb === null) throw new Error("initdb is not installed");
  const port = await freePort();
  const folder = ownFolder("postgres");
  const data = path.join(folder, "data");
  const quick = ["-N", "--no-instructions", "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C"];
  execFileSync(initdb, ["-D", data, ...quick], { cwd: folder, stdio: "ignore", ...nobody() });
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: folder,
    max_connections: "60",
    fsync: "off",
  };
  return serve({
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    folder,
    command: path.join(path.dirname(initdb), "postgres"),
    args: [
      "-D",
      data,
      "-p",
      `${port}`,
      ...Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]),
    ],
    stopBy: "SIGINT",
  });
}

export async function ownRedis(): Promise<PrivateServer> {
  if (redisServer === null) throw new Error("redis-server is not installed");
  const port = await freePort();
  const folder = ownFolder("redis");
  mkdirSync(folder, { recursive: true });
  return serve({
    url: `redis://127.0.0.1:${port}`,
    folder,
    command: redisServer,
    args: ["--port", `${port}`, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
    stopBy: "SIGTERM",
  });
}
