import path from "node:path";
import { configDefaults, defineConfig } from "vitest/config";
import { OneEnvironmentAtATime } from "./tooling/test-order.ts";

/** Threads and processes that tests start load our sources, and half of that was compiling them. */
const env = { NODE_COMPILE_CACHE: path.join(import.meta.dirname, "node_modules/.cache/tablee/compiled") };

export default defineConfig({
  test: {
    environment: "node",
    pool: "forks",
    maxWorkers: 2,
    sequence: { sequencer: OneEnvironmentAtATime },
    // Long enough for a machine that does ten other things, as in e2e.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          // Loading the same modules again for each file took half of the time; what a file changes it puts back.
          isolate: false,
          // Seven thousand small files of words, which Node reads as they are.
          server: { deps: { external: [/packages.web.src.paraglide/] } },
          env,
          setupFiles: ["vitest.setup.ts"],
          globalSetup: ["packages/server/src/testing/test-run.ts"],
          include: ["{packages,apps}/*/src/**/*.test.ts?(x)", "tooling/**/*.test.ts"],
          exclude: [...configDefaults.exclude, "tooling/gates/fixtures/**", "tooling/start/**", "tooling/races/**"],
        },
      },
      // Real processes against each other, two files at a time, each on a database of its own.
      {
        extends: true,
        test: {
          name: "races",
          env,
          include: ["tooling/races/*.test.ts"],
          globalSetup: ["tooling/races/build-first.ts"],
          testTimeout: 900_000 * Math.max(1, Number(process.env.RACES_SCALE ?? "1")),
          hookTimeout: 120_000,
        },
      },
      // The README's command in an empty copy of the checkout: minutes, so on its own.
      { extends: true, test: { name: "start", include: ["tooling/start/*.test.ts"], testTimeout: 300_000 } },
    ],
  },
});
