// `npm start`: builds where the sources have changed since the last build, then runs the product.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { isBuilt } from "./build-state.ts";

/**
 * glibc gives each thread an arena of its own and hands little of them back, and reads how it may only as a process
 * begins (docs/decisions/008). It keeps as much as packing a page takes, which the system would hand out anew for each.
 * What the environment says already stands.
 */
const SPARING = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "2097152", MALLOC_MMAP_THRESHOLD_: "1048576" };
if (process.platform === "linux" && process.env["MALLOC_ARENA_MAX"] === undefined) {
  // In its own place: the same process to whoever watches it, begun again.
  const again = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, again, { ...SPARING, ...process.env });
}

const root = join(import.meta.dirname, "../../..");
/** An installation without development's packages runs what was built, whatever the times of the copied files say. */
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
// npm puts a shell between itself and this process, and a shell that is ended tells nobody: whoever ends npm ends the
// product too, in order.
const shell = process.ppid;
if (process.env["npm_lifecycle_event"] === "start") {
  const watching = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watching);
    process.kill(process.pid, "SIGTERM");
  }, 200).unref();
}
// Built just above: not there yet when this file is checked.
const main = new URL("../dist/main.mjs", import.meta.url).href;
await import(main);
