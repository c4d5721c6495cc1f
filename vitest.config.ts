import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    pool: "threads",
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "house",
          include: ["{packages,apps}/*/src/**/*.test.ts?(x)", "tooling/**/*.test.ts"],
          exclude: [...configDefaults.exclude, "tooling/gates/fixtures/**", "tooling/start/**"],
        },
      },
      // The README's command in an empty copy of the checkout: minutes, so on its own.
      { extends: true, test: { name: "start", include: ["tooling/start/*.test.ts"], testTimeout: 300_000 } },
    ],
  },
});
