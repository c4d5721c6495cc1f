import { spawnSync } from "node:child_process";
import path from "node:path";
import { seedOnce } from "./host.ts";

const root = path.join(import.meta.dirname, "..");

/** Builds once for the hosts of all workers, if the sources have changed since the last build. */
async function buildFirst(): Promise<void> {
  const { isBuilt } = (await import(path.join(root, "apps/host/src/build-state.ts"))) as {
    isBuilt: (root: string) => boolean;
  };
  if (isBuilt(root)) return;
  const script = path.join(root, "apps/host/src/build.ts");
  const build = spawnSync(process.execPath, [script], { cwd: root, stdio: "inherit" });
  if (build.status !== 0) throw new Error("The product could not be built.");
}

/**
 * Runs before all journeys to prepare what the workers' hosts start from; Playwright calls the returned function at the
 * end.
 */
export default async function prepare(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["E2E_URL"]) return undefined;
  if (process.env["TABLEE_BUILT"] !== "1") await buildFirst();
  return seedOnce();
}
