// `npm start`: builds if the sources have changed since the last build, then runs the product.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { isBuilt } from "./build-state.ts";

/**
 * glibc creates memory arenas per thread and returns little memory from them, and reads its settings only when a
 * process starts (docs/decisions/008). The thresholds keep as much memory as compressing a page takes, which would
 * otherwise be requested from the system each time. Variables that are already set take precedence.
 */
const SPARING = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "2097152", MALLOC_MMAP_THRESHOLD_: "1048576" };
if (process.platform === "linux" && process.env["MALLOC_ARENA_MAX"] === undefined) {
  // Replaces this process with itself: whoever supervises it still sees the same process.
  const again = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, again, { ...SPARING, ...process.env });
}

const root = join(import.meta.dirname, "../../..");
/** An installation without development packages runs the existing build, whatever the times of the copied files. */
const canBuild = existsSync(join(root, "node_modules/rolldown"));
if (!canBuild && !existsSync(join(root, "apps/host/dist/main.mjs"))) {
  console.error("Tablée is not built, and what builds it is not installed: npm ci && npm run build");
  process.exit(1);
}
if (canBuild && !isBuilt(root)) {
  console.log("Building Tablée (about half a minute, only after a change)…");
  const built = spawnSync(process.execPath, [join(import.meta.dirname, "build.ts")], { stdio: "inherit", cwd: root });
  if (built.status !== 0) process.exit(built.status ?? 1);
}
process.env["NODE_ENV"] ??= "production";
// npm puts a shell between itself and this process, and a shell that is killed forwards nothing. So this process ends
// in order when its parent shell is gone.
const shell = process.ppid;
if (process.env["npm_lifecycle_event"] === "start") {
  const watching = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watching);
    process.kill(process.pid, "SIGTERM");
  }, 200).unref();
}
// A variable, because the file does not exist when this one is type-checked.
const main = new URL("../dist/main.mjs", import.meta.url).href;
await import(main);
