import { spawnSync } from "node:child_process";
import path from "node:path";
import { seedOnce } from "./host.ts";

const root = path.join(import.meta.dirname, "..");

/** One build for the hosts of all workers, where the sources have changed since the last. */
async function buildFirst(): Promise<void> {
  const { isBuilt } = (await import(path.join(root, "apps/host/src/build-state.ts"))) as {
    isBuilt: (root: string) => boolean;
  };
  if (isBuilt(root)) return;
  const script = path.join(root, "apps/host/src/build.ts");
  const build = spawnSync(process.execPath, [script], { cwd: root, stdio: "inherit" });
  if (build.status !== 0) throw new Error("The product could not be built.");
}

/** Before any journey: what the hosts of all workers start from; Playwright calls what it answers after the last. */
export default async function prepare(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["E2E_URL"]) return undefined;
  if (process.env["TABLEE_BUILT"] !== "1") await buildFirst();
  return seedOnce();
}
